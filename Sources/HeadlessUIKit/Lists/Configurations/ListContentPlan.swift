internal import LayoutCore
import Foundation

/// What lies where in a list's content: frames from sizes, without views.
///
/// Positions run from the leading edge; ``mirrored(in:)`` gives those of right-to-left.
struct ListContentPlan {
    /// The frame of the image; nil without one.
    var image: CGRect?
    /// The frame of the text; nil without one.
    var text: CGRect?
    /// The frame of the secondary text; nil without one.
    var secondaryText: CGRect?
    /// The size that the content needs with its margins.
    var size: CGSize

    /// Turns leading into trailing.
    func mirrored(in width: CGFloat) -> ListContentPlan {
        func mirror(_ rect: CGRect?) -> CGRect? {
            rect.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        var plan = self
        plan.image = mirror(image)
        plan.text = mirror(text)
        plan.secondaryText = mirror(secondaryText)
        return plan
    }
}

/// What a plan is made from.
struct ListContentParts {
    /// A text: its size within a width, and its first baseline there.
    struct Text {
        var size: (_ width: CGFloat) -> CGSize
        var baseline: (_ size: CGSize) -> CGFloat
        /// Whether the text takes the whole width because its lines are centred or justified in it.
        var fillsWidth = false
    }

    /// The size of the image and the one that is reserved for it; nil without an image.
    var image: (size: CGSize, reserved: CGSize)?
    var text: Text?
    var secondaryText: Text?
    var margins = NSDirectionalEdgeInsets.zero
    var imagePadding: CGFloat = 0
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    /// Whether the texts lie beside each other where both fit.
    var isSideBySide = false
    /// Whether the texts lie below the image: at the sizes of text for accessibility.
    var isImageAbove = false
    var grid: PixelGrid

    /// A width from which on text counts as unlimited.
    static let unlimited: CGFloat = 1e6

    /// The natural size: all text in one line.
    var naturalSize: CGSize { plan(in: CGSize(width: Self.unlimited, height: 0)).size }

    /// The distance of the texts from the leading margin: that of the image beside them.
    private var indent: CGFloat { image.map { isImageAbove ? 0 : $0.reserved.width + imagePadding } ?? 0 }

    /// The distance of the texts from the leading edge.
    var textStart: CGFloat { grid.rounded(margins.leading + indent) }

    /// The frames in a box; a height of 0 is that of the content.
    func plan(in box: CGSize) -> ListContentPlan {
        let sides = margins.leading + margins.trailing
        let columns = max(0, box.width - sides)
        let block = texts(within: max(0, columns - indent))
        var size = block.size
        if let image {
            if isImageAbove {
                let gap = size.height > 0 ? imagePadding : 0
                size.width = max(size.width, image.reserved.width)
                size.height += image.reserved.height + gap
            } else {
                size.width += image.reserved.width + (size.height > 0 ? imagePadding : 0)
                size.height = max(size.height, image.reserved.height)
            }
        }
        let needed = CGSize(
            width: size.width + sides, height: size.height + margins.top + margins.bottom)
        var plan = ListContentPlan(size: needed)
        place(block, of: size, indent: indent, height: box.height > 0 ? box.height : needed.height, in: &plan)
        return plan
    }

    /// The texts with an origin of zero, and the size around them.
    private struct Block {
        var text: CGRect?
        var secondaryText: CGRect?
        var size = CGSize.zero
    }

    private func texts(within width: CGFloat) -> Block {
        var block = Block()
        guard let text, let secondaryText else {
            guard let only = text ?? secondaryText else { return block }
            let rect = frame(of: only, within: width, y: 0)
            block.size = rect.size
            if text != nil { block.text = rect } else { block.secondaryText = rect }
            return block
        }
        if isSideBySide, let beside = beside(text, secondaryText, within: width) { return beside }
        let first = frame(of: text, within: width, y: 0)
        let second = frame(of: secondaryText, within: width, y: first.maxY + verticalPadding)
        block.text = first
        block.secondaryText = second
        block.size = CGSize(width: max(first.width, second.width), height: second.maxY)
        return block
    }

    private func frame(of text: Text, within width: CGFloat, y: CGFloat) -> CGRect {
        var size = text.size(width)
        if text.fillsWidth, width < Self.unlimited / 2 { size.width = width }
        return CGRect(x: 0, y: y, width: min(size.width, width), height: size.height)
    }

    /// The texts on one line with equal baselines, the second at the trailing edge; nil where both do not fit.
    private func beside(_ text: Text, _ secondaryText: Text, within width: CGFloat) -> Block? {
        let (first, second) = (text.size(Self.unlimited), secondaryText.size(Self.unlimited))
        let needed = first.width + horizontalPadding + second.width
        guard needed <= width else { return nil }
        let (a, b) = (text.baseline(first), secondaryText.baseline(second))
        let line = max(a, b)
        let end = width < Self.unlimited / 2 ? width : needed
        var block = Block()
        block.text = CGRect(origin: CGPoint(x: 0, y: line - a), size: first)
        block.secondaryText = CGRect(
            origin: CGPoint(x: end - second.width, y: line - b), size: second)
        block.size = CGSize(
            width: needed, height: max(line - a + first.height, line - b + second.height))
        return block
    }

    /// Centres what lies beside each other vertically in the margins.
    private func place(
        _ block: Block, of size: CGSize, indent: CGFloat, height: CGFloat, in plan: inout ListContentPlan
    ) {
        let space = height - margins.top - margins.bottom
        var textTop = margins.top + (space - block.size.height) / 2
        if let image {
            var top = margins.top + (space - image.reserved.height) / 2
            if isImageAbove {
                top = margins.top + (space - size.height) / 2
                textTop = top + size.height - block.size.height
            }
            let x = margins.leading + (image.reserved.width - image.size.width) / 2
            plan.image = CGRect(
                origin: CGPoint(
                    x: grid.rounded(x), y: grid.rounded(top + (image.reserved.height - image.size.height) / 2)
                ),
                size: image.size)
        }
        let left = margins.leading + indent
        func rounded(_ rect: CGRect?) -> CGRect? {
            rect.map {
                CGRect(
                    origin: CGPoint(
                        x: grid.rounded(left + $0.minX), y: grid.rounded(textTop + $0.minY)),
                    size: $0.size)
            }
        }
        plan.text = rounded(block.text)
        plan.secondaryText = rounded(block.secondaryText)
    }
}

extension PixelGrid {
    fileprivate func rounded(_ length: CGFloat) -> CGFloat { CGFloat(rounded(Double(length))) }
}
