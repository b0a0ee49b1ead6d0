import Foundation

/// Data of an asset catalogue: a `.dataset` folder.
open class NSDataAsset: NSObject, @unchecked Sendable {
    /// The name.
    public let name: String
    /// The contents of the file.
    public let data: Data
    /// The type of the contents as a uniform type identifier; `public.data` where the catalogue does not say it.
    public let typeIdentifier: String

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var typeIdentifier: String?
            var condition: AssetCondition

            enum CodingKeys: String, CodingKey {
                case filename
                case typeIdentifier = "universal-type-identifier"
            }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                filename = try container.decodeIfPresent(String.self, forKey: .filename)
                typeIdentifier = try container.decodeIfPresent(String.self, forKey: .typeIdentifier)
                condition = try AssetCondition(from: decoder)
            }
        }

        var data: [Entry]
    }

    /// Finds data in the main bundle's asset catalogues; nil where there are none of that name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Finds data in a bundle's asset catalogues; nil where there are none of that name.
    public init?(name: String, bundle: Bundle) {
        guard let folder = bundle.resourcePath,
            let set = AssetIndex.index(ofFolder: folder).set(.data, named: name),
            let json = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: json)
        else { return nil }
        let usable = contents.data.filter { $0.filename != nil }
        let ranked = usable.compactMap { entry in entry.condition.rank(for: .current).map { (entry, $0) } }
        guard let entry = ranked.max(by: { $0.1 < $1.1 })?.0 ?? usable.first, let file = entry.filename,
            let data = try? Data(contentsOf: set.appendingPathComponent(file))
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = entry.typeIdentifier ?? "public.data"
    }
}
