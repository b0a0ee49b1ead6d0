import Flexbox
import Foundation
import LayoutCore

/// A recorded tree: styles by the names of CSS, and the boxes that another engine gave them.
struct StyleFixture: Decodable, Sendable {
    struct Node: Decodable, Sendable {
        var parent: Int?
        var style: [String: Value]
        var box: [Double]
    }

    /// A keyword, a number of points, or edges with numbers.
    enum Value: Decodable, Sendable {
        case keyword(String)
        case number(Double)
        case edges([String: Double])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let keyword = try? container.decode(String.self) {
                self = .keyword(keyword)
            } else {
                self = .edges(try container.decode([String: Double].self))
            }
        }
    }

    var nodes: [Node]

    init(from decoder: any Decoder) throws {
        nodes = try decoder.singleValueContainer().decode([Node].self)
    }

    static func load(_ name: String) throws -> [StyleFixture] {
        try JSONDecoder().decode([StyleFixture].self, from: try FixtureFile.contents(name))
    }

    /// Builds the tree and lays it out by itself.
    func boxes(defaults: FlexStyle, errata: Errata) -> [Rect] {
        let tree = FlexTree(defaults: defaults, errata: errata)
        var handles: [NodeID] = []
        for node in nodes {
            var style = defaults
            for (name, value) in node.style { style.apply(name, value) }
            handles.append(tree.makeNode(style))
            if let parent = node.parent { tree.append(handles[handles.count - 1], to: handles[parent]) }
        }
        tree.layout(handles[0], in: RootSpace(scale: 0))
        return handles.map(tree.unroundedFrame(of:))
    }
}

extension FlexStyle {
    mutating func apply(_ name: String, _ value: StyleFixture.Value) {
        switch value {
        case .keyword(let keyword): apply(name, keyword: keyword)
        case .number(let number): apply(name, number: number)
        case .edges(let edges):
            for (edge, length) in edges {
                self[keyPath: Self.edgeProperties[name]!][.named(edge)] = .points(length)
            }
        }
    }

    private static var edgeProperties: [String: WritableKeyPath<FlexStyle, EdgeLengths>] {
        ["margin": \.margin, "padding": \.padding, "border": \.border, "inset": \.inset]
    }

    private mutating func apply(_ name: String, keyword: String) {
        switch name {
        case "flexDirection": flexDirection = .named(keyword)
        case "flexWrap": flexWrap = .named(keyword)
        case "justifyContent": justifyContent = .named(keyword)
        case "alignItems": alignItems = .named(keyword)
        case "alignSelf": alignSelf = .named(keyword)
        case "alignContent": alignContent = .named(keyword)
        case "position": position = .named(keyword)
        case "display": display = .named(keyword)
        case "direction": direction = .named(keyword)
        case "boxSizing": boxSizing = .named(keyword)
        case "marginAuto": margin[.named(keyword)] = .auto
        default: fatalError("unknown property \(name)")
        }
    }

    private mutating func apply(_ name: String, number: Double) {
        switch name {
        case "flexGrow": flexGrow = number
        case "flexShrink": flexShrink = number
        case "flexBasis": flexBasis = .points(number)
        case "width": width = .points(number)
        case "height": height = .points(number)
        case "minWidth": minWidth = .points(number)
        case "minHeight": minHeight = .points(number)
        case "maxWidth": maxWidth = .points(number)
        case "maxHeight": maxHeight = .points(number)
        case "columnGap": columnGap = .points(number)
        case "rowGap": rowGap = .points(number)
        case "aspectRatio": aspectRatio = number
        default: fatalError("unknown property \(name)")
        }
    }
}

extension CaseIterable {
    static func named(_ name: String) -> Self { allCases.first { "\($0)" == name }! }
}
