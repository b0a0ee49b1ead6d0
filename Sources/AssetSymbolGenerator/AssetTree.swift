import Foundation

/// The pictures and colours of catalogues, in their namespaces.
struct AssetTree {
    struct Asset: Equatable {
        /// The name in the catalogue, with namespaces.
        var name: String
        /// The name of its constant.
        var constant: String
    }

    var images: [Asset] = []
    var colors: [Asset] = []
    /// The namespaces by their names in the catalogue.
    var namespaces: [String: AssetTree] = [:]

    /// Reads catalogues.
    static func read(_ catalogues: [URL]) -> AssetTree {
        var tree = AssetTree()
        for catalogue in catalogues { tree.read(catalogue, prefix: "") }
        return tree
    }

    private mutating func read(_ folder: URL, prefix: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let url = folder.appendingPathComponent(name)
            let stem = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "imageset", "symbolset":
                images.append(
                    Asset(name: prefix + stem, constant: AssetName.constant(stem, dropping: "image")))
            case "colorset":
                colors.append(
                    Asset(name: prefix + stem, constant: AssetName.constant(stem, dropping: "color")))
            case "" where providesNamespace(url):
                var inner = namespaces[name] ?? AssetTree()
                inner.read(url, prefix: prefix + name + "/")
                namespaces[name] = inner
            case "": read(url, prefix: prefix)
            default: break
            }
        }
    }

    private func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let top = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        return (top["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }
}
