public import struct LayoutCore.LayoutIssue
internal import Stacks
public import ViewBridge

/// A view that shows a layout: what ``LayoutContainer`` and the layouts that are views have in common.
///
/// The proposed size of the content is that of the view's bounds. Smaller content is centered. To other kinds of layout it
/// is a view with a natural size.
@preconcurrency @MainActor
open class LayoutHostView: UIView {
    /// The tree, once it has been used: most layouts that are views are values in a body and need none.
    final var madeTree: LayoutTree?
    final var readBody: (() -> any Layout)?
    final var needsBody = false
    final var isUpdating = false
    /// The width for which the natural height was reported last.
    final var reportedWidth: CGFloat = -1
    /// Whether the natural size has been measured from outside.
    final var isNaturalSizeUsed = false
    /// The views that the app animates.
    @exclusivity(unchecked) final var animatedViews: [ObjectIdentifier: UIView] = [:]
    /// The views whose removal is being animated.
    final var leaving: [ObjectIdentifier: UIView] = [:]
    final lazy var stateObserver = StateObserver(self)

    /// Creates a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The alignment of content that is smaller than the view.
    var contentAlignment: Alignment { .center }

    /// The parts and the engine's nodes.
    final var tree: LayoutTree { madeTree ?? makeTree() }

    @inline(never)
    private final func makeTree() -> LayoutTree {
        let tree = LayoutTree()
        tree.container = self
        tree.observer.container = self
        madeTree = tree
        isSizedByContent = true
        observeSubviews(of: self)
        prepareTree()
        return tree
    }

    /// Called once, when the tree has been made.
    func prepareTree() {}

    /// Whether a layout after a change updates only what depends on the change. True by default; false measures all views
    /// again in each layout, which shows whether a view has changed without invalidating its size.
    open var useIncrementalLayout = true

    /// Advice about the last layout: what was ignored or could not be satisfied, and why.
    public var issues: [LayoutIssue] { tree.issues + tree.engine.issues }

    /// Reads the body where necessary, and gives the views their frames.
    open override func layoutSubviews() {
        super.layoutSubviews()
        performLayout()
    }

    /// The size of the content in an available size: lengths that are 0, infinite or NaN mean the natural one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(in: size) }

    /// The size of the content without limits; the height is that at the present width, where that is narrower.
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// The size of the content, with the target's extent on an axis whose fitting priority is required, and the natural
    /// one elsewhere.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let required = UILayoutPriority.required.rawValue
        return contentSize(
            in: CGSize(
                width: horizontalFittingPriority.rawValue >= required ? targetSize.width : 0,
                height: verticalFittingPriority.rawValue >= required ? targetSize.height : 0))
    }

    /// The direction of the view. The layout and the views in it follow.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsBody() } }
    }

    /// Reads the body again, as it may depend on the traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsBody()
    }

    /// Lays out again, as readers may depend on the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if madeTree?.hasObservers == true { setNeedsBody() }
    }

    /// Reads the body again in the next layout, if it is shown at all.
    final func setNeedsBody() {
        guard madeTree != nil else { return }
        needsBody = true
        contentDidChange()
    }
}
