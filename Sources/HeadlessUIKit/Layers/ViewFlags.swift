/// The Boolean state of a view, in one word.
struct ViewFlags: OptionSet {
    let rawValue: UInt64

    static let hidden = ViewFlags(rawValue: 1 << 0)
    static let clips = ViewFlags(rawValue: 1 << 1)
    static let interactionDisabled = ViewFlags(rawValue: 1 << 2)
    static let notOpaque = ViewFlags(rawValue: 1 << 3)
    /// The view needs layout: `layoutSubviews` is due.
    static let needsLayout = ViewFlags(rawValue: 1 << 4)
    /// A view below needs layout.
    static let descendantNeedsLayout = ViewFlags(rawValue: 1 << 5)
    /// The view needs display: `draw(_:)` is due.
    static let needsDisplay = ViewFlags(rawValue: 1 << 6)
    /// The superview has a safe area, so that this view's depends on its position.
    static let inheritsSafeArea = ViewFlags(rawValue: 1 << 7)
    static let keepsSubviewSizes = ViewFlags(rawValue: 1 << 8)
    static let multipleTouch = ViewFlags(rawValue: 1 << 9)
    static let exclusiveTouch = ViewFlags(rawValue: 1 << 10)
    static let manualConstraints = ViewFlags(rawValue: 1 << 11)
    /// The view is a window: its safe area comes from the screen.
    static let isWindow = ViewFlags(rawValue: 1 << 12)
    /// The view needs an update of constraints: `updateConstraints` is due.
    static let needsConstraints = ViewFlags(rawValue: 1 << 13)
    /// A view below needs an update of constraints.
    static let descendantNeedsConstraints = ViewFlags(rawValue: 1 << 14)
    /// Constraints determine the view's frame, or depend on it.
    static let constrained = ViewFlags(rawValue: 1 << 15)
    /// Constraints are installed here or below.
    static let hasConstraints = ViewFlags(rawValue: 1 << 16)
    /// Subviews or guides are laid out by constraints.
    static let placesByConstraints = ViewFlags(rawValue: 1 << 17)
    /// The tree's constraints have changed since they were solved. Roots only.
    static let needsSolution = ViewFlags(rawValue: 1 << 18)
    /// The natural size is that of the content, and its height depends on the width: a container of another
    /// language.
    static let sizedByContent = ViewFlags(rawValue: 1 << 19)
    /// The view is a scroll view.
    static let isScrollView = ViewFlags(rawValue: 1 << 20)
    /// The margins depend on the superview's or on the controller's.
    static let tracksMargins = ViewFlags(rawValue: 1 << 21)
    /// A subview preserves this view's margins.
    static let hasMarginHeirs = ViewFlags(rawValue: 1 << 22)
    /// The view's layer has animations: the presentation layer differs from the model layer.
    static let animating = ViewFlags(rawValue: 1 << 24)
    /// Running animations disable touches.
    static let closedByAnimation = ViewFlags(rawValue: 1 << 25)
    /// Whether it has been determined if the view lays out by its layer.
    static let layoutByLayerIsKnown = ViewFlags(rawValue: 1 << 26)

    /// The last call of `sizeThatFits` came to `UIView` itself.
    static let usesDefaultFittingSize = ViewFlags(rawValue: 1 << 27)

    /// A stack view arranges the view.
    static let arranged = ViewFlags(rawValue: 1 << 23)
    /// The view was hidden in an animation, and is drawn until that ends.
    static let collapsing = ViewFlags(rawValue: 1 << 30)
    /// The view is a stack view that lays out its views by arithmetic.
    static let directStack = ViewFlags(rawValue: 1 << 31)

    /// A subview has, or had, an autoresizing mask.
    static let hasSprings = ViewFlags(rawValue: 1 << 32)

    /// Closures observe properties of the view: `observe(_:options:changeHandler:)`.
    static let hasKeyObservers = ViewFlags(rawValue: 1 << 33)

    /// A stack view that lays out its views by arithmetic is here or below.
    static let hasDirectStacks = ViewFlags(rawValue: 1 << 34)

    /// Pictures of conflicts are due when the layout pass is done. Roots only.
    static let hasConflictPictures = ViewFlags(rawValue: 1 << 35)

    /// The frame is the one for the view's item in the tree's system of constraints: neither has changed since it was
    /// set, so that the layout of the superview passes over the view.
    static let placedByConstraints = ViewFlags(rawValue: 1 << 36)

    /// No constraint leads out of the view: its fitting system lays out what lies in it, and the tree's system has none
    /// of that.
    static let selfContained = ViewFlags(rawValue: 1 << 37)

    /// The flags that a layout pass looks for.
    static let pending: ViewFlags = [
        .needsLayout, .descendantNeedsLayout, .needsConstraints, .descendantNeedsConstraints, .needsSolution,
    ]

    // Bits 40 to 47 are the changes that no layout language has taken yet, bits 48 to 55 those that observers are notified
    // of: `UIView+Changes`.

    static let pendingSubviews = ViewFlags(pending: .subviews)
    static let pendingDescendants = ViewFlags(pending: .descendants)
    static let pendingFrame = ViewFlags(pending: .frame)
    /// The changes that mark the ancestors.
    static let pendingContents = ViewFlags(pending: [.subviews, .contentSize, .descendants])
    static let allPending = ViewFlags(pending: [.subviews, .contentSize, .descendants, .frame])
    static let observedContentSize = ViewFlags(observed: .contentSize)
    static let observedTraits = ViewFlags(observed: .traits)
    static let allObserved = ViewFlags(rawValue: 0xFF << 48)

    /// The state of a new view.
    static let newView: ViewFlags = [.needsLayout, .needsDisplay, .pendingSubviews, .pendingFrame]
}
