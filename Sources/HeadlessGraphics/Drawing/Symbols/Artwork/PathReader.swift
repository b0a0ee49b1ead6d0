internal import DisplayList
internal import LayoutCore
import Foundation

/// Reads paths as SVG writes them.
///
/// The drawings of the library use a few shapes besides, as letters that SVG does not use:
/// `O x y r` a circle, `E x y rx ry` an ellipse, `R x y w h r` a rectangle with round corners, `W x y r from to` an arc in
/// degrees clockwise from the right that starts a subpath and `w` one that continues it, `N x y r n turn` a regular polygon
/// of n corners, `X x y r inner n turn` a star of n points.
struct PathReader {
    private let bytes: [UInt8]
    private var index = 0
    var path = Path()
    var current = Point.zero
    private var start = Point.zero
    /// The last control point of a curve, for curves that continue it.
    private var control: Point?
    private let readsShapes: Bool

    /// The path of a text; nil for a malformed one.
    static func path(_ text: some StringProtocol, shapes: Bool = false) -> Path? {
        var reader = PathReader(text, shapes: shapes)
        return reader.read() ? reader.path : nil
    }

    private init(_ text: some StringProtocol, shapes: Bool) {
        bytes = Array(text.utf8)
        readsShapes = shapes
    }

    private mutating func read() -> Bool {
        skipSpace()
        var isFirst = true
        while index < bytes.count {
            guard bytes[index].isLetter else { return false }
            let letter = Character(UnicodeScalar(bytes[index]))
            index += 1
            if isFirst, !readsShapes, letter != "M", letter != "m" { return false }
            isFirst = false
            guard perform(letter) else { return false }
        }
        return !path.isEmpty
    }

    /// Performs a command as often as numbers follow.
    private mutating func perform(_ letter: Character) -> Bool {
        skipSpace()
        if letter == "Z" || letter == "z" {
            path.close()
            (current, control) = (start, nil)
            return true
        }
        var command = letter
        repeat {
            guard let count = Self.counts[Character(letter.uppercased())] ?? shapeCount(letter),
                let numbers = read(count, flags: letter == "A" || letter == "a")
            else { return false }
            draw(command, numbers)
            // What follows a move without a letter are lines.
            if command == "M" { command = "L" } else if command == "m" { command = "l" }
        } while index < bytes.count && !bytes[index].isLetter
        return true
    }

    private static let counts: [Character: Int] = [
        "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7,
    ]
    private static let shapeCounts: [Character: Int] = [
        "O": 3, "E": 4, "R": 5, "W": 5, "w": 5, "N": 5, "X": 6,
    ]
    private func shapeCount(_ letter: Character) -> Int? { readsShapes ? Self.shapeCounts[letter] : nil }

    private mutating func draw(_ command: Character, _ n: [Double]) {
        let isRelative = command.isLowercase
        let origin = isRelative ? current : .zero
        func point(_ index: Int) -> Point { Point(x: origin.x + n[index], y: origin.y + n[index + 1]) }
        var next: Point?
        switch Character(command.uppercased()) {
        case "M":
            current = point(0)
            start = current
            path.move(to: current)
        case "L": line(to: point(0))
        case "H": line(to: Point(x: origin.x + n[0], y: current.y))
        case "V": line(to: Point(x: current.x, y: origin.y + n[0]))
        case "C": next = curve(point(0), point(2), to: point(4))
        case "S": next = curve(reflectedControl, point(0), to: point(2))
        case "Q": next = quadratic(point(0), to: point(2))
        case "T": next = quadratic(reflectedControl, to: point(0))
        case "A": arc(n, to: point(5))
        default: shape(command, n)
        }
        control = next
    }

    private var reflectedControl: Point {
        control.map { Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    }

    private mutating func line(to point: Point) {
        path.addLine(to: point)
        current = point
    }

    private mutating func curve(_ first: Point, _ second: Point, to end: Point) -> Point {
        path.addCurve(to: end, control1: first, control2: second)
        current = end
        return second
    }

    private mutating func quadratic(_ control: Point, to end: Point) -> Point {
        path.addQuadCurve(to: end, control: control)
        current = end
        return control
    }

    // MARK: Numbers

    private mutating func read(_ count: Int, flags: Bool) -> [Double]? {
        var numbers: [Double] = []
        for position in 0..<count {
            guard let number = flags && (position == 3 || position == 4) ? readFlag() : readNumber() else {
                return nil
            }
            numbers.append(number)
        }
        return numbers
    }

    /// An arc's flag may be followed by a number without a space.
    private mutating func readFlag() -> Double? {
        skipSpace()
        guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
        let isSet = bytes[index] == 0x31
        index += 1
        skipSpace()
        return isSet ? 1 : 0
    }

    private mutating func readNumber() -> Double? {
        skipSpace()
        let first = index
        if index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x2B { index += 1 }
        var hasPoint = false
        while index < bytes.count, bytes[index].isDigit || (bytes[index] == 0x2E && !hasPoint) {
            hasPoint = hasPoint || bytes[index] == 0x2E
            index += 1
        }
        if index < bytes.count, bytes[index] | 0x20 == 0x65, index > first { readExponent() }
        let number = Double(String(decoding: bytes[first..<index], as: UTF8.self))
        skipSpace()
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private mutating func readExponent() {
        let sign = index + 1 < bytes.count && (bytes[index + 1] == 0x2D || bytes[index + 1] == 0x2B) ? 1 : 0
        guard index + 1 + sign < bytes.count, bytes[index + 1 + sign].isDigit else { return }
        index += 1 + sign
        while index < bytes.count, bytes[index].isDigit { index += 1 }
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == 0x2C { index += 1 }
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
