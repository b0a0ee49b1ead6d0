public import ViewBridge

/// A view that lays out its items by flexbox itself, and that all other kinds of layout can measure.
///
/// A plain view with `flex` is measured as every plain view is. This one is measured by its items: `sizeThatFits`,
/// `intrinsicContentSize` and `systemLayoutSizeFitting`. So it can be part of a layout by hand, by pins or by constraints,
/// and needs no subclass that calls `layout()`.
///
/// ```swift
/// let card = FlexView()
/// card.flex.padding(12).define { flex in
///     flex.addItem(title)
///     flex.addItem(detail).marginTop(4)
/// }
/// let height = card.sizeThatFits(CGSize(width: 320, height: .infinity)).height
/// ```
///
/// In another flexbox it is a container like any other. It calls `setNeedsLayout()` itself when content or a style in it
/// changes, and when items are added by `addItem` or removed, at whatever depth, and invalidates its size for constraints
/// and containers around it. Plain views with `flex` do not, as in all of FlexLayout: call `setNeedsLayout()` on the view
/// that lays them out.
@preconcurrency @MainActor
open class FlexView: UIView {
    /// The axis on which a layout may change the view's size; none by default.
    open var layoutMode = Flex.LayoutMode.fitContainer {
        didSet { if layoutMode != oldValue { setNeedsLayout() } }
    }

    /// Creates a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = flex
        isSizedByContent = true
    }

    /// Creates an empty view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = flex
        isSizedByContent = true
    }

    /// Something in the view has changed: invalidates the layout and the size.
    func itemsDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Gives the items their frames.
    open override func layoutSubviews() {
        super.layoutSubviews()
        flex.layout(mode: layoutMode)
    }

    /// The size of the items in an available size: no wider than that where they can shrink, and as high as they are then.
    /// A width that is not positive and finite is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = flex.intrinsicSize
        guard size.width > 0, size.width < natural.width else { return natural }
        return flex.sizeThatFits(size: CGSize(width: size.width, height: .nan))
    }

    /// The size of the items where nothing limits them.
    open override var intrinsicContentSize: CGSize { flex.intrinsicSize }

    /// The size of the items, with the target's extent on an axis where its fitting priority is required, and the natural
    /// one elsewhere.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let required = UILayoutPriority.required.rawValue
        return flex.sizeThatFits(
            size: CGSize(
                width: horizontalFittingPriority.rawValue >= required ? targetSize.width : .nan,
                height: verticalFittingPriority.rawValue >= required ? targetSize.height : .nan))
    }
}
