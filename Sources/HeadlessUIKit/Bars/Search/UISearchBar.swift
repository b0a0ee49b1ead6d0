import Foundation

/// A bar with a field for a search, a cancel button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    /// How a bar looks.
    public enum Style: UInt, Sendable {
        /// As ``prominent``.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without a background.
        case minimal = 2
    }

    /// The pictures of a bar.
    public enum Icon: Int, Sendable {
        case search = 0
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    final let field = UISearchTextField()
    final let cancel = UIButton()
    final let side = UIButton()
    final let scopes = UISegmentedControl()
    final let driver = SearchBarDriver()
    final var images: [Icon: UIImage] = [:]
    /// Whether the bar is a part of a navigation bar, which has the background.
    final var isInNavigationBar = false {
        didSet { if isInNavigationBar != oldValue { setNeedsDisplay() } }
    }
    // What a search controller follows.
    final var onBegin: (() -> Void)?
    final var onTextChange: (() -> Void)?
    final var onCancel: (() -> Void)?

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates an empty bar of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        InterfaceCoder.restore(self, as: UISearchBar.self, from: coder)
    }

    /// Decides on editing and is notified of it.
    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: Text

    /// The text. Setting it does not notify the delegate.
    open var text: String? {
        get { field.text }
        set {
            let old = field.text
            field.text = newValue
            if old != field.text { onTextChange?() }
        }
    }
    /// What is shown while there is no text. None by default.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// A line above the field. Stored, not shown.
    open var prompt: String?
    /// The field.
    open var searchTextField: UISearchTextField { field }
    /// Whether the bar can be used. True by default.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set {
            field.isEnabled = newValue
            cancel.isEnabled = newValue
        }
    }

    // MARK: Looks

    /// The colours of the bar as in older versions of UIKit. Without effect.
    open var barStyle = UIBarStyle.default
    /// Whether the bar has a background. The default style by default, which has.
    open var searchBarStyle = Style.default {
        didSet { setNeedsDisplay() }
    }
    /// Whether content shines through. True by default.
    open var isTranslucent = true
    /// The colour of the background; nil is the system's.
    open var barTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// A picture instead of the background. None by default.
    open var backgroundImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// A picture behind the scopes. Stored, not shown.
    open var scopeBarBackgroundImage: UIImage?
    /// How far the field is moved. Not by default.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { setNeedsLayout() }
    }
    /// How far the text is moved. Stored.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// The position of the bar: what the delegate returns.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// Sets the picture of an icon for a state; only that of the normal state is shown.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard state == .normal else { return }
        images[icon] = iconImage
        if icon == .search { (field.leftView as? UIImageView)?.image = iconImage }
        showSideButton()
    }

    /// The picture that was set for an icon.
    @discardableResult open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon] }
    /// Moves an icon. Stored nowhere: without effect.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
    /// How far an icon is moved: not.
    @discardableResult open func positionAdjustment(for icon: Icon) -> UIOffset { .zero }
    /// Sets a picture instead of the background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { self.backgroundImage = backgroundImage }
    }
    /// The picture instead of the background.
    @discardableResult open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
        -> UIImage?
    {
        backgroundImage
    }
    /// Sets a picture behind the text.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        if state == .normal { field.background = backgroundImage }
    }
    /// The picture behind the text.
    @discardableResult open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        field.background
    }

    // MARK: Buttons

    /// Whether the cancel button is shown. False by default.
    open var showsCancelButton = false {
        didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
    }
    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            self.showsCancelButton = showsCancelButton
            return
        }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.3) { [self] in
            self.showsCancelButton = showsCancelButton
            layoutIfNeeded()
        }
    }
    /// Whether a button with a book is shown while there is no text. False by default.
    open var showsBookmarkButton = false {
        didSet { showSideButton() }
    }
    /// Whether a button of the results is shown while there is no text. False by default.
    open var showsSearchResultsButton = false {
        didSet { showSideButton() }
    }
    /// Whether the button of the results is selected. False by default.
    open var isSearchResultsButtonSelected = false

    // MARK: Scopes

    /// The titles of the scopes. None by default.
    open var scopeButtonTitles: [String]? {
        didSet { showScopes() }
    }
    /// The selected scope. The first by default.
    open var selectedScopeButtonIndex: Int {
        get { max(scopes.selectedSegmentIndex, 0) }
        set { scopes.selectedSegmentIndex = newValue }
    }
    /// Whether the scopes are shown. False by default.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { heightChanged() } }
    }
    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Keyboard

    /// The view shown above the keyboard. None by default.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }
    /// When the keyboard writes capitals by itself.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// Whether words are corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// Whether spelling is checked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    /// The keys.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// The keyboard's look.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    /// What the return key says. “Search” by default.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Whether the return key needs text.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    /// What the text means.
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    // MARK: The role of first responder

    /// Whether the field is edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }
    /// Whether the field can be edited.
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    /// Begins editing the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    /// Ends editing the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Layout and drawing

    /// The bar's height, with the scopes; no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.barHeight + scopeHeight)
    }
    /// The bar's height at the width that is available.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.barHeight + scopeHeight)
    }
    /// Places field, buttons and scopes.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if cancel.configuration == nil { styleCancel() }
        layoutParts()
    }
    override func drawContent(in painter: inout LayerPainter) {
        drawBackground(in: &painter)
        super.drawContent(in: &painter)
    }
}
