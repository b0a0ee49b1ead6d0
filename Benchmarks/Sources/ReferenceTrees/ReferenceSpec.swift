public import Flexbox
import LayoutCore

/// The xorshift generator that the reference trees are drawn from.
struct Xorshift {
    private var state: UInt32 = 2_463_534_242

    mutating func below(_ limit: UInt32) -> Int {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return Int(state % limit)
    }

    mutating func points(below limit: UInt32) -> Double { Double(below(limit)) }
}

/// A reference tree as a value: styles that differ from Yoga's initial ones, parents, and letters of text.
public struct ReferenceSpec {
    /// A node of the tree.
    public struct Node {
        /// The index of the parent among the nodes; -1 for the root.
        public var parent: Int
        /// The style.
        public var style: FlexStyle
        /// The letters of the text; 0 for none.
        public var letters: Int
    }

    /// The nodes, parents before children.
    public var nodes: [Node]
    /// The node that changes.
    public var dirtied = 0
    /// The widths of the first layout and of the second.
    public var widths = (1000.0, 700.0)

    private init(_ change: (inout FlexStyle) -> Void = { _ in }) {
        var style = FlexStyle.yoga
        change(&style)
        nodes = [Node(parent: -1, style: style, letters: 0)]
    }

    private mutating func add(
        to parent: Int, letters: Int = 0, _ change: (inout FlexStyle) -> Void = { _ in }
    ) -> Int {
        var style = FlexStyle.yoga
        change(&style)
        nodes.append(Node(parent: parent, style: style, letters: letters))
        return nodes.count - 1
    }

    /// The tree of a name such as "wide1000", or nil.
    public init?(_ name: String) {
        let kind = name.prefix { !$0.isNumber }
        let count = Int(name.dropFirst(kind.count)) ?? 0
        switch kind {
        case "wide": self = .wide(count)
        case "deep": self = .deep(count)
        case "ncol": self = .nested(count, alternating: false, letters: false)
        case "nalt": self = .nested(count, alternating: true, letters: false)
        case "tcol": self = .nested(count, alternating: false, letters: true)
        case "talt": self = .nested(count, alternating: true, letters: true)
        case "huge": self = .huge()
        case "feed": self = .feed(count)
        default: return nil
        }
    }

    private static func wide(_ count: Int) -> ReferenceSpec {
        var random = Xorshift()
        var result = ReferenceSpec {
            $0.flexDirection = .row
            $0.flexWrap = .wrap
        }
        for _ in 0..<count {
            let (width, height) = (10 + random.points(below: 91), 10 + random.points(below: 41))
            _ = result.add(to: 0) { ($0.width, $0.height) = (.points(width), .points(height)) }
        }
        result.dirtied = 1 + count / 2
        return result
    }

    private static func deep(_ count: Int) -> ReferenceSpec {
        var random = Xorshift()
        var result = ReferenceSpec()
        var parent = 0
        while result.nodes.count < count {
            var left = 7 + random.below(4)
            while left > 0, result.nodes.count < count {
                let draws = [2, 4, 180, 4, 180, 3, 2, 6, 6].map { random.points(below: $0) }
                _ = result.add(to: parent) {
                    $0.flexDirection = draws[0] == 1 ? .row : .column
                    if draws[1] == 0 { $0.width = .points(20 + draws[2]) }
                    if draws[3] == 0 { $0.height = .points(20 + draws[4]) }
                    ($0.flexGrow, $0.flexShrink) = (draws[5], draws[6])
                    ($0.margin[.all], $0.padding[.all]) = (.points(draws[7]), .points(draws[8]))
                }
                left -= 1
            }
            parent += 1
        }
        result.dirtied = count - 1
        return result
    }

    private static func nested(_ depth: Int, alternating: Bool, letters: Bool) -> ReferenceSpec {
        var result = ReferenceSpec()
        var parent = 0
        for level in 0..<depth {
            for index in 0..<9 {
                let count = letters ? 5 + (level * 9 + index) % 40 : 0
                result.dirtied = result.add(to: parent, letters: count) {
                    if !letters { ($0.width, $0.height) = (10, 10) }
                }
            }
            parent = result.add(to: parent) {
                $0.flexGrow = 1
                $0.padding[.all] = 1
                $0.flexDirection = alternating && level % 2 == 0 ? .row : .column
            }
        }
        return result
    }

    private static func huge() -> ReferenceSpec {
        var result = ReferenceSpec()
        func fill(_ parent: Int, level: Int) {
            for _ in 0..<10 {
                let node = result.add(to: parent) {
                    $0.flexGrow = 1
                    ($0.width, $0.height) = (10, 10)
                    $0.flexDirection = level % 2 == 1 ? .row : .column
                }
                if level < 3 { fill(node, level: level + 1) }
            }
        }
        fill(0, level: 0)
        result.dirtied = result.nodes.count - 1
        return result
    }

    private static func feed(_ rows: Int) -> ReferenceSpec {
        var random = Xorshift()
        var result = ReferenceSpec()
        result.widths = (400, 320)
        for row in 0..<rows {
            let cell = result.add(to: 0) {
                $0.flexDirection = .row
                $0.padding[.all] = 12
                $0.gap = 8
            }
            _ = result.add(to: cell) { ($0.width, $0.height) = (40, 40) }
            let body = result.add(to: cell) { ($0.flexGrow, $0.flexShrink) = (1, 1) }
            let head = result.add(to: body) {
                $0.flexDirection = .row
                $0.alignItems = .center
                $0.gap = 4
            }
            _ = result.add(to: head, letters: 5 + random.below(16)) { $0.flexShrink = 1 }
            _ = result.add(to: head) { ($0.width, $0.height) = (16, 16) }
            _ = result.add(to: head, letters: 2 + random.below(4))
            let text = result.add(to: body, letters: 20 + random.below(261)) { $0.margin[.top] = 4 }
            if row == rows / 2 { result.dirtied = text }
            let media = result.add(to: body) {
                $0.flexDirection = .row
                $0.margin[.top] = 8
                $0.gap = 4
            }
            for _ in 0..<2 { _ = result.add(to: media) { ($0.flexGrow, $0.height) = (1, 80) } }
            let actions = result.add(to: body) {
                $0.flexDirection = .row
                $0.justifyContent = .spaceBetween
                $0.margin[.top] = 8
            }
            for _ in 0..<3 { _ = result.add(to: actions, letters: 1 + random.below(5)) }
        }
        return result
    }
}

/// The size of letters of 7 x 17 points, between any two of which lines may break.
///
/// - Parameter width: The available width in points; NaN or infinite where there is no limit.
public func letterSize(_ letters: Int, width: Double) -> (width: Double, height: Double) {
    let natural = Double(7 * letters)
    guard width.isFinite, natural > width else { return (natural, 17) }
    let perLine = max(1, (width / 7).rounded(.down))
    let lines = (Double(letters) / perLine).rounded(.up)
    return (min(width, 7 * perLine), 17 * lines)
}
