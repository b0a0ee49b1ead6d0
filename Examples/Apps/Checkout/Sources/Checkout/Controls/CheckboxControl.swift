import UIKit

/// A box with a tick and a text beside it, drawn by hand.
final class CheckboxControl: UIControl {

    override var isSelected: Bool {
        didSet {
            setNeedsDisplay()
            accessibilityValue = isSelected ? "On" : "Off"
        }
    }

    var title: String? {
        get { label.text }
        set {
            label.text = newValue
            invalidateIntrinsicContentSize()
        }
    }

    private let label = UILabel()
    private let boxSide: CGFloat = 22
    private let gap: CGFloat = 10

    init(title: String) {
        super.init(frame: .zero)
        backgroundColor = .clear
        contentMode = .redraw
        label.numberOfLines = 0
        label.font = Theme.font(.subheadline)
        addSubview(label)
        self.title = title
        isAccessibilityElement = true
        accessibilityLabel = title
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isHighlighted = true
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch = touch, bounds.contains(touch.location(in: self)) else { return }
        toggle()
    }

    @objc func toggle() {
        isSelected.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let textWidth = max(size.width - boxSide - gap, 0)
        let text = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude))
        return CGSize(width: boxSide + gap + text.width, height: max(text.height, boxSide))
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }

    override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : 10_000, height: 10_000))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(
            x: boxSide + gap, y: 0, width: max(bounds.width - boxSide - gap, 0), height: bounds.height)
    }

    private var boxRect: CGRect {
        CGRect(x: 1, y: (bounds.height - boxSide) / 2 + 1, width: boxSide - 2, height: boxSide - 2)
    }

    override func draw(_ rect: CGRect) {
        let box = UIBezierPath(roundedRect: boxRect, cornerRadius: 5)
        guard isSelected else {
            Theme.Color.border.setStroke()
            box.lineWidth = 1.5
            box.stroke()
            return
        }
        Theme.Color.accent.setFill()
        box.fill()
        let tick = UIBezierPath()
        tick.move(to: CGPoint(x: boxRect.minX + 5, y: boxRect.midY))
        tick.addLine(to: CGPoint(x: boxRect.midX - 1, y: boxRect.maxY - 5.5))
        tick.addLine(to: CGPoint(x: boxRect.maxX - 4.5, y: boxRect.minY + 6))
        tick.lineWidth = 2
        tick.lineCapStyle = .round
        tick.lineJoinStyle = .round
        UIColor.white.setStroke()
        tick.stroke()
    }
}
