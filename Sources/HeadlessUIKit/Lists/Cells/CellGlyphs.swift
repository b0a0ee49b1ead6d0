import Foundation

/// A sign that a cell draws: the arrow, the check mark.
final class CellGlyph: UIView {
    enum Kind {
        case disclosure, checkmark
    }

    private(set) var kind: Kind
    /// The colour that was set; nil is that of the kind.
    var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func drawContent(in painter: inout LayerPainter) {
        let box = bounds
        switch kind {
        case .disclosure:
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let width = box.height / 6.4
            let line = box.insetBy(dx: box.width * 0.18, dy: width / 2 + 0.5)
            let (start, tip) = isMirrored ? (line.maxX, line.minX) : (line.minX, line.maxX)
            let points = [
                CGPoint(x: start, y: line.minY), CGPoint(x: tip, y: line.midY),
                CGPoint(x: start, y: line.maxY),
            ]
            painter.polyline(points, width: width, color ?? .tertiaryLabel)
        case .checkmark:
            let width = box.height / 7.8
            let line = box.insetBy(dx: box.width * 0.12, dy: box.height * 0.12)
            let points = [
                CGPoint(x: line.minX, y: line.minY + line.height * 0.58),
                CGPoint(x: line.minX + line.width * 0.36, y: line.maxY), CGPoint(x: line.maxX, y: line.minY),
            ]
            painter.polyline(points, width: width, color ?? tintColor)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}

/// The round button with an i.
final class CellDetailButton: UIControl {
    private let onTap: () -> Void

    init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        accessibilityLabel = "More info"
    }

    required init?(coder: NSCoder) { nil }

    /// A finger finds the button in the whole height of a row.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -11).contains(point)
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { onTap() }
    }

    override func drawContent(in painter: inout LayerPainter) {
        let (color, unit) = (tintColor ?? .systemBlue, bounds.width / 22)
        let width = 1.7 * unit
        painter.strokeRounded(
            bounds.insetBy(dx: width / 2 + unit / 2, dy: width / 2 + unit / 2), radius: bounds.width / 2,
            width: width, color)
        let x = bounds.midX
        painter.fillRounded(
            CGRect(x: x - 1.3 * unit, y: 5.2 * unit, width: 2.6 * unit, height: 2.6 * unit),
            radius: 1.3 * unit, color)
        painter.polyline(
            [
                CGPoint(x: x - 1.6 * unit, y: 9.6 * unit), CGPoint(x: x + 0.3 * unit, y: 9.6 * unit),
                CGPoint(x: x + 0.3 * unit, y: 15.6 * unit),
            ], width: width, color)
        painter.line(
            from: CGPoint(x: x - 2 * unit, y: 15.8 * unit), to: CGPoint(x: x + 2.4 * unit, y: 15.8 * unit),
            width: width, color)
    }
}

/// The line between two rows.
final class CellSeparator: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}
