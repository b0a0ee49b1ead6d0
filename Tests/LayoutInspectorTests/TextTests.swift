import Foundation
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct TextTests {
    private func screen() -> SignUpView { SignUpView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

    @Test func theTreeIsAligned() {
        let lines = LayoutInspector.capture(screen()).tree.split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("SignUpView"))
        #expect(lines[0].split(separator: " ").suffix(3) == ["320", "480", "root"])
        #expect(lines[1].hasPrefix("  SignUpView.titleLabel: UILabel \"Sign up\""))
        #expect(lines[1].hasSuffix("constraints"))
        let column = lines.map { line in
            line.range(of: "  root") ?? line.range(of: "  constraints") ?? line.range(of: "  manual")
                ?? line.range(of: "  system")
        }
        #expect(
            Set(zip(lines, column).compactMap { $1.map { $0.lowerBound.utf16Offset(in: lines[0]) } }).count
                == 1)
    }

    @Test func compactTreesReadBack() throws {
        let view = screen()
        view.titleLabel.text = "<b>\"\\\u{1B}[31m\u{202E}\nline\u{0}</b> é 👩‍👩‍👧"
        let tree = LayoutInspector.capture(view).compactTree
        let read = try CompactTree(parsing: "\(tree)")
        #expect(read == tree)
        #expect("\(tree)".split(separator: "\n").count == tree.lines.count + 1)
        #expect(!"\(tree)".unicodeScalars.contains("\u{1B}"))
    }

    @Test func aPointShowsInOneLine() {
        let view = screen()
        let before = "\(LayoutInspector.capture(view).compactTree)".split(separator: "\n")
        view.saveButton.frame.origin.x += 1
        let after = "\(LayoutInspector.capture(view).compactTree)".split(separator: "\n")
        let changed = zip(before, after).filter { $0 != $1 }
        #expect(before.count == after.count && changed.count == 1)
        #expect(changed[0].0.contains(" 100,100,80,44 ") && changed[0].1.contains(" 101,100,80,44 "))
    }

    @Test(arguments: [
        ("", 1), ("tree 1", 1), ("formwork-tree 2 views=0", 1), ("formwork-tree 1 views=1", 1),
        ("formwork-tree 1 views=1\n1 a 0,0,0,0 A", 2), ("formwork-tree 1 views=1\n0 ! 0,0,0,0 A", 2),
        ("formwork-tree 1 views=1\n0 a 0,0,0 A", 2), ("formwork-tree 1 views=1\n0 a 0,0,0,nan A", 2),
        ("formwork-tree 1 views=1\n0 a 0,0,0,0 A b", 2), ("formwork-tree 1 views=1\n0 a 0,0,0,0 A b=\"", 2),
        ("formwork-tree 1 views=1\n0 a 0,0,0,0 A b=\"\\uZZZZ\"", 2),
        ("formwork-tree 1 views=1\n0 a 0,0,0,0 A b=1 b=2", 2),
        ("formwork-tree 1 views=2\n0 a 0,0,0,0 A\n2 b 0,0,0,0 A", 3),
    ])
    func badTextsAreRefused(text: String, line: Int) {
        do {
            _ = try CompactTree(parsing: text)
            Issue.record("read: \(text)")
        } catch {
            #expect(error.line == line, "\(error)")
        }
    }
}
