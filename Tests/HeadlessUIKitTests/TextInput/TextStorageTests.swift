import Foundation
import Testing
import UIKit

/// Text storages, layout managers and the text view over them.
@MainActor
@Suite struct TextStorageTests {
    /// A storage as highlighters write it: a backing store, and words in bold when editing is processed.
    private final class Highlighter: NSTextStorage {
        private let backing = NSMutableAttributedString(string: "")

        override var string: String { backing.string }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

        override func replaceCharacters(in range: NSRange, with string: String) {
            backing.replaceCharacters(in: range, with: string)
            edited(.editedCharacters, range: range, changeInLength: string.utf16.count - range.length)
        }

        override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
            backing.setAttributes(attributes, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }

        override func processEditing() {
            let text = backing.string as NSString
            let found = text.range(of: "bold")
            if found.location != NSNotFound {
                backing.setAttributes([.font: UIFont.boldSystemFont(ofSize: 20)], range: found)
            }
            super.processEditing()
        }
    }

    private final class Observer: NSObject, NSTextStorageDelegate {
        var seen: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            seen.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
        }
    }

    @Test func changesOfAGroupAreReportedOnce() {
        let (storage, observer) = (NSTextStorage(string: "one three"), Observer())
        storage.delegate = observer
        storage.replaceCharacters(in: NSRange(location: 4, length: 0), with: "two ")
        #expect(storage.string == "one two three")
        storage.beginEditing()
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
        storage.deleteCharacters(in: NSRange(location: 3, length: 4))
        storage.endEditing()
        #expect(observer.seen == ["2 4+4 4", "3 0+3 -4"])
        #expect(storage.string == "one three")
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) != nil)
        #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound)
    }

    @Test func subclassesHighlightWhatTheViewShows() {
        let storage = Highlighter()
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 1e7)))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
        #expect(view.textStorage === storage && view.layoutManager === manager)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a bold word")
        #expect(view.text == "a bold word")
        let font = view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
        #expect(font == UIFont.boldSystemFont(ofSize: 20))
        view.text = "plain, then bold"
        #expect(storage.string == "plain, then bold")
        let typed = view.attributedText.attribute(.font, at: 13, effectiveRange: nil) as? UIFont
        #expect(typed == UIFont.boldSystemFont(ofSize: 20))
    }

    private final class Colorist: NSObject, NSTextStorageDelegate {
        var calls = 0

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            calls += 1
            let all = NSRange(location: 0, length: textStorage.length)
            textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: all)
        }
    }

    @Test func delegatesChangeAttributesWhileEditsAreProcessed() {
        let (view, colorist) = (UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Colorist())
        view.textStorage.delegate = colorist
        view.text = "red"
        #expect(colorist.calls == 1)
        #expect(
            view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        view.textStorage.append(NSAttributedString(string: " again"))
        #expect(colorist.calls == 2 && view.text == "red again")
    }

    @Test func theStorageOfAViewIsItsText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "Hello"
        view.textStorage.append(
            NSAttributedString(string: " world", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        #expect(view.text == "Hello world")
        view.text = "Other"
        #expect(view.textStorage.string == "Other")
        view.insertText("s")
        #expect(view.textStorage.string == "Others")
    }

    @Test func linesAreThoseOfTheView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 180, height: 400))
        view.font = .systemFont(ofSize: 17)
        view.text =
            "Several words that need more than one line in so narrow a view, and a second paragraph\nof its own"
        let manager = view.layoutManager
        manager.ensureLayout(for: view.textContainer)
        let used = manager.usedRect(for: view.textContainer)
        #expect(abs(used.height + 16 - view.contentSize.height) <= 1)
        #expect(used.width <= 180)
        var (ranges, tops): ([NSRange], [CGFloat]) = ([], [])
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: view.textContainer)) {
            rect, used, _, range, _ in
            ranges.append(range)
            tops.append(rect.minY)
            #expect(rect.width == 180 && used.width <= 180)
        }
        #expect(ranges.count > 3 && tops == tops.sorted())
        #expect(ranges.reduce(0) { $0 + $1.length } == view.text.utf16.count)
        for (range, next) in zip(ranges, ranges.dropFirst()) {
            #expect(range.location + range.length == next.location)
        }
        #expect(manager.numberOfGlyphs == view.text.utf16.count)
    }

    @Test func charactersAreFoundWhereTheyAre() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
        view.font = .systemFont(ofSize: 17)
        view.text = "Grüße an 👩‍👩‍👧 und dich, heute wie morgen"
        let (manager, container) = (view.layoutManager, view.textContainer)
        for index in 0..<8 {
            let box = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            guard box.width > 0 else { continue }
            let middle = CGPoint(x: box.midX, y: box.midY)
            #expect(manager.glyphIndex(for: middle, in: container) == index, "\(index)")
            var fraction: CGFloat = 0
            let left = CGPoint(x: box.minX + box.width / 4, y: box.midY)
            _ = manager.characterIndex(
                for: left, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
            #expect(abs(fraction - 0.25) < 0.05, "\(index): \(fraction)")
            let line = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
            #expect(abs(line.minX + manager.location(forGlyphAt: index).x - box.minX) < 0.01)
        }
    }

    @Test func aLineBreakAtTheEndBeginsAnExtraLine() {
        let (storage, manager) = (NSTextStorage(string: "one\n"), NSLayoutManager())
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        manager.addTextContainer(container)
        #expect(manager.extraLineFragmentRect.height > 10)
        #expect(manager.usedRect(for: container).height > 20)
        storage.deleteCharacters(in: NSRange(location: 3, length: 1))
        #expect(manager.extraLineFragmentRect == .zero)
    }

    @Test func tokenizersFindWordsAndParagraphs() throws {
        let field = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        field.text = "one two.\nThree"
        let position = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        let forward = UITextDirection.storage(.forward)
        let word = try #require(
            field.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: forward))
        #expect(field.text(in: word) == "two")
        let end = try #require(
            field.tokenizer.position(from: position, toBoundary: .word, inDirection: forward))
        #expect(field.offset(from: field.beginningOfDocument, to: end) == 7)
        let line = try #require(
            field.tokenizer.rangeEnclosingPosition(position, with: .paragraph, inDirection: forward))
        #expect(field.text(in: line) == "one two.")
        #expect(field.markedTextRange == nil)
    }
}
