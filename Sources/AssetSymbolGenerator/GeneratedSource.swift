/// The source that gives assets their constants.
struct GeneratedSource {
    let tree: AssetTree
    /// The expression of the bundle.
    let bundle: String
    /// The problems that were found: names that collide.
    private(set) var warnings: [String] = []
    private var lines: [String] = []

    init(_ tree: AssetTree, bundle: String) {
        self.tree = tree
        self.bundle = bundle
        write()
    }

    /// The source.
    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func write() {
        lines = [
            "// Generated from asset catalogues. Changes are overwritten.", "import Foundation",
            "import UIKit", "",
            "private let resourceBundle = Foundation.\(bundle)", "",
        ]
        for kind in [Kind.color, .image] {
            lines.append("extension \(kind.resource) {")
            constants(of: tree, kind, depth: 1)
            lines += ["}", "", "extension UIKit.\(kind.type) {"]
            properties(of: tree, kind, depth: 1, path: "")
            lines += ["}", ""]
        }
    }

    private enum Kind {
        case image, color

        var word: String { self == .image ? "image" : "color" }
        var resource: String { self == .image ? "ImageResource" : "ColorResource" }
        var type: String { self == .image ? "UIImage" : "UIColor" }

        func assets(of tree: AssetTree) -> [AssetTree.Asset] { self == .image ? tree.images : tree.colors }
    }

    private mutating func constants(of tree: AssetTree, _ kind: Kind, depth: Int) {
        let indent = String(repeating: "    ", count: depth)
        for asset in unique(kind.assets(of: tree), kind, warns: true) {
            lines += [
                "\(indent)/// The \"\(asset.name)\" asset catalog \(kind.word) resource.",
                "\(indent)static let \(asset.constant) = "
                    + "\(kind.resource)(name: \"\(asset.name)\", bundle: resourceBundle)",
            ]
        }
        for (name, inner) in namespaces(of: tree, kind) {
            lines += [
                "\(indent)/// The \"\(name)\" asset catalog resource namespace.",
                "\(indent)enum \(AssetName.type(name)) {",
            ]
            constants(of: inner, kind, depth: depth + 1)
            lines.append("\(indent)}")
        }
    }

    private mutating func properties(of tree: AssetTree, _ kind: Kind, depth: Int, path: String) {
        let indent = String(repeating: "    ", count: depth)
        let known = depth == 1 ? (kind == .color ? SystemNames.colors : SystemNames.images) : []
        for asset in unique(kind.assets(of: tree), kind, warns: false) where !known.contains(asset.constant) {
            lines += [
                "\(indent)/// The \"\(asset.name)\" asset catalog \(kind.word).",
                "\(indent)static var \(asset.constant): UIKit.\(kind.type) { "
                    + "UIKit.\(kind.type)(resource: .\(path)\(asset.constant)) }",
            ]
        }
        for (name, inner) in namespaces(of: tree, kind) {
            let type = AssetName.type(name)
            lines += [
                "\(indent)/// The \"\(name)\" asset catalog resource namespace.", "\(indent)enum \(type) {",
            ]
            properties(of: inner, kind, depth: depth + 1, path: path + type + ".")
            lines.append("\(indent)}")
        }
    }

    /// The namespaces that hold something of a kind.
    private func namespaces(of tree: AssetTree, _ kind: Kind) -> [(String, AssetTree)] {
        func holds(_ tree: AssetTree) -> Bool {
            !kind.assets(of: tree).isEmpty || tree.namespaces.values.contains(where: holds)
        }
        return tree.namespaces.filter { holds($0.value) }.sorted { $0.key < $1.key }
    }

    /// The assets whose constants no other has: Xcode generates none of those that collide.
    private mutating func unique(_ assets: [AssetTree.Asset], _ kind: Kind, warns: Bool) -> [AssetTree.Asset]
    {
        let groups = Dictionary(grouping: assets, by: \.constant)
        for (constant, group) in groups.sorted(by: { $0.key < $1.key }) where group.count > 1 && warns {
            let names = group.map { "\"\($0.name)\"" }.joined(separator: ", ")
            warnings.append("the \(kind.word)s \(names) have one symbol, \(constant): none is generated")
        }
        return assets.filter { groups[$0.constant]?.count == 1 }.sorted { $0.constant < $1.constant }
    }
}

/// The names that UIKit's own types have already.
enum SystemNames {
    static let colors: Set = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta",
        "orange",
        "purple", "red", "white", "yellow", "label", "link", "separator", "tint", "tintColor", "lightText",
        "darkText",
        "systemRed", "systemBlue", "systemGreen", "systemBackground", "placeholderText",
    ]
    static let images: Set = ["add", "remove", "checkmark", "strokedCheckmark", "actions"]
}
