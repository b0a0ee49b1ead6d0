internal import CDynamicInit

/// The header or footer of a section of a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier under which the view is reused; nil is never.
    open internal(set) var reuseIdentifier: String?
    /// The views that the header or footer brings with it.
    final var parts = HeaderFooterParts()
    /// The table view that shows the view.
    final weak var container: (any HeaderFooterContainer)?
    /// What the table view sets.
    final var surroundings = HeaderFooterSurroundings() {
        didSet { surroundingsChanged(from: oldValue) }
    }

    /// Content and background by configurations.
    final lazy var configurations = CellConfigurations(self)
    /// Changes the configurations for a state, after ``updateConfiguration(using:)``. None by default.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Creates a view. Dequeuing calls this initializer of the class that was registered.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addContentView()
    }

    /// Creates an empty view of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
        InterfaceCoder.restore(self, as: UITableViewHeaderFooterView.self, from: coder)
    }

    /// Creates a view with a frame.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Prepares a view that was used for another section. Called by dequeuing before the view is returned.
    open func prepareForReuse() { configurations.setNeedsUpdate() }

    /// The view that holds the content.
    open var contentView: UIView { parts.content }
    /// The label of the title, created when it is first used.
    open var textLabel: UILabel? { madeTextLabel }
    /// A second label below the title, created when it is first used.
    open var detailTextLabel: UILabel? { madeDetailLabel }
    /// The view behind the content. None by default.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackgroundView(newValue) }
    }

    // MARK: Configurations

    /// The state that configurations follow. Overrides add values of their own to that of `super`.
    open var configurationState: UIViewConfigurationState { makeConfigurationState() }

    /// Calls ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Changes the configurations for a state. Does nothing by default.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// The content configuration of a header or footer of the table view's style, without content.
    @discardableResult open func defaultContentConfiguration() -> UIListContentConfiguration {
        standardContent
    }

    /// The background configuration of the table view's style.
    @discardableResult open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listBackground
    }

    // MARK: Layout

    /// Takes the margins of the window that the view is in.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if windowStorage != nil { marginsChanged() }
    }

    override var standardLayoutMargins: UIEdgeInsets { marginsOfList }
    override var subviewGivingHeight: UIView? { parts.content }

    /// Has the table view measure the view again, where it sizes itself.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeChanged()
    }

    override func drawContent(in painter: inout LayerPainter) {
        drawBackground(in: &painter)
        super.drawContent(in: &painter)
    }

    /// Lays out the content view and the labels.
    open override func layoutSubviews() {
        configurations.updateIfNeeded()
        layOutParts()
        configurations.layOutBackground()
        super.layoutSubviews()
    }

    /// The size that the labels need at the width of `size`, with the space that the table view's style leaves around them.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(at: size) }

    /// The size by the constraints in the content view; ``sizeThatFits(_:)`` where there are none.
    @discardableResult open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        configurations.updateIfNeeded()
        return fittingSizeByConstraints(targetSize, (horizontalFittingPriority, verticalFittingPriority))
    }

    /// Creates a view of a registered class.
    static func make(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        let words = unsafeBitCast(reuseIdentifier, to: (UInt64, UInt64).self)
        return withExtendedLifetime(reuseIdentifier) {
            DynamicInit.retained(
                dynamic_init_header_footer(unsafeBitCast(type, to: UnsafeRawPointer.self), words.0, words.1))
        }
    }
}
