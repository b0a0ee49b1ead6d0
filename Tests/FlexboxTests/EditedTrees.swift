import Flexbox
import LayoutCore
import TestSupport

/// Two trees as a value, beside the nodes that they describe: both get the same changes.
struct EditedTrees {
    let tree: FlexTree
    private(set) var nodes: [NodeID] = []
    private var styles: [FlexStyle] = []
    private var texts: [Int?] = []
    private var parents: [Int?] = []
    private var children: [[Int]] = []
    private let errata: Errata
    /// Whether nearly all containers are lists of items that neither grow nor shrink.
    private let hasLists: Bool

    /// The roots' places among the nodes.
    let roots = [0, 1]

    init(_ random: inout SeededRandom, errata: Errata, hasLists: Bool) {
        self.errata = errata
        self.hasLists = hasLists
        tree = FlexTree(errata: errata)
        for index in 0..<Int.random(in: 4...24, using: &random) {
            let style = style(&random, isRoot: index < 2)
            nodes.append(tree.makeNode(style))
            styles.append(style)
            texts.append(nil)
            parents.append(nil)
            children.append([])
            if index < 2 { continue }
            if random.chance(0.3) { setText(of: index, &random) }
            move(index, &random)
        }
    }

    /// Changes one thing about one node.
    mutating func edit(_ random: inout SeededRandom) {
        let index = Int.random(in: 0..<nodes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where index >= 2: move(index, &random)
        case 1 where index >= 2 && children[index].isEmpty: setText(of: index, &random)
        case 2 where index >= 2:
            styles[index].height = .points(.random(in: 0...90, using: &random))
            tree.set(\.height, to: styles[index].height, of: nodes[index])
        default:
            styles[index] = style(&random, isRoot: index < 2)
            tree.setStyle(styles[index], of: nodes[index])
        }
    }

    /// What is wrong with the frames, by those of trees built anew; nil where nothing is.
    func difference(in space: RootSpace) -> String? {
        let expected = freshFrames(in: space)
        for index in nodes.indices where isInTree(index) {
            let frame = tree.frame(of: nodes[index])
            if frame != expected[index] { return "\(index) is at \(frame), not at \(expected[index])" }
        }
        return nil
    }

    private func isInTree(_ index: Int) -> Bool {
        var top = index
        while let parent = parents[top] { top = parent }
        return roots.contains(top)
    }

    private func freshFrames(in space: RootSpace) -> [Rect] {
        let fresh = FlexTree(errata: errata)
        let nodes = styles.indices.map { index in
            let node = fresh.makeNode(styles[index])
            if let letters = texts[index] { fresh.setMeasure(measureText(length: letters), of: node) }
            return node
        }
        for (index, rows) in children.enumerated() {
            for row in rows { fresh.append(nodes[row], to: nodes[index]) }
        }
        for root in roots { fresh.layout(nodes[root], in: space) }
        return nodes.map(fresh.frame(of:))
    }

    /// Whether every node says the parent and the children that it was given, and no other.
    var hasItsLinks: Bool {
        nodes.indices.allSatisfy {
            tree.parent(of: nodes[$0]) == parents[$0].map { nodes[$0] }
                && tree.children(of: nodes[$0]) == children[$0].map { nodes[$0] }
        }
    }

    private mutating func setText(of index: Int, _ random: inout SeededRandom) {
        let letters = random.chance(0.2) ? nil : Int.random(in: 1...60, using: &random)
        texts[index] = letters
        tree.setMeasure(letters.map(measureText(length:)), of: nodes[index])
    }

    /// Moves a node with its subtree to another position in either tree.
    private mutating func move(_ index: Int, _ random: inout SeededRandom) {
        let parent = Int.random(in: 0..<nodes.count, using: &random)
        var ancestor: Int? = parent
        while let next = ancestor {
            if next == index { return }
            ancestor = parents[next]
        }
        if let old = parents[index] { children[old].removeAll { $0 == index } }
        let place = Int.random(in: 0...children[parent].count, using: &random)
        let sibling = place < children[parent].count ? nodes[children[parent][place]] : nil
        tree.insert(nodes[index], into: nodes[parent], before: sibling)
        children[parent].insert(index, at: place)
        parents[index] = parent
    }

    private func style(_ random: inout SeededRandom, isRoot: Bool) -> FlexStyle {
        let defaults: FlexStyle = errata.isEmpty ? .css : .yoga
        if hasLists, !random.chance(0.1) {
            var style = defaults
            style.flexShrink = 0
            if random.chance(0.8) { style.flexDirection = .column }
            if random.chance(0.3) { style.margin[random.pick(Edge.allCases)!] = 3 }
            if random.chance(0.3) { style.padding[random.pick(Edge.allCases)!] = 2 }
            if random.chance(0.3) { style.gap = 5 }
            if random.chance(0.5) { style.height = .points(.random(in: 0...90, using: &random)) }
            if isRoot { (style.width, style.height) = (200, random.chance(0.5) ? .auto : 300) }
            return style
        }
        var style = RandomTree.style(&random, defaults: defaults, isRoot: isRoot)
        if random.chance(0.2) { style.order = .random(in: -2...2, using: &random) }
        if random.chance(0.2) { style.border[random.pick(Edge.allCases)!] = 4 }
        if random.chance(0.3) { style.boxSizing = .contentBox }
        if random.chance(0.3) { style.overflowX = random.pick([.visible, .hidden, .scroll, .clip])! }
        if random.chance(0.3) { style.overflowY = random.pick([.visible, .hidden, .scroll, .clip])! }
        if random.chance(0.2) { style.alignItems = random.pick(AlignItems.allCases)! }
        if random.chance(0.2) { style.aspectRatio = .random(in: 0.3...3, using: &random) }
        if random.chance(0.2) { style.direction = .rightToLeft }
        if isRoot { return style }
        let keywords: [Length] = [.minContent, .maxContent, .fitContent, .stretch, .content]
        let properties: [WritableKeyPath<FlexStyle, Length>] = [
            \.width, \.height, \.minWidth, \.maxWidth, \.minHeight, \.maxHeight, \.flexBasis,
        ]
        if random.chance(0.3) { style[keyPath: random.pick(properties)!] = random.pick(keywords)! }
        if random.chance(0.2) { style.display = random.pick(Display.allCases)! }
        if random.chance(0.2) { style.position = random.pick([.static, .relative, .absolute])! }
        return style
    }
}
