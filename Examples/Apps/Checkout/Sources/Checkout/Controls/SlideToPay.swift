import UIKit

/// A knob that is dragged to the end to confirm a payment.
class SlideToPay: UIControl {

    private enum Metrics {
        static let height: CGFloat = 56
        static let inset: CGFloat = 4
    }

    let knob = UIView()
    private let titleLabel = UILabel()
    private var startX: CGFloat = 0

    /// Between 0 and 1.
    private(set) var fraction: CGFloat = 0 {
        didSet {
            titleLabel.alpha = 1 - fraction
            setNeedsLayout()
        }
    }

    private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = Metrics.height / 2
        knob.backgroundColor = Theme.Color.accent
        titleLabel.text = "Slide to pay"
        titleLabel.textAlignment = .center
        titleLabel.textColor = .secondaryLabel
        addSubview(titleLabel)
        addSubview(knob)
        pan.maximumNumberOfTouches = 1
        knob.addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.addTarget(self, action: #selector(reset))
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { fatalError() }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height)
    }

    private var travel: CGFloat {
        max(bounds.width - bounds.height, 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 2 * Metrics.inset
        knob.frame = CGRect(
            x: Metrics.inset + fraction * travel, y: Metrics.inset, width: side, height: side)
        knob.layer.cornerRadius = side / 2
        titleLabel.frame = bounds.insetBy(dx: bounds.height, dy: 0)
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            startX = fraction * travel
            sendActions(for: .touchDown)
        case .changed:
            let x = startX + pan.translation(in: self).x
            fraction = min(max(x / travel, 0), 1)
            sendActions(for: .valueChanged)
        case .ended:
            finish()
        case .cancelled, .failed:
            reset()
        default:
            break
        }
    }

    private func finish() {
        if fraction > 0.9 {
            fraction = 1
            sendActions(for: .primaryActionTriggered)
        } else {
            UIView.animate(
                withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: []
            ) {
                self.reset()
                self.layoutIfNeeded()
            }
        }
    }

    @objc func reset() {
        fraction = 0
    }
}
