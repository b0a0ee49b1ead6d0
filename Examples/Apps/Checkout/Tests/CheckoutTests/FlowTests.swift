import UIKit
import XCTest

@testable import Checkout

@MainActor
final class FlowTests: XCTestCase {

    private final class Recorder: CheckoutCoordinatorDelegate {
        var number: String?
        var onPlaced: (() -> Void)?
        var isCancelled = false

        func checkout(_ coordinator: CheckoutCoordinator, didPlace order: Order, number: String) {
            self.number = number
            onPlaced?()
        }

        func checkoutDidCancel(_ coordinator: CheckoutCoordinator) {
            isCancelled = true
        }
    }

    private let service = StubOrderService()
    private let navigation = CheckoutNavigationController()
    private var recorder: Recorder!
    private var coordinator: CheckoutCoordinator!
    private var host: TestWindow!
    private var order: Order!

    override func setUp() {
        super.setUp()
        order = Order(items: [
            LineItem(sku: "tea", name: "Green tea of the first harvest", unitPrice: Money(minorUnits: 7_50)),
            LineItem(sku: "pot", name: "Pot", unitPrice: 32),
        ])
        recorder = Recorder()
        coordinator = CheckoutCoordinator(order: order, navigationController: navigation, service: service)
        coordinator.delegate = recorder
        coordinator.start()
        host = TestWindow(navigation)
    }

    private func top<T: UIViewController>(_ type: T.Type = T.self) throws -> T {
        host.layout()
        return try XCTUnwrap(navigation.topViewController as? T)
    }

    func testCart() throws {
        let cart: CartViewController = try top()
        XCTAssertEqual(cart.rows.count, 2)
        XCTAssertEqual(cart.totalLabel.text, "$44.40")
        let row = cart.rows[0]
        XCTAssertEqual(row.frame.width, 343)
        XCTAssertEqual(row.stepper.frame.minX, 0)
        XCTAssertEqual(row.priceLabel.frame.maxX, 343, accuracy: 0.5)
        XCTAssertLessThanOrEqual(row.nameLabel.frame.maxX, row.priceLabel.frame.minX - 8 + 0.5)

        row.stepper.plusButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(order.items[0].quantity, 2)
        XCTAssertEqual(cart.totalLabel.text, "$51.90")
        XCTAssertEqual(cart.rows[0].priceLabel.text, "$15.00")
    }

    func testRemovingLines() throws {
        let cart: CartViewController = try top()
        cart.rows[1].removeButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(cart.rows.count, 1)
        XCTAssertEqual(cart.view.badgeCount, 1)
        cart.rows[0].removeButton.sendActions(for: .touchUpInside)
        XCTAssertFalse(cart.continueButton.isEnabled)
    }

    func testVoucher() throws {
        let cart: CartViewController = try top()
        cart.voucherField.text = "half-"
        _ = cart.voucherField.textField.delegate?.textFieldShouldReturn?(cart.voucherField.textField)
        XCTAssertEqual(cart.voucherField.text, "HALF")
        XCTAssertEqual(order.voucher?.percent, 50)
        XCTAssertEqual(cart.totalLabel.text, "$24.65")
        cart.voucherField.text = "OTHER"
        _ = cart.voucherField.textField.delegate?.textFieldShouldReturn?(cart.voucherField.textField)
        XCTAssertEqual(cart.voucherField.messageLabel.text, "This code is not valid")
    }

    func testWholeFlow() throws {
        try XCTContext.runActivity(named: "Basket and address") { _ in
            try top(CartViewController.self).continueButton.sendActions(for: .touchUpInside)
            let address = try top(AddressViewController.self)
            address.nameField.text = "Ada Moss"
            address.streetField.text = "Lindenweg 3"
            address.postcodeField.text = "10115"
            address.cityField.text = "Berlin"
            address.submitButton.sendActions(for: .touchUpInside)
        }
        try XCTContext.runActivity(named: "Shipping") { _ in
            let shipping = try top(ShippingViewController.self)
            XCTAssertTrue(shipping.optionViews[0].isSelected)
            shipping.perform(Selector(("optionTapped:")), with: shipping.optionViews[1].gestureRecognizers?.first)
            XCTAssertEqual(order.shipping, .express)
            shipping.navigationItem.rightBarButtonItem?.tap()
        }
        try XCTContext.runActivity(named: "Payment") { activity in
            let payment = try top(PaymentViewController.self)
            XCTAssertFalse(payment.submitButton.isEnabled)
            payment.termsCheckbox.toggle()
            XCTAssertTrue(payment.submitButton.isEnabled)
            payment.numberField.text = "4111111111111111"
            payment.numberField.notifyChange()
            payment.holderField.text = "ADA MOSS"
            payment.expiryField.text = "1228"
            payment.codeField.text = "123"
            XCTAssertEqual((payment.numberField.textField.rightView as? UILabel)?.text, "Visa")
            XCTAssertEqual(payment.numberField.delegate?.analyticsScreenName, "payment")
            payment.submitButton.sendActions(for: .touchUpInside)
            activity.add(XCTAttachment(string: "\(order.card!.brand)"))
        }
        XCTAssertEqual(order.card?.maskedNumber, "•••• 1111")

        let review = try top(ReviewViewController.self)
        XCTAssertEqual(navigation.viewControllers.count, 5)
        let placed = expectation(description: "placed")
        recorder.onPlaced = { placed.fulfill() }
        review.slider.sendActions(for: .primaryActionTriggered)
        XCTAssertTrue(review.isPlacingOrder)
        XCTAssertTrue(review.ring.isRunning)
        wait(for: [placed], timeout: 2)
        XCTAssertEqual(recorder.number, "A-1001")

        let confirmation = try top(ConfirmationViewController.self)
        confirmation.numberLabel.copy(nil)
        XCTAssertEqual(UIPasteboard.general.string, "A-1001")
        confirmation.numberLabel.shareNumber()
        XCTAssertEqual(navigation.sharedTexts, ["Order A-1001"])
    }

    func testRefusedOrder() throws {
        service.nextError = .cardDeclined
        coordinator.show(.review, animated: false)
        let review = try top(ReviewViewController.self)
        review.slider.sendActions(for: .primaryActionTriggered)
        let predicate = NSPredicate { object, _ in
            (object as? ReviewViewController)?.isPlacingOrder == false
        }
        wait(for: [XCTNSPredicateExpectation(predicate: predicate, object: review)], timeout: 3)
        XCTAssertEqual(review.errorLabel.text, "The card was declined")
        XCTAssertNil(recorder.number)
    }

    func testReviewLayout() throws {
        coordinator.show(.review, animated: false)
        let review = try top(ReviewViewController.self)
        XCTAssertEqual(review.slider.frame.width, 343)
        XCTAssertEqual(review.slider.frame.height, 56)
        XCTAssertEqual(review.slider.knob.frame, CGRect(x: 4, y: 4, width: 48, height: 48))
        XCTAssertEqual(review.ring.frame.midX, 187.5)
    }

    func testEditGoesBack() throws {
        coordinator.show(.address, animated: false)
        coordinator.show(.review, animated: false)
        let review = try top(ReviewViewController.self)
        let edit = try XCTUnwrap(
            review.view.firstDescendant(of: UIButton.self) { $0.tag == 1 && $0.currentTitle == "Edit" })
        edit.sendActions(for: .touchUpInside)
        XCTAssertTrue(navigation.topViewController is AddressViewController || navigation.viewControllers.count == 2)
    }

    func testCloseGoesUpTheResponderChain() throws {
        var count = 0
        navigation.onCancel = { count += 1 }
        let cart: CartViewController = try top()
        let item = try XCTUnwrap(cart.navigationItem.rightBarButtonItem)
        XCTAssertNil(item.target)
        UIApplication.shared.sendAction(item.action!, to: nil, from: cart.continueButton, for: nil)
        XCTAssertEqual(count, 1)
        let responder = cart.continueButton.target(
            forAction: #selector(CheckoutActions.cancelCheckout(_:)), withSender: nil)
        XCTAssertTrue(responder as? UINavigationController === navigation)
    }

    func testSlider() throws {
        let slider = SlideToPay(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        slider.layoutIfNeeded()
        XCTAssertEqual(slider.knob.frame.minX, 4)
        XCTAssertEqual(slider.gestureRecognizers?.count, 1)
        XCTAssertEqual(slider.fraction, 0)
        XCTAssertIdentical(slider.pan.view, slider.knob)
    }
}
