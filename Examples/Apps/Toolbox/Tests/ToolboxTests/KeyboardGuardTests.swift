import UIKit
import XCTest

@testable import Toolbox

@MainActor
final class KeyboardGuardTests: XCTestCase {

    private final class Delegate: NSObject, KeyboardGuardDelegate {
        var moves: [CGFloat] = []
        var keyboardGuardExtraDistance: CGFloat { 5 }
        func keyboardGuard(_ keyboardGuard: KeyboardGuard, willMove view: UIView, by distance: CGFloat) {
            moves.append(distance)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    private let controller = UIViewController()

    override func setUp() async throws {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        UIView.setAnimationsEnabled(false)
        KeyboardGuard.shared.isEnabled = true
    }

    override func tearDown() async throws {
        KeyboardGuard.shared.isEnabled = false
        KeyboardGuard.shared.delegate = nil
        UIView.setAnimationsEnabled(true)
    }

    private func field(y: CGFloat, in view: UIView) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 30))
        view.addSubview(field)
        return field
    }

    private func post(_ name: Notification.Name, height: CGFloat) {
        let frame = CGRect(x: 0, y: 568 - height, width: 320, height: height)
        NotificationCenter.default.post(
            name: name, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
    }

    func testViewMovesAndReturns() {
        let delegate = Delegate()
        KeyboardGuard.shared.delegate = delegate
        let field = field(y: 500, in: controller.view)
        field.becomeFirstResponder()
        XCTAssertTrue(KeyboardGuard.shared.textFieldView === field)
        XCTAssertTrue(window.gestureRecognizers?.contains(KeyboardGuard.shared.resignGesture) ?? false)
        post(UIResponder.keyboardWillShowNotification, height: 216)
        // 530 is the field's end, 352 the keyboard's start, 10 the distance, 5 more by the delegate.
        XCTAssertEqual(delegate.moves, [193])
        XCTAssertEqual(controller.view.frame.minY, -193)
        post(UIResponder.keyboardWillHideNotification, height: 0)
        XCTAssertEqual(controller.view.frame.minY, 0)
        field.resignFirstResponder()
        XCTAssertNil(KeyboardGuard.shared.textFieldView)
    }

    func testScrollViewScrolls() {
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 320, height: 900)
        controller.view.addSubview(scroll)
        let field = field(y: 500, in: scroll)
        field.becomeFirstResponder()
        post(UIResponder.keyboardWillShowNotification, height: 216)
        XCTAssertEqual(scroll.contentInset.bottom, 216)
        XCTAssertEqual(scroll.contentOffset.y, 188)
        post(UIResponder.keyboardWillHideNotification, height: 0)
        XCTAssertEqual(scroll.contentInset, .zero)
        XCTAssertEqual(scroll.contentOffset, .zero)
        field.resignFirstResponder()
    }

    func testToolbarGoesToTheNextField() throws {
        let first = field(y: 100, in: controller.view)
        let second = field(y: 150, in: controller.view)
        first.becomeFirstResponder()
        let items = try XCTUnwrap((first.inputAccessoryView as? UIToolbar)?.items)
        XCTAssertEqual(items.map(\.isEnabled), [false, true, true, true])
        UIApplication.shared.sendAction(try XCTUnwrap(items[1].action), to: items[1].target, from: items[1], for: nil)
        XCTAssertTrue(second.isFirstResponder)
        let done = try XCTUnwrap((second.inputAccessoryView as? UIToolbar)?.items?.last)
        UIApplication.shared.sendAction(try XCTUnwrap(done.action), to: done.target, from: done, for: nil)
        XCTAssertFalse(second.isFirstResponder)
    }

    func testControllersWithoutGuard() {
        KeyboardGuard.shared.disabledControllerClasses = [UIViewController.self]
        defer { KeyboardGuard.shared.disabledControllerClasses = [] }
        let field = field(y: 500, in: controller.view)
        field.becomeFirstResponder()
        post(UIResponder.keyboardWillShowNotification, height: 216)
        XCTAssertEqual(controller.view.frame.minY, 0)
        field.keyboardDistance = 3
        XCTAssertEqual(field.keyboardDistance, 3)
        field.resignFirstResponder()
    }
}
