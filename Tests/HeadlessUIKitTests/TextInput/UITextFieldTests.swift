import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

@Suite @MainActor struct UITextFieldTests {
    final class Recorder: UITextFieldDelegate {
        var calls: [String] = []
        var allowsChange = true
        var allowsReturn = true
        var allowsEnd = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            calls.append("shouldBegin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            calls.append("shouldEnd")
            return allowsEnd
        }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            calls.append("change \(range.location),\(range.length) “\(string)”")
            return allowsChange
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("return")
            return allowsReturn
        }
    }

    private func shown(_ field: UITextField, width: CGFloat = 200) -> UIWindow {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(field)
        field.frame = CGRect(x: 20, y: 100, width: width, height: 34)
        window.settle()
        return window
    }

    /// Reference, controls 4.4: without a frame 22 high at 17 points, rounded 34, the others about 26 to 28.
    @Test(arguments: [
        (UITextField.BorderStyle.none, 22.0...22.0), (.roundedRect, 34...34), (.line, 26...28),
        (.bezel, 26...28),
    ])
    func naturalHeights(style: UITextField.BorderStyle, heights: ClosedRange<CGFloat>) {
        let field = UITextField()
        field.borderStyle = style
        #expect(heights.contains(field.intrinsicContentSize.height))
        field.text = "Text"
        #expect(heights.contains(field.intrinsicContentSize.height))
    }

    @Test func naturalWidthIsTheTextsWithTheFrames() {
        let field = UITextField()
        let label = UILabel()
        #expect(field.intrinsicContentSize.width == 0)
        field.placeholder = "A long placeholder"
        label.text = field.placeholder
        #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
        field.text = "Text"
        label.text = "Text"
        #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width + 14)
    }

    @Test func aRoundedFieldOfSmallTextIsNoLower() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 14)
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test func defaults() {
        let field = UITextField()
        #expect(field.text == "" && field.placeholder == nil && field.font == .systemFont(ofSize: 17))
        #expect(field.borderStyle == .none && field.clearButtonMode == .never)
        #expect(field.leftViewMode == .never && field.rightViewMode == .never)
        #expect(field.autocapitalizationType == .sentences && field.returnKeyType == .default)
        #expect(!field.isEditing && field.textAlignment == .natural && field.textContentType == nil)
        field.text = nil
        #expect(field.text == "")
    }

    @Test func typingCallsTheDelegate() {
        let field = UITextField()
        let recorder = Recorder()
        field.delegate = recorder
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let window = shown(field)
        #expect(field.becomeFirstResponder() && field.isEditing)
        field.insertText("a👨‍👩‍👧")
        field.deleteBackward()
        #expect(field.text == "a" && changes == 2)
        recorder.allowsChange = false
        field.insertText("b")
        #expect(field.text == "a" && changes == 2)
        field.text = "set"
        #expect(changes == 2)
        field.insertText("\n")
        #expect(field.resignFirstResponder() && !field.isEditing)
        #expect(
            recorder.calls == [
                "shouldBegin", "didBegin", "change 0,0 “a👨‍👩‍👧”", "change 1,8 “”", "change 1,0 “b”", "return",
                "shouldEnd", "didEnd",
            ])
        withExtendedLifetime(window) {}
    }

    @Test func theDelegateMayKeepTheFieldInTheRole() {
        let field = UITextField()
        let recorder = Recorder()
        field.delegate = recorder
        let window = shown(field)
        let other = UITextField()
        window.addSubview(other)
        field.becomeFirstResponder()
        recorder.allowsEnd = false
        #expect(!other.becomeFirstResponder() && field.isFirstResponder)
        recorder.allowsEnd = true
        #expect(other.becomeFirstResponder() && !field.isEditing && other.isEditing)
        other.isEnabled = false
        #expect(!UITextField().becomeFirstResponder())
    }

    @Test func returnEndsEditingWhereAnActionWaitsForIt() {
        let field = UITextField()
        let window = shown(field)
        field.becomeFirstResponder()
        field.insertText("a\n")
        #expect(field.isEditing)
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        field.insertText("\n")
        #expect(!field.isEditing && field.text == "a")
        withExtendedLifetime(window) {}
    }

    @Test func selectionIsReplaced() throws {
        let field = UITextField()
        field.text = "Hello world"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 6))
        field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "world")
        field.insertText("you")
        #expect(field.text == "Hello you")
        #expect(field.position(from: start, offset: 400) == nil)
    }

    @Test func partsInsetTheTextAndAreMirrored() {
        let field = UITextField()
        let window = shown(field)
        field.text = "Text"
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.clearButtonMode = .always
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 176, height: 34))
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 146, height: 34))
        window.settle()
        #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        #expect(field.clearButtonRect(forBounds: field.bounds).minX == 181)
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 0, width: 146, height: 34))
        #expect(field.clearButtonRect(forBounds: field.bounds).minX == 0)
        #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
    }

    @Test func theClearButtonClears() throws {
        let field = UITextField()
        let window = shown(field)
        field.text = "Text"
        field.clearButtonMode = .whileEditing
        window.settle()
        #expect(field.subviews.isEmpty)
        field.becomeFirstResponder()
        window.settle()
        let button = try #require(field.subviews.first as? UIControl)
        button.touchEnded(isInside: true)
        window.settle()
        #expect(field.text == "" && field.subviews.isEmpty)
    }

    @Test func secretTextIsShownAsBullets() {
        let field = UITextField()
        field.frame.size = CGSize(width: 200, height: 30)
        field.text = "pá👍"
        field.isSecureTextEntry = true
        #expect(field.shownText.string == "•••" && field.text == "pá👍")
        #expect(field.shownByte(atOffset: 2) == 6 && field.offset(ofShownByte: 6) == 2)
    }

    /// The caret is after the text's width as a label measures it.
    @Test(arguments: [NSTextAlignment.left, .center, .right])
    func theCaretLiesBesideItsCharacter(alignment: NSTextAlignment) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "Hello"
        field.textAlignment = alignment
        let width = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        let left =
            switch alignment {
            case .center: 100 - width / 2
            case .right: 200 - width
            default: CGFloat(0)
            }
        #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - left) < 0.01)
        #expect(abs(field.caretRect(for: field.endOfDocument).minX - left - width) < 0.01)
        let near = field.closestPosition(to: CGPoint(x: left + width + 5, y: 17))
        #expect(near.map { field.offset(from: field.beginningOfDocument, to: $0) } == 5)
    }

    @Test func textThatIsTooLongMovesWithItsCaret() throws {
        let field = UITextField()
        let window = shown(field, width: 100)
        field.text = String(repeating: "long ", count: 20)
        field.becomeFirstResponder()
        #expect(field.caretRect(for: field.endOfDocument).maxX <= 100.01)
        field.selectedTextRange = field.textRange(
            from: field.beginningOfDocument, to: field.beginningOfDocument)
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
        withExtendedLifetime(window) {}
    }

    @Test func hostileInput() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: -5, height: 0))
        field.text = "a\u{0}b" + String(repeating: "x", count: 100_000)
        _ = field.intrinsicContentSize
        field.minimumFontSize = .nan
        field.adjustsFontSizeToFitWidth = true
        _ = field.caretRect(for: field.endOfDocument)
        field.replace(
            TextOffsets(NSRange(location: -4, length: .max)), withText: "")
        #expect(field.text == "")
        field.deleteBackward()
        field.select(NSRange(location: NSNotFound, length: 3))
        #expect(field.selection == NSRange(location: 0, length: 0))
    }
}
