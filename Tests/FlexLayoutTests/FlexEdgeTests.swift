import FlexLayout
import Testing
import UIKit

/// Margins, paddings and insets: every method, seen in frames.
@MainActor @Suite struct FlexEdgeTests {
    typealias Change = @MainActor @Sendable (Flex) -> Void

    /// The insets of a stretched item's frame in its container of 200 x 100: left, top, right, bottom.
    private func outsides(_ change: Change, direction: Flex.LayoutDirection = .ltr) -> [CGFloat] {
        let fixture = FlexFixture { change($0.grow(1)) }
        fixture.root.flex.layoutDirection(direction)
        let frame = fixture.frame()
        return [frame.minX, frame.minY, 200 - frame.maxX, 100 - frame.maxY]
    }

    /// The insets of a stretched item's frame in a container with padding.
    private func insides(_ change: Change, direction: Flex.LayoutDirection = .ltr) -> [CGFloat] {
        let fixture = FlexFixture { $0.grow(1) }
        change(fixture.root.flex.layoutDirection(direction))
        let frame = fixture.frame()
        return [frame.minX, frame.minY, 200 - frame.maxX, 100 - frame.maxY]
    }

    nonisolated static let margins: [(Change, [CGFloat])] = [
        ({ $0.marginTop(6) }, [0, 6, 0, 0]), ({ $0.marginLeft(6) }, [6, 0, 0, 0]),
        ({ $0.marginBottom(6) }, [0, 0, 0, 6]), ({ $0.marginRight(6) }, [0, 0, 6, 0]),
        ({ $0.marginStart(6) }, [6, 0, 0, 0]), ({ $0.marginEnd(6) }, [0, 0, 6, 0]),
        ({ $0.marginHorizontal(6) }, [6, 0, 6, 0]), ({ $0.marginVertical(6) }, [0, 6, 0, 6]),
        ({ $0.marginTop(5%) }, [0, 10, 0, 0]), ({ $0.marginLeft(5%) }, [10, 0, 0, 0]),
        ({ $0.marginBottom(5%) }, [0, 0, 0, 10]), ({ $0.marginRight(5%) }, [0, 0, 10, 0]),
        ({ $0.marginStart(5%) }, [10, 0, 0, 0]), ({ $0.marginEnd(5%) }, [0, 0, 10, 0]),
        ({ $0.marginHorizontal(5%) }, [10, 0, 10, 0]), ({ $0.marginVertical(5%) }, [0, 10, 0, 10]),
        ({ $0.margin(4) }, [4, 4, 4, 4]), ({ $0.margin(4, 8) }, [8, 4, 8, 4]),
        ({ $0.margin(4, 8, 12) }, [8, 4, 8, 12]), ({ $0.margin(1, 2, 3, 4) }, [2, 1, 4, 3]),
        ({ $0.margin(2%) }, [4, 4, 4, 4]), ({ $0.margin(2%, 4%) }, [8, 4, 8, 4]),
        ({ $0.margin(2%, 4%, 6%) }, [8, 4, 8, 12]), ({ $0.margin(1%, 2%, 3%, 4%) }, [4, 2, 8, 6]),
        ({ $0.margin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }, [2, 1, 4, 3]),
        ({ $0.margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }, [2, 1, 4, 3]),
        ({ $0.marginLeft(7).margin(3) }, [7, 3, 3, 3]), ({ $0.marginStart(9).marginLeft(7) }, [9, 0, 0, 0]),
        ({ $0.marginHorizontal(7).margin(3) }, [7, 3, 7, 3]), ({ $0.margin(-4) }, [-4, -4, -4, -4]),
        ({ $0.marginLeft(-5%) }, [-10, 0, 0, 0]),
    ]

    @Test(arguments: margins.indices)
    func marginsTakeSpaceOutside(index: Int) {
        #expect(outsides(Self.margins[index].0) == Self.margins[index].1)
    }

    nonisolated static let paddings: [(Change, [CGFloat])] = [
        ({ $0.paddingTop(6) }, [0, 6, 0, 0]), ({ $0.paddingLeft(6) }, [6, 0, 0, 0]),
        ({ $0.paddingBottom(6) }, [0, 0, 0, 6]), ({ $0.paddingRight(6) }, [0, 0, 6, 0]),
        ({ $0.paddingStart(6) }, [6, 0, 0, 0]), ({ $0.paddingEnd(6) }, [0, 0, 6, 0]),
        ({ $0.paddingHorizontal(6) }, [6, 0, 6, 0]), ({ $0.paddingVertical(6) }, [0, 6, 0, 6]),
        ({ $0.paddingTop(5%) }, [0, 10, 0, 0]), ({ $0.paddingLeft(5%) }, [10, 0, 0, 0]),
        ({ $0.paddingBottom(5%) }, [0, 0, 0, 10]), ({ $0.paddingRight(5%) }, [0, 0, 10, 0]),
        ({ $0.paddingStart(5%) }, [10, 0, 0, 0]), ({ $0.paddingEnd(5%) }, [0, 0, 10, 0]),
        ({ $0.paddingHorizontal(5%) }, [10, 0, 10, 0]), ({ $0.paddingVertical(5%) }, [0, 10, 0, 10]),
        ({ $0.padding(4) }, [4, 4, 4, 4]), ({ $0.padding(4, 8) }, [8, 4, 8, 4]),
        ({ $0.padding(4, 8, 12) }, [8, 4, 8, 12]), ({ $0.padding(1, 2, 3, 4) }, [2, 1, 4, 3]),
        ({ $0.padding(2%) }, [4, 4, 4, 4]), ({ $0.padding(2%, 4%) }, [8, 4, 8, 4]),
        ({ $0.padding(2%, 4%, 6%) }, [8, 4, 8, 12]), ({ $0.padding(1%, 2%, 3%, 4%) }, [4, 2, 8, 6]),
        ({ $0.padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }, [2, 1, 4, 3]),
        ({ $0.padding(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }, [2, 1, 4, 3]),
    ]

    @Test(arguments: paddings.indices)
    func paddingsTakeSpaceInside(index: Int) {
        #expect(insides(Self.paddings[index].0) == Self.paddings[index].1)
    }

    @Test func startAndEndTurnWithTheDirection() {
        #expect(outsides({ $0.marginStart(6) }, direction: .rtl) == [0, 0, 6, 0])
        #expect(outsides({ $0.marginEnd(6) }, direction: .rtl) == [6, 0, 0, 0])
        #expect(outsides({ $0.marginLeft(6) }, direction: .rtl) == [6, 0, 0, 0])
        #expect(insides({ $0.paddingStart(6) }, direction: .rtl) == [0, 0, 6, 0])
        #expect(insides({ $0.paddingEnd(6) }, direction: .rtl) == [6, 0, 0, 0])
    }

    nonisolated static let insets: [(Change, CGRect)] = [
        ({ $0.top(7) }, rect(0, 7, 30, 20)), ({ $0.left(7) }, rect(7, 0, 30, 20)),
        ({ $0.bottom(7) }, rect(0, 73, 30, 20)), ({ $0.right(7) }, rect(163, 0, 30, 20)),
        ({ $0.start(7) }, rect(7, 0, 30, 20)), ({ $0.end(7) }, rect(163, 0, 30, 20)),
        ({ $0.top(10%) }, rect(0, 10, 30, 20)), ({ $0.left(10%) }, rect(20, 0, 30, 20)),
        ({ $0.bottom(10%) }, rect(0, 70, 30, 20)), ({ $0.right(10%) }, rect(150, 0, 30, 20)),
        ({ $0.start(10%) }, rect(20, 0, 30, 20)), ({ $0.end(10%) }, rect(150, 0, 30, 20)),
        ({ $0.horizontally(7).width(nil) }, rect(7, 0, 186, 20)),
        ({ $0.vertically(7).height(nil) }, rect(0, 7, 30, 86)),
        ({ $0.all(7).size(nil) }, rect(7, 7, 186, 86)),
        ({ $0.horizontally(10%).width(nil) }, rect(20, 0, 160, 20)),
        ({ $0.vertically(10%).height(nil) }, rect(0, 10, 30, 80)),
        ({ $0.all(10%).size(nil) }, rect(20, 10, 160, 80)),
    ]

    @Test(arguments: insets.indices)
    func insetsPlaceAbsoluteItems(index: Int) {
        let fixture = FlexFixture { Self.insets[index].0($0.position(.absolute).width(30).height(20)) }
        #expect(fixture.frame() == Self.insets[index].1)
    }

    @Test func positionDecidesWhatInsetsMean() {
        let fixture = FlexFixture(items: 2) { $0.width(30).height(20).top(5).right(6) }
        #expect(fixture.frames()[1] == rect(-6, 25, 30, 20))
        fixture.items[1].flex.position(.static)
        #expect(fixture.frames()[1] == rect(0, 20, 30, 20))
        fixture.items[1].flex.position(.absolute)
        #expect(fixture.frames()[1] == rect(164, 5, 30, 20))
        fixture.items[1].flex.position(.relative)
        #expect(fixture.frames()[1] == rect(-6, 25, 30, 20))
    }
}
