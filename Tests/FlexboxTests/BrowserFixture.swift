import Flexbox
import Foundation
import LayoutCore

/// A recorded tree: inline styles as the page has them, and the boxes that the browser gave them.
struct BrowserFixture: Decodable, Sendable {
    struct Node: Decodable, Sendable {
        var parent: Int?
        var style: [String: String]
        var box: [Double]
    }

    var name: String
    var nodes: [Node]

    static func load(_ name: String) throws -> [BrowserFixture] {
        try JSONDecoder().decode([BrowserFixture].self, from: try FixtureFile.contents(name))
    }

    /// Lays the tree out where `fixture.css` applies.
    func laidOut(defaults: FlexStyle = .css, errata: Errata = []) -> (tree: FlexTree, nodes: [NodeID]) {
        let tree = FlexTree(defaults: defaults, errata: errata)
        var handles: [NodeID] = []
        for node in nodes {
            var style = defaults
            style.position = .relative
            for (name, value) in node.style where name != "text" && name != "scroll" {
                style.apply(css: name, value)
            }
            handles.append(tree.makeNode(style))
            if let letters = node.style["text"].flatMap(Int.init) {
                tree.setLetters(letters, of: handles.last!)
            }
            if let parent = node.parent { tree.append(handles[handles.count - 1], to: handles[parent]) }
        }
        tree.layout(handles[0], in: RootSpace(scale: 0))
        return (tree, handles)
    }

    /// What comes out otherwise than the browser's, in words.
    func differences(tolerance: Double, defaults: FlexStyle = .css, errata: Errata = []) -> [String] {
        let (tree, handles) = laidOut(defaults: defaults, errata: errata)
        var result: [String] = []
        for (node, handle) in zip(nodes, handles) {
            let box = tree.unroundedFrame(of: handle)
            let ours = [box.origin.x, box.origin.y, box.size.width, box.size.height]
            if zip(ours, node.box).contains(where: { abs($0 - $1) >= tolerance }) {
                result.append("\(node.style) is at \(ours), not at \(node.box)")
            }
            if let scroll = node.style["scroll"]?.split(separator: " ").compactMap({ Double($0) }) {
                let size = tree.scrollableOverflow(of: handle)
                // Browsers report whole pixels; the recording has 64 of them for each point.
                if abs(size.width - scroll[0]) > 1.0 / 64 || abs(size.height - scroll[1]) > 1.0 / 64 {
                    result.append("it scrolls \(size), not \(scroll)")
                }
            }
        }
        return result
    }
}

extension FlexTree {
    /// Makes a node text of so many letters of 7 x 17 points, between any two of which lines may break.
    func setLetters(_ count: Int, of node: NodeID) {
        setMeasure(
            { request in
                let available: Double =
                    switch request.width {
                    case .definite(let points): points
                    case .minContent: 0
                    case .maxContent: .infinity
                    }
                let perLine = max(1, min(Double(count), ((available + 1e-6) / 7).rounded(.down)))
                let lines = (Double(count) / perLine).rounded(.up)
                // Text that breaks its lines fills the available width.
                let fits = available >= Double(7 * count)
                return Size(width: fits ? Double(7 * count) : max(7, available), height: 17 * lines)
            }, of: node)
        let edges = style(of: node)
        func inset(_ edge: EdgeLengths) -> Double { edge[.top].points ?? 0 }
        let top = inset(edges.padding) + inset(edges.border)
        setBaseline({ _ in top + 17 }, of: node)
        let sides = [edges.padding, edges.border].reduce(0) {
            $0 + ($1[.left].points ?? 0) + ($1[.right].points ?? 0)
        }
        setLastBaseline(
            { size in
                let perLine = max(1, ((size.width - sides + 1e-6) / 7).rounded(.down))
                return top + 17 * (Double(count) / perLine).rounded(.up)
            }, of: node)
    }
}

extension FlexStyle {
    mutating func apply(css name: String, _ value: String) {
        switch name {
        case "flex-grow": flexGrow = Double(value)!
        case "flex-shrink": flexShrink = Double(value)!
        case "flex-basis": flexBasis = .css(value)
        case "flex": applyShorthand(value)
        case "width": width = .css(value)
        case "height": height = .css(value)
        case "min-width": minWidth = .css(value)
        case "min-height": minHeight = .css(value)
        case "max-width": maxWidth = .css(value)
        case "max-height": maxHeight = .css(value)
        case "aspect-ratio": aspectRatio = Double(value)!
        case "column-gap": columnGap = .css(value)
        case "row-gap": rowGap = .css(value)
        case "margin": margin = .css(value)
        case "padding": padding = .css(value)
        case "border-width": border = .css(value)
        case "gap": gap = .css(value)
        case "order": order = Int(value)!
        case "left": inset[.left] = .css(value)
        case "top": inset[.top] = .css(value)
        case "right": inset[.right] = .css(value)
        case "bottom": inset[.bottom] = .css(value)
        default: apply(css: name, keyword: value)
        }
    }

    private mutating func apply(css name: String, keyword: String) {
        let word = keyword.split { $0 == "-" || $0 == " " }.enumerated().map {
            $0 == 0 ? "\($1)" : $1.capitalized
        }
        .joined()
        switch name {
        case "flex-direction": flexDirection = .named(word)
        case "flex-wrap": flexWrap = .named(word == "nowrap" ? "noWrap" : word)
        case "justify-content": justifyContent = .named(word)
        case "align-items": alignItems = .named(word)
        case "align-self": alignSelf = word == "auto" ? nil : .named(word)
        case "align-content": alignContent = .named(word)
        case "position": position = .named(word)
        case "display": display = .named(word)
        case "box-sizing": boxSizing = .named(word)
        case "overflow": overflow = .named(word)
        case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
        default: fatalError("unknown property \(name)")
        }
    }

    /// `flex`, as CSS reads it.
    private mutating func applyShorthand(_ value: String) {
        switch value {
        case "none": flex = .none
        case "auto": flex = .auto
        case "initial": flex = .initial
        default:
            let parts = value.split(separator: " ").map(String.init)
            let numbers = parts.compactMap(Double.init)
            let basis = parts.first { Double($0) == nil }
            flex = FlexShorthand(
                grow: numbers[0], shrink: numbers.count > 1 ? numbers[1] : 1,
                basis: basis.map(Length.css) ?? 0)
        }
    }
}

extension Length {
    static func css(_ value: String) -> Length {
        let keywords: [String: Length] = [
            "auto": .auto, "content": .content, "min-content": .minContent, "max-content": .maxContent,
            "fit-content": .fitContent, "stretch": .stretch,
        ]
        if let keyword = keywords[value] { return keyword }
        if value.hasSuffix("%") { return .percent(Double(value.dropLast())!) }
        return .points(Double(value.replacing("px", with: ""))!)
    }
}

extension EdgeLengths {
    /// One, two, three or four lengths, as CSS reads them.
    static func css(_ value: String) -> EdgeLengths {
        let lengths = value.split(separator: " ").map { Length.css(String($0)) }
        var result = EdgeLengths()
        result[.top] = lengths[0]
        result[.right] = lengths[lengths.count > 1 ? 1 : 0]
        result[.bottom] = lengths[lengths.count > 2 ? 2 : 0]
        result[.left] = lengths[lengths.count > 3 ? 3 : lengths.count > 1 ? 1 : 0]
        return result
    }
}
