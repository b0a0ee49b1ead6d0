import Flexbox
import LayoutCore
import ReferenceTrees

/// A reference tree that has been built.
struct ReferenceTree {
    let spec: ReferenceSpec
    let tree: FlexTree
    let nodes: [NodeID]

    init(_ spec: ReferenceSpec, errata: Errata = .yoga) {
        self.spec = spec
        tree = FlexTree(defaults: .yoga, errata: errata)
        var nodes: [NodeID] = []
        nodes.reserveCapacity(spec.nodes.count)
        for node in spec.nodes {
            let handle = tree.makeNode(node.style)
            if node.letters > 0 { tree.setMeasure(Self.measure(letters: node.letters), of: handle) }
            if node.parent >= 0 { tree.append(handle, to: nodes[node.parent]) }
            nodes.append(handle)
        }
        self.nodes = nodes
    }

    func layout(width: Double) {
        tree.set(\.width, to: .points(width), of: nodes[0])
        tree.layout(nodes[0], in: RootSpace())
    }

    /// Lays out again with nothing changed.
    func layoutAgain() { tree.layout(nodes[0], in: RootSpace()) }

    /// Makes the leaf of the reference higher, or its text longer.
    func dirty() {
        let node = nodes[spec.dirtied]
        let letters = spec.nodes[spec.dirtied].letters
        if letters > 0 {
            tree.setMeasure(Self.measure(letters: letters + 100), of: node)
        } else {
            tree.set(
                \.height, to: .points((spec.nodes[spec.dirtied].style.height.points ?? -7) + 7), of: node)
        }
    }

    /// Puts the leaf back.
    func undirty() {
        let node = nodes[spec.dirtied]
        let letters = spec.nodes[spec.dirtied].letters
        if letters > 0 {
            tree.setMeasure(Self.measure(letters: letters), of: node)
        } else {
            tree.set(\.height, to: spec.nodes[spec.dirtied].style.height, of: node)
        }
    }

    func free() { tree.freeSubtree(nodes[0]) }

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

    private static func measure(letters: Int) -> MeasureFunction {
        { request in
            var width = Double.infinity
            if case .definite(let available) = request.width { width = available }
            let size = letterSize(letters, width: width)
            return Size(width: size.width, height: size.height)
        }
    }
}
