/// What a list adds to a section of a compositional layout.
///
/// `NSCollectionLayoutSection.list(using:layoutEnvironment:)` describes a list with the public types: an item of full
/// width and estimated height in a group of the same size, boundary items for headers and footers, a background as
/// decoration. What these cannot express it sets as ``NSCollectionLayoutSection/itemAdjuster``: the layout calls it for
/// the attributes of each cell before the collection view sees them, and a subclass of the attributes can carry
/// separators, corners and margins to `apply(_:)` of the list's cells.
///
/// ```swift
/// section.itemAdjuster = ListRows(configuration)   // a final class that conforms to ItemAdjusting
/// ```
@MainActor
protocol ItemAdjusting: AnyObject {
    /// Changes the attributes of an item of a section.
    ///
    /// - Parameters:
    ///   - attributes: The attributes, with their frame in the content; of ``attributesClass``.
    ///   - count: The number of items in the section.
    func adjust(_ attributes: UICollectionViewLayoutAttributes, count: Int)

    /// The class of the attributes that cells of the section get. The layout's by default.
    var attributesClass: UICollectionViewLayoutAttributes.Type? { get }
}

extension ItemAdjusting {
    var attributesClass: UICollectionViewLayoutAttributes.Type? { nil }
}
