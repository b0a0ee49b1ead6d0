import Testing
import UIKit

/// Formats that cannot be read, with the message and the position of the caret.
@MainActor @Suite struct VisualFormatErrorTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let format: String
        let caret: Int
        let message: String
        let options: NSLayoutConstraint.FormatOptions

        init(
            _ format: String, _ caret: Int, _ message: String,
            _ options: NSLayoutConstraint.FormatOptions = []
        ) {
            (self.format, self.caret, self.message, self.options) = (format, caret, message, options)
        }

        var testDescription: String { format }
    }

    private nonisolated static let noSuperview =
        "Unable to interpret '|' character, because the related view doesn't have a superview"

    private func check(_ mistake: Mistake) {
        let scene = FormatScene()
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var exceptions: [UIKitException] = []
        UIKitException.handler = { exceptions.append($0) }
        let found = scene.constraints(mistake.format, mistake.options)
        #expect(found == [])
        let reason =
            "Unable to parse constraint format: \n" + mistake.message + "\n" + mistake.format + "\n"
            + String(repeating: " ", count: mistake.caret) + "^"
        #expect(exceptions == [UIKitException(name: "NSInvalidArgumentException", reason: reason)])
    }

    @Test(arguments: [
        Mistake("", 0, "Unable to parse constraint format"),
        Mistake("   ", 3, "Unable to parse constraint format"),
        Mistake("|", 1, "Expected a view"),
        Mistake("||", 1, "Expected a view"),
        Mistake("H:", 2, "Expected a view"),
        Mistake("H:|", 3, "Expected a view"),
        Mistake("H:|-", 4, "Expected a view"),
        Mistake("H:|-10-|", 7, "Expected a view"),
        Mistake("H:|-10-", 7, "Expected a view"),
        Mistake("H:|-|", 4, "Expected a view"),
        Mistake("-[a]", 0, "Expected a view"),
        Mistake("8-[a]", 0, "Expected a view"),
        Mistake("[]", 1, "Expected a view"),
        Mistake("[ ]", 2, "Expected a view"),
        Mistake("[8]", 1, "Expected a view"),
        Mistake("[(8)]", 1, "Expected a view"),
        Mistake("[[a]]", 1, "Expected a view"),
        Mistake("[a]-", 4, "Expected a view"),
        Mistake("[a]-8-", 6, "Expected a view"),
        Mistake("[a]8[b]", 3, "Expected a view"),
        Mistake("[a]b", 3, "Expected a view"),
        Mistake("[a],[b]", 3, "Expected a view"),
        Mistake("[a]$", 3, "Expected a view"),
        Mistake("[a]-+8-[b]", 4, "Expected a view"),
        Mistake("[a]-@8-[b]", 4, "Expected a view"),
        Mistake("[a]--[b]", 4, "Expected a view; a negative space stands in parentheses"),
        Mistake("[a]--5-[b]", 4, "Expected a view; a negative space stands in parentheses"),
        Mistake("[a]->=5-[b]", 4, "Expected a view; a relation stands in parentheses"),
        Mistake("[a", 2, "Expected a ']'"),
        Mistake("[a b]", 3, "Expected a ']'"),
        Mistake("[a(8)", 5, "Expected a ']'"),
        Mistake("[a.]", 2, "Expected a ']'"),
        Mistake("[a-b]", 2, "Expected a ']'"),
        Mistake("[a(8)(9)]", 5, "Expected a ']'"),
        Mistake("[a]-8[b]", 5, "Expected a '-'"),
        Mistake("[a]-8|", 5, "Expected a '-'"),
        Mistake("[a]-(8)[b]", 7, "Expected a '-'"),
        Mistake("[a]-8@20-[b]", 5, "Expected a '-'"),
        Mistake("[a]-8e-[b]", 5, "Expected a '-'"),
        Mistake("[a]-0x8-[b]", 5, "Expected a '-'"),
        Mistake("[a]-m", 5, "Expected a '-'"),
    ])
    func viewsAndSpaces(_ mistake: Mistake) { check(mistake) }

    @Test(arguments: [
        Mistake("X:[a]", 0, "Expected 'H:', 'V:', '|' or a view"),
        Mistake("h:[a]", 0, "Expected 'H:', 'V:', '|' or a view"),
        Mistake("a", 0, "Expected 'H:', 'V:', '|' or a view"),
        Mistake("H[a]", 1, "Expected a ':' after 'H'"),
        Mistake("V|[a]", 1, "Expected a ':' after 'V'"),
        Mistake("H", 1, "Expected a ':' after 'H'"),
        Mistake("[a]|[b]", 4, "Expected the end of the format after '|'"),
        Mistake("[a]||", 4, "Expected the end of the format after '|'"),
        Mistake("[a]-|-", 5, "Expected the end of the format after '|'"),
        Mistake("[a]| x", 5, "Expected the end of the format after '|'"),
    ])
    func startAndEnd(_ mistake: Mistake) { check(mistake) }

    @Test(arguments: [
        Mistake("[a(]", 3, "Expected a number, a metric or a view"),
        Mistake("[a()]", 3, "Expected a number, a metric or a view"),
        Mistake("[a(==)]", 5, "Expected a number, a metric or a view"),
        Mistake("[a(8,)]", 5, "Expected a number, a metric or a view"),
        Mistake("[a(,8)]", 3, "Expected a number, a metric or a view"),
        Mistake("[a(|)]", 3, "Expected a number, a metric or a view"),
        Mistake("[a(>==8)]", 5, "Expected a number, a metric or a view"),
        Mistake("[a(>8)]", 3, "Expected '==', '<=' or '>='"),
        Mistake("[a(=8)]", 3, "Expected '==', '<=' or '>='"),
        Mistake("[a(< 8)]", 3, "Expected '==', '<=' or '>='"),
        Mistake("[a(8]", 4, "Expected a ')'"),
        Mistake("[a(8 9)]", 5, "Expected a ')'"),
        Mistake("[a(b.height)]", 4, "Expected a ')'"),
        Mistake("[a(b*2)]", 4, "Expected a ')'"),
        Mistake("[a(8", 4, "Expected a ')'"),
        Mistake("[a]-()-[b]", 5, "Expected a number or a metric"),
        Mistake("[a]-(>=)-[b]", 7, "Expected a number or a metric"),
        Mistake("[a]-(--8)-[b]", 6, "Expected a number or a metric"),
        Mistake("[a]-(8-[b]", 6, "Expected a ')'"),
        Mistake("[a(8@)]", 5, "Expected a priority"),
        Mistake("[a(8@[)]", 5, "Expected a priority"),
        Mistake("[a(8@0)]", 5, "Expected a priority above 0 and at most 1000"),
        Mistake("[a(8@-1)]", 5, "Expected a priority above 0 and at most 1000"),
        Mistake("[a(8@1001)]", 5, "Expected a priority above 0 and at most 1000"),
        Mistake("[a]-(8@1000.5)-[b]", 7, "Expected a priority above 0 and at most 1000"),
        Mistake("[a(1e999)]", 3, "The number is too large"),
    ])
    func predicates(_ mistake: Mistake) { check(mistake) }

    @Test(arguments: [
        Mistake("[x]", 1, "x is not a key in the views dictionary."),
        Mistake("V:|-[label]", 5, "label is not a key in the views dictionary."),
        Mistake("[a]-[ x ]", 6, "x is not a key in the views dictionary."),
        Mistake("[self.arrow]", 1, "self is not a key in the views dictionary."),
        Mistake("[a.layer]", 1, "a.layer is not a key in the views dictionary."),
        Mistake("[word]", 1, "word is not a view or a layout guide."),
        Mistake("[a(word)]", 3, "word is not a view or a layout guide."),
        Mistake("[a(x)]", 3, "x is not a key in the metrics dictionary."),
        Mistake("[a]-x-[b]", 4, "x is not a key in the metrics dictionary."),
        Mistake("[a]-b-[b]", 4, "b is not a key in the metrics dictionary."),
        Mistake("[a]-(>=x)-[b]", 7, "x is not a key in the metrics dictionary."),
        Mistake("|-x-[a]", 2, "x is not a key in the metrics dictionary."),
        Mistake("[a(8@x)]", 5, "x is not a key in the metrics dictionary."),
        Mistake("[a(text)]", 3, "text is not a number in the metrics dictionary."),
        Mistake("[a(nothing)]", 3, "nothing is not a number in the metrics dictionary."),
        Mistake("[a(nan)]", 3, "nan is not finite in the metrics dictionary."),
        Mistake("[a(8@zero)]", 5, "Expected a priority above 0 and at most 1000"),
        Mistake("[a(8@over)]", 5, "Expected a priority above 0 and at most 1000"),
        Mistake("|[orphan]", 0, noSuperview),
        Mistake("[orphan]-8-|", 11, noSuperview),
        Mistake("V:|-[a][orphan]-|", 16, noSuperview),
    ])
    func names(_ mistake: Mistake) { check(mistake) }

    private nonisolated static func along(_ axis: String) -> String {
        "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is "
            + "also \(axis)."
    }

    @Test(arguments: [
        Mistake("[a][b]", 6, along("horizontal"), .alignAllLeading),
        Mistake("[a][b]", 6, along("horizontal"), .alignAllTrailing),
        Mistake("[a][b]", 6, along("horizontal"), .alignAllLeft),
        Mistake("[a][b]", 6, along("horizontal"), .alignAllRight),
        Mistake("[a][b]", 6, along("horizontal"), .alignAllCenterX),
        Mistake("[a][b]", 6, along("horizontal"), [.alignAllTop, .alignAllCenterX]),
        Mistake("V:[a][b]", 8, along("vertical"), .alignAllTop),
        Mistake("V:[a][b]", 8, along("vertical"), .alignAllBottom),
        Mistake("V:[a][b]", 8, along("vertical"), .alignAllCenterY),
        Mistake("V:[a][b]", 8, along("vertical"), .alignAllFirstBaseline),
        Mistake("V:[a][b]", 8, along("vertical"), .alignAllLastBaseline),
    ])
    func alignment(_ mistake: Mistake) { check(mistake) }

    @Test func oneViewIsAlignedWithNothing() {
        let scene = FormatScene()
        let reasons = collectingExceptions { _ = scene.constraints("V:|-11-[a]", .alignAllLastBaseline) }
        #expect(reasons.isEmpty)
    }

    @Test func theCaretIsInTheLineOfTheMistake() {
        let scene = FormatScene()
        let reasons = collectingExceptions { _ = scene.constraints("V:[a]-\n  [x]") }
        #expect(
            reasons == [
                "Unable to parse constraint format: \nx is not a key in the views dictionary.\n"
                    + "V:[a]-\n  [x]\n   ^"
            ])
    }

    @Test func optionalViewsCount() {
        let (superview, view) = (UIView(), UIView())
        superview.addSubview(view)
        let views: [String: Any] = ["v": Optional(view) as Any, "none": Optional<UIView>.none as Any]
        let found = NSLayoutConstraint.constraints(withVisualFormat: "|[v]", metrics: nil, views: views)
        #expect(found.first?.firstItem === view)
        let reasons = collectingExceptions {
            _ = NSLayoutConstraint.constraints(withVisualFormat: "[none]", metrics: nil, views: views)
        }
        #expect(reasons.count == 1)
        #expect(reasons.first?.contains("none is not a view or a layout guide.") == true)
    }
}
