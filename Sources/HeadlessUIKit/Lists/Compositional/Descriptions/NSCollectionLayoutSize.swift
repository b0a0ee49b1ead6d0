/// The size of an item, group or supplementary item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// The width.
    public final let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public final let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    final var lengths: LayoutLengths {
        LayoutLengths(width: widthDimension.length, height: heightDimension.length)
    }

    /// The same size.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension)
    }

    /// Whether an object is a size of equal dimensions.
    @discardableResult nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return other.widthDimension.length == widthDimension.length
            && other.heightDimension.length == heightDimension.length
    }

    /// Equal for equal sizes.
    nonisolated open override var hash: Int {
        widthDimension.length.hashValue &* 31 &+ heightDimension.length.hashValue
    }

    /// Both dimensions.
    nonisolated open override var description: String {
        "<width: \(widthDimension.length), height: \(heightDimension.length)>"
    }
}
