internal import LayoutCore
import Foundation

/// The rectangles of a configured button's parts.
struct ButtonBoxes {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
}

/// The sizes of a configured button's parts, from which its own size and the parts' frames follow.
struct ButtonParts {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    /// The axis along which picture and text follow each other.
    var axis = Axis.horizontal
    /// Whether the picture comes first from the left or the top.
    var startsWithImage = true
    /// The alignment of the shorter of title and subtitle: 0 left, 1 right.
    var titleShare: CGFloat = 0.5

    var text: CGSize {
        let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private var gap: CGFloat { image.width > 0 && text.height > 0 ? imagePadding : 0 }

    /// The size of picture and text together.
    var size: CGSize {
        let (a, b) = (LayoutCore.Size(image), LayoutCore.Size(text))
        let cross = axis == .horizontal ? Axis.vertical : .horizontal
        let whole = LayoutCore.Size(
            axis, main: a[axis] + Double(gap) + b[axis], cross: max(a[cross], b[cross]))
        return CGSize(width: whole.width, height: whole.height)
    }

    /// The frames of the parts in a block; shares give the alignment across the axis, from 0 to 1.
    func boxes(in block: CGRect, horizontalShare: CGFloat, grid: PixelGrid) -> ButtonBoxes {
        let (imageFirst, text) = (startsWithImage, text)
        func start(_ extent: CGFloat, _ other: CGFloat, isFirst: Bool) -> CGFloat {
            isFirst ? 0 : other + gap
        }
        func origin(_ size: CGSize, other: CGSize, isFirst: Bool) -> CGPoint {
            axis == .horizontal
                ? CGPoint(
                    x: block.minX + start(size.width, other.width, isFirst: isFirst),
                    y: block.midY - size.height / 2)
                : CGPoint(
                    x: block.minX + (block.width - size.width) * horizontalShare,
                    y: block.minY + start(size.height, other.height, isFirst: isFirst))
        }
        func snapped(_ point: CGPoint, _ size: CGSize) -> CGRect {
            CGRect(
                x: grid.rounded(Double(point.x)), y: grid.rounded(Double(point.y)), width: size.width,
                height: size.height)
        }
        let textOrigin = origin(text, other: image, isFirst: !imageFirst)
        func line(_ size: CGSize, y: CGFloat) -> CGRect {
            snapped(
                CGPoint(x: textOrigin.x + (text.width - size.width) * titleShare, y: textOrigin.y + y), size)
        }
        return ButtonBoxes(
            image: snapped(origin(image, other: text, isFirst: imageFirst), image),
            title: line(title, y: 0), subtitle: line(subtitle, y: text.height - subtitle.height))
    }
}

extension LayoutCore.Size {
    fileprivate init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}
