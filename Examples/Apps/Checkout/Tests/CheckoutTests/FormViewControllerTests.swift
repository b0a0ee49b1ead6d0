import UIKit
import XCTest

@testable import Checkout

@MainActor
final class FormViewControllerTests: XCTestCase {

    private var controller: AddressViewController!
    private var host: TestWindow!

    override func setUp() async throws {
        controller = AddressViewController(address: nil)
        controller.title = "Address"
        let navigation = CheckoutNavigationController(rootViewController: controller)
        host = TestWindow(navigation)
    }

    override func tearDown() async throws {
        controller = nil
        host = nil
    }

    private func fill() {
        controller.nameField.text = "Ada Moss"
        controller.streetField.text = "Lindenweg 3"
        controller.postcodeField.text = "10115"
        controller.cityField.text = "Berlin"
    }

    func testFieldsFillTheWidth() {
        for field in controller.form.fields {
            XCTAssertEqual(field.frame.minX, 16, "\(field.key)")
            XCTAssertEqual(field.frame.width, 375 - 32, "\(field.key)")
        }
        XCTAssertEqual(controller.submitButton.frame.height, 50)
        XCTAssertEqual(controller.nameField.editorContainer.frame.height, 48)
    }

    func testFieldsFollowEachOther() {
        let frames = controller.form.fields.map { $0.frame }
        for (upper, lower) in zip(frames, frames.dropFirst()) {
            XCTAssertGreaterThan(lower.minY, upper.maxY + 15.9)
        }
        XCTAssertGreaterThan(controller.scrollView.contentSize.height, frames.last!.maxY)
    }

    func testSubmitOfAnEmptyForm() {
        var submitted: Address?
        controller.onSubmit = { submitted = $0 }
        controller.submitButton.sendActions(for: .touchUpInside)
        XCTAssertNil(submitted)
        XCTAssertEqual(controller.nameField.messageLabel.text, "The name is required")
        XCTAssertEqual(controller.cityField.messageLabel.isHidden, false)
        XCTAssertNotNil(controller.nameField.layer.animation(forKey: "shake"))
    }

    func testSubmit() throws {
        var submitted: Address?
        controller.onSubmit = { submitted = $0 }
        fill()
        controller.submitButton.sendActions(for: .touchUpInside)
        let address = try XCTUnwrap(submitted)
        XCTAssertEqual(address.lines, ["Ada Moss", "Lindenweg 3", "10115 Berlin", "Germany"])
    }

    func testSubclassImplementsOptionalMethods() {
        fill()
        controller.postcodeField.validate()
        XCTAssertTrue(controller.postcodeField.messageLabel.isHidden)
        controller.countryField.text = "Netherlands"
        controller.countryField.notifyChange()
        XCTAssertEqual(controller.postcodeField.messageLabel.text, "This is no postcode of the country")
        controller.postcodeField.rules = []
        controller.postcodeField.text = ""
        controller.postcodeField.validate()
        XCTAssertEqual(controller.postcodeField.messageLabel.text, "As 9999 AA")
    }

    func testReturnMovesOn() {
        let name = controller.nameField
        XCTAssertTrue(name.textField.becomeFirstResponder())
        XCTAssertIdentical(controller.activeField, name)
        _ = name.textField.delegate?.textFieldShouldReturn?(name.textField)
        XCTAssertIdentical(controller.activeField, controller.streetField)
        XCTAssertTrue(controller.streetField.textField.isFirstResponder)
    }

    func testAccessoryMovesBothWays() {
        let accessory = controller.accessory
        XCTAssertEqual(accessory.items?.count, 4)
        controller.streetField.textField.becomeFirstResponder()
        XCTAssertTrue(accessory.previousItem.isEnabled)
        accessory.previousItem.tap()
        XCTAssertIdentical(controller.activeField, controller.nameField)
        XCTAssertFalse(accessory.previousItem.isEnabled)
        accessory.nextItem.tap()
        XCTAssertIdentical(controller.activeField, controller.streetField)
        accessory.doneItem.tap()
        XCTAssertNil(controller.activeField)
    }

    func testAccessoryWithoutOptionalMethods() {
        class DoneOnly: NSObject, FormAccessoryDelegate {
            var count = 0
            func accessoryDidSelectDone(_ accessory: FormAccessoryView) { count += 1 }
        }
        let delegate = DoneOnly()
        let accessory = FormAccessoryView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        accessory.accessoryDelegate = delegate
        XCTAssertEqual(accessory.items?.count, 2)
        accessory.doneItem.tap()
        accessory.doneItem.tap()
        XCTAssertEqual(delegate.count, 2)
    }

    func testKeyboard() {
        TestWindow.showKeyboard(height: 300, in: host.window)
        XCTAssertEqual(controller.scrollView.contentInset.bottom, 300)
        controller.cityField.textField.becomeFirstResponder()
        let city = controller.cityField.convert(controller.cityField.bounds, to: controller.view)
        XCTAssertLessThanOrEqual(city.maxY, 667 - 300)
        TestWindow.hideKeyboard()
        XCTAssertEqual(controller.scrollView.contentInset.bottom, 0)
    }

    func testTitleFollowsTheOffset() {
        controller.scrollView.contentOffset.y = 100
        XCTAssertEqual(controller.navigationItem.title, "Address")
        controller.scrollView.contentOffset.y = 0
        XCTAssertNil(controller.navigationItem.title)
    }

    func testKeyCommands() throws {
        let commands = try XCTUnwrap(controller.keyCommands)
        XCTAssertEqual(
            commands.map { $0.action },
            [#selector(FormViewController.submitTapped), #selector(FormViewController.handleEscape)])
        XCTAssertFalse(controller.canPerformAction(#selector(FormViewController.handleEscape), withSender: nil))
        controller.nameField.textField.becomeFirstResponder()
        XCTAssertTrue(controller.canPerformAction(#selector(FormViewController.handleEscape), withSender: nil))
        controller.handleEscape()
        XCTAssertNil(controller.activeField)
    }

    func testClearButton() {
        fill()
        controller.navigationItem.leftBarButtonItem?.tap()
        XCTAssertEqual(controller.nameField.text, "")
        XCTAssertEqual(controller.countryField.text, "Germany")
    }

    func testControllerIsReleased() {
        weak var weakController: AddressViewController?
        autoreleasepool {
            let controller = AddressViewController(address: nil)
            controller.loadViewIfNeeded()
            weakController = controller
        }
        XCTAssertNil(weakController)
        TestWindow.showKeyboard(height: 200, in: host.window)
    }
}
