import Flexbox
import LayoutCore

/// The xorshift generator that the reference trees are drawn from.
struct Xorshift {
    var state: UInt32 = 2_463_534_242

    mutating func next() -> UInt32 {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return state
    }

    mutating func below(_ limit: UInt32) -> Int { Int(next() % limit) }
    mutating func double(below limit: UInt32) -> Double { Double(below(limit)) }
}

/// A tree whose layout by Yoga is known: node 0 is the root, a column of a given width.
struct ReferenceTree {
    let tree: FlexTree
    var nodes: [NodeID] = []
    var dirtied = 0

    init(defaults: FlexStyle = .yoga, errata: Errata = .yoga) {
        tree = FlexTree(defaults: defaults, errata: errata)
        nodes = [tree.makeNode()]
        tree.set(\.flexDirection, to: .column, of: nodes[0])
    }

    mutating func add(to parent: Int, _ change: (inout FlexStyle) -> Void) {
        let node = tree.makeNode()
        tree.updateStyle(of: node, change)
        tree.append(node, to: nodes[parent])
        nodes.append(node)
    }

    /// A row of leaves that wrap.
    static func wide(_ count: Int) -> ReferenceTree {
        var result = ReferenceTree()
        var random = Xorshift()
        result.tree.updateStyle(of: result.nodes[0]) {
            $0.flexDirection = .row
            $0.flexWrap = .wrap
        }
        for _ in 0..<count {
            let width = 10 + random.double(below: 91)
            let height = 10 + random.double(below: 41)
            result.add(to: 0) {
                $0.width = .points(width)
                $0.height = .points(height)
            }
        }
        result.dirtied = 1 + count / 2
        return result
    }

    /// A mixed tree, breadth first.
    static func deep(_ count: Int) -> ReferenceTree {
        var result = ReferenceTree()
        var random = Xorshift()
        var parent = 0
        while result.nodes.count < count {
            var left = 7 + random.below(4)
            while left > 0, result.nodes.count < count {
                let draws = [2, 4, 180, 4, 180, 3, 2, 6, 6].map { random.double(below: $0) }
                result.add(to: parent) {
                    $0.flexDirection = draws[0] == 1 ? .row : .column
                    if draws[1] == 0 { $0.width = .points(20 + draws[2]) }
                    if draws[3] == 0 { $0.height = .points(20 + draws[4]) }
                    $0.flexGrow = draws[5]
                    $0.flexShrink = draws[6]
                    $0.margin[.all] = .points(draws[7])
                    $0.padding[.all] = .points(draws[8])
                }
                left -= 1
            }
            parent += 1
        }
        result.dirtied = count - 1
        return result
    }

    /// Ten by ten by ten by ten boxes.
    static func huge() -> ReferenceTree {
        var result = ReferenceTree()
        func fill(_ parent: Int, level: Int) {
            for _ in 0..<10 {
                result.add(to: parent) {
                    $0.flexGrow = 1
                    $0.width = 10
                    $0.height = 10
                    $0.flexDirection = level % 2 == 1 ? .row : .column
                }
                if level < 3 { fill(result.nodes.count - 1, level: level + 1) }
            }
        }
        fill(0, level: 0)
        result.dirtied = result.nodes.count - 1
        return result
    }

    /// Containers nested in each other, each beside nine leaves.
    static func nested(
        _ depth: Int, alternating: Bool, defaults: FlexStyle = .yoga, errata: Errata = .yoga
    ) -> ReferenceTree {
        var result = ReferenceTree(defaults: defaults, errata: errata)
        var parent = 0
        for level in 0..<depth {
            for _ in 0..<9 {
                result.add(to: parent) {
                    $0.width = 10
                    $0.height = 10
                }
            }
            result.add(to: parent) {
                $0.flexGrow = 1
                $0.padding[.all] = 1
                $0.flexDirection = alternating && level % 2 == 0 ? .row : .column
            }
            parent = result.nodes.count - 1
        }
        result.dirtied = result.nodes.count - 2
        return result
    }

    /// Rows and columns nested in each other, each beside nine texts.
    static func nestedTexts(_ depth: Int) -> ReferenceTree {
        var result = ReferenceTree()
        var parent = 0
        for level in 0..<depth {
            for index in 0..<9 {
                result.add(to: parent) { _ in }
                let letters = 5 + (level * 9 + index) % 40
                result.tree.setMeasure(measureText(length: letters), of: result.nodes[result.nodes.count - 1])
            }
            result.add(to: parent) {
                $0.flexGrow = 1
                $0.padding[.all] = 1
                $0.flexDirection = level % 2 == 0 ? .row : .column
            }
            parent = result.nodes.count - 1
        }
        result.dirtied = result.nodes.count - 2
        return result
    }

    func layout(width: Double) {
        tree.set(\.width, to: .points(width), of: nodes[0])
        tree.layout(nodes[0], in: RootSpace())
    }

    func dirty() {
        tree.updateStyle(of: nodes[dirtied]) { $0.height = .points(($0.height.points ?? 0) + 7) }
    }

    /// The FNV-1a hash of all boxes as four 32-bit integers each.
    var hash: String {
        var hash: UInt64 = 1_469_598_103_934_665_603
        for node in nodes {
            let frame = tree.frame(of: node)
            for value in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
                var bits = UInt32(bitPattern: Int32(value))
                for _ in 0..<4 {
                    hash = (hash ^ UInt64(bits & 255)) &* 1_099_511_628_211
                    bits >>= 8
                }
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The sums of lefts, tops, widths and heights.
    var sums: [Int] {
        nodes.map(tree.frame(of:)).reduce(into: [0, 0, 0, 0]) { sums, frame in
            sums[0] += Int(frame.origin.x)
            sums[1] += Int(frame.origin.y)
            sums[2] += Int(frame.size.width)
            sums[3] += Int(frame.size.height)
        }
    }
}
