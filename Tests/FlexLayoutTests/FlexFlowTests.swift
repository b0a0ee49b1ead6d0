import FlexLayout
import Testing
import UIKit

@MainActor @Suite struct FlexFlowTests {
    @Test(arguments: [
        (Flex.Direction.column, [rect(0, 0, 30, 20), rect(0, 20, 30, 20)]),
        (.columnReverse, [rect(0, 80, 30, 20), rect(0, 60, 30, 20)]),
        (.row, [rect(0, 0, 30, 20), rect(30, 0, 30, 20)]),
        (.rowReverse, [rect(170, 0, 30, 20), rect(140, 0, 30, 20)]),
    ])
    func directionPlacesItems(direction: Flex.Direction, frames: [CGRect]) {
        let fixture = FlexFixture(items: 2)
        fixture.root.flex.direction(direction)
        #expect(fixture.frames() == frames)
        #expect(fixture.root.flex.direction == direction)
    }

    @Test func noDirectionMeansAColumn() {
        let fixture = FlexFixture(items: 2)
        #expect(fixture.root.flex.direction == .column)
        fixture.root.flex.direction(.row)
        fixture.root.flex.direction = nil
        #expect(fixture.frames()[1] == rect(0, 20, 30, 20))
    }

    @Test(arguments: [
        (Flex.JustifyContent.start, 0.0, 30.0), (.center, 70, 100), (.end, 140, 170), (.spaceBetween, 0, 170),
        (.spaceAround, 35, 135), (.spaceEvenly, 140.0 / 3, 370.0 / 3),
    ])
    func justifyContentDistributesFreeSpace(value: Flex.JustifyContent, first: CGFloat, second: CGFloat) {
        let fixture = FlexFixture(items: 2)
        fixture.root.flex.direction(.row).justifyContent(value)
        let frames = fixture.frames()
        let pixel = 1 / UIScreen.main.scale
        #expect(abs(frames[0].minX - first) <= pixel / 2 + 0.01)
        #expect(abs(frames[1].minX - second) <= pixel / 2 + 0.01)
    }

    @Test(arguments: [
        (Flex.AlignItems.stretch, rect(0, 0, 200, 20)), (.start, rect(0, 0, 0, 20)),
        (.center, rect(100, 0, 0, 20)),
        (.end, rect(200, 0, 0, 20)),
    ])
    func alignItemsPlacesAcross(value: Flex.AlignItems, frame: CGRect) {
        let fixture = FlexFixture { $0.height(20) }
        fixture.root.flex.alignItems(value)
        #expect(fixture.frame() == frame)
    }

    @Test(arguments: [
        (Flex.AlignSelf.auto, 170.0), (.start, 0), (.center, 85), (.end, 170), (.stretch, 0),
    ])
    func alignSelfWinsOverAlignItems(value: Flex.AlignSelf, x: CGFloat) {
        let fixture = FlexFixture { $0.width(30).height(20).alignSelf(value) }
        fixture.root.flex.alignItems(.end)
        #expect(fixture.frame().minX == x)
    }

    @Test func baselinesOfLabelsMeet() {
        let small = UILabel()
        small.font = .systemFont(ofSize: 12)
        small.text = "small"
        let large = UILabel()
        large.font = .systemFont(ofSize: 30)
        large.text = "large"
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.flex.direction(.row).alignItems(.baseline).define {
            $0.addItem(small)
            $0.addItem(large)
        }
        root.flex.layout()
        let pixel = 1 / UIScreen.main.scale
        #expect(large.frame.minY == 0)
        #expect(abs(small.frame.minY + small.font.ascender - large.font.ascender) <= pixel)
    }

    @Test(arguments: [
        (Flex.AlignContent.start, [0.0, 20]), (.center, [30, 50]), (.end, [60, 80]),
        (.spaceBetween, [0, 80]),
        (.spaceAround, [15, 65]), (.spaceEvenly, [20, 60]), (.stretch, [0, 50]),
    ])
    func alignContentPlacesLines(value: Flex.AlignContent, tops: [CGFloat]) {
        let fixture = FlexFixture(items: 2) { $0.width(150).height(20) }
        fixture.root.flex.direction(.row).wrap(.wrap).alignContent(value)
        #expect(fixture.frames().map(\.minY) == tops)
    }

    @Test func wrapBreaksLines() {
        let fixture = FlexFixture(items: 3) { $0.width(90).height(20) }
        fixture.root.flex.direction(.row)
        #expect(fixture.frames().map(\.minX) == [0, 90, 180])
        fixture.root.flex.wrap(.wrap)
        #expect(fixture.frames()[2] == rect(0, 20, 90, 20))
        fixture.root.flex.wrap(.wrapReverse)
        #expect(fixture.frames()[2] == rect(0, 60, 90, 20))
        #expect(fixture.frames()[0] == rect(0, 80, 90, 20))
        fixture.root.flex.wrap(.noWrap)
        #expect(fixture.frames()[2].minX == 180)
    }

    @Test func layoutDirectionTurnsRows() {
        let fixture = FlexFixture(items: 2)
        fixture.root.flex.direction(.row).layoutDirection(.rtl)
        #expect(fixture.frames().map(\.minX) == [170, 140])
        fixture.root.flex.layoutDirection(.ltr)
        #expect(fixture.frames().map(\.minX) == [0, 30])
        fixture.root.flex.layoutDirection(.inherit)
        #expect(fixture.frames().map(\.minX) == [0, 30])
    }

    @Test func layoutDirectionIsInherited() {
        let fixture = FlexFixture { $0.direction(.row).height(20) }
        let inner = UIView()
        fixture.items[0].flex.addItem(inner).size(10)
        fixture.root.flex.layoutDirection(.rtl)
        _ = fixture.frames()
        #expect(inner.frame.minX == 190)
    }
}
