import DisplayList
import LayoutCore
import Testing

@Suite struct PathTests {
    private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

    @Test func theCurrentPointFollowsTheSteps() {
        var path = Path()
        #expect(path.currentPoint == nil)
        path.move(to: Point(x: 1, y: 2))
        path.addLine(to: Point(x: 5, y: 2))
        #expect(path.currentPoint == Point(x: 5, y: 2))
        path.close()
        #expect(path.currentPoint == Point(x: 1, y: 2))
        path.close()
        #expect(path.elements.count == 3)
    }

    @Test func aQuadraticCurvePassesItsMiddle() {
        var path = Path([.move(.zero)])
        path.addQuadCurve(to: Point(x: 4, y: 0), control: Point(x: 2, y: 4))
        // B(1/2) = (P0 + 2 C + P2) / 4 is the highest point.
        #expect(abs((path.bounds?.size.height ?? 0) - 2) < 1e-12)
    }

    @Test func boundsHoldTheCurveAndNotItsControls() {
        let path = Path([
            .move(.zero),
            .curve(Point(x: 10, y: 0), control1: Point(x: 0, y: 8), control2: Point(x: 10, y: 8)),
        ])
        // The cubic's middle lies at three quarters of the controls' height.
        #expect(path.bounds == Rect(x: 0, y: 0, width: 10, height: 6))
        #expect(path.controlBounds == Rect(x: 0, y: 0, width: 10, height: 8))
        #expect(Path().bounds == nil)
    }

    @Test func anArcStaysOnItsCircle() throws {
        var path = Path()
        path.addArc(center: Point(x: 3, y: 4), radius: 10, startAngle: 0.3, sweep: -5)
        for element in path.elements {
            if case .curve(let end, _, _) = element {
                let (x, y) = (end.x - 3, end.y - 4)
                #expect(abs((x * x + y * y).squareRoot() - 10) < 1e-9)
            }
        }
        let circle = try #require(Path(ellipseIn: Rect(x: 1, y: 2, width: 30, height: 20)).bounds)
        #expect(abs(circle.origin.x - 1) < 1e-9 && abs(circle.size.width - 30) < 1e-9)
        #expect(abs(circle.origin.y - 2) < 1e-9 && abs(circle.size.height - 20) < 1e-9)
    }

    @Test func aTangentArcRoundsACorner() {
        var path = Path([.move(.zero)])
        path.addArc(tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: 10), radius: 4)
        guard case .line(let touch) = path.elements[1] else {
            Issue.record("the arc is not reached by a line")
            return
        }
        #expect(abs(touch.x - 6) < 1e-9 && touch.y == 0)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
        // The other way round the corner.
        path = Path([.move(.zero)])
        path.addArc(tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: -10), radius: 4)
        #expect(abs((path.currentPoint ?? .zero).y + 4) < 1e-9)
        // No corner.
        path = Path([.move(.zero)])
        path.addArc(tangent1End: Point(x: 5, y: 0), tangent2End: Point(x: 9, y: 0), radius: 4)
        #expect(path.elements == [.move(.zero), .line(Point(x: 5, y: 0))])
    }

    @Test func containmentFollowsTheRule() {
        var ring = square
        ring.append(Path(Rect(x: 3, y: 3, width: 4, height: 4)))
        #expect(ring.contains(Point(x: 5, y: 5), rule: .winding))
        #expect(!ring.contains(Point(x: 5, y: 5), rule: .evenOdd))
        #expect(ring.contains(Point(x: 1, y: 5), rule: .evenOdd))
        #expect(!ring.contains(Point(x: 11, y: 5)))
        let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
        #expect(circle.contains(Point(x: 84, y: 84)))
        #expect(!circle.contains(Point(x: 87, y: 87)))
        // An open subpath counts as closed.
        #expect(Path(Array(square.elements.dropLast())).contains(Point(x: 1, y: 9)))
    }

    @Test func reversingTurnsTheDirection() {
        let reversed = square.reversed()
        #expect(reversed.bounds == square.bounds)
        #expect(reversed.elements.first == .move(Point(x: 0, y: 10)))
        #expect(reversed.reversed().bounds == square.bounds)
        var ring = square
        ring.append(Path(Rect(x: 3, y: 3, width: 4, height: 4)).reversed())
        #expect(!ring.contains(Point(x: 5, y: 5), rule: .winding))
    }

    @Test func transformsChainAndUndo() throws {
        let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 7)
        #expect(turn.apply(Point(x: 2, y: 3)) == Point(x: 2, y: 9))
        let both = Transform.translation(x: 2, y: 3).followed(by: turn)
        #expect(both.apply(.zero) == turn.apply(Point(x: 2, y: 3)))
        let inverse = try #require(both.inverse)
        #expect(both.followed(by: inverse) == .identity)
        #expect(Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0).inverse == nil)
        #expect(square.applying(.translation(x: 1, y: 2)).bounds == Rect(x: 1, y: 2, width: 10, height: 10))
    }
}
