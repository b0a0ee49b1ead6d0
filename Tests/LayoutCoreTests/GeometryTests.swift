import LayoutCore
import Testing

struct GeometryTests {
    @Test(arguments: Axis.allCases)
    func axesCrossEachOther(axis: Axis) {
        #expect(axis.cross != axis)
        #expect(axis.cross.cross == axis)
    }

    @Test func flowAxesNameTheirReversedEnds() {
        let row = FlowAxes(main: .horizontal, isMainReversed: true)
        #expect(row.cross == .vertical)
        #expect(row.isReversed(.horizontal))
        #expect(!row.isReversed(.vertical))
        let column = FlowAxes(main: .vertical, isCrossReversed: true)
        #expect(column.isReversed(.horizontal))
        #expect(!column.isReversed(.vertical))
    }

    @Test(arguments: Axis.allCases)
    func pointsHaveACoordinateOnEachAxis(axis: Axis) {
        var point = Point(axis, main: 3, cross: 4)
        #expect(point[axis] == 3)
        #expect(point[axis.cross] == 4)
        point[axis] = 5
        point[axis.cross] = 6
        #expect(point == Point(axis, main: 5, cross: 6))
        #expect(Point(.horizontal, main: 1, cross: 2) == Point(x: 1, y: 2))
        #expect(Point.zero == Point(x: 0, y: 0))
    }

    @Test(arguments: Axis.allCases)
    func sizesHaveAnExtentOnEachAxis(axis: Axis) {
        var size = Size(axis, main: 3, cross: 4)
        #expect(size[axis] == 3)
        #expect(size[axis.cross] == 4)
        size[axis] = 5
        size[axis.cross] = 6
        #expect(size == Size(axis, main: 5, cross: 6))
        #expect(Size(.vertical, main: 1, cross: 2) == Size(width: 2, height: 1))
        #expect(Size.zero == Size(width: 0, height: 0))
    }

    @Test func intervalsHaveTheirEdges() {
        let interval = Interval(start: -2, length: 10)
        #expect(interval.end == 8)
        #expect(interval.center == 3)
        #expect(Interval.zero.end == 0)
        #expect(Interval(start: 5, length: -2).end == 3)
    }

    @Test func rectanglesAreAnIntervalOnEachAxis() {
        var rect = Rect(x: 1, y: 2, width: 30, height: 40)
        #expect(rect == Rect(origin: Point(x: 1, y: 2), size: Size(width: 30, height: 40)))
        #expect(rect == Rect(rect[.horizontal], rect[.vertical]))
        #expect(rect[.horizontal] == Interval(start: 1, length: 30))
        rect[.vertical] = Interval(start: 7, length: 8)
        #expect(rect == Rect(x: 1, y: 7, width: 30, height: 8))
        #expect(Rect.zero[.vertical] == .zero)
    }

    @Test func insetsShrinkARectangle() {
        let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(insets.start(.horizontal) == 2)
        #expect(insets.end(.horizontal) == 4)
        #expect(insets.start(.vertical) == 1)
        #expect(insets.end(.vertical) == 3)
        #expect(insets.sum(.horizontal) == 6)
        #expect(insets.sum(.vertical) == 4)
        let rect = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
        #expect(rect.inset(by: .zero) == rect)
        let outwards = Insets(top: -1, left: -2, bottom: -3, right: -4)
        #expect(rect.inset(by: insets).inset(by: outwards) == rect)
    }

    @Test func unitPointsAreParts() {
        let size = Size(width: 40, height: 10)
        #expect(UnitPoint.zero == UnitPoint())
        #expect(UnitPoint.center.point(in: size) == Point(x: 20, y: 5))
        #expect(UnitPoint(x: 0.25, y: 2).point(in: size) == Point(x: 10, y: 20))
        let grid: [[UnitPoint]] = [
            [.topLeading, .top, .topTrailing],
            [.leading, .center, .trailing],
            [.bottomLeading, .bottom, .bottomTrailing],
        ]
        for (row, points) in grid.enumerated() {
            for (column, point) in points.enumerated() {
                #expect(point == UnitPoint(x: Double(column) / 2, y: Double(row) / 2))
            }
        }
    }
}
