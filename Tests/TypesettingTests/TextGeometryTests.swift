import LayoutCore
import Testing
import Typesetting

/// Two lines: `ab` and a ligature of three bytes in the first, right-to-left letters in the second.
struct TextGeometryTests {
    private let geometry = TextGeometry(lines: [
        TextGeometry.Line(
            frame: Rect(x: 0, y: 0, width: 50, height: 20), bytes: 0..<5,
            boxes: [
                TextGeometry.Box(bytes: 0..<1, left: 0, right: 10, isRightToLeft: false),
                TextGeometry.Box(bytes: 1..<2, left: 10, right: 20, isRightToLeft: false),
                TextGeometry.Box(bytes: 2..<5, left: 20, right: 50, isRightToLeft: false),
            ], isRightToLeft: false),
        TextGeometry.Line(
            frame: Rect(x: 30, y: 20, width: 20, height: 30), bytes: 6..<10,
            boxes: [
                TextGeometry.Box(bytes: 6..<8, left: 40, right: 50, isRightToLeft: true),
                TextGeometry.Box(bytes: 8..<10, left: 30, right: 40, isRightToLeft: true),
            ], isRightToLeft: true),
    ])

    @Test(arguments: [(0, 0.0), (1, 10), (2, 20), (3, 30), (4, 40), (5, 50)])
    func caretsLieBetweenCharacters(byte: Int, x: Double) {
        #expect(geometry.caret(at: byte) == Rect(x: x, y: 0, width: 0, height: 20))
    }

    @Test(arguments: [(6, 50.0), (8, 40), (10, 30), (99, 30)])
    func caretsRunFromTheRightInRightToLeftText(byte: Int, x: Double) {
        #expect(geometry.caret(at: byte) == Rect(x: x, y: 20, width: 0, height: 30))
    }

    @Test func aLineWithoutCharactersHasItsCaretAtTheLeadingEdge() {
        for isRightToLeft in [false, true] {
            let line = TextGeometry.Line(
                frame: Rect(x: 5, y: 0, width: 40, height: 10), bytes: 0..<0, boxes: [],
                isRightToLeft: isRightToLeft)
            #expect(TextGeometry(lines: [line]).caret(at: 0)?.origin.x == (isRightToLeft ? 45 : 5))
        }
    }

    @Test func withoutLinesThereIsNothing() {
        let empty = TextGeometry(lines: [])
        #expect(empty.caret(at: 0) == nil)
        #expect(empty.byte(nearestTo: .zero) == 0)
        #expect(empty.rectangles(of: 0..<5).isEmpty)
    }

    @Test(arguments: [
        (Point(x: -5, y: 5), 0), (Point(x: 4, y: 5), 0), (Point(x: 6, y: 5), 1), (Point(x: 36, y: 5), 5),
        (Point(x: 34, y: 5), 2), (Point(x: 49, y: 25), 6), (Point(x: 41, y: 25), 8), (Point(x: 0, y: 25), 10),
        (Point(x: 0, y: -100), 0), (Point(x: 0, y: 100), 10), (Point(x: .nan, y: 0), 0),
    ])
    func touchesFindTheNearestCaret(point: Point, byte: Int) {
        #expect(geometry.byte(nearestTo: point) == byte)
    }

    @Test func selectionsAreOneRectangleALine() {
        #expect(geometry.rectangles(of: 1..<3) == [Rect(x: 10, y: 0, width: 20, height: 20)])
        #expect(
            geometry.rectangles(of: 2..<8)
                == [Rect(x: 20, y: 0, width: 30, height: 20), Rect(x: 40, y: 20, width: 10, height: 30)])
        #expect(geometry.rectangles(of: 6..<10) == [Rect(x: 30, y: 20, width: 20, height: 30)])
        #expect(geometry.rectangles(of: 3..<3).isEmpty)
    }

    @Test func charactersApartAreTwoRectangles() {
        let line = TextGeometry.Line(
            frame: Rect(x: 0, y: 0, width: 30, height: 10), bytes: 0..<2,
            boxes: [
                TextGeometry.Box(bytes: 0..<1, left: 0, right: 10, isRightToLeft: false),
                TextGeometry.Box(bytes: 1..<2, left: 20, right: 30, isRightToLeft: true),
            ], isRightToLeft: false)
        let rectangles = TextGeometry(lines: [line]).rectangles(of: 0..<2)
        #expect(rectangles.map(\.origin.x) == [0, 20])
        #expect(rectangles.map(\.size.width) == [10, 10])
    }
}
