import UIKit

/// Notified of the end of a checkout.
public protocol CheckoutCoordinatorDelegate: AnyObject {
    /// The order was placed and has a number.
    func checkout(_ coordinator: CheckoutCoordinator, didPlace order: Order, number: String)
    /// The user left the flow.
    func checkoutDidCancel(_ coordinator: CheckoutCoordinator)
}

/// The flow from the basket to the confirmation.
public final class CheckoutCoordinator: NSObject, Coordinator {

    enum Step: Int, CaseIterable {
        case cart, address, shipping, payment, review

        var title: String {
            switch self {
            case .cart: return "Basket"
            case .address: return "Address"
            case .shipping: return "Shipping"
            case .payment: return "Payment"
            case .review: return "Review"
            }
        }
    }

    var children: [Coordinator] = []

    /// The stack of the steps.
    public let navigationController: UINavigationController
    /// Notified of the end.
    public weak var delegate: CheckoutCoordinatorDelegate?

    let order: Order
    private let service: OrderService
    private(set) var indicator = StepIndicator(titles: Step.allCases.map { $0.title })

    /// A checkout of an order, on the stack that is given.
    public init(order: Order, navigationController: UINavigationController, service: OrderService) {
        self.order = order
        self.navigationController = navigationController
        self.service = service
        super.init()
        navigationController.delegate = self
    }

    /// Shows the basket.
    public func start() {
        show(.cart, animated: false)
        NotificationCenter.default.addObserver(
            self, selector: #selector(orderDidChange(_:)), name: .orderDidChange, object: order)
    }

    deinit {
        NotificationCenter.default.removeObserver(self, name: .orderDidChange, object: nil)
    }

    func show(_ step: Step, animated: Bool = true) {
        let controller = makeController(for: step)
        controller.title = step.title
        controller.navigationItem.rightBarButtonItem = .close()
        controller.navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "", style: .plain, target: nil, action: nil)
        Log.flow.debug("Step \(step.title)")
        navigationController.pushViewController(controller, animated: animated)
    }

    private func makeController(for step: Step) -> UIViewController {
        switch step {
        case .cart:
            let cart = CartViewController(order: order)
            cart.delegate = self
            return cart
        case .address:
            let address = AddressViewController(address: order.address)
            address.onSubmit = { [unowned self] address in
                self.order.address = address
                self.show(.shipping)
            }
            return address
        case .shipping:
            let shipping = ShippingViewController(order: order)
            shipping.delegate = self
            return shipping
        case .payment:
            let payment = PaymentViewController()
            payment.onSubmit = { [unowned self] card in
                self.order.card = card
                self.show(.review)
            }
            return payment
        case .review:
            let review = ReviewViewController(order: order)
            review.delegate = self
            return review
        }
    }

    @objc private func orderDidChange(_ notification: Notification) {
        navigationController.viewControllers.first?.view.badgeCount = order.items.count
        if order.items.isEmpty {
            navigationController.popToRootViewController(animated: false)
        }
    }
}

extension CheckoutCoordinator: UINavigationControllerDelegate {

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        indicator.currentStep = navigationController.viewControllers.count - 1
    }
}

extension CheckoutCoordinator: CartViewControllerDelegate {

    func cartDidContinue(_ cart: CartViewController) {
        show(.address)
    }

    func cart(_ cart: CartViewController, accepts code: String) -> String? {
        guard let voucher = service.voucher(for: code) else { return "This code is not valid" }
        order.voucher = voucher
        return nil
    }
}

extension CheckoutCoordinator: ShippingViewControllerDelegate {

    func shipping(_ controller: ShippingViewController, didSelect method: Int) {
        order.shipping = ShippingMethod(rawValue: method) ?? .standard
    }

    func shippingDidContinue(_ controller: ShippingViewController) {
        show(.payment)
    }
}

extension CheckoutCoordinator: ReviewViewControllerDelegate {

    func reviewDidConfirm(_ review: ReviewViewController) {
        review.isPlacingOrder = true
        service.place(order) { [weak self, weak review] result in
            guard let self = self else { return }
            review?.isPlacingOrder = false
            switch result {
            case .success(let number):
                let confirmation = ConfirmationViewController(number: number)
                self.navigationController.setViewControllers([confirmation], animated: true)
                self.delegate?.checkout(self, didPlace: self.order, number: number)
            case .failure(let error):
                review?.show(error)
            }
        }
    }

    func review(_ review: ReviewViewController, didSelectEdit step: Int) {
        guard navigationController.viewControllers.indices.contains(step) else { return }
        let target = navigationController.viewControllers[step]
        navigationController.popToViewController(target, animated: true)
    }
}

/// The navigation controller at the end of the responder chain of all steps.
public final class CheckoutNavigationController: UINavigationController, CheckoutActions {

    private(set) var sharedTexts: [String] = []
    var onCancel: (() -> Void)?

    @objc func cancelCheckout(_ sender: Any?) {
        onCancel?()
    }

    func shareText(_ sender: Any?) {
        guard let label = sender as? CopyableLabel, let text = label.text else { return }
        sharedTexts.append(text)
    }
}
