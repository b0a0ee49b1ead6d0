public import struct LayoutCore.LayoutIssue
internal import Stacks
public import ViewBridge

/// A view that shows a layout: what ``LayoutContainer`` and the layouts that are views have in common.
///
/// The content is offered the view's bounds. Where it takes less it is in the middle. To other kinds of layout it is
/// a view with a natural size.
@preconcurrency @MainActor
open class LayoutHostView: UIView {
    /// The tree, once something has been asked of it: most layouts that are views are values in a body and need none.
    final var madeTree: LayoutTree?
    final var readBody: (() -> any Layout)?
    final var needsBody = false
    final var isUpdating = false
    /// The width for which the natural height was told last.
    final var toldWidth: CGFloat = -1
    /// Whether the natural size has been asked for.
    final var isAskedForNaturalSize = false
    /// The views that are animated elsewhere.
    final var heldViews: [ObjectIdentifier: UIView] = [:]
    /// The views that are on their way out.
    final var leaving: [ObjectIdentifier: UIView] = [:]
    final lazy var stateObserver = StateObserver(self)

    /// Creates a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Where content smaller than the view is.
    var contentAlignment: Alignment { .center }

    /// The parts and the engine's nodes.
    final var tree: LayoutTree { madeTree ?? makeTree() }

    @inline(never)
    private final func makeTree() -> LayoutTree {
        let tree = LayoutTree()
        tree.container = self
        madeTree = tree
        answersForItsContent()
        hear(self)
        prepareTree()
        return tree
    }

    /// Called once, when the tree has been made.
    func prepareTree() {}

    /// Whether a layout after a change looks at nothing but what the change concerns. True by default; false measures
    /// all views again in each layout, which shows whether a view has changed without saying so.
    open var useIncrementalLayout = true

    /// What the last layout has to say: what could not be done as asked, and why.
    public var issues: [LayoutIssue] { tree.issues + tree.engine.issues }

    /// Reads the body if that is due, and gives the views their frames.
    open override func layoutSubviews() {
        super.layoutSubviews()
        performLayout()
    }

    /// The size of the content in an available size: lengths that are 0, infinite or no number ask for the natural one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(in: size) }

    /// The size of the content where nothing limits it; as high as the content is at the present width, where
    /// that is too narrow for it.
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// The size of the content, with the target's extent on an axis where that is required, and the natural one
    /// where it is not.
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

    /// Which way lines run in the view. The layout and the views in it follow.
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

    /// Has the body read in the next layout, if it is shown at all.
    final func setNeedsBody() {
        guard madeTree != nil else { return }
        needsBody = true
        contentDidChange()
    }
}
