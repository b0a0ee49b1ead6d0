internal import DisplayList
internal import LayoutCore
import Foundation

extension PathReader {
    /// Adds a shape of the library's notation.
    mutating func shape(_ letter: Character, _ n: [Double]) {
        switch letter {
        case "O":
            path.append(
                Path(ellipseIn: Rect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])))
        case "E":
            path.append(
                Path(ellipseIn: Rect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3])))
        case "R":
            let rect = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
            path.append(Path(rect, corners: CornerRadii(n[4])))
        case "W", "w":
            let (first, last) = (n[3] * .pi / 180, n[4] * .pi / 180)
            let center = Point(x: n[0], y: n[1])
            if letter == "W" {
                path.move(to: Point(x: n[0] + n[2] * cos(first), y: n[1] + n[2] * sin(first)))
            }
            path.addArc(center: center, radius: n[2], startAngle: first, sweep: last - first)
            current = path.currentPoint ?? center
        case "N":
            corners(Int(n[3]), n[4]) { _ in
                n[2]
            } around: {
                Point(x: n[0], y: n[1])
            }
        case "X":
            corners(2 * Int(n[4]), n[5]) {
                $0 % 2 == 0 ? n[2] : n[3]
            } around: {
                Point(x: n[0], y: n[1])
            }
        default: break
        }
    }

    /// Corners at equal angles, the first one above the centre, turned clockwise by an angle in degrees.
    private mutating func corners(
        _ count: Int, _ turn: Double, radius: (Int) -> Double, around center: () -> Point
    ) {
        let center = center()
        for index in 0..<max(0, count) {
            let angle = (Double(index) / Double(count) * 360 + turn - 90) * .pi / 180
            let point = Point(
                x: center.x + radius(index) * cos(angle), y: center.y + radius(index) * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
    }

    /// Adds an elliptic arc by its end, as in SVG 2, appendix B.2.4.
    mutating func arc(_ n: [Double], to end: Point) {
        let begin = current
        current = end
        var (rx, ry) = (abs(n[0]), abs(n[1]))
        guard begin != end else { return }
        guard rx > 0, ry > 0 else { return path.addLine(to: end) }
        let turn = n[2] * .pi / 180
        let (sine, cosine) = (sin(turn), cos(turn))
        let (dx, dy) = ((begin.x - end.x) / 2, (begin.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
        // Radii that cannot reach the end grow until they do.
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        let (a, b) = (rx * rx * y * y, ry * ry * x * x)
        let share = max(0, (rx * rx * ry * ry - a - b) / (a + b)).squareRoot() * (n[3] == n[4] ? -1 : 1)
        let (cx, cy) = (share * rx * y / ry, -share * ry * x / rx)
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if n[4] == 0, sweep > 0 { sweep -= 2 * .pi } else if n[4] == 1, sweep < 0 { sweep += 2 * .pi }
        var unit = Path()
        unit.addArc(center: .zero, radius: 1, startAngle: first, sweep: sweep)
        let placed = unit.applying(
            Transform(
                a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry,
                tx: cosine * cx - sine * cy + (begin.x + end.x) / 2,
                ty: sine * cx + cosine * cy + (begin.y + end.y) / 2))
        path.elements += placed.elements.dropFirst()
    }
}
