import Foundation

/// A cell, a header or a footer of a list in a collection view, with accessories and separators.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    final var list = ListCellState()

    /// What is shown beside the content. None by default.
    ///
    /// The system arranges its accessories; there may be one of each kind.
    public final var accessories: [UICellAccessory] {
        get { list.accessories }
        set { setAccessories(newValue) }
    }

    /// The number of steps by which the content is indented. 0 by default.
    open var indentationLevel: Int {
        get { list.indentationLevel }
        set { change(\.indentationLevel, to: newValue) }
    }
    /// The width of a step of indentation, in points. 10 by default.
    open var indentationWidth: CGFloat {
        get { list.indentationWidth }
        set { change(\.indentationWidth, to: newValue) }
    }
    /// Whether accessories at the leading edge are indented too. True by default.
    open var indentsAccessories: Bool {
        get { list.indentsAccessories }
        set { change(\.indentsAccessories, to: newValue) }
    }

    /// The rectangle whose sides the separator below the cell takes. By default it begins where the text does;
    /// constraints at its leading or trailing edge move the separator.
    open var separatorLayoutGuide: UILayoutGuide { madeSeparatorGuide }

    /// The content configuration of the list and of what the cell is in it, without content.
    @discardableResult open func defaultContentConfiguration() -> UIListContentConfiguration {
        var content = list.surroundings.content
        content.follow(ListContentLook(content.style, state: configurationState))
        return content
    }

    override func prepareReusableView() {
        super.prepareReusableView()
        contentView.preservesSuperviewLayoutMargins = true
        contentView.insetsLayoutMarginsFromSafeArea = false
        insetsLayoutMarginsFromSafeArea = false
        updateMargins()
    }

    override var contentFrame: CGRect { placedContentFrame }
    override var listBackground: UIBackgroundConfiguration {
        list.surroundings.background.updated(for: configurationState)
    }
    override var standardBackground: UIBackgroundConfiguration? {
        guard list.isInList, backgroundView == nil, backgroundColor == nil else { return nil }
        return list.surroundings.background
    }

    /// Whether the cell is selected. False by default.
    open override var isSelected: Bool {
        get { super.isSelected }
        set {
            super.isSelected = newValue
            markChanged()
        }
    }

    /// Whether a finger touches the cell. False by default.
    open override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            super.isHighlighted = newValue
            markChanged()
        }
    }

    override func makeConfigurationState() -> UICellConfigurationState {
        var state = plainConfigurationState
        state.isExpanded = list.isExpanded
        state.isSwiped = list.swipe != nil
        state.isPinned = list.surroundings.isPinned
        return state
    }

    /// Takes the list's looks from the layout, and the attributes as other cells do.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        takeSurroundings()
        layOutSwipe()
    }

    /// Closes a swipe. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        endSwipe(animated: false)
    }

    /// Lays out the content, the accessories and the separators.
    open override func layoutSubviews() {
        takeSurroundings()
        updateAccessories()
        super.layoutSubviews()
        layOutAccessories()
        layOutSeparators()
    }

    /// The size of the content with the accessories beside it: at least the height of a row.
    @discardableResult open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        takeSurroundings()
        updateAccessories()
        let around = bounds.width - placedContentFrame.width
        var size = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - around), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        size.width += around
        return withMinimumHeight(size)
    }

    /// Adapts margins and accessories.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateMargins()
        updateCorners()
        setNeedsLayout()
    }

    /// Adapts margins and accessories.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateMargins()
        updateCorners()
    }
}

/// What was set on a list's cell, and the views of its accessories.
@MainActor
struct ListCellState {
    var accessories: [UICellAccessory] = []
    /// The accessories that are shown, with their views.
    var shown: [ShownAccessory] = []
    var needsAccessories = false
    /// The state of editing for which accessories were made.
    var wasEditing = false
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var indentsAccessories = true
    /// Whether the items below the cell are shown.
    var isExpanded = false
    var surroundings = ListSurroundings()
    /// Whether the cell is in a section of a list.
    var isInList = false
    var topSeparator: CellSeparator?
    var bottomSeparator: CellSeparator?
    var separatorGuide: SeparatorGuide?
    /// The swipe that is open, and what recognises swipes.
    var swipe: ListSwipe?
    var recognition: ListSwipeRecognition?
}

/// An accessory and its view.
@MainActor
struct ShownAccessory {
    var accessory: UICellAccessory
    var view: UIView
}
