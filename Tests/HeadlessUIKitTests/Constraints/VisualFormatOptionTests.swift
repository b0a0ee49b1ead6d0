import Testing
import UIKit

/// Formats with options and the constraints that they stand for.
@MainActor @Suite struct VisualFormatOptionTests {
    private func check(_ expected: FormatCase) {
        let scene = FormatScene()
        var found: [NSLayoutConstraint] = []
        let exceptions = collectingExceptions { found = scene.constraints(expected.format, expected.options) }
        #expect(exceptions == [])
        #expect(found.map(scene.text) == expected.constraints)
    }

    @Test(arguments: [
        FormatCase("[a]", .alignAllTop, []),
        FormatCase("[a][b]", .alignAllTop, ["b.leading == a.trailing", "a.top == b.top"]),
        FormatCase("[a][b]", .alignAllBottom, ["b.leading == a.trailing", "a.bottom == b.bottom"]),
        FormatCase("[a][b]", .alignAllCenterY, ["b.leading == a.trailing", "a.centerY == b.centerY"]),
        FormatCase(
            "[a][b]", .alignAllLastBaseline,
            ["b.leading == a.trailing", "a.lastBaseline == b.lastBaseline"]),
        FormatCase(
            "[a][b]", .alignAllFirstBaseline,
            ["b.leading == a.trailing", "a.firstBaseline == b.firstBaseline"]),
        FormatCase("V:[a][b]", .alignAllLeft, ["b.top == a.bottom", "a.left == b.left"]),
        FormatCase("V:[a][b]", .alignAllRight, ["b.top == a.bottom", "a.right == b.right"]),
        FormatCase("V:[a][b]", .alignAllLeading, ["b.top == a.bottom", "a.leading == b.leading"]),
        FormatCase("V:[a][b]", .alignAllTrailing, ["b.top == a.bottom", "a.trailing == b.trailing"]),
        FormatCase("V:[a][b]", .alignAllCenterX, ["b.top == a.bottom", "a.centerX == b.centerX"]),
        FormatCase(
            "[a][b]", [.alignAllTop, .alignAllBottom],
            ["b.leading == a.trailing", "a.top == b.top", "a.bottom == b.bottom"]),
        FormatCase(
            "V:[a][b]", [.alignAllTrailing, .alignAllLeading],
            ["b.top == a.bottom", "a.leading == b.leading", "a.trailing == b.trailing"]),
        FormatCase(
            "[a][b][c]", .alignAllTop,
            ["b.leading == a.trailing", "c.leading == b.trailing", "a.top == b.top", "b.top == c.top"]),
        FormatCase(
            "|[a(5)]|", .alignAllTop,
            ["a.leading == s.leading", "a.width == 5", "s.trailing == a.trailing"]),
        FormatCase("[g][a]", .alignAllTop, ["a.leading == g.trailing", "g.top == a.top"]),
        FormatCase("[a][a]", .alignAllTop, ["a.leading == a.trailing"]),
    ])
    func alignment(_ expected: FormatCase) { check(expected) }

    @Test(arguments: [
        FormatCase("[a]-[b]", .directionLeadingToTrailing, ["b.leading == a.trailing + 8"]),
        FormatCase("[a]-[b]", .directionLeftToRight, ["b.left == a.right + 8"]),
        FormatCase("[a]-[b]", .directionRightToLeft, ["a.left == b.right + 8"]),
        FormatCase("[a][b]", .directionRightToLeft, ["a.left == b.right"]),
        FormatCase("[a]-(>=9@3)-[b]", .directionRightToLeft, ["a.left >= b.right + 9 @3"]),
        FormatCase("|[a]|", .directionLeftToRight, ["a.left == s.left", "s.right == a.right"]),
        FormatCase("|[a]|", .directionRightToLeft, ["s.right == a.right", "a.left == s.left"]),
        FormatCase(
            "|-8-[a]-9-|", .directionRightToLeft, ["s.right == a.right + 8", "a.left == s.left + 9"]),
        FormatCase("|-[a]-|", .directionLeftToRight, ["a.left == s.leftMargin", "s.rightMargin == a.right"]),
        FormatCase("|-[a]-|", .directionRightToLeft, ["s.rightMargin == a.right", "a.left == s.leftMargin"]),
        FormatCase("V:|-[a]", .directionRightToLeft, ["a.top == s.topMargin"]),
        FormatCase("V:[a]-[b]", .directionLeftToRight, ["b.top == a.bottom + 8"]),
        FormatCase(
            "[a(5)]-[b]", [.directionLeftToRight, .alignAllBottom],
            ["a.width == 5", "b.left == a.right + 8", "a.bottom == b.bottom"]),
    ])
    func direction(_ expected: FormatCase) { check(expected) }

    @Test(arguments: [
        // What has no text has its baseline at the bottom, and no line to go by.
        FormatCase("V:[a]-[b]", .spacingBaselineToBaseline, ["b.firstBaseline == a.lastBaseline + 8"]),
        FormatCase("V:[a]-30-[b]", .spacingBaselineToBaseline, ["b.firstBaseline == a.lastBaseline + 30"]),
        FormatCase("V:[a][b]", .spacingBaselineToBaseline, ["b.firstBaseline == a.lastBaseline"]),
        FormatCase(
            "V:|-[a]-(>=30)-[b]-5-|", .spacingBaselineToBaseline,
            [
                "a.top == s.topMargin", "b.firstBaseline >= a.lastBaseline + 30",
                "s.bottom == b.bottom + 5",
            ]),
        FormatCase("[a]-[b]", .spacingBaselineToBaseline, ["b.leading == a.trailing + 8"]),
        FormatCase("V:[a]-[b]", .spacingEdgeToEdge, ["b.top == a.bottom + 8"]),
    ])
    func baselines(_ expected: FormatCase) { check(expected) }

    @Test func theSystemsSpaceBetweenBaselinesIsALine() {
        let (superview, small, large) = (UIView(), UILabel(), UILabel())
        small.font = .systemFont(ofSize: 12)
        large.font = .systemFont(ofSize: 20)
        for label in [small, large] { superview.addSubview(label) }
        let found = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[small]-[large]", options: .spacingBaselineToBaseline, metrics: nil,
            views: ["small": small, "large": large])
        #expect(found.map(\.constant) == [large.font.lineHeight])
    }

    @Test func theMarginsAreThoseAtTheTimeOfLayout() {
        let (superview, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        for format in ["|-[v]-|", "V:|-[v]-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["v": view]))
        }
        superview.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
        superview.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        superview.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
        superview.semanticContentAttribute = .forceRightToLeft
        superview.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 4, y: 1, width: 194, height: 96))
    }
}
