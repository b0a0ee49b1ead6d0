import Foundation

/// The sets of the asset catalogues of a folder of resources, by their names.
///
/// Catalogues are read in their source form: there is no compiled form of them here.
struct AssetIndex: Sendable {
    /// What a set holds.
    enum Kind: String, CaseIterable, Sendable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
    }

    /// The folders of sets.
    private var sets: [Kind: [String: URL]] = [:]

    init(folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for catalogue in names.sorted() where catalogue.hasSuffix(".xcassets") {
            read(URL(fileURLWithPath: folder).appendingPathComponent(catalogue), namespace: "", path: "")
        }
    }

    /// Reads the folder of a group: its name is part of names where it provides a namespace.
    private mutating func read(_ folder: URL, namespace: String, path: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let url = folder.appendingPathComponent(name)
            let stem = url.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: url.pathExtension) {
                sets[kind, default: [:]][namespace + stem] = url
                // Names with the folders in front, and without, find a set where no other has the name.
                for other in [path + stem, stem] where sets[kind]?[other] == nil {
                    sets[kind, default: [:]][other] = url
                }
            } else if url.pathExtension.isEmpty, Self.isFolder(url) {
                let isNamespace = AssetGroup.read(url)?.properties?.providesNamespace == true
                read(url, namespace: namespace + (isNamespace ? name + "/" : ""), path: path + name + "/")
            }
        }
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The folder of a set.
    func set(_ kind: Kind, named name: String) -> URL? { sets[kind]?[name] }
}

/// The `Contents.json` of a group.
private struct AssetGroup: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
        }
    }

    var properties: Properties?

    static func read(_ folder: URL) -> AssetGroup? {
        (try? Data(contentsOf: folder.appendingPathComponent("Contents.json")))
            .flatMap { try? JSONDecoder().decode(AssetGroup.self, from: $0) }
    }
}

extension AssetIndex {
    private static let cache = Cache()

    private final class Cache: @unchecked Sendable {
        let lock = NSLock()
        var indices: [String: AssetIndex] = [:]
    }

    /// The index of a folder, which is read once.
    static func index(ofFolder folder: String) -> AssetIndex {
        if let known = cache.lock.withLock({ cache.indices[folder] }) { return known }
        let made = AssetIndex(folder: folder)
        cache.lock.withLock { cache.indices[folder] = made }
        return made
    }
}
