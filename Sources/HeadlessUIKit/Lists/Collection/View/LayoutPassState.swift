import Foundation

/// What a collection view's layout passes need of one another.
struct LayoutPassState {
    /// The element whose preferred size invalidated the layout last.
    var measuredLast: ElementKey?
    /// Whether a pass runs.
    var isRunning = false
    /// Whether an update moves the views.
    var isUpdating = false
    /// Whether everything is read again from the data source.
    var needsReload = false
    /// Whether the layout's elements are read again though the bounds are the same.
    var needsElements = true
    /// Whether views were added, or their indexes of z changed, since they were ordered.
    var needsOrder = false
    /// The number of updates that were committed.
    var updates = 0
    /// The bounds of the last pass.
    var bounds = CGRect.null
    /// The bounds for which the layout was invalidated last, or was not.
    var knownBounds = CGRect.null
    /// What the next pass keeps where it is seen.
    var anchor: VisibleAnchor?
    /// Whether the offset was assigned since the layout was invalidated.
    var isOffsetNew = false
    /// The element that the data source is providing.
    var requested: ElementKey?
    /// The views that were dequeued while it does.
    var dequeued: [UICollectionReusableView] = []
    /// The element that is being configured again.
    var reconfigured: ShownElement?
    /// Whether the content has been scrolled to its right end, where layouts start that are mirrored.
    var hasStarted = false
    /// The attributes with which a requested view is going to be shown.
    var requestedAttributes: UICollectionViewLayoutAttributes?
}
