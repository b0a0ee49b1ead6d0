import Testing
import UIKit

/// Arcs of all angles and directions against the rule that CGPath's and UIBezierPath's documentation writes,
/// counted in whole sectors of 15 degrees by an oracle that shares nothing with the code.
@MainActor @Suite struct ArcTests {
    /// The ways to say an arc; `isGrowing` is UIKit's `clockwise` and the opposite of Core Graphics'.
    enum Way: CaseIterable { case initializer, bezierPath, mutablePath, context, relative }

    private static let sectors = 24
    private static let sector = 2 * CGFloat.pi / CGFloat(sectors)

    private static func path(_ way: Way, from: Int, to: Int, isGrowing: Bool, radius: CGFloat = 10) -> CGPath
    {
        let (start, end) = (CGFloat(from) * sector, CGFloat(to) * sector)
        let center = CGPoint(x: 3, y: -4)
        switch way {
        case .initializer:
            return UIBezierPath(
                arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: isGrowing
            ).cgPath
        case .bezierPath:
            let path = UIBezierPath()
            path.addArc(
                withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: isGrowing)
            return path.cgPath
        case .mutablePath:
            let path = CGMutablePath()
            path.addArc(
                center: center, radius: radius, startAngle: start, endAngle: end, clockwise: !isGrowing)
            return path
        case .context:
            var path: CGPath?
            _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { renderer in
                let context = renderer.cgContext
                context.addArc(
                    center: center, radius: radius, startAngle: start, endAngle: end, clockwise: !isGrowing)
                path = context.path
            }
            return path ?? CGMutablePath()
        case .relative:
            let path = CGMutablePath()
            path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: end - start)
            return path
        }
    }

    /// How many sectors the arc walks: Core Graphics' rule, in whole numbers.
    private static func expectedSectors(_ way: Way, from: Int, to: Int, isGrowing: Bool) -> Int {
        if way == .relative { return abs(to - from) }
        let ahead = isGrowing ? to - from : from - to
        if ahead == 0 { return 0 }
        // The end is met after the rest of the turn; where it is the start, after a whole turn.
        let rest = ((ahead % sectors) + sectors) % sectors
        if ahead < 0 { return rest == 0 ? sectors : rest }
        return ahead <= sectors ? ahead : sectors + abs(ahead) % sectors
    }

    /// The angles of points along the path's curves around the centre, unwrapped: the first and the last, and
    /// the smallest and largest distance from the centre.
    private static func walk(_ path: CGPath) -> (sweep: CGFloat, nearest: CGFloat, farthest: CGFloat) {
        var (current, angle, sweep) = (CGPoint.zero, CGFloat.zero, CGFloat.zero)
        var (nearest, farthest) = (CGFloat.infinity, CGFloat.zero)
        func visit(_ point: CGPoint, isFirst: Bool) {
            let (x, y) = (point.x - 3, point.y + 4)
            let next = atan2(y, x)
            if !isFirst { sweep += (next - angle).remainder(dividingBy: 2 * .pi) }
            angle = next
            nearest = min(nearest, (x * x + y * y).squareRoot())
            farthest = max(farthest, (x * x + y * y).squareRoot())
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                current = points[0]
                visit(current, isFirst: true)
            case .addCurveToPoint:
                for step in 1...8 {
                    let t = CGFloat(step) / 8
                    let (a, b, c, d) = (
                        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
                    )
                    visit(
                        CGPoint(
                            x: a * current.x + b * points[0].x + c * points[1].x + d * points[2].x,
                            y: a * current.y + b * points[0].y + c * points[1].y + d * points[2].y),
                        isFirst: false)
                }
                current = points[2]
            default: Issue.record("an arc alone is a move and curves")
            }
        }
        return (sweep, nearest, farthest)
    }

    @Test(arguments: Way.allCases) func allAnglesAndDirectionsFollowTheWrittenRule(way: Way) {
        for from in stride(from: -3 * Self.sectors / 2, through: 3 * Self.sectors / 2, by: 3) {
            for to in -3 * Self.sectors / 2...3 * Self.sectors / 2 {
                for isGrowing in [true, false] {
                    let path = Self.path(way, from: from, to: to, isGrowing: isGrowing)
                    let count = Self.expectedSectors(way, from: from, to: to, isGrowing: isGrowing)
                    let forward = way == .relative ? to >= from : isGrowing
                    let expected = (forward ? 1 : -1) * CGFloat(count) * Self.sector
                    let walked = Self.walk(path)
                    let what = "\(way) from \(from * 15)° to \(to * 15)°, growing: \(isGrowing)"
                    #expect(abs(walked.sweep - expected) < 1e-6, "\(what)")
                    #expect(walked.nearest > 9.99 && walked.farthest < 10.01, "\(what)")
                    let end = CGPoint(
                        x: 3 + 10 * cos(CGFloat(to) * Self.sector),
                        y: -4 + 10 * sin(CGFloat(to) * Self.sector))
                    let last = path.currentPoint
                    #expect(abs(last.x - end.x) < 1e-6 && abs(last.y - end.y) < 1e-6, "\(what)")
                }
            }
        }
    }

    /// The circles and rings of indicators: whole, whichever way they are said.
    @Test(
        arguments: [
            (0, 2 * CGFloat.pi), (-.pi / 2, 3 * .pi / 2), (-.pi / 2, 2 * .pi - .pi / 2), (.pi, 3 * .pi),
            (-.pi, .pi), (.pi * 0.75, .pi * 2.75), (2 * .pi, 0), (0, -2 * .pi), (0, 4 * .pi),
            (CGFloat(30) * .pi / 180, CGFloat(390) * .pi / 180),
            (-90 * .pi / 180, 270 * .pi / 180), (0.1, 0.1 + 2 * .pi),
            (.pi / 2, .pi / 2 + 2 * .pi),
        ] as [(CGFloat, CGFloat)])
    func wholeCirclesAreDrawnBothWays(start: CGFloat, end: CGFloat) {
        for clockwise in [true, false] {
            let path = UIBezierPath(
                arcCenter: CGPoint(x: 20, y: 20), radius: 15, startAngle: start, endAngle: end,
                clockwise: clockwise)
            let ring = UIImage.drawn(40, 40) { context in
                context.setStrokeColor(UIColor.red.cgColor)
                context.setLineWidth(4)
                context.addPath(path.cgPath)
                context.strokePath()
            }
            let disc = UIImage.drawn(40, 40) { context in
                context.setFillColor(UIColor.red.cgColor)
                context.addPath(path.cgPath)
                context.fillPath()
            }
            for (x, y) in [(35, 20), (20, 35), (4, 20), (20, 4), (30, 30), (9, 30), (9, 9), (30, 9)] {
                #expect(ring.pixel(x, y) == red, "\(start) to \(end), \(clockwise): \(x), \(y)")
            }
            #expect(disc.pixel(20, 20) == red && disc.pixel(12, 27) == red && disc.pixel(27, 12) == red)
        }
    }

    /// "Values very near 2π can be problematic": what is left of a turn, and no more (Core Graphics' header).
    @Test func almostAWholeTurnTheOtherWayIsWhatIsLeftOfIt() {
        let nearly = UIBezierPath(
            arcCenter: CGPoint(x: 3, y: -4), radius: 10, startAngle: 0, endAngle: 2 * .pi - 1e-4,
            clockwise: false)
        #expect(abs(Self.walk(nearly.cgPath).sweep + 1e-4) < 1e-9)
        let over = UIBezierPath(
            arcCenter: CGPoint(x: 3, y: -4), radius: 10, startAngle: 0, endAngle: 2 * .pi + 1e-4,
            clockwise: false)
        #expect(abs(Self.walk(over.cgPath).sweep + 2 * .pi - 1e-4) < 1e-9)
        // No progress yet: no ring.
        let none = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: -.pi / 2, endAngle: -.pi / 2, clockwise: true)
        #expect(none.bounds.size == .zero)
    }

    /// The circle's formula with a negative radius: the arc mirrored in its middle, walked the same way.
    @Test func aNegativeRadiusMirrorsTheArcInItsMiddle() {
        for clockwise in [true, false] {
            let mirrored = UIBezierPath(
                arcCenter: CGPoint(x: 3, y: -4), radius: -10, startAngle: 0.5, endAngle: 2,
                clockwise: clockwise)
            let turned = UIBezierPath(
                arcCenter: CGPoint(x: 3, y: -4), radius: 10, startAngle: 0.5 + .pi, endAngle: 2 + .pi,
                clockwise: clockwise)
            #expect(abs(mirrored.currentPoint.x - turned.currentPoint.x) < 1e-9)
            #expect(abs(mirrored.currentPoint.y - turned.currentPoint.y) < 1e-9)
            #expect(abs(Self.walk(mirrored.cgPath).sweep - Self.walk(turned.cgPath).sweep) < 1e-9)
        }
    }

    /// "The arc is preceded by a straight line to its start where there is a current point."
    @Test func anArcIsReachedByALine() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addArc(
            withCenter: CGPoint(x: 30, y: 0), radius: 10, startAngle: .pi, endAngle: 0, clockwise: false)
        var types: [CGPathElementType] = []
        path.cgPath.applyWithBlock { types.append($0.pointee.type) }
        #expect(types.prefix(2) == [.moveToPoint, .addLineToPoint])
        #expect(path.currentPoint.x == 40)
        // Anticlockwise from the left over the bottom: growing angles turn clockwise on the screen.
        #expect(abs(path.cgPath.boundingBoxOfPath.maxY - 10) < 0.01)
        #expect(abs(path.cgPath.boundingBoxOfPath.minY) < 0.01)
    }

    /// The transform maps the arc before it is added, its radius included.
    @Test func transformsMapArcsWithTheirRadii() {
        let transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 3)
        let plain = CGMutablePath()
        plain.addArc(
            center: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true, transform: transform)
        let box = plain.boundingBoxOfPath
        #expect(abs(box.minX - 90) < 0.01 && abs(box.maxX - 110) < 0.01)
        #expect(abs(box.minY + 15) < 0.01 && abs(box.maxY - 15) < 0.01)

        let double = CGAffineTransform(scaleX: 2, y: 2)
        let corner = CGMutablePath()
        corner.move(to: .zero)
        corner.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4,
            transform: double)
        let end = corner.currentPoint
        #expect(abs(end.x - 20) < 1e-9 && abs(end.y - 8) < 1e-9)

        let image = UIImage.drawn(40, 40) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.move(to: CGPoint(x: 20, y: 20))
            context.translateBy(x: 20, y: 20)
            context.scaleBy(x: 2, y: 2)
            context.addArc(center: .zero, radius: 8, startAngle: 0, endAngle: .pi / 2, clockwise: false)
            context.fillPath()
        }
        #expect(
            image.pixel(30, 30) == red && image.pixel(10, 30) == nothing && image.pixel(30, 10) == nothing)
    }

    /// Tangent arcs around every corner: both ends touch the lines at the radius's distance from the centre.
    @Test func tangentArcsTouchBothLines() {
        for step in 1..<36 where step != 18 {
            let turn = CGFloat(step) * 10 * .pi / 180
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -500, y: 0))
            let built = CGMutablePath()
            built.addPath(path.cgPath)
            built.addArc(
                tangent1End: .zero, tangent2End: CGPoint(x: 500 * cos(turn), y: 500 * sin(turn)), radius: 7)
            let half = abs((CGFloat.pi - turn).remainder(dividingBy: 2 * .pi)) / 2
            let distance = 7 / tan(half)
            let end = built.currentPoint
            #expect(abs(end.x - distance * cos(turn)) < 1e-6, "\(step * 10)°")
            #expect(abs(end.y - distance * sin(turn)) < 1e-6, "\(step * 10)°")
        }
    }

    /// Ovals start in the middle of the right side and walk down first, in four curves.
    @Test func ovalsStartOnTheRight() {
        let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 20)).cgPath
        var points: [CGPoint] = []
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: points.append(element.pointee.points[0])
            case .addCurveToPoint: points.append(element.pointee.points[2])
            default: break
            }
        }
        let expected = [(50, 30), (30, 40), (10, 30), (30, 20), (50, 30)] as [(CGFloat, CGFloat)]
        #expect(points.count == 5)
        for (point, (x, y)) in zip(points, expected) {
            #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9)
        }
    }
}
