import Foundation

/// What of a layout is invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    final var isEverythingInvalid = false
    final var areCountsInvalid = false
    final var items: [IndexPath]?
    final var supplementaries: [String: [IndexPath]]?
    final var decorations: [String: [IndexPath]]?
    final var moving = MovingItems()

    /// The items of an interactive movement.
    struct MovingItems {
        var previous: [IndexPath]?
        var target: [IndexPath]?
        var position = CGPoint.zero
    }

    /// Whether the whole layout is invalid.
    open var invalidateEverything: Bool { isEverythingInvalid }
    /// Whether the numbers of sections and items may have changed.
    open var invalidateDataSourceCounts: Bool { areCountsInvalid }

    /// Adds items to those that are invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        items = Self.merged(items, indexPaths)
    }

    /// Adds supplementary views to those that are invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let merged = Self.merged(supplementaries?[elementKind], indexPaths)
        supplementaries = (supplementaries ?? [:]).merging([elementKind: merged]) { $1 }
    }

    /// Adds decoration views to those that are invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let merged = Self.merged(decorations?[elementKind], indexPaths)
        decorations = (decorations ?? [:]).merging([elementKind: merged]) { $1 }
    }

    /// The items that are invalid, sorted; nil if none were named.
    open var invalidatedItemIndexPaths: [IndexPath]? { items }
    /// The supplementary views that are invalid, by kind; nil if none were named.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }
    /// The decoration views that are invalid, by kind; nil if none were named.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

    /// How far the content offset moves with the invalidation. Zero by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content's size changes with the invalidation. Zero by default.
    open var contentSizeAdjustment = CGSize.zero

    /// The items that a finger moves, where they were; nil outside of an interactive movement.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { moving.previous }
    /// The items that a finger moves, where they are going to be; nil outside of an interactive movement.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { moving.target }
    /// The finger's position in the content's coordinates.
    open var interactiveMovementTarget: CGPoint { moving.position }

    private static func merged(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
        Set(old ?? []).union(new).sorted()
    }
}
