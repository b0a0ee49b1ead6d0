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

    /// The boxes of the nodes where `fixture.css` applies.
    func boxes() -> [Rect] {
        let tree = FlexTree(defaults: .css)
        var handles: [NodeID] = []
        for node in nodes {
            var style = FlexStyle.css
            style.position = .relative
            for (name, value) in node.style { style.apply(css: name, value) }
            handles.append(tree.makeNode(style))
            if let parent = node.parent { tree.append(handles[handles.count - 1], to: handles[parent]) }
        }
        tree.layout(handles[0], in: RootSpace(scale: 0))
        return handles.map(tree.unroundedFrame(of:))
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
        case "left": inset[.left] = .css(value)
        case "top": inset[.top] = .css(value)
        case "right": inset[.right] = .css(value)
        case "bottom": inset[.bottom] = .css(value)
        default: apply(css: name, keyword: value)
        }
    }

    private mutating func apply(css name: String, keyword: String) {
        let word = keyword.split(separator: "-").enumerated().map { $0 == 0 ? "\($1)" : $1.capitalized }
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
        case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
        default: fatalError("unknown property \(name)")
        }
    }

    /// `flex: 1 1 0px`, with all three parts written out.
    private mutating func applyShorthand(_ value: String) {
        let parts = value.split(separator: " ").map(String.init)
        flexGrow = Double(parts[0])!
        flexShrink = Double(parts[1])!
        flexBasis = .css(parts[2])
    }
}

extension Length {
    static func css(_ value: String) -> Length {
        if value == "auto" { return .auto }
        if value == "content" { return .content }
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
