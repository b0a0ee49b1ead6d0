import Foundation

/// A picture of an asset catalogue by a name that the compiler checks: `AssetCatalogPlugin` generates a constant for each.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates a resource from the name in the catalogue and its bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalogue by a name that the compiler checks: `AssetCatalogPlugin` generates a constant for each.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates a resource from the name in the catalogue and its bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// Creates the picture of a resource; an empty one, and a message, where the bundle has none, and iOS stops.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, with: nil)
        if found == nil {
            UnreadableAssets.report(resource.bundle.bundleURL, "there is no image \"\(resource.name)\"")
        }
        self.init(found?.content ?? .nothing, found?.traits ?? Traits())
    }
}

extension UIColor {
    /// Creates the colour of a resource; clear, with a message, where the bundle has none, and iOS stops.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        if found == nil {
            UnreadableAssets.report(resource.bundle.bundleURL, "there is no color \"\(resource.name)\"")
        }
        self.init(storage: (found ?? .clear).storage)
    }
}
