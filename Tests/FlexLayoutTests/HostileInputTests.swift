import FlexLayout
import Testing
import UIKit

/// Numbers that are not finite, and trees that no app should build: the results are defined, and nothing traps.
@MainActor @Suite struct HostileInputTests {
    nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1, 0,
        .leastNonzeroMagnitude, 1e300, -1e300,
    ]

    nonisolated static let setters: [@MainActor @Sendable (Flex, CGFloat) -> Flex] = [
        { $0.width($1) }, { $0.height($1) }, { $0.minWidth($1) }, { $0.maxWidth($1) }, { $0.minHeight($1) },
        { $0.maxHeight($1) }, { $0.size($1) }, { $0.aspectRatio($1) }, { $0.grow($1) }, { $0.shrink($1) },
        { $0.basis($1) }, { $0.flex($1) }, { $0.flex($1, $1, $1) }, { $0.margin($1) }, { $0.marginStart($1) },
        { $0.padding($1) }, { $0.paddingEnd($1) }, { $0.top($1) }, { $0.all($1) }, { $0.gap($1) },
        { $0.borderWidth($1) }, { $0.width($1%) }, { $0.height($1%) }, { $0.margin($1%) },
        { $0.padding($1%) },
        { $0.all($1%) }, { $0.basis($1%) }, { $0.gap($1%) }, { $0.minHeight($1%) },
    ]

    @Test(arguments: setters.indices, numbers)
    func everyPropertyTakesEveryNumber(setter: Int, number: CGFloat) {
        let root = UIView(frame: rect(0, 0, 200, 100))
        for level in [root.flex, root.flex.addItem(), root.subviews[0].flex.addItem().size(10)] {
            _ = Self.setters[setter](level, number)
        }
        for mode in Flex.LayoutMode.allCases {
            root.flex.layout(mode: mode)
            for view in [root, root.subviews[0], root.subviews[0].subviews[0]] {
                let box = view.frame
                let isFinite = [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
                #expect(isFinite && box.width >= 0 && box.height >= 0)
            }
        }
        #expect(!root.flex.debugDescription.isEmpty)
        _ = (root.flex.issues, root.flex.intrinsicSize)
    }

    @Test(arguments: numbers, numbers)
    func sizeThatFitsTakesEverySize(width: CGFloat, height: CGFloat) {
        let fixture = FlexFixture(items: 2)
        let size = fixture.root.flex.sizeThatFits(size: CGSize(width: width, height: height))
        let isUnlimited = !width.isFinite || width == .greatestFiniteMagnitude
        #expect(size.width == (isUnlimited ? 30 : max(0, width)) || abs(width) > 1e200 || width < 1e-9)
        #expect(size.width >= 0 && size.height >= 0)
    }

    @Test(arguments: numbers)
    func contentsOfEverySize(number: CGFloat) {
        let root = UIView(frame: rect(0, 0, 200, 100))
        let view = ContentView(number, number)
        root.flex.alignItems(.start).addItem(view)
        view.flex.baseline { _ in number }
        root.flex.layout()
        #expect(view.frame.width.isFinite && view.frame.width >= 0 && view.frame.height >= 0)
        root.flex.direction(.row).alignItems(.baseline).addItem().size(10)
        root.flex.layout()
        #expect(root.subviews[1].frame.minY.isFinite)
    }

    @Test func viewsThatFitThemselvesByTheirOwnFlexbox() {
        final class Selfish: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                flex.layout(mode: .adjustHeight)
                return flex.sizeThatFits(size: size)
            }
        }
        let root = UIView(frame: rect(0, 0, 200, 100))
        let view = Selfish()
        root.flex.alignItems(.start).addItem(view)
        root.flex.layout()
        #expect(view.frame == rect(0, 0, 200, 100))
        view.flex.addItem().size(30)
        root.flex.layout()
        #expect(view.frame == rect(0, 0, 30, 30))
        #expect(view.sizeThatFits(CGSize(width: 50, height: CGFloat.nan)) == CGSize(width: 50, height: 30))
    }

    @Test func aLayoutThatReturnsToItsOuterOne() {
        final class Inner: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                superview?.flex.layout()
                flex.layout()
            }
        }
        let root = UIView(frame: rect(0, 0, 200, 100))
        let inner = Inner()
        root.flex.addItem(inner).height(50).addItem().grow(1)
        root.flex.layout()
        root.layoutIfNeeded()
        #expect(inner.frame == rect(0, 0, 200, 50))
        #expect(inner.subviews[0].frame == rect(0, 0, 200, 50))
    }

    @Test func manyLevelsOfViewsComeAndGo() {
        let root = UIView(frame: rect(0, 0, 300, 300))
        var innermost = root
        for level in 0..<10_000 {
            let view = UIView()
            innermost.flex.addItem(view).padding(level == 0 ? 1 : 0)
            innermost = view
        }
        innermost.flex.height(7)
        root.flex.layout()
        #expect(innermost.frame == rect(0, 0, 298, 7))
        #expect(root.flex.issues.isEmpty)
    }
}
