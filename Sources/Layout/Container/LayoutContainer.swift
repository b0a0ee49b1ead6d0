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
/// Changes of a label's text, of a view's `isHidden` and of a ``LayoutState`` that the body has read are laid out
/// automatically in the next turn of the run loop. For everything else that the body depends on, call ``updateBody()``.
///
/// The proposed size of the content is that of the container's bounds. Smaller content is centered, unless ``alignment`` is
/// set. To other kinds of layout the container is a view with a natural size.
///
/// Where the container's `semanticContentAttribute` reverses the direction of its surroundings, the views in it get the
/// same attribute, unless theirs is set: text aligns to its leading edge.
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

    /// The alignment of content that is smaller than the container. Centered by default.
    open var alignment = Alignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    override var contentAlignment: Alignment { alignment }

    /// What the container shows; nil for nothing. Setting it shows a constant value, until ``setBody(_:)`` replaces it by
    /// a function.
    open var body: (any Layout)? {
        get { readBody?() }
        set {
            readBody = newValue.map { layout in { layout } }
            setNeedsBody()
        }
    }
}
