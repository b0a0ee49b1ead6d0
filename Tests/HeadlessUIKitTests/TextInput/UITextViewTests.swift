import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

@Suite @MainActor struct UITextViewTests {
    final class Recorder: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var links: [URL] = []
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            calls.append("change \(range.location),\(range.length) “\(text)”")
            return text != "x"
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
        // swift-format-ignore: AlwaysUseLowerCamelCase
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            links.append(URL)
            return true
        }
    }

    private func window(_ device: ScreenDevice, _ view: UIView) -> UIWindow {
        let window = UIWindow(screen: UIScreen(device))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController?.view.addSubview(view)
        return window
    }

    /// Reference, controls 4.4: one line at 17 points that does not scroll is 36.5 high @2x and 36.33 @3x.
    @Test(arguments: [(ScreenDevice.iPhoneSE, 36.5), (.iPhone14, 36 + 1.0 / 3)])
    func heightOfOneLine(device: ScreenDevice, height: CGFloat) {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "Text"
        let window = window(device, view)
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: -1))
        view.isScrollEnabled = false
        #expect(abs(view.intrinsicContentSize.height - height) < 1e-9)
        withExtendedLifetime(window) {}
    }

    /// A height of its own counts as long as the view scrolls; else that of the text at the width does.
    @Test func heightOfASubclassCountsWhileItScrolls() {
        let view = FixedHeightTextView()
        view.text = String(repeating: "Many words. ", count: 40)
        func height() -> CGFloat {
            view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height() == 44)
        view.isScrollEnabled = false
        #expect(
            height() == view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height)
    }

    private final class FixedHeightTextView: UITextView {
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    }

    @Test func widthIsTheTextsWithPaddingAndInsets() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "Some text"
        let natural = "Some text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        let width = view.sizeThatFits(CGSize(width: 1_000, height: 0)).width
        #expect(width >= natural + 10 && width < natural + 11)
        view.textContainerInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
        #expect(view.sizeThatFits(.zero).width == width + 50)
        view.textContainer.lineFragmentPadding = 0
        #expect(view.sizeThatFits(.zero).width == width + 40)
    }

    @Test func theContentIsAsHighAsItsLines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        let window = window(.iPhone14, view)
        view.text = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        window.settle()
        // Ten lines: the last line break begins one more.
        #expect(view.contentSize == CGSize(width: 200, height: 219))
        let start = view.contentOffset.y
        view.scrollRangeToVisible(NSRange(location: 18, length: 0))
        #expect(view.contentOffset.y > start + 100)
        view.frame.size.width = 100
        #expect(view.contentSize.width == 100)
    }

    @Test func defaults() {
        let view = UITextView()
        #expect(view.text == "" && view.font == nil && view.isEditable && view.isSelectable)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5 && view.isScrollEnabled && view.clipsToBounds)
        // Twelve points are drawn where no font was given.
        #expect(abs(view.sizeThatFits(.zero).height - 16 - 14 - 1 / 3.0) < 1e-9)
    }

    @Test func typingCallsTheDelegate() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let recorder = Recorder()
        view.delegate = recorder
        let window = window(.iPhone14, view)
        #expect(view.becomeFirstResponder())
        view.insertText("a\n")
        view.insertText("x")
        view.deleteBackward()
        view.resignFirstResponder()
        #expect(view.text == "a")
        #expect(
            recorder.calls == [
                "begin", "change 0,0 “a\n”", "changed", "change 2,0 “x”", "change 1,1 “”", "changed", "end",
            ])
        view.contentOffset.y = 3
        #expect(recorder.calls.last == "scroll")
        withExtendedLifetime(window) {}
    }

    @Test func typingTakesTheAttributesBeforeTheCaret() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let text = NSMutableAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        view.attributedText = text
        view.selectedRange = NSRange(location: 3, length: 0)
        view.insertText("!")
        #expect(view.text == "red!blue" && view.selectedRange == NSRange(location: 4, length: 0))
        #expect(
            view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        view.typingAttributes = [.foregroundColor: UIColor.green]
        view.insertText("?")
        #expect(
            view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .green)
        #expect(
            view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
    }

    @Test func linksAreTouched() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let recorder = Recorder()
        view.delegate = recorder
        let link = try #require(URL(string: "https://swift.org"))
        let text = NSMutableAttributedString(string: "See ")
        text.append(NSAttributedString(string: "here", attributes: [.link: link]))
        view.attributedText = text
        view.isEditable = false
        let rect = view.firstRect(for: TextOffsets(NSRange(location: 4, length: 4)))
        view.touchText(at: CGPoint(x: rect.midX, y: rect.midY))
        view.touchText(at: CGPoint(x: 8, y: rect.midY))
        #expect(recorder.links == [link])
    }

    @Test func caretsOfLines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "ab\n\ncd"
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        func caret(_ offset: Int) -> CGRect { view.caretRect(for: TextOffset(offset)) }
        #expect(caret(0).origin == CGPoint(x: 5, y: 8))
        #expect(abs(caret(3).minY - 8 - line) < 1e-9 && caret(3).minX == 5)
        #expect(abs(caret(4).minY - 8 - 2 * line) < 1e-9 && caret(4).minX == 5)
        #expect(caret(6).minX > caret(5).minX)
        view.text = ""
        #expect(caret(0).origin == CGPoint(x: 5, y: 8) && caret(0).height == line)
    }

    @Test func limitedLines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.isScrollEnabled = false
        view.text = String(repeating: "words ", count: 40)
        let height = view.intrinsicContentSize.height
        view.textContainer.maximumNumberOfLines = 2
        #expect(view.intrinsicContentSize.height < height)
        #expect(abs(view.intrinsicContentSize.height - 16 - 28 - 2 / 3.0) < 1e-9)
    }

    @Test func exclusionPathsAreReported() {
        let before = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = before }
        var issues: [String] = []
        LayoutDiagnostics.handler = { issues.append($0.description) }
        let view = UITextView()
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))]
        #expect(issues.count == 1 && issues[0].contains("exclusionPaths"))
    }

    @Test func hostileInput() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 3, height: 0))
        view.text = "a\u{0}\u{FFFC}" + String(repeating: "wide ", count: 20_000)
        view.textContainerInset = UIEdgeInsets(top: .nan, left: -50, bottom: 1, right: .infinity)
        _ = view.sizeThatFits(CGSize(width: CGFloat.nan, height: 1))
        _ = view.contentSize
        view.textContainerInset = .zero
        view.textContainer.maximumNumberOfLines = -3
        view.selectedRange = NSRange(location: 3, length: .max)
        view.insertText("")
        #expect(view.text == "a\u{0}\u{FFFC}")
    }
}
