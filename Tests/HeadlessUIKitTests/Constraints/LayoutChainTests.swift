import Testing
import UIKit

/// Each chain makes the constraints of the visual format beside it, in the same order.
@MainActor @Suite struct LayoutChainTests {
    private let scene = FormatScene()
    private var a: UIView { scene.view("a") }
    private var b: UIView { scene.view("b") }
    private var c: UIView { scene.view("c") }
    private var g: UILayoutGuide { scene.guide }
    private let low = UILayoutPriority.defaultLow

    private func expect(
        _ chain: [NSLayoutConstraint], _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
        at place: SourceLocation = #_sourceLocation
    ) {
        let expected = scene.constraints(format, options).map(scene.text)
        #expect(chain.map(scene.text) == expected, sourceLocation: place)
        #expect(!expected.isEmpty || format.count < 6, sourceLocation: place)
        #expect(chain.allSatisfy { !$0.isActive }, sourceLocation: place)
    }

    @Test func spaces() {
        expect(NSLayoutConstraint.horizontal { a }, "[a]")
        expect(
            NSLayoutConstraint.horizontal {
                a
                b
            }, "[a][b]")
        expect(
            NSLayoutConstraint.horizontal {
                a
                ChainGap()
                b
                20
                c
            }, "[a]-[b]-20-[c]")
        expect(
            NSLayoutConstraint.vertical {
                a
                ChainGap(>=8, priority: low)
                b
                ChainGap(2.5, priority: low)
                g
            }, "V:[a]-(>=8@250)-[b]-(2.5@250)-[g]")
        expect(
            NSLayoutConstraint.horizontal {
                a
                -5
                b
            }, "[a]-(-5)-[b]")
        expect(
            NSLayoutConstraint.horizontal {
                a
                ChainGap(>=8).and(<=20, priority: UILayoutPriority(500)).and(==10, priority: low)
                b
            }, "[a]-(>=8,<=20@500,==10@250)-[b]")
    }

    @Test func edges() {
        expect(
            NSLayoutConstraint.horizontal {
                ChainSuperview()
                a
                ChainSuperview()
            }, "|[a]|")
        expect(
            NSLayoutConstraint.vertical {
                ChainSuperview()
                ChainGap()
                a
                b
                ChainGap()
                ChainSuperview()
            }, "V:|-[a][b]-|")
        expect(
            NSLayoutConstraint.horizontal {
                ChainSuperview()
                8
                a
                ChainGap(<=9)
                ChainSuperview()
            }, "|-8-[a]-(<=9)-|")
        expect(
            NSLayoutConstraint.horizontal {
                a
                ChainGap(>=20, priority: low)
                ChainSuperview()
            }, "[a]-(>=20@250)-|")
        expect(
            NSLayoutConstraint.vertical {
                ChainSuperview()
                g
            }, "V:|[g]")
    }

    @Test func lengths() {
        expect(NSLayoutConstraint.horizontal { a[==100] }, "[a(100)]")
        expect(NSLayoutConstraint.vertical { a[>=100] }, "V:[a(>=100)]")
        expect(NSLayoutConstraint.vertical { g[<=a] }, "V:[g(<=a)]")
        expect(NSLayoutConstraint.horizontal { a[>=g, priority: low] }, "[a(>=g@250)]")
        expect(NSLayoutConstraint.horizontal { g[==g] }, "[g(g)]")
        expect(NSLayoutConstraint.horizontal { g[==20][<=g] }, "[g(20,<=g)]")
        expect(
            NSLayoutConstraint.horizontal {
                a[>=70][<=100, priority: .defaultHigh][==80, priority: low]
                8
                b[==a][>=40]
            }, "[a(>=70,<=100@750,==80@250)]-8-[b(a,>=40)]")
        expect(
            NSLayoutConstraint.horizontal {
                ChainSuperview()
                ChainGap()
                a[>=100]
                8
                b[==a]
                ChainGap(>=20, priority: .defaultHigh)
                ChainSuperview()
            }, "H:|-[a(>=100)]-8-[b(==a)]-(>=20@750)-|")
    }

    @Test func alignments() {
        let rows: [(NSLayoutConstraint.RowAlignment, NSLayoutConstraint.FormatOptions)] = [
            (.top, .alignAllTop), (.bottom, .alignAllBottom), (.centerY, .alignAllCenterY),
            (.firstBaseline, .alignAllFirstBaseline), (.lastBaseline, .alignAllLastBaseline),
        ]
        #expect(rows.map(\.0) == NSLayoutConstraint.RowAlignment.allCases)
        for (alignment, option) in rows {
            expect(
                NSLayoutConstraint.horizontal(aligning: [alignment]) {
                    a
                    b
                    c
                }, "[a][b][c]", option)
        }
        let columns: [(NSLayoutConstraint.ColumnAlignment, NSLayoutConstraint.FormatOptions)] = [
            (.leading, .alignAllLeading), (.trailing, .alignAllTrailing), (.left, .alignAllLeft),
            (.right, .alignAllRight), (.centerX, .alignAllCenterX),
        ]
        #expect(columns.map(\.0) == NSLayoutConstraint.ColumnAlignment.allCases)
        for (alignment, option) in columns {
            expect(
                NSLayoutConstraint.vertical(aligning: [alignment]) {
                    a
                    4
                    b
                }, "V:[a]-4-[b]", option)
        }
        expect(
            NSLayoutConstraint.horizontal(aligning: [.bottom, .top], direction: .leftToRight) {
                a
                b
            }, "[a][b]", [.alignAllTop, .alignAllBottom, .directionLeftToRight])
    }

    @Test func directionsAndBaselines() {
        let directions: [(NSLayoutConstraint.RowDirection, NSLayoutConstraint.FormatOptions)] = [
            (.leadingToTrailing, []), (.leftToRight, .directionLeftToRight),
            (.rightToLeft, .directionRightToLeft),
        ]
        for (direction, option) in directions {
            expect(
                NSLayoutConstraint.horizontal(direction: direction) {
                    ChainSuperview()
                    ChainGap()
                    a
                    5
                    b
                    ChainSuperview()
                }, "|-[a]-5-[b]|", option)
        }
        expect(
            NSLayoutConstraint.vertical(spacing: .baselineToBaseline) {
                ChainSuperview()
                ChainGap()
                a
                30
                b
                ChainGap()
                c
            }, "V:|-[a]-30-[b]-[c]", .spacingBaselineToBaseline)
    }

    @Test func aMissingSuperviewIsNamed() {
        let orphan = scene.orphan
        var found: [NSLayoutConstraint] = []
        let reasons = collectingExceptions {
            found = NSLayoutConstraint.horizontal {
                ChainSuperview()
                orphan
            }
        }
        #expect(found.isEmpty)
        #expect(reasons.count == 1)
        #expect(reasons.first?.contains("doesn't have a superview") == true)
        #expect(reasons.first?.contains("LayoutChainTests.swift") == true)
    }
}
