import Foundation

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// What a drag does with a cell.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    final var content: UIView?
    /// Starts the segue of the cell in a storyboard, with the cell as its sender.
    final var selectionSegue: (@MainActor (Any?) -> Void)?
    final var selectedState = false
    final var highlightedState = false
    final var background: UIView?
    final var selectedBackground: UIView?
    /// Content and background by configurations.
    final lazy var configurations = CellConfigurations(self)
    /// Changes the configurations for a state, after ``updateConfiguration(using:)``. None by default.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

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

    // MARK: Configurations

    /// The state that configurations follow. Overrides add values of their own to that of `super`.
    open var configurationState: UICellConfigurationState { makeConfigurationState() }

    /// Calls ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Changes the configurations for a state. Does nothing by default.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// The background configuration of the list that the cell is in; an empty one elsewhere.
    @discardableResult open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listBackground
    }

    override var subviewGivingHeight: UIView? { content }

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
        configurations.updateIfNeeded()
        super.layoutSubviews()
        layOutContent()
        configurations.layOutBackground()
    }

    /// The size that fits the content; the cell's own where the content has none.
    @discardableResult open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        configurations.updateIfNeeded()
        return contentFittingSize(targetSize, (horizontalFittingPriority, verticalFittingPriority))
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    override var measuredView: UIView { contentView }

    /// The frame of the content view: the bounds, less what a subclass shows beside the content.
    var contentFrame: CGRect { CGRect(origin: .zero, size: geometry.bounds.size) }
    /// The background of the list that the cell is in.
    var listBackground: UIBackgroundConfiguration { .clear() }
    /// The background that is shown while none was set; nil is none.
    var standardBackground: UIBackgroundConfiguration? { nil }
    /// The state of the cell for configurations.
    func makeConfigurationState() -> UICellConfigurationState { plainConfigurationState }

    override func prepareReusableView() {
        super.prepareReusableView()
        _ = madeContentView
    }
}
