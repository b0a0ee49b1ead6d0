import Foundation

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// What a drag does with a cell.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    final var content: UIView?
    final var selectedState = false
    final var highlightedState = false
    final var background: UIView?
    final var selectedBackground: UIView?

    // MARK: Content

    /// The view to which the cell's content is added. It fills the cell.
    open var contentView: UIView { madeContentView }

    /// The view behind the content; it fills the cell. None by default.
    open var backgroundView: UIView? {
        get { background }
        set { setBackgroundView(newValue) }
    }

    /// The view above ``backgroundView`` while the cell is selected or highlighted. None by default.
    open var selectedBackgroundView: UIView? {
        get { selectedBackground }
        set { setSelectedBackgroundView(newValue) }
    }

    // MARK: State

    /// Whether the cell is selected. False by default.
    open var isSelected: Bool {
        get { selectedState }
        set { setSelectedState(newValue) }
    }

    /// Whether a finger touches the cell. False by default.
    open var isHighlighted: Bool {
        get { highlightedState }
        set { setHighlightedState(newValue) }
    }

    /// Called when a drag of the cell begins or ends.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    // MARK: Layout

    /// Lays out the content view and the backgrounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    /// The size that fits the content; the cell's own where the content has none.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentFittingSize(targetSize, (horizontalFittingPriority, verticalFittingPriority))
    }

    override var measuredView: UIView { contentView }

    override func prepareReusableView() {
        super.prepareReusableView()
        _ = madeContentView
    }
}
