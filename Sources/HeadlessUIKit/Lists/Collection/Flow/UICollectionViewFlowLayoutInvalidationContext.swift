import Foundation

/// What of a flow layout is invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate's sizes and spacing are read again. True by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the lines are computed again. True by default.
    open var invalidateFlowLayoutAttributes = true
    /// Items whose views prefer other sizes, with those.
    final var preferredItems: [IndexPath: CGSize] = [:]
}
