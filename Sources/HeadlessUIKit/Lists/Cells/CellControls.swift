import Foundation

/// The control at the leading edge while a table view is edited: deletes, inserts or selects the row.
final class CellEditControl: UIControl {
    enum Kind: Equatable {
        case delete, insert, select
    }

    var kind: Kind { didSet { setNeedsDisplay() } }
    /// Whether the circle is checked.
    var isChecked = false { didSet { setNeedsDisplay() } }
    /// The disc's diameter.
    var disc: CGFloat = 22 { didSet { setNeedsDisplay() } }
    /// The colour of the disc that was set; nil is that of the kind.
    var discColor: UIColor? { didSet { if discColor != oldValue { setNeedsDisplay() } } }
    private let onTap: () -> Void

    init(_ kind: Kind, onTap: @escaping () -> Void) {
        self.kind = kind
        self.onTap = onTap
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    // A circle that selects belongs to the row, which a tap anywhere selects.
    override var tracksTouches: Bool { kind != .select }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        kind != .select && bounds.insetBy(dx: -10, dy: -11).contains(point)
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { onTap() }
    }

    override func drawContent(in painter: inout LayerPainter) {
        let circle = CGRect(x: bounds.midX - disc / 2, y: bounds.midY - disc / 2, width: disc, height: disc)
        switch kind {
        case .delete:
            painter.fillRounded(circle, radius: disc / 2, discColor ?? .systemRed)
            bar(in: circle, isUpright: false, &painter)
        case .insert:
            painter.fillRounded(circle, radius: disc / 2, discColor ?? .systemGreen)
            bar(in: circle, isUpright: false, &painter)
            bar(in: circle, isUpright: true, &painter)
        case .select where isChecked:
            painter.fillRounded(circle, radius: disc / 2, discColor ?? tintColor)
            let box = circle.insetBy(dx: disc * 0.28, dy: disc * 0.3)
            painter.polyline(
                [
                    CGPoint(x: box.minX, y: box.midY), CGPoint(x: box.minX + box.width * 0.38, y: box.maxY),
                    CGPoint(x: box.maxX, y: box.minY),
                ], width: disc / 13, .white)
        case .select:
            painter.strokeRounded(
                circle.insetBy(dx: 0.75, dy: 0.75), radius: disc / 2, width: 1.5, .tertiaryLabel)
        }
    }

    private func bar(in circle: CGRect, isUpright: Bool, _ painter: inout LayerPainter) {
        let (length, width) = (disc * 10.5 / 22, disc * 1.5 / 22)
        let size = isUpright ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
        painter.fillRounded(
            CGRect(
                x: circle.midX - size.width / 2, y: circle.midY - size.height / 2, width: size.width,
                height: size.height), radius: width / 2, .white)
    }
}

/// The control at the trailing edge by which a finger moves a row.
final class CellReorderControl: UIView {
    override func drawContent(in painter: inout LayerPainter) {
        // Three bars 1.5 high in a glyph 15 high, 2.5 from the sides of a control 27 wide.
        let unit = bounds.width / 27
        let top = bounds.midY - 7.5 * unit
        for y in [2, 6.5, 11.5] as [CGFloat] {
            let bar = CGRect(
                x: 2.5 * unit, y: top + y * unit, width: bounds.width - 5 * unit, height: 1.5 * unit)
            painter.fillRounded(bar, radius: 0.75 * unit, .tertiaryLabel)
        }
    }
}
