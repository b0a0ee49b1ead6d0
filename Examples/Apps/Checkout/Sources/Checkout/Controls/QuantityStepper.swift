import UIKit

@objc protocol QuantityStepperDelegate: AnyObject {
    @objc optional func stepper(_ stepper: QuantityStepper, shouldChangeTo value: Int) -> Bool
    @objc optional func stepperDidReachLimit(_ stepper: QuantityStepper)
}

/// Minus, a number, plus. Repeats while a button is held.
@IBDesignable
final class QuantityStepper: UIControl {

    weak var delegate: QuantityStepperDelegate?

    @IBInspectable var minimumValue: Int = 1 { didSet { value = clamped(value) } }
    @IBInspectable var maximumValue: Int = 99 { didSet { value = clamped(value) } }

    @objc dynamic var value: Int = 1 {
        didSet {
            guard value != oldValue else { return }
            valueLabel.text = "\(value)"
            updateButtons()
        }
    }

    /// Seconds between two steps while a button is held.
    var repeatInterval: TimeInterval = 0.2

    let minusButton = UIButton(type: .system)
    let plusButton = UIButton(type: .system)
    private let valueLabel = UILabel()
    private var timer: Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    deinit {
        timer?.invalidate()
    }

    private func setUp() {
        layer.borderWidth = 1
        layer.borderColor = Theme.Color.border.cgColor
        layer.cornerRadius = 8

        minusButton.setTitle("−", for: .normal)
        plusButton.setTitle("+", for: .normal)
        minusButton.accessibilityLabel = "Fewer"
        plusButton.accessibilityLabel = "More"
        minusButton.tag = -1
        plusButton.tag = 1
        valueLabel.text = "1"
        valueLabel.textAlignment = .center
        valueLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)

        for button in [minusButton, plusButton] {
            button.titleLabel?.font = .systemFont(ofSize: 22)
            button.addTarget(self, action: #selector(stepOnce(_:)), for: .touchUpInside)
            let press = UILongPressGestureRecognizer(target: self, action: #selector(hold(_:)))
            press.minimumPressDuration = 0.4
            button.addGestureRecognizer(press)
            addSubview(button)
        }
        addSubview(valueLabel)
        updateButtons()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: 120, height: 40)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (first, last) = isMirrored ? (plusButton, minusButton) : (minusButton, plusButton)
        first.frame = CGRect(x: 0, y: 0, width: side, height: side)
        last.frame = CGRect(x: bounds.width - side, y: 0, width: side, height: side)
        valueLabel.frame = bounds.insetBy(dx: side, dy: 0)
    }

    // MARK: - Steps

    @objc private func stepOnce(_ sender: UIButton) {
        step(by: sender.tag)
    }

    @objc private func hold(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began:
            timer = Timer.scheduledTimer(
                timeInterval: repeatInterval, target: self, selector: #selector(repeatStep(_:)),
                userInfo: recognizer.view?.tag, repeats: true)
        case .ended, .cancelled, .failed:
            timer?.invalidate()
            timer = nil
        default:
            break
        }
    }

    @objc private func repeatStep(_ timer: Timer) {
        guard let difference = timer.userInfo as? Int else { return }
        step(by: difference)
    }

    func step(by difference: Int) {
        let next = clamped(value + difference)
        guard next != value else {
            delegate?.stepperDidReachLimit?(self)
            return
        }
        if let shouldChange = delegate?.stepper?(self, shouldChangeTo: next), !shouldChange { return }
        value = next
        sendActions(for: .valueChanged)
    }

    private func clamped(_ value: Int) -> Int {
        min(max(value, minimumValue), maximumValue)
    }

    private func updateButtons() {
        minusButton.isEnabled = value > minimumValue
        plusButton.isEnabled = value < maximumValue
    }

    // MARK: - Accessibility

    override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set { super.accessibilityTraits = newValue }
    }

    override func accessibilityIncrement() { step(by: 1) }
    override func accessibilityDecrement() { step(by: -1) }
}
