import Testing
import UIKit

/// Formats without options and the constraints that they stand for.
@MainActor @Suite struct VisualFormatTests {
    private func check(_ expected: FormatCase) {
        let scene = FormatScene()
        var found: [NSLayoutConstraint] = []
        let exceptions = collectingExceptions { found = scene.constraints(expected.format, expected.options) }
        #expect(exceptions == [])
        #expect(found.map(scene.text) == expected.constraints)
        #expect(found.allSatisfy { !$0.isActive && $0.identifier == nil })
    }

    @Test(arguments: [
        FormatCase("[a]", []),
        FormatCase("H:[a]", []),
        FormatCase("V:[a]", []),
        FormatCase("[a][b]", ["b.leading == a.trailing"]),
        FormatCase("H:[a][b]", ["b.leading == a.trailing"]),
        FormatCase("V:[a][b]", ["b.top == a.bottom"]),
        FormatCase("[a]-[b]", ["b.leading == a.trailing + 8"]),
        FormatCase("V:[a]-[b]", ["b.top == a.bottom + 8"]),
        FormatCase("[a]-20-[b]", ["b.leading == a.trailing + 20"]),
        FormatCase("V:[a]-20-[b]", ["b.top == a.bottom + 20"]),
        FormatCase("[a]-0-[b]", ["b.leading == a.trailing"]),
        FormatCase("[a]-2.5-[b]", ["b.leading == a.trailing + 2.5"]),
        FormatCase("[a]-.5-[b]", ["b.leading == a.trailing + 0.5"]),
        FormatCase("[a]-8.-[b]", ["b.leading == a.trailing + 8"]),
        FormatCase("[a]-1e2-[b]", ["b.leading == a.trailing + 100"]),
        FormatCase("[a]-25E-1-[b]", ["b.leading == a.trailing + 2.5"]),
        FormatCase("[a]-1e+1-[b]", ["b.leading == a.trailing + 10"]),
        FormatCase("[a]-007-[b]", ["b.leading == a.trailing + 7"]),
        FormatCase("[a]-(20)-[b]", ["b.leading == a.trailing + 20"]),
        FormatCase("[a]-(-5)-[b]", ["b.leading == a.trailing - 5"]),
        FormatCase("[a]-(+5)-[b]", ["b.leading == a.trailing + 5"]),
        FormatCase("[a]-(==20)-[b]", ["b.leading == a.trailing + 20"]),
        FormatCase("[a]-(>=20)-[b]", ["b.leading >= a.trailing + 20"]),
        FormatCase("[a]-(<=20)-[b]", ["b.leading <= a.trailing + 20"]),
        FormatCase("V:[a]-(>=20)-[b]", ["b.top >= a.bottom + 20"]),
        FormatCase("[a]-(>=-20)-[b]", ["b.leading >= a.trailing - 20"]),
        FormatCase("[a]-(20@750)-[b]", ["b.leading == a.trailing + 20 @750"]),
        FormatCase("[a]-(>=20@999.5)-[b]", ["b.leading >= a.trailing + 20 @999.5"]),
        FormatCase("[a]-(>=20@1000)-[b]", ["b.leading >= a.trailing + 20"]),
        FormatCase(
            "[a]-(>=8,<=20@500)-[b]",
            ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @500"]),
        FormatCase(
            "V:[a]-(>=8,<=20@500,==10@250)-[b]",
            [
                "b.top >= a.bottom + 8", "b.top <= a.bottom + 20 @500", "b.top == a.bottom + 10 @250",
            ]),
        FormatCase(
            "[a]-[b]-[c]", ["b.leading == a.trailing + 8", "c.leading == b.trailing + 8"]),
        FormatCase(
            "V:[a]-1-[b]-2-[c][d]",
            ["b.top == a.bottom + 1", "c.top == b.bottom + 2", "d.top == c.bottom"]),
        FormatCase("[a]-[g]", ["g.leading == a.trailing + 8"]),
        FormatCase("V:[g]-5-[a]", ["a.top == g.bottom + 5"]),
    ])
    func spacesBetweenViews(_ expected: FormatCase) { check(expected) }

    @Test(arguments: [
        FormatCase("|[a]", ["a.leading == s.leading"]),
        FormatCase("[a]|", ["s.trailing == a.trailing"]),
        FormatCase("|[a]|", ["a.leading == s.leading", "s.trailing == a.trailing"]),
        FormatCase("V:|[a]|", ["a.top == s.top", "s.bottom == a.bottom"]),
        FormatCase("|-[a]", ["a.leading == s.leadingMargin"]),
        FormatCase("[a]-|", ["s.trailingMargin == a.trailing"]),
        FormatCase("|-[a]-|", ["a.leading == s.leadingMargin", "s.trailingMargin == a.trailing"]),
        FormatCase("V:|-[a]-|", ["a.top == s.topMargin", "s.bottomMargin == a.bottom"]),
        FormatCase("|-8-[a]", ["a.leading == s.leading + 8"]),
        FormatCase("[a]-8-|", ["s.trailing == a.trailing + 8"]),
        FormatCase("V:|-8-[a]-9-|", ["a.top == s.top + 8", "s.bottom == a.bottom + 9"]),
        FormatCase("|-0-[a]-0-|", ["a.leading == s.leading", "s.trailing == a.trailing"]),
        FormatCase("|-(>=8)-[a]", ["a.leading >= s.leading + 8"]),
        FormatCase("[a]-(>=8)-|", ["s.trailing >= a.trailing + 8"]),
        FormatCase("[a]-(<=8@20)-|", ["s.trailing <= a.trailing + 8 @20"]),
        FormatCase("|-(-8)-[a]-(-9)-|", ["a.leading == s.leading - 8", "s.trailing == a.trailing - 9"]),
        FormatCase("V:|-(>=8,==30@10)-[a]", ["a.top >= s.top + 8", "a.top == s.top + 30 @10"]),
        FormatCase(
            "|[a]-[b]|",
            ["a.leading == s.leading", "b.leading == a.trailing + 8", "s.trailing == b.trailing"]),
        FormatCase("|[g]|", ["g.leading == s.leading", "s.trailing == g.trailing"]),
        FormatCase("V:|-[g]", ["g.top == s.topMargin"]),
        FormatCase(
            "H:|-[a]-(>=10)-[b]-|",
            [
                "a.leading == s.leadingMargin", "b.leading >= a.trailing + 10",
                "s.trailingMargin == b.trailing",
            ]),
    ])
    func spacesToTheSuperview(_ expected: FormatCase) { check(expected) }

    @Test(arguments: [
        FormatCase("[a(100)]", ["a.width == 100"]),
        FormatCase("H:[a(==100)]", ["a.width == 100"]),
        FormatCase("V:[a(100)]", ["a.height == 100"]),
        FormatCase("[a(>=100)]", ["a.width >= 100"]),
        FormatCase("[a(<=100)]", ["a.width <= 100"]),
        FormatCase("[a(100@20)]", ["a.width == 100 @20"]),
        FormatCase("V:[a(>=100@20)]", ["a.height >= 100 @20"]),
        FormatCase("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
        FormatCase(
            "[a(>=70,<=100@999,==80@1)]", ["a.width >= 70", "a.width <= 100 @999", "a.width == 80 @1"]),
        FormatCase("[a(==b)]", ["a.width == b.width"]),
        FormatCase("[a(b)]", ["a.width == b.width"]),
        FormatCase("V:[a(b)]", ["a.height == b.height"]),
        FormatCase("[a(>=b)]", ["a.width >= b.width"]),
        FormatCase("[a(<=b@750)]", ["a.width <= b.width @750"]),
        FormatCase("V:[a(g)]", ["a.height == g.height"]),
        FormatCase("[g(a)]", ["g.width == a.width"]),
        FormatCase("[a(==b,>=40)]", ["a.width == b.width", "a.width >= 40"]),
        FormatCase("[a(0)]", ["a.width == 0"]),
        FormatCase("[a(==-5)]", ["a.width == -5"]),
        FormatCase("[b(a)]", ["b.width == a.width"]),
        FormatCase(
            "[a(50)][b(a)][c(b)]",
            [
                "a.width == 50", "b.leading == a.trailing", "b.width == a.width", "c.leading == b.trailing",
                "c.width == b.width",
            ]),
        FormatCase(
            "|-[a(>=80)]-8-[b]-|",
            [
                "a.leading == s.leadingMargin", "a.width >= 80", "b.leading == a.trailing + 8",
                "s.trailingMargin == b.trailing",
            ]),
        FormatCase(
            "V:|[a(44)]-[b(a)]|",
            [
                "a.top == s.top", "a.height == 44", "b.top == a.bottom + 8", "b.height == a.height",
                "s.bottom == b.bottom",
            ]),
    ])
    func lengths(_ expected: FormatCase) { check(expected) }

    @Test(arguments: [
        FormatCase("[a]-m-[b]", ["b.leading == a.trailing + 12"]),
        FormatCase("[a]-(m)-[b]", ["b.leading == a.trailing + 12"]),
        FormatCase("[a]-neg-[b]", ["b.leading == a.trailing - 4"]),
        FormatCase("[a]-half-[b]", ["b.leading == a.trailing + 0.5"]),
        FormatCase("[a]-single-[b]", ["b.leading == a.trailing + 2.25"]),
        FormatCase("[a]-small-[b]", ["b.leading == a.trailing + 7"]),
        FormatCase("[a]-boxed-[b]", ["b.leading == a.trailing + 9"]),
        FormatCase("[a]-maybe-[b]", ["b.leading == a.trailing + 3"]),
        FormatCase("[a]-prio-[b]", ["b.leading == a.trailing + 750"]),
        FormatCase("|-m-[a]-m-|", ["a.leading == s.leading + 12", "s.trailing == a.trailing + 12"]),
        FormatCase("[a(m)]", ["a.width == 12"]),
        FormatCase("[a(>=m@prio)]", ["a.width >= 12 @750"]),
        FormatCase("[a]-(>=m@low)-[b]", ["b.leading >= a.trailing + 12 @250"]),
        FormatCase("[a]-(m@half)-[b]", ["b.leading == a.trailing + 12 @0.5"]),
        FormatCase("V:[a(m,<=boxed@low)]", ["a.height == 12", "a.height <= 9 @250"]),
        // A name that is both a view and a metric: the view in lengths, the metric in spaces.
        FormatCase("[b(a)]", ["b.width == a.width"]),
        FormatCase("[b]-a-[c]", ["c.leading == b.trailing + 99"]),
        FormatCase("[b]-(a)-[c]", ["c.leading == b.trailing + 99"]),
    ])
    func metrics(_ expected: FormatCase) { check(expected) }

    @Test(arguments: [
        FormatCase("H: [a]", []),
        FormatCase(" H : [ a ] ", []),
        FormatCase("V:\n|[a]\n-\n[b]|", ["a.top == s.top", "b.top == a.bottom + 8", "s.bottom == b.bottom"]),
        FormatCase("| - 8 - [a]", ["a.leading == s.leading + 8"]),
        FormatCase("[a] - [b]", ["b.leading == a.trailing + 8"]),
        FormatCase(
            "[a]\t-\t( >= 8 , <= 9 @ 10 )\t-\t[b]",
            [
                "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 9 @10",
            ]),
        FormatCase("[a ( == b )]", ["a.width == b.width"]),
        FormatCase("[a]-( - 5 )-[b]", ["b.leading == a.trailing - 5"]),
        FormatCase("  |  [a]  |  ", ["a.leading == s.leading", "s.trailing == a.trailing"]),
    ])
    func spacesBetweenWords(_ expected: FormatCase) { check(expected) }
}
