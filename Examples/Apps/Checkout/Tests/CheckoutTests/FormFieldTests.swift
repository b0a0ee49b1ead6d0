import UIKit
import XCTest

@testable import Checkout

@MainActor
final class FormFieldTests: XCTestCase {

    /// Implements everything.
    private final class FullDelegate: NSObject, FormFieldDelegate {
        var changes: [String] = []
        var events: [String] = []
        var allowsEditing = true

        func fieldShouldBeginEditing(_ field: FormField) -> Bool { allowsEditing }
        func fieldDidBeginEditing(_ field: FormField) { events.append("begin") }
        func fieldDidEndEditing(_ field: FormField) { events.append("end") }
        func field(_ field: FormField, didChangeTo text: String) { changes.append(text) }
        func field(_ field: FormField, hintFor text: String) -> String? { text.isEmpty ? "Type" : nil }
        func fieldShouldReturn(_ field: FormField) -> Bool { false }
        var analyticsScreenName: String { "test" }
    }

    /// Implements nothing.
    private final class EmptyDelegate: NSObject, FormFieldDelegate {}

    func testDelegateIsCalled() {
        let field = TextFormField(key: "a", caption: "A")
        let delegate = FullDelegate()
        field.delegate = delegate
        field.textField.text = "x"
        field.textField.sendActions(for: .editingChanged)
        XCTAssertEqual(delegate.changes, ["x"])
        XCTAssertEqual(field.delegate?.analyticsScreenName, "test")
        XCTAssertFalse(field.textFieldShouldReturn(field.textField))
        delegate.allowsEditing = false
        XCTAssertFalse(field.textFieldShouldBeginEditing(field.textField))
    }

    func testEmptyDelegateLeavesTheDefaults() {
        let field = TextFormField(key: "a", caption: "A")
        let delegate = EmptyDelegate()
        field.delegate = delegate
        field.textField.sendActions(for: .editingChanged)
        XCTAssertNil(field.delegate?.analyticsScreenName)
        XCTAssertTrue(field.textFieldShouldBeginEditing(field.textField))
        XCTAssertTrue(field.textFieldShouldReturn(field.textField))
        XCTAssertFalse(delegate.responds(to: #selector(FormFieldDelegate.fieldDidBeginEditing(_:))))
    }

    func testRespondsTo() {
        let delegate = FullDelegate()
        XCTAssertTrue(delegate.responds(to: #selector(FormFieldDelegate.field(_:didChangeTo:))))
        XCTAssertTrue(delegate.responds(to: Selector(("fieldDidEndEditing:"))))
        XCTAssertFalse(delegate.responds(to: NSSelectorFromString("somethingElse")))
    }

    func testHintAndError() {
        let field = TextFormField(key: "a", caption: "A")
        let delegate = FullDelegate()
        field.delegate = delegate
        field.rules = [.minimumLength(2, "A")]
        field.sendActions(for: .valueChanged)
        XCTAssertEqual(field.messageLabel.text, "Type")
        field.text = "x"
        XCTAssertFalse(field.validate())
        XCTAssertEqual(field.messageLabel.text, "A needs at least 2 characters")
        XCTAssertFalse(field.messageLabel.isHidden)
        field.text = "xy"
        field.notifyChange()
        XCTAssertTrue(field.messageLabel.isHidden)
    }

    func testHeightGrowsWithTheError() {
        let field = TextFormField(key: "a", caption: "A")
        let target = CGSize(width: 300, height: 0)
        func height() -> CGFloat {
            field.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let before = height()
        field.rules = [.required("The value")]
        field.validate()
        XCTAssertGreaterThan(height(), before + 10)
        XCTAssertEqual(field.editorContainer.constraints.isEmpty, false)
    }

    func testFormatting() {
        let field = TextFormField(key: "number", caption: "Number")
        field.formatter = CardNumberFormatter()
        field.textField.text = "4111 1"
        let accepted = field.textField(
            field.textField, shouldChangeCharactersIn: NSRange(location: 6, length: 0), replacementString: "23")
        XCTAssertFalse(accepted)
        XCTAssertEqual(field.text, "4111 123")
    }

    func testSubclassOverridesAMethodOfTheExtension() {
        let field = SecureFormField(key: "code", caption: "Code")
        field.rules = [.required("The code")]
        field.textField.delegate?.textFieldDidEndEditing?(field.textField)
        XCTAssertTrue(field.messageLabel.isHidden, "Security codes are not validated early")
        XCTAssertEqual(field.textField.delegate?.textFieldShouldClear?(field.textField), false)

        let plain = TextFormField(key: "plain", caption: "Plain")
        plain.rules = [.required("The text")]
        plain.textField.delegate?.textFieldDidEndEditing?(plain.textField)
        XCTAssertFalse(plain.messageLabel.isHidden)
        XCTAssertNil(plain.textField.delegate?.textFieldShouldClear?(plain.textField))
    }

    func testPicker() {
        let field = PickerFormField(key: "size", caption: "Size")
        field.options = ["S", "M", "L"].map { .init(identifier: $0.lowercased(), title: $0) }
        XCTAssertEqual(field.text, "S")
        let input = field.editor as? UITextField
        let toolbar = input?.inputAccessoryView as? UIToolbar
        XCTAssertEqual(toolbar?.items?.count, 3)

        let picker = input?.inputView as? UIPickerView
        picker?.selectRow(2, inComponent: 0, animated: false)
        toolbar?.items?.last?.tap()
        XCTAssertEqual(field.selectedOption?.identifier, "l")

        picker?.selectRow(0, inComponent: 0, animated: false)
        toolbar?.items?.first?.tap()
        XCTAssertEqual(picker?.selectedRow(inComponent: 0), 2, "Cancel goes back")
        XCTAssertFalse(input!.canPerformAction(#selector(UIResponderStandardEditActions.paste(_:)), withSender: nil))
    }

    func testSwitch() {
        let field = SwitchFormField(key: "updates", caption: "Updates")
        let delegate = FullDelegate()
        field.delegate = delegate
        let toggle = field.firstDescendant(of: UISwitch.self)
        toggle?.isOn = true
        toggle?.sendActions(for: .valueChanged)
        XCTAssertEqual(delegate.changes, ["yes"])
        XCTAssertEqual(field.text, "yes")
    }
}
