internal import DisplayList
import Foundation

/// A control with a title and a picture that does something when it is touched.
@preconcurrency @MainActor
open class UIButton: UIControl, MenuOwner {
    final var content = ButtonContent()
    final var kind = ButtonType.custom
    final var labelStorage: UILabel?
    final var subtitleStorage: UILabel?
    final var imageViewStorage: UIImageView?
    final var configurationStorage: Configuration?
    final var needsConfigurationUpdate = false
    /// The circle of a close button.
    final var circleStorage: UIView?

    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// Without a look of its own.
        case custom = 0
        /// Title and picture in the tint colour.
        case system = 1
        /// The sign of information or of adding in a circle, in the tint colour.
        case detailDisclosure, infoLight, infoDark, contactAdd
        /// A grey circle with a cross, of 30 points.
        case close = 7
    }

    /// Creates a custom button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates an empty button of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UIButton.self, from: coder)
    }

    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        kind = buttonType
        // A subclass may have set a title already, in a custom button's font.
        labelStorage?.font = defaultFont
        makeOwnSign()
        updateParts()
    }

    /// Creates a button of a kind with an action, which gives the title and the picture.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        takePrimaryAction(primaryAction)
    }

    /// Creates a button that a configuration describes, with an action, which gives the title and the
    /// picture.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        takePrimaryAction(primaryAction)
    }

    /// Creates a custom button with a frame and an action, which gives the title and the picture.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        takePrimaryAction(primaryAction)
    }

    /// The kind.
    open var buttonType: ButtonType { kind }

    // MARK: Parts

    /// The label of the title, created lazily.
    open var titleLabel: UILabel? { madeLabel }

    /// The view of the picture, created lazily.
    open var imageView: UIImageView? { madeImageView }

    /// The label of the subtitle; nil where there is none.
    open var subtitleLabel: UILabel? { subtitleStorage }

    // MARK: Content by state

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        content.titles[exactly: state] = title
        contentChanged()
    }

    /// Sets the title with attributes for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        content.attributedTitles[exactly: state] = title
        contentChanged()
    }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        content.titleColors[exactly: state] = color
        updateParts()
    }

    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        content.titleShadowColors[exactly: state] = color
        updateParts()
    }

    /// What a button does, for keyboards and looks.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    /// What the button does. Normal by default. Stored, not used.
    open var role = Role.normal
    /// Whether a pointer changes over the button. False by default. No pointer moves here.
    open var isPointerInteractionEnabled = false

    /// Sets the size, weight and colours of symbols for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[exactly: state] = configuration
        contentChanged()
    }

    /// The size, weight and colours of symbols that were set for a state.
    @discardableResult open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage
        .SymbolConfiguration?
    {
        symbolConfigurations.value(for: state)
    }

    /// The size, weight and colours of symbols now.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        symbolConfigurations.value(for: state)
    }

    private final var symbolConfigurations = ButtonContent.ByState<UIImage.SymbolConfiguration>()

    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        content.images[exactly: state] = image
        contentChanged()
    }

    /// Sets the picture behind everything for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        content.backgroundImages[exactly: state] = image
        contentChanged()
    }

    // MARK: Content that is shown

    /// The title for a state, also where it is that of the normal state.
    @discardableResult open func title(for state: UIControl.State) -> String? {
        content.titles.value(for: state)
    }
    /// The title with attributes for a state, also where it is that of the normal state.
    @discardableResult open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        content.attributedTitles.value(for: state)
    }
    /// The title's colour for a state; where none was set, the tint or white by the button's kind.
    @discardableResult open func titleColor(for state: UIControl.State) -> UIColor? {
        shownTitleColor(for: state)
    }
    /// The colour of the title's shadow for a state, also where it is that of the normal state.
    @discardableResult open func titleShadowColor(for state: UIControl.State) -> UIColor? {
        content.titleShadowColors.value(for: state)
    }
    /// The picture for a state, also where it is that of the normal state.
    @discardableResult open func image(for state: UIControl.State) -> UIImage? {
        content.images.value(for: state)
    }
    /// The picture behind everything for a state, also where it is that of the normal state.
    @discardableResult open func backgroundImage(for state: UIControl.State) -> UIImage? {
        content.backgroundImages.value(for: state)
    }

    /// The title that is shown.
    open var currentTitle: String? {
        chosenElement?.title ?? configurationStorage?.title ?? title(for: state)
    }
    /// The title with attributes that is shown.
    open var currentAttributedTitle: NSAttributedString? {
        chosenElement == nil ? attributedTitle(for: state) : nil
    }
    /// The title's colour that is shown.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow that is shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture that is shown.
    open var currentImage: UIImage? {
        guard let image = chosenElement?.image ?? configurationStorage?.image ?? image(for: state) else {
            return nil
        }
        guard !symbolConfigurations.isEmpty else { return image }
        return image.preferring(currentPreferredSymbolConfiguration)
    }
    /// The picture behind everything that is shown.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Edges

    /// Insets around title and picture, in points; they replace the usual 6 above and below.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentChanged() } }
    }
    /// An offset of the title that does not count in the button's size, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// An offset of the picture that does not count in the button's size, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// Whether the picture darkens while the button is touched. True by default.
    open var adjustsImageWhenHighlighted = true
    /// Whether the picture fades while the button is disabled. True by default.
    open var adjustsImageWhenDisabled = true
    /// Whether the button glows while it is touched. Without effect.
    open var showsTouchWhenHighlighted = false
    /// The menu: shown by a long press, or by a touch where ``UIControl/showsMenuAsPrimaryAction`` is true. None by default.
    open var menu: UIMenu? {
        didSet {
            for action in oldValue?.ownActions ?? [] where action.owner === self { action.owner = nil }
            if (menu == nil) != (oldValue == nil) { isContextMenuInteractionEnabled = menu != nil }
            followMenu()
        }
    }
    /// The order of the menu's elements. Automatic by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether touching selects the button; with a menu as what the button is for, whether the button shows the element that
    /// is marked. False by default.
    open var changesSelectionAsPrimaryAction = false {
        didSet { followMenu() }
    }

    /// Whether the menu is what the button is for. False by default.
    open override var showsMenuAsPrimaryAction: Bool {
        get { super.showsMenuAsPrimaryAction }
        set {
            super.showsMenuAsPrimaryAction = newValue
            followMenu()
        }
    }

    /// The button's menu.
    @discardableResult open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menuConfiguration($0, order: preferredMenuElementOrder) }
    }

    var menuSender: AnyObject? { self }
    var marksChosen: Bool { isPopUp }
    func stateChanged(of action: UIAction) { menuStateChanged(of: action) }

    /// Whether the button is larger than its menu's elements on a desktop, or not. Stored, not used.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// How the button behaves: as on a tablet.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Whether the button stays selected between touches: ``changesSelectionAsPrimaryAction`` did it.
    open var isHeld: Bool { changesSelectionAsPrimaryAction && isSelected }
    /// Whether a pointer moves over the button. Never here.
    open var isHovered: Bool { false }

    // MARK: Configuration

    /// The description of looks and content; nil leaves them to the properties by state.
    open var configuration: Configuration? {
        get { configurationStorage }
        set {
            configurationStorage = newValue
            contentChanged()
        }
    }

    /// Called when the configuration is to be brought up to date.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What ``configurationUpdateHandler`` holds.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Whether the configuration is brought up to date when the state changes. True by default.
    open var automaticallyUpdatesConfiguration = true

    /// Calls ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Brings the configuration up to date with the state. Calls the handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Geometry

    /// The rectangle of the background.
    @discardableResult open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle that title and picture share.
    @discardableResult open func contentRect(forBounds bounds: CGRect) -> CGRect {
        guard let configurationStorage else { return bounds.inset(by: contentEdgeInsets) }
        return bounds.inset(by: configurationStorage.contentInsets.resolved(rightToLeft: isRightToLeft))
    }

    /// The title's rectangle.
    @discardableResult open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        placedTitle(in: contentRect)
    }

    /// The picture's rectangle.
    @discardableResult open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        placedImage(in: contentRect)
    }

    /// The size of title and picture with the insets around them.
    open override var intrinsicContentSize: CGSize {
        let width = MeasuredWidth.of(self) ?? 0
        return naturalSize(within: width > 0 ? width : .infinity)
    }

    /// The natural size; titles of a configuration wrap at the width of `size` (0 is no limit).
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(within: size.width > 0 ? size.width : .infinity)
    }

    /// Places title and picture.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Changes

    /// Takes the new tint colour over.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateParts()
    }

    override nonisolated var heightMayFollowWidth: Bool { true }
    override var intrinsicSizeFollowsWidth: Bool { true }
    override var quotedText: String? { currentTitle }
    override var describedText: String? { nil }
    override var describedAsOpaque: Bool { false }

    override func baselines(in size: CGSize) -> BoxBaselines? {
        let area = contentRect(forBounds: CGRect(origin: .zero, size: size))
        let title = titleRect(forContentRect: area)
        guard let label = titleLabel, let inner = label.baselines(in: title.size) else { return nil }
        return BoxBaselines(first: title.minY + inner.first, last: title.minY + inner.last, centered: true)
    }

    override func stateChanged() {
        super.stateChanged()
        if automaticallyUpdatesConfiguration, configurationUpdateHandler != nil || configurationStorage != nil
        {
            setNeedsUpdateConfiguration()
        }
        contentChanged()
    }

    override func touchEnded(isInside: Bool) {
        if isInside, changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.touchEnded(isInside: isInside)
        if isInside { sendActions(for: .primaryActionTriggered) }
    }

    override func drawContent(in painter: inout LayerPainter) {
        drawBackground(in: &painter)
        super.drawContent(in: &painter)
    }

    // MARK: Accessibility

    /// The title by default.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    /// A button by default, with its state.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? UIAccessibilityTraits.button.union(stateTraits) }
        set { super.accessibilityTraits = newValue }
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + edgeAppearance + stateAppearance
    }
}
