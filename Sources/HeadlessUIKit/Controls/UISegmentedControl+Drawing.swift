internal import DisplayList
internal import LayoutCore
internal import Typesetting
import Foundation

extension UISegmentedControl {
    private static let height: CGFloat = 32
    /// The padding beside a title, both sides together.
    private static let sides: CGFloat = 20
    /// The width of the line between two segments; iOS 26 has none.
    private var divider: CGFloat {
        let picture = pictures.divider(.normal, .normal, isLow: isLow)
        return picture?.size.width ?? (isCapsule || pictures.areBackgroundsSet ? 0 : 1)
    }

    /// Whether the control is as low as bars of phones on their side are.
    private var isLow: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.horizontalSizeClass != .regular
    }

    private var isCapsule: Bool { traitCollection.systemVersion >= .iOS26 }

    final var naturalSize: CGSize {
        let widths = naturalWidths
        let dividers = CGFloat(max(0, widths.count - 1)) * divider
        return CGSize(width: widths.reduce(dividers, +), height: Self.height)
    }

    /// Widths that were set count; others are the widest content's or, if the control says so, each its own.
    private var naturalWidths: [CGFloat] {
        let grid = PixelGrid(scale: Double(roundingScale))
        let own = segments.indices.map { index in
            CGFloat(grid.roundedUp(Double(contentWidth(index) + Self.sides)))
        }
        let widest = own.max() ?? 0
        return segments.indices.map { index in
            segments[index].width > 0
                ? segments[index].width : apportionsSegmentWidthsByContent ? own[index] : widest
        }
    }

    /// The width of a segment's content, chosen or not, so that choosing moves nothing.
    private func contentWidth(_ index: Int) -> CGFloat {
        if let image = segments[index].image { return image.size.width }
        let widths = [UIControl.State.normal, .selected].map { state in
            TextEngine.typesetter.measure(title(index, state, .unresolved), in: TextBounds()).size.width
        }
        return CGFloat(max(widths[0], widths[1]))
    }

    private func title(_ index: Int, _ state: UIControl.State, _ colors: TextColors) -> StyledText {
        let isSelected = state == .selected
        var defaults = TextDefaults(
            font: .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
            color: segments[index].isEnabled && isEnabled ? .label : .tertiaryLabel)
        defaults.paragraph.alignment = .center
        let text = segments[index].title ?? ""
        guard let attributes = titleAttributes.value(for: state) else {
            return StyledText(text, defaults, colors: colors)
        }
        return StyledText(
            NSAttributedString(string: text, attributes: attributes), defaults, colors: colors
        ) { values in
            var values = values
            values.alignment = .center
            return values
        }
    }

    /// The rectangles of the segments: those without a width of their own share what is left.
    final func segmentRects(in bounds: CGRect) -> [CGRect] {
        guard !segments.isEmpty else { return [] }
        let widths = naturalWidths
        let divider = divider
        let dividers = CGFloat(segments.count - 1) * divider
        let fixed = segments.reduce(0) { $0 + $1.width }
        let flexible = zip(segments, widths).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
        let factor = flexible > 0 ? max(0, bounds.width - dividers - fixed) / flexible : 1
        let grid = PixelGrid(scale: Double(roundingScale))
        func snapped(_ x: CGFloat) -> CGFloat { CGFloat(grid.rounded(Double(x))) }
        var x = bounds.minX
        var rects = zip(segments, widths).map { segment, width in
            let (start, extent) = (snapped(x), segment.width > 0 ? segment.width : width * factor)
            x += extent
            defer { x += divider }
            return CGRect(x: start, y: bounds.minY, width: snapped(x) - start, height: bounds.height)
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for index in rects.indices {
                rects[index].origin.x = bounds.minX + bounds.maxX - rects[index].maxX
            }
        }
        return rects
    }

    final func drawSegments(in painter: inout LayerPainter) {
        guard pictures.isEmpty else { return drawPictures(in: &painter) }
        let bounds = bounds
        let radius = isCapsule ? bounds.height / 2 : min(9, bounds.height / 2)
        painter.fillRounded(bounds, radius: radius, .tertiarySystemFill)
        let rects = segmentRects(in: bounds)
        for (index, rect) in rects.enumerated() where index > 0 && !isCapsule {
            guard index != selectedSegmentIndex, index - 1 != selectedSegmentIndex else { continue }
            let x = min(rect.minX, rects[index - 1].minX) == rect.minX ? rect.maxX : rect.minX - divider
            let line = CGRect(
                x: x, y: bounds.minY + 8, width: divider, height: max(0, bounds.height - 16))
            painter.fillRounded(line, radius: 0.5, .separator)
        }
        for (index, rect) in rects.enumerated() {
            let isSelected = index == selectedSegmentIndex
            if isSelected {
                let color = selectedSegmentTintColor ?? .dynamic(0xFFFF_FFFF, 0x6363_66FF)
                painter.fillRaised(rect.insetBy(dx: 2, dy: 2), radius: radius - 2, color)
            }
            draw(index, isSelected ? .selected : .normal, in: rect, &painter)
        }
    }

    /// The pictures that were set behind and between the segments, and the segments' contents.
    private func drawPictures(in painter: inout LayerPainter) {
        let (rects, isLow) = (segmentRects(in: bounds), isLow)
        let states = segments.indices.map { index -> UIControl.State in
            !isEnabled || !segments[index].isEnabled
                ? .disabled : index == selectedSegmentIndex ? .selected : .normal
        }
        for (index, rect) in rects.enumerated() {
            guard let picture = pictures.background(states[index], isLow: isLow) else { continue }
            painter.commands += picture.drawCommands(
                in: rect, tint: tintColor.displayColor(in: painter.traits))
        }
        for (left, right) in zip(rects.indices, rects.indices.dropFirst()) {
            let isMirrored = rects[right].minX < rects[left].minX
            let pair = isMirrored ? (right, left) : (left, right)
            guard let picture = pictures.divider(states[pair.0], states[pair.1], isLow: isLow) else {
                continue
            }
            let frame = CGRect(
                x: rects[pair.0].maxX, y: bounds.minY, width: picture.size.width, height: bounds.height)
            painter.commands += picture.drawCommands(
                in: frame, tint: tintColor.displayColor(in: painter.traits))
        }
        for (index, rect) in rects.enumerated() {
            draw(index, states[index] == .selected ? .selected : .normal, in: rect, &painter)
        }
    }

    /// How far a segment's content is moved: what was set for it, and for its position in the control.
    private func contentOffset(_ index: Int) -> CGVector {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isLeft = index == (isMirrored ? segments.count - 1 : 0)
        let isRight = index == (isMirrored ? 0 : segments.count - 1)
        let position: Segment = isLeft && isRight ? .alone : isLeft ? .left : isRight ? .right : .center
        let adjustment = pictures.adjustment(position, isLow: isLow)
        let own = segments[index].offset
        return CGVector(dx: own.width + adjustment.horizontal, dy: own.height + adjustment.vertical)
    }

    private func draw(_ index: Int, _ state: UIControl.State, in rect: CGRect, _ painter: inout LayerPainter)
    {
        let offset = contentOffset(index)
        let rect = rect.offsetBy(dx: offset.dx, dy: offset.dy)
        if let image = segments[index].image {
            let frame = UIView.ContentMode.center.rect(for: image.size, in: rect)
            let tint = UIColor.label.displayColor(in: painter.traits)
            painter.commands += image.withRenderingMode(.alwaysTemplate).drawCommands(in: frame, tint: tint)
        } else {
            let text = title(index, state, .resolved(painter.traits))
            painter.drawCentered(text, in: rect.insetBy(dx: 4, dy: 0), scale: roundingScale)
        }
    }
}
