import Foundation

/// Pictures of one name for several traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var images: [(traits: UITraitCollection, image: UIImage)] = []

    /// Creates an asset without pictures.
    public override init() { super.init() }

    /// The picture whose traits are most of those of a collection; an empty one without pictures.
    @discardableResult open func image(with traitCollection: UITraitCollection) -> UIImage {
        lock.withLock {
            let matching = images.filter { traitCollection.containsTraits(in: $0.traits) }
            return (matching.last ?? images.first)?.image ?? UIImage()
        }
    }

    /// Adds a picture for traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            images.removeAll { $0.traits == traitCollection }
            images.append((traitCollection, image))
        }
    }

    /// Removes the picture for traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.withLock { images.removeAll { $0.traits == traitCollection } }
    }
}
