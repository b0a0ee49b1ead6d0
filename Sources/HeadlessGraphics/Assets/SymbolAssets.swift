import Foundation

/// The symbols of bundles' asset catalogues: `.symbolset` folders.
final class SymbolAssets: @unchecked Sendable {
    static let shared = SymbolAssets()

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var languageDirection: String?

            enum CodingKeys: String, CodingKey {
                case filename
                case languageDirection = "language-direction"
            }
        }

        var symbols: [Entry]
    }

    private let lock = NSLock()
    private var sets: [URL: SymbolSet?] = [:]

    /// A symbol by its name, as a configuration says.
    func image(named name: String, inFolder folder: String, _ configuration: UIImage.Configuration?)
        -> UIImage?
    {
        guard let url = AssetIndex.index(ofFolder: folder).set(.symbol, named: name) else { return nil }
        let known = lock.withLock { sets[url] }
        let set = known ?? Self.read(url)
        if known == nil { lock.withLock { sets[url] = .some(set) } }
        return set?.names.first.flatMap { set?.image(named: $0, configuration: configuration) }
    }

    private static func read(_ url: URL) -> SymbolSet? {
        guard let json = try? Data(contentsOf: url.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: json),
            let entry = contents.symbols.first(where: { $0.filename != nil }), let name = entry.filename,
            let data = try? Data(contentsOf: url.appendingPathComponent(name))
        else { return nil }
        let file = url.appendingPathComponent(name)
        let template = SymbolTemplate(String(decoding: data, as: UTF8.self))
        guard !template.drawings.isEmpty else {
            UnreadableAssets.report(file, "the file has no group named as Regular-M is")
            return nil
        }
        let symbol = url.deletingPathExtension().lastPathComponent
        var set = SymbolSet()
        for (weight, scale, drawing) in template.drawings {
            set.add(symbol, drawing, weight: weight, scale: scale)
        }
        if entry.languageDirection != nil { set.mirrorInRightToLeftLayouts(symbol) }
        return set
    }
}
