import UIKit

@objc protocol ReviewViewControllerDelegate: AnyObject {
    func reviewDidConfirm(_ review: ReviewViewController)
    @objc optional func review(_ review: ReviewViewController, didSelectEdit step: Int)
}

/// Everything once more, and the control that pays.
class ReviewViewController: UIViewController, CountdownLabel.Delegate {

    weak var delegate: ReviewViewControllerDelegate?

    let slider = SlideToPay()
    let ring = ProgressRing()
    let countdown = CountdownLabel()
    let errorLabel = UILabel()

    private let order: Order
    private let summary = SummaryView()

    var isPlacingOrder = false {
        didSet {
            slider.isEnabled = !isPlacingOrder
            ring.isHidden = !isPlacingOrder
            isPlacingOrder ? ring.start(duration: 2) : ring.stop()
        }
    }

    init(order: Order) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        ring.isHidden = true
        errorLabel.textColor = Theme.Color.error
        errorLabel.numberOfLines = 0
        countdown.delegate = self
        countdown.textAlignment = .center
        slider.addTarget(self, action: #selector(confirm), for: .primaryActionTriggered)

        summary.show(order)
        summary.editTarget = self
        summary.editAction = #selector(editStep(_:))

        [summary, errorLabel, countdown, ring, slider].forEach(view.addSubview)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        countdown.start(seconds: 600)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        countdown.stop()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        var y = area.minY
        for (item, gap) in [(summary, 12), (errorLabel, 8), (countdown, 12)] as [(UIView, CGFloat)] {
            let size = item.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
            item.frame = CGRect(x: area.minX, y: y, width: area.width, height: size.height)
            y = item.frame.maxY + gap
        }
        slider.frame = CGRect(
            x: area.minX, y: area.maxY - 56, width: area.width, height: slider.intrinsicContentSize.height)
        ring.frame = CGRect(x: area.midX - 32, y: slider.frame.minY - 80, width: 64, height: 64)
    }

    func show(_ error: Error) {
        errorLabel.text = error.localizedDescription
        slider.reset()
        view.setNeedsLayout()
    }

    @objc private func confirm() {
        errorLabel.text = nil
        delegate?.reviewDidConfirm(self)
    }

    @objc func editStep(_ sender: UIButton) {
        delegate?.review?(self, didSelectEdit: sender.tag)
    }

    func countdownLabelDidFinish(_ label: CountdownLabel) {
        slider.isEnabled = false
        errorLabel.text = "The reservation has ended"
    }
}

/// Lines of caption, value and an edit button. The owner gives target and action, as controls have them.
final class SummaryView: UIView {

    weak var editTarget: AnyObject? {
        didSet { updateTargets() }
    }
    var editAction: Selector? {
        didSet { updateTargets() }
    }

    private(set) var rows: [(caption: UILabel, value: UILabel, button: UIButton)] = []

    func show(_ order: Order) {
        subviews.forEach { $0.removeFromSuperview() }
        rows = []
        addRow("Deliver to", order.address?.lines.joined(separator: "\n") ?? "–", step: 1)
        addRow("Shipping", order.shipping.title, step: 2)
        addRow("Card", order.card.map { "\($0.brand.rawValue) \($0.maskedNumber)" } ?? "–", step: 3)
        addRow("Total", order.total.formatted, step: 0)
    }

    private func addRow(_ caption: String, _ value: String, step: Int) {
        let captionLabel = UILabel()
        captionLabel.text = caption
        captionLabel.font = Theme.font(.subheadline)
        captionLabel.textColor = .secondaryLabel
        let valueLabel = UILabel()
        valueLabel.text = value
        valueLabel.numberOfLines = 0
        valueLabel.font = Theme.font(.body)
        let button = UIButton(type: .system)
        button.setTitle("Edit", for: .normal)
        button.tag = step
        [captionLabel, valueLabel, button].forEach(addSubview)
        rows.append((captionLabel, valueLabel, button))
        setNeedsLayout()
    }

    private func updateTargets() {
        for row in rows {
            row.button.removeTarget(nil, action: nil, for: .touchUpInside)
            if let action = editAction {
                row.button.addTarget(editTarget, action: action, for: .touchUpInside)
            }
        }
    }

    @discardableResult
    private func layoutRows(width: CGFloat, apply: Bool) -> CGFloat {
        var y: CGFloat = 0
        for row in rows {
            let buttonWidth: CGFloat = 56
            let captionHeight = ceil(row.caption.font.lineHeight)
            let value = row.value.sizeThatFits(
                CGSize(width: width - buttonWidth, height: .greatestFiniteMagnitude))
            if apply {
                row.caption.frame = CGRect(x: 0, y: y, width: width - buttonWidth, height: captionHeight)
                row.value.frame = CGRect(
                    x: 0, y: y + captionHeight + 2, width: width - buttonWidth, height: value.height)
                row.button.frame = CGRect(x: width - buttonWidth, y: y, width: buttonWidth, height: 44)
            }
            y += max(captionHeight + 2 + value.height, 44) + 12
        }
        return y
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layoutRows(width: size.width, apply: false))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutRows(width: bounds.width, apply: true)
    }
}
