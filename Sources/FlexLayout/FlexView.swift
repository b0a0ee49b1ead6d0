public import ViewBridge

/// A view that lays out its items by flexbox itself, and that all other kinds of layout can measure.
///
/// A plain view with `flex` answers questions about its size as every plain view does. This one
/// answers by its items: `sizeThatFits`, `intrinsicContentSize` and `systemLayoutSizeFitting`. So it can stand
/// in a layout by hand, by pins or by constraints, and needs no subclass that calls `layout()`.
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
/// In another flexbox it is a container like any other. It asks for a layout by itself when content or a style in it
/// changes, and when items come by `addItem` or go, at whatever depth; constraints and containers around it hear that it
/// may have another size. Plain views with `flex` do not ask, as in all of FlexLayout: who lays them out calls
/// `setNeedsLayout()`.
@preconcurrency @MainActor
open class FlexView: UIView {
    /// What laying out may change of the view's size; nothing by default.
    open var layoutMode = Flex.LayoutMode.fitContainer {
        didSet { if layoutMode != oldValue { setNeedsLayout() } }
    }

    /// Creates a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = flex
        answersForItsContent()
    }

    /// Creates an empty view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = flex
        answersForItsContent()
    }

    /// Asks for a layout, as something in the view has changed.
    func itemsDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Gives the items their frames.
    open override func layoutSubviews() {
        super.layoutSubviews()
        flex.layout(mode: layoutMode)
    }

    /// The size of the items in a room: no wider than the room where they can help it, and as high as they are
    /// then. A width that is not positive and finite is none.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = flex.intrinsicSize
        guard size.width > 0, size.width < natural.width else { return natural }
        return flex.sizeThatFits(size: CGSize(width: size.width, height: .nan))
    }

    /// The size of the items where nothing limits them.
    open override var intrinsicContentSize: CGSize { flex.intrinsicSize }

    /// The size of the items, with the target's extent on an axis where that is required, and the natural one
    /// where it is a wish.
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
