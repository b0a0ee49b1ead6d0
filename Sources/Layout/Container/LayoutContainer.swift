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
///
/// Where the container's lines run the other way than its surroundings' by `semanticContentAttribute`, the views in it
/// are told so too, unless they say themselves which way theirs run: text aligns to its own side.
@preconcurrency @MainActor
open class LayoutContainer: LayoutHostView {
    /// Creates a container with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = tree
    }

    /// Creates an empty container from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = tree
    }

    /// Where content smaller than the container is. The middle by default.
    open var alignment = Alignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    override var contentAlignment: Alignment { alignment }

    /// What the container shows; nil for nothing. Setting it shows a value that stays as it is, until
    /// ``setBody(_:)`` gives a function instead.
    open var body: (any Layout)? {
        get { readBody?() }
        set {
            readBody = newValue.map { layout in { layout } }
            setNeedsBody()
        }
    }
}
