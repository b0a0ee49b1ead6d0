import Flexbox
import LayoutCore
import TestSupport

/// A tree as a value, so that it can be built twice, changed, mirrored and turned over.
struct RandomTree {
    var styles: [FlexStyle] = []
    var parents: [Int?] = []
    /// Letters of measured leaves.
    var texts: [Int?] = []
    let errata: Errata

    init(_ random: inout SeededRandom, errata: Errata, hasText: Bool = true) {
        self.errata = errata
        for index in 0..<Int.random(in: 2...14, using: &random) {
            let parent = index == 0 ? nil : Int.random(in: 0..<index, using: &random)
            parents.append(parent.flatMap { texts[$0] == nil ? $0 : 0 })
            texts.append(
                index > 0 && hasText && random.chance(0.2) ? Int.random(in: 1...60, using: &random) : nil)
            styles.append(Self.style(&random, defaults: errata.isEmpty ? .css : .yoga, isRoot: index == 0))
        }
    }

    static func style(_ random: inout SeededRandom, defaults: FlexStyle, isRoot: Bool) -> FlexStyle {
        var style = defaults
        style.position = .relative
        style.flexDirection = random.pick(FlexDirection.allCases)!
        if random.chance(0.2) { style.flexWrap = random.pick(FlexWrap.allCases)! }
        style.justifyContent = random.pick(JustifyContent.allCases)!
        style.alignItems = random.pick([AlignItems.stretch, .flexStart, .center, .flexEnd])!
        style.alignContent = random.pick(AlignContent.allCases)!
        func length(_ limit: Double, _ random: inout SeededRandom) -> Length {
            random.chance(0.2)
                ? .percent(.random(in: 0...100, using: &random))
                : .points(.random(in: 0...limit, using: &random).rounded())
        }
        if random.chance(0.3) { style.padding[random.pick(Edge.allCases)!] = length(9, &random) }
        if random.chance(0.1) { style.border[random.pick(Edge.allCases)!] = 3 }
        if random.chance(0.2) { style.columnGap = length(9, &random) }
        if random.chance(0.2) { style.rowGap = length(9, &random) }
        if isRoot {
            style.width = .points(.random(in: 50...400, using: &random).rounded())
            if random.chance(0.5) { style.height = .points(.random(in: 50...400, using: &random).rounded()) }
            return style
        }
        if random.chance(0.3) { style.flexGrow = .random(in: 0...2, using: &random) }
        if random.chance(0.3) { style.flexShrink = .random(in: 0...2, using: &random) }
        if random.chance(0.2) { style.flexBasis = length(90, &random) }
        if random.chance(0.3) {
            style.margin[random.pick(Edge.allCases)!] = random.chance(0.2) ? .auto : length(9, &random)
        }
        if random.chance(0.4) { style.width = length(120, &random) }
        if random.chance(0.4) { style.height = length(120, &random) }
        if random.chance(0.1) { style.minWidth = length(60, &random) }
        if random.chance(0.1) { style.maxHeight = length(90, &random) }
        if random.chance(0.1) { style.aspectRatio = .random(in: 0.3...3, using: &random) }
        if random.chance(0.1) { style.position = .absolute }
        if random.chance(0.2) { style.inset[random.pick(Edge.allCases)!] = length(20, &random) }
        if random.chance(0.05) { style.display = random.pick(Display.allCases)! }
        if random.chance(0.1) { style.alignSelf = random.pick(AlignItems.allCases)! }
        return style
    }

    /// Builds the tree.
    func build() -> (tree: FlexTree, nodes: [NodeID]) {
        let tree = FlexTree(errata: errata)
        var nodes: [NodeID] = []
        for index in styles.indices {
            nodes.append(tree.makeNode(styles[index]))
            if let letters = texts[index] { tree.setMeasure(measureText(length: letters), of: nodes[index]) }
            if let parent = parents[index] { tree.append(nodes[index], to: nodes[parent]) }
        }
        return (tree, nodes)
    }

    /// The boxes of a fresh layout.
    func boxes(_ space: RootSpace = RootSpace(scale: 0)) -> [Rect] {
        let (tree, nodes) = build()
        tree.layout(nodes[0], in: space)
        return nodes.map(tree.frame(of:))
    }

    /// The same tree seen in a mirror.
    var mirrored: RandomTree {
        var result = self
        for index in styles.indices {
            for property in [\FlexStyle.margin, \.padding, \.border, \.inset] {
                let edges = styles[index][keyPath: property]
                result.styles[index][keyPath: property][.left] = edges[.right]
                result.styles[index][keyPath: property][.right] = edges[.left]
            }
        }
        for index in styles.indices {
            if styles[index].justifyContent == .left { result.styles[index].justifyContent = .right }
            if styles[index].justifyContent == .right { result.styles[index].justifyContent = .left }
        }
        result.styles[0].direction = .rightToLeft
        return result
    }

    /// The same tree with the axes exchanged.
    var transposed: RandomTree {
        var result = self
        for index in styles.indices {
            let style = styles[index]
            result.styles[index].flexDirection =
                switch style.flexDirection {
                case .row: .column
                case .column: .row
                case .rowReverse: .columnReverse
                case .columnReverse: .rowReverse
                }
            (result.styles[index].width, result.styles[index].height) = (style.height, style.width)
            (result.styles[index].minWidth, result.styles[index].minHeight) = (
                style.minHeight, style.minWidth
            )
            (result.styles[index].maxWidth, result.styles[index].maxHeight) = (
                style.maxHeight, style.maxWidth
            )
            (result.styles[index].columnGap, result.styles[index].rowGap) = (style.rowGap, style.columnGap)
            result.styles[index].aspectRatio = style.aspectRatio.map { 1 / $0 }
            for property in [\FlexStyle.margin, \.padding, \.border, \.inset] {
                let edges = style[keyPath: property]
                let pairs: [(Edge, Edge)] = [(.left, .top), (.right, .bottom), (.horizontal, .vertical)]
                for (one, other) in pairs {
                    result.styles[index][keyPath: property][one] = edges[other]
                    result.styles[index][keyPath: property][other] = edges[one]
                }
            }
        }
        return result
    }
}
