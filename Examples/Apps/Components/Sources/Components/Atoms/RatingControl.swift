import UIKit

@objc public protocol RatingControlDelegate: AnyObject {
    @objc optional func ratingControl(_ control: RatingControl, didChange rating: Double)
    @objc optional func ratingControlShouldAllowHalves(_ control: RatingControl) -> Bool
}

/// Stars, in halves if the delegate permits, drawn with shape layers.
public final class RatingControl: UIControl {

    public weak var delegate: RatingControlDelegate?

    public var maximum = 5 {
        didSet { rebuild() }
    }

    @objc public dynamic var rating: Double = 0 {
        didSet { updateFill() }
    }

    public var starSide: CGFloat = 28 {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private let gap: CGFloat = 6
    private var starLayers: [(outline: CAShapeLayer, fill: CALayer)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTouch(_:))))
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handleTouch(_:)))
        addGestureRecognizer(pan)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
    }

    private func rebuild() {
        starLayers.forEach { $0.outline.removeFromSuperlayer() }
        starLayers = (0..<maximum).map { _ in
            let outline = CAShapeLayer()
            outline.fillColor = UIColor.systemGray5.cgColor
            let fill = CALayer()
            fill.backgroundColor = UIColor.systemYellow.cgColor
            let mask = CAShapeLayer()
            fill.mask = mask
            outline.addSublayer(fill)
            layer.addSublayer(outline)
            return (outline, fill)
        }
        setNeedsLayout()
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(maximum) * starSide + CGFloat(maximum - 1) * gap, height: starSide)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let path = RatingControl.starPath(side: starSide)
        for (index, star) in starLayers.enumerated() {
            star.outline.frame = CGRect(
                x: CGFloat(index) * (starSide + gap), y: 0, width: starSide, height: starSide)
            star.outline.path = path
            (star.fill.mask as? CAShapeLayer)?.path = path
        }
        updateFill()
        CATransaction.commit()
    }

    private func updateFill() {
        for (index, star) in starLayers.enumerated() {
            let share = min(max(rating - Double(index), 0), 1)
            star.fill.frame = CGRect(x: 0, y: 0, width: starSide * CGFloat(share), height: starSide)
        }
        accessibilityValue = "\(rating) of \(maximum)"
    }

    /// The share of each star that is filled.
    var fillShares: [CGFloat] {
        starLayers.map { $0.fill.frame.width / starSide }
    }

    @objc private func handleTouch(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .changed || recognizer.state == .ended else { return }
        select(at: recognizer.location(in: self))
    }

    func select(at point: CGPoint) {
        let raw = Double(point.x / (starSide + gap))
        let allowsHalves = delegate?.ratingControlShouldAllowHalves?(self) ?? false
        let step = allowsHalves ? 0.5 : 1.0
        let new = min(max((raw / step).rounded(.up) * step, 0), Double(maximum))
        guard new != rating else { return }
        rating = new
        delegate?.ratingControl?(self, didChange: new)
        sendActions(for: .valueChanged)
    }

    public override func accessibilityIncrement() {
        rating = min(rating + 1, Double(maximum))
    }

    public override func accessibilityDecrement() {
        rating = max(rating - 1, 0)
    }

    static func starPath(side: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let center = CGPoint(x: side / 2, y: side / 2)
        for index in 0..<10 {
            let radius = index.isMultiple(of: 2) ? side / 2 : side / 4.4
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if index == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.closeSubpath()
        return path
    }
}
