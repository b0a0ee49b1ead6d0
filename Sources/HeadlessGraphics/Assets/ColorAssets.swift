import Foundation

/// The colours of bundles' asset catalogues.
final class ColorAssets: @unchecked Sendable {
    static let shared = ColorAssets()

    private let lock = NSLock()
    private var colors: [URL: UIColor?] = [:]

    func color(named name: String, in bundle: Bundle) -> UIColor? {
        guard let folder = bundle.resourcePath else { return nil }
        return color(named: name, inFolder: folder)
    }

    func color(named name: String, inFolder folder: String) -> UIColor? {
        guard let set = AssetIndex.index(ofFolder: folder).set(.color, named: name) else { return nil }
        if let known = lock.withLock({ colors[set] }) { return known }
        let color = (try? Data(contentsOf: set.appendingPathComponent("Contents.json")))
            .flatMap { try? JSONDecoder().decode(ColorAsset.self, from: $0) }?.uiColor
        lock.withLock { colors[set] = .some(color) }
        return color
    }
}

extension UIColor {
    /// Finds a colour in the main bundle's asset catalogues; nil where there is none of that name, or
    /// none that can be read.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour in a bundle's asset catalogues (nil: the main bundle's); nil where there is none of
    /// that name. Catalogues are read from their folders: a package copies them by `.process`.
    ///
    /// With traits it is the colour for them; without, the choice is kept for later.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = ColorAssets.shared.color(named: name, in: bundle ?? .main) else { return nil }
        self.init(storage: traitCollection.map { color.resolvedColor(with: $0).storage } ?? color.storage)
    }
}
