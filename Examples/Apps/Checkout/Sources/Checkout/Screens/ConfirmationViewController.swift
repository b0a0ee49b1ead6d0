import UIKit

/// The number of the order, which can be copied.
final class ConfirmationViewController: UIViewController {

    let numberLabel = CopyableLabel()
    private let number: String
    private let confetti = CAEmitterLayer()

    init(number: String) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Thank you"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        numberLabel.text = "Order \(number)"
        numberLabel.copiedText = number
        numberLabel.font = Theme.font(.title1, weight: .bold)
        numberLabel.textAlignment = .center
        numberLabel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
        numberLabel.frame = CGRect(x: 0, y: view.bounds.midY - 22, width: view.bounds.width, height: 44)
        view.addSubview(numberLabel)

        view.addGestureRecognizer(
            {
                let swipe = UISwipeGestureRecognizer(target: self, action: #selector(dismissConfirmation))
                swipe.direction = .down
                return swipe
            }())
        confetti.emitterShape = .line
        view.layer.insertSublayer(confetti, at: 0)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        confetti.emitterPosition = CGPoint(x: view.bounds.midX, y: -10)
    }

    private(set) var isDone = false

    @objc private func dismissConfirmation() {
        isDone = true
        if responds(to: #selector(CheckoutActions.cancelCheckout(_:))) {
            perform(#selector(CheckoutActions.cancelCheckout(_:)), with: nil)
        } else {
            dismiss(animated: true)
        }
    }
}
