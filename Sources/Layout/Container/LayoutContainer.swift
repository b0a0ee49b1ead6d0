public import struct LayoutCore.LayoutIssue
internal import Stacks
public import ViewBridge

/// A view that shows a layout: it keeps the layout's views as its subviews and gives them their frames.
///
/// ```swift
/// override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addSubview(layoutContainer)
///     layoutContainer.setBody { self.body }
/// }
///
/// @LayoutBuilder var body: some Layout {
///     VStack(spacing: 12) {
///         titleLabel.layout()
///         if isOpen { detailLabel.layout() }
///     }
/// }
/// ```
///
/// What changes is laid out by itself in the next turn of the run loop: a label's text, a view's `isHidden`, a
/// ``LayoutState`` that the body has read. What else the body depends on is told by ``updateBody()``.
///
/// The content is offered the container's bounds. Where it takes less it is in the middle; ``alignment`` says
/// otherwise. To other kinds of layout the container is a view with a natural size.
@preconcurrency @MainActor
open class LayoutContainer: UIView {
    let tree = LayoutTree()
    var readBody: (() -> any Layout)?
    var needsBody = false
    var isUpdating = false
    /// The width for which the natural height was told last.
    var toldWidth: CGFloat = -1
    /// Whether anybody has wanted to know the natural size.
    var isAskedForNaturalSize = false
    /// The views that somebody else is animating.
    var heldViews: [ObjectIdentifier: UIView] = [:]
    /// The views that are on their way out.
    var leaving: [ObjectIdentifier: UIView] = [:]
    lazy var stateObserver = StateObserver(self)

    /// Creates a container with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates an empty container from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Where content smaller than the container is. The middle by default.
    open var alignment = Alignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// What the container shows; nil for nothing. Setting it shows a value that stays as it is, until
    /// ``setBody(_:)`` gives a function instead.
    open var body: (any Layout)? {
        get { readBody?() }
        set {
            readBody = newValue.map { layout in { layout } }
            updateBody()
        }
    }

    /// What the last layout has to say: what could not be done as asked, and why.
    public var issues: [LayoutIssue] { tree.issues + tree.engine.issues }

    /// Reads the body if that is due, and gives the views their frames.
    open override func layoutSubviews() {
        super.layoutSubviews()
        performLayout()
    }

    /// The size of the content in a room: no lengths that are 0, infinite or no number ask for the natural one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(in: size) }

    /// The size of the content where nothing limits it; as high as the content is at the present width, where
    /// that is too narrow for it.
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// The size of the content, with the target's extent on an axis where that is required, and the natural one
    /// where it is a wish.
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

    /// Reads the body again, as it may depend on the traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBody()
    }

    /// Lays out again, as readers may depend on the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if tree.hasObservers { updateBody() }
    }

    private func setUp() {
        tree.container = self
        answersForItsContent()
        hear(self)
    }
}
