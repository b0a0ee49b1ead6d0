internal import CDynamicInit

/// A row of a table view.
///
/// The content goes into ``contentView``, which ends where accessories and the controls of editing begin. The four styles
/// bring labels and an image with them, created lazily.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    /// How the cell arranges its labels and its image.
    final let style: CellStyle
    /// The views that the cell brings with it.
    final var parts = CellParts()
    /// The states and settings that decide what of them is seen.
    final var settings = CellSettings()
    /// What the table view sets.
    final var surroundings = CellSurroundings() {
        didSet { surroundingsChanged(from: oldValue) }
    }
    /// Content and background by configurations.
    final lazy var configurations = CellConfigurations(self)
    /// Changes the configurations for a state, after ``updateConfiguration(using:)``. None by default.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Starts the segue of the cell in a storyboard, with the cell as its sender; and that of its detail button.
    final var selectionSegue: (@MainActor (Any?) -> Void)?
    final var accessorySegue: (@MainActor (Any?) -> Void)?
    /// The table view that shows the cell.
    final weak var container: (any CellContainer)?

    /// The identifier under which the cell is reused; nil is never.
    open internal(set) var reuseIdentifier: String?

    /// Creates a cell. Dequeuing calls this initializer of the class that was registered, with the style
    /// `.default`.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addContentView()
    }

    /// Creates a cell of the default style of a nib.
    public required init?(coder: NSCoder) {
        let styles = [
            "IBUITableViewCellStyleSubtitle": CellStyle.subtitle, "IBUITableViewCellStyleValue1": .value1,
            "IBUITableViewCellStyleValue2": .value2,
        ]
        style = InterfaceCoder.attribute("style", from: coder).flatMap { styles[$0] } ?? .default
        super.init(coder: coder)
        addContentView()
        InterfaceCoder.restore(self, as: UITableViewCell.self, from: coder)
    }

    /// Creates a cell of the default style with a frame.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Prepares a cell that was used for another row. Called by dequeuing before the cell is returned; overrides call `super`.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Content

    /// The view that holds the content: it ends where accessories and the controls of editing begin.
    open var contentView: UIView { parts.content }
    /// The label of the title, created when it is first used.
    open var textLabel: UILabel? { madeTextLabel }
    /// The label beside or below the title, created when it is first used; nil in the default style.
    open var detailTextLabel: UILabel? { madeDetailLabel }
    /// The view of the picture at the leading edge, created when it is first used; nil in the style `value2`.
    open var imageView: UIImageView? { madeImageView }
    /// The number of steps by which the content is indented. 0 by default.
    open var indentationLevel: Int {
        get { settings.indentationLevel }
        set { change(\.indentationLevel, to: newValue) }
    }
    /// The width of a step of indentation, in points. 10 by default.
    open var indentationWidth: CGFloat {
        get { settings.indentationWidth }
        set { change(\.indentationWidth, to: newValue) }
    }
    /// The insets of the line below the row; only left and right count. The table view's by default.
    open var separatorInset: UIEdgeInsets {
        get { effectiveSeparatorInset }
        set { change(\.separatorInset, to: newValue) }
    }

    // MARK: Background and selection

    /// The view behind the content. None by default: the background is that of the table view's style.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackgroundView(newValue) }
    }
    /// The view behind the content of a selected or highlighted cell. None by default: a grey background.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { setSelectedBackgroundView(newValue) }
    }
    /// The view behind the content of a selected cell where several rows can be selected. None by default.
    open var multipleSelectionBackgroundView: UIView? {
        get { parts.multipleSelectionBackground }
        set { setMultipleSelectionBackgroundView(newValue) }
    }
    /// How the cell looks while it is selected. Grey by default.
    open var selectionStyle: SelectionStyle {
        get { settings.selectionStyle }
        set { change(\.selectionStyle, to: newValue) }
    }
    /// Whether the cell is selected. Setting it calls ``setSelected(_:animated:)``.
    open var isSelected: Bool {
        get { settings.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell is highlighted. Setting it calls ``setHighlighted(_:animated:)``.
    open var isHighlighted: Bool {
        get { settings.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects or deselects the cell. The table view calls it; the selection of the row itself is the table view's.
    open func setSelected(_ selected: Bool, animated: Bool) { select(selected, animated: animated) }

    /// Highlights the cell or ends it. The table view calls it while a finger is on the row.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        highlight(highlighted, animated: animated)
    }

    // MARK: Configurations

    /// The state that configurations follow. Overrides add values of their own to that of `super`.
    open var configurationState: UICellConfigurationState { makeConfigurationState() }

    /// Calls ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Changes the configurations for a state. Does nothing by default.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// The content configuration of the cell's style, without content.
    @discardableResult open func defaultContentConfiguration() -> UIListContentConfiguration {
        standardContent
    }

    /// The background configuration of the table view's style.
    @discardableResult open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listBackground
    }

    // MARK: Accessories

    /// The standard view at the trailing edge. None by default.
    open var accessoryType: AccessoryType {
        get { settings.accessoryType }
        set { change(\.accessoryType, to: newValue) }
    }
    /// A view at the trailing edge instead of that of ``accessoryType``, in its own size.
    open var accessoryView: UIView? {
        get { parts.accessory }
        set { setAccessoryView(newValue) }
    }
    /// The standard view at the trailing edge while the cell is edited. None by default.
    open var editingAccessoryType: AccessoryType {
        get { settings.editingAccessoryType }
        set { change(\.editingAccessoryType, to: newValue) }
    }
    /// A view at the trailing edge while the cell is edited.
    open var editingAccessoryView: UIView? {
        get { parts.editingAccessory }
        set { setEditingAccessoryView(newValue) }
    }

    // MARK: Editing

    /// Whether the cell shows the controls of editing. Setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { settings.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls of editing. The table view calls it for visible cells.
    open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

    /// What the control at the leading edge does, as the table view's delegate says.
    open var editingStyle: EditingStyle { surroundings.editingStyle }
    /// Whether a control to move the row is shown in editing, where the data source moves rows. False by default.
    open var showsReorderControl: Bool {
        get { settings.showsReorderControl }
        set { change(\.showsReorderControl, to: newValue) }
    }
    /// Whether the content of a grouped table view is indented in editing. True by default.
    open var shouldIndentWhileEditing: Bool {
        get { settings.shouldIndentWhileEditing }
        set { change(\.shouldIndentWhileEditing, to: newValue) }
    }
    /// Whether the buttons of a swipe are shown.
    open var showingDeleteConfirmation: Bool { settings.isSwiped }

    /// Called before the cell shows or hides controls. Overrides call `super`.
    open func willTransition(to state: StateMask) {}

    /// Called after the cell showed or hid controls. Overrides call `super`.
    open func didTransition(to state: StateMask) {}

    // MARK: Focus and drags

    /// How the cell looks when it is focused. Nothing is focused here.
    open var focusStyle = FocusStyle.default
    /// Whether touches reach the cell while it is dragged. False by default.
    open var userInteractionEnabledWhileDragging = false

    /// Called when a drag of the cell begins or ends. Overrides call `super`.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Layout

    /// Lays out the content view, the views of the style, accessories, controls and separators.
    open override func layoutSubviews() {
        configurations.updateIfNeeded()
        layOutParts()
        configurations.layOutBackground()
        super.layoutSubviews()
    }

    /// Takes the margins of the window that the cell is in.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if windowStorage != nil { marginsChanged() }
    }

    override var standardLayoutMargins: UIEdgeInsets { marginsOfList }
    override var subviewGivingHeight: UIView? { parts.content }

    /// Has the table view measure the row again, where it sizes itself.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeChanged()
    }

    override func drawContent(in painter: inout LayerPainter) {
        drawBackground(in: &painter)
        super.drawContent(in: &painter)
    }

    /// The size that the content and the separator need at the width of `size`: at least the standard height of the style.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(at: size) }

    /// The size by the constraints in the content view, with the separator; ``sizeThatFits(_:)`` where there are none.
    @discardableResult open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        configurations.updateIfNeeded()
        return fittingSizeByConstraints(targetSize, (horizontalFittingPriority, verticalFittingPriority))
    }

    // MARK: Gestures

    /// Whether a gesture that was seen may begin. True by default.
    @discardableResult open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    /// Whether two gestures may be recognised together. False by default.
    @discardableResult open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Whether a gesture waits for another to fail. False by default.
    @discardableResult open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Whether another gesture waits for this one to fail. False by default.
    @discardableResult open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Whether a touch is followed. True by default.
    @discardableResult open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    )
        -> Bool
    {
        true
    }

    /// Whether an event is followed. True by default.
    @discardableResult open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    )
        -> Bool
    {
        true
    }

    /// Creates a cell of a registered class.
    static func make(_ type: UITableViewCell.Type, style: CellStyle, reuseIdentifier: String?)
        -> UITableViewCell
    {
        let words = unsafeBitCast(reuseIdentifier, to: (UInt64, UInt64).self)
        return withExtendedLifetime(reuseIdentifier) {
            DynamicInit.retained(
                dynamic_init_cell(
                    unsafeBitCast(type, to: UnsafeRawPointer.self), UInt8(style.rawValue), words.0, words.1))
        }
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("separatorInset", \UITableViewCell.separatorInset),
            AppearanceProperty("selectionStyle", \UITableViewCell.selectionStyle),
            AppearanceProperty("accessoryType", \UITableViewCell.accessoryType),
        ]
    }

    override class func makeProxyView() -> UIView { make(self, style: .default, reuseIdentifier: nil) }
}
