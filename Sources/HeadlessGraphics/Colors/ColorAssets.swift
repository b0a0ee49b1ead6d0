import Foundation

/// The colours of bundles' asset catalogues. Catalogues are read in their source form: there is no compiled
/// form of them here.
final class ColorAssets: @unchecked Sendable {
    static let shared = ColorAssets()

    private let lock = NSLock()
    /// By folder of resources and then by name; with their folders in front where those are namespaces.
    private var colors: [String: [String: UIColor]] = [:]

    func color(named name: String, in bundle: Bundle) -> UIColor? {
        guard let folder = bundle.resourcePath else { return nil }
        return color(named: name, inFolder: folder)
    }

    func color(named name: String, inFolder folder: String) -> UIColor? {
        if let cached = lock.withLock({ colors[folder] }) { return cached[name] }
        let found = Self.read(folder)
        lock.withLock { colors[folder] = found }
        return found[name]
    }

    private static func read(_ folder: String) -> [String: UIColor] {
        var found: [String: UIColor] = [:]
        let root = URL(fileURLWithPath: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for catalogue in names.sorted() where catalogue.hasSuffix(".xcassets") {
            let url = root.appendingPathComponent(catalogue)
            let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
            for path in paths where path.hasSuffix(".colorset") {
                let file = url.appendingPathComponent(path).appendingPathComponent("Contents.json")
                guard let data = try? Data(contentsOf: file),
                    let color = (try? JSONDecoder().decode(ColorAsset.self, from: data))?.uiColor
                else { continue }
                // Folders are part of the name only where they say so; both spellings find the colour.
                let full = String(path.dropLast(".colorset".count))
                found[full] = color
                let short = full.split(separator: "/").last.map(String.init) ?? full
                if found[short] == nil { found[short] = color }
            }
        }
        return found
    }
}

extension UIColor {
    /// Finds a colour in the main bundle's asset catalogues; nil where there is none of that name, or
    /// none that can be read.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour in a bundle's asset catalogues (nil: the main bundle's); nil where there is none of
    /// that name. Catalogues are read from their folders: a package copies them by `.copy("X.xcassets")`.
    ///
    /// With traits it is the colour for them; without, the choice is kept for later.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = ColorAssets.shared.color(named: name, in: bundle ?? .main) else { return nil }
        self.init(storage: traitCollection.map { color.resolvedColor(with: $0).storage } ?? color.storage)
    }
}
