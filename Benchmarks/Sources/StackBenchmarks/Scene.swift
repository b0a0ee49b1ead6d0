import LayoutCore
import Stacks

/// A tree to be laid out, and its space.
struct Scene {
    let name: String
    let tree = StackTree()
    var root = NodeID?.none
    /// A leaf somewhere in the middle.
    var leaf = NodeID?.none

    /// All kinds of trees by name.
    static let all: [(name: String, make: @Sendable (Int) -> Scene)] = [
        ("flat", { .flat($0, text: false) }),
        ("flat-text", { .flat($0, text: true) }),
        ("depth-3", { .nested($0, depth: 3) }),
        ("depth-5", { .nested($0, depth: 5) }),
        ("depth-7", { .nested($0, depth: 7) }),
        ("depth-50", { .nested($0, depth: 50) }),
        ("depth-5-text", { .nested($0, depth: 5, text: true) }),
        ("depth-50-text", { .nested($0, depth: 50, text: true) }),
        ("mixed", { .mixed($0) }), ("chain", { .chain($0, text: false) }),
        ("chain-text", { .chain($0, text: true) }),
    ]

    init(_ name: String) { self.name = name }

    /// Lays the tree out in the same space each time.
    func layout() {
        if let root { tree.layout(root, in: StackSpace(width: 390, height: 844, scale: 3)) }
    }

    /// Leaves in one stack.
    static func flat(_ count: Int, text: Bool) -> Scene {
        var scene = Scene(text ? "flat, text" : "flat")
        let root = scene.tree.makeNode(.stack(.vertical, spacing: 4))
        for index in 0..<count { scene.tree.append(scene.addLeaf(index, text: text), to: root) }
        scene.root = root
        return scene
    }

    /// Stacks in stacks, of alternating axes, `depth` levels of them, about `count` nodes in all.
    ///
    /// Each stack but the root holds two leaves and three stacks. The root holds as many stacks as it takes to come
    /// to the count; where even one would be too many, levels further down hold no more stacks than those above.
    static func nested(_ count: Int, depth: Int, text: Bool = false) -> Scene {
        var scene = Scene("depth \(depth)\(text ? ", text" : "")")
        let root = scene.tree.makeNode(.stack(.vertical, spacing: 4))
        let steps = max(depth, 2) - 1
        // A stack and its two leaves are three nodes.
        let stacks = max(count / 3, steps)
        var branch = 0
        for _ in 0..<steps where branch <= stacks { branch = branch * 3 + 1 }
        let isFull = branch <= stacks
        let inRoot = isFull ? (stacks + branch / 2) / branch : 3
        let most = isFull ? Int.max : stacks / steps
        var level = [root]
        var index = 0
        for step in 1...steps {
            let axis: Axis = step % 2 == 1 ? .horizontal : .vertical
            var next: [NodeID] = []
            let target = min(step == 1 ? inRoot : level.count * 3, most)
            for child in 0..<target {
                let stack = scene.tree.makeNode(.stack(axis, spacing: 4))
                let parent = level[child * level.count / target]
                scene.tree.append(stack, to: parent)
                for _ in 0..<2 {
                    index += 1
                    scene.tree.append(scene.addLeaf(index, text: text), to: stack)
                }
                next.append(stack)
            }
            level = next
        }
        scene.root = root
        return scene
    }

    /// Stacks of alternating axes, each with a leaf beside the next one: a level for every second node.
    static func chain(_ count: Int, text: Bool) -> Scene {
        var scene = Scene(text ? "chain, text" : "chain")
        let root = scene.tree.makeNode(.stack(.vertical, spacing: 1))
        var last = root
        for level in 1..<max(count / 2, 2) {
            let stack = scene.tree.makeNode(.stack(level % 2 == 0 ? .vertical : .horizontal, spacing: 1))
            scene.tree.setChildren([stack, scene.addLeaf(level, text: text)], of: last)
            last = stack
        }
        scene.tree.append(scene.addLeaf(count, text: text), to: last)
        scene.root = root
        return scene
    }

    /// Rows of a feed: a picture, two texts, a spacer and a badge, with paddings, frames and a background.
    static func mixed(_ count: Int) -> Scene {
        var scene = Scene("mixed")
        let tree = scene.tree
        let root = tree.makeNode(.stack(.vertical, alignment: .leading, spacing: 8))
        for index in 0..<max(count / 14, 1) {
            let row = tree.makeNode(.stack(.horizontal, alignment: .top, spacing: 8))
            let picture = tree.makeNode(.frame(width: 44, height: 44))
            tree.append(tree.makeNode(.greedy()), to: picture)
            let texts = tree.makeNode(.stack(.vertical, alignment: .leading, spacing: 2))
            for line in 0..<2 { tree.append(scene.addLeaf(index * 2 + line, text: true), to: texts) }
            let badge = tree.makeNode(.padding(Insets(top: 2, left: 6, bottom: 2, right: 6)))
            tree.append(tree.makeNode(.fixed(width: 20, height: 12)), to: badge)
            let spacer = tree.makeNode(.spacer())
            tree.setChildren([picture, texts, spacer, badge], of: row)
            let padded = tree.makeNode(.padding(Insets(top: 8, left: 16, bottom: 8, right: 16)))
            tree.append(row, to: padded)
            let card = tree.makeNode(.background())
            tree.setChildren([padded, tree.makeNode(.greedy())], of: card)
            let wide = tree.makeNode(.flexibleFrame(FrameLimits(maxWidth: .infinity), alignment: .leading))
            tree.append(card, to: wide)
            tree.append(wide, to: root)
        }
        scene.root = root
        return scene
    }

    private mutating func addLeaf(_ index: Int, text: Bool) -> NodeID {
        if !text {
            let leaf = tree.makeNode(
                index % 3 == 0
                    ? .greedy() : .fixed(width: Double(20 + index % 7), height: Double(10 + index % 5)))
            self.leaf = leaf
            return leaf
        }
        // As a label is measured.
        let leaf = tree.makeNode(.measured(.text))
        let width = Double(40 + index * 37 % 200)
        tree.setMeasure(
            { proposal in
                let width = min(proposal.width ?? width, width)
                let lines = (width / max(width, 10)).rounded(.up)
                var reply = Measurement(width: width, height: lines * 17)
                reply.lineHeight = 17
                if lines == 1 { reply.naturalWidth = width }
                return reply
            }, of: leaf)
        self.leaf = leaf
        return leaf
    }
}
