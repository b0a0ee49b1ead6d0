internal import Typesetting
import Foundation

/// A line of text that the user types.
///
/// There is no keyboard here: a test types by ``insertText(_:)`` and ``deleteBackward()``, which call
/// the delegate and send `.editingChanged` as typing does.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    final var labelText = LabelText()
    final var placeholderText = LabelText()
    final var attributes: [NSAttributedString.Key: Any] = [:]
    final var memo = MeasureMemo()
    final var placeholderMemo = MeasureMemo()
    final var selection = NSRange(location: 0, length: 0)
    final var isBeingEdited = false
    final var border = BorderStyle.none
    final var sideViews = FieldSideViews()

    /// Creates a field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates an empty field of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        InterfaceCoder.restore(self, as: UITextField.self, from: coder)
    }

    // MARK: Text

    /// The characters; empty where there are none, never nil.
    open var text: String? {
        get { editedString }
        set { setContent(.plain(newValue ?? "")) }
    }

    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        get { labelText.attributed(with: defaultTextAttributes) }
        set {
            setContent(newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(""))
        }
    }

    /// The font, also of attributed text when it is set. The system's at 17 points by default, also after nil.
    open var font: UIFont? {
        get { labelText.firstAttribute(.font) ?? labelText.font }
        set { setAttribute(.font, newValue ?? LabelText.defaultFont) }
    }

    /// The glyphs' colour, also of attributed text when it is set. `UIColor.label` by default, also after nil.
    open var textColor: UIColor? {
        get { labelText.firstAttribute(.foregroundColor) ?? labelText.color }
        set { setAttribute(.foregroundColor, newValue ?? .label) }
    }

    /// The alignment of the text. Natural by default.
    open var textAlignment: NSTextAlignment {
        get { labelText.firstParagraph?.alignment ?? labelText.alignment }
        set { setAlignment(newValue) }
    }

    /// The attributes of text that says nothing else; setting them changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { allDefaultAttributes }
        set { setDefaultAttributes(newValue) }
    }

    /// The attributes of what is typed next; nil unless the field is edited.
    open var typingAttributes: [NSAttributedString.Key: Any]?

    /// Whether the user may change attributes. Without effect.
    open var allowsEditingTextAttributes = false

    /// What is shown in pale colour while there is no text. None by default.
    open var placeholder: String? {
        get { placeholderText.string }
        set { setPlaceholder(newValue.map(LabelText.Content.plain) ?? .none) }
    }

    /// The placeholder with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            placeholderText.attributed(with: [
                .font: labelText.font, .foregroundColor: UIColor.placeholderText,
            ])
        }
        set {
            setPlaceholder(newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none)
        }
    }

    /// Whether text too wide for the field is drawn smaller. False by default.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The minimum size of text drawn smaller, in points; 0 is no limit.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Whether a font of a text style follows the user's size of text. False by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFontToCategory() } }

    // MARK: Editing

    /// Decides about editing and is notified of it.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the field is edited now.
    open var isEditing: Bool { isBeingEdited }
    /// Whether the text is removed when editing begins. False by default.
    open var clearsOnBeginEditing = false
    /// Whether the next typing replaces all text. False by default.
    open var clearsOnInsertion = false
    /// Whether a caret is drawn while the field is edited; it does not blink. True by default. UIKit has no such
    /// switch: turn it off for pictures of a field without its caret.
    open var showsCaret = true { didSet { setNeedsDisplay() } }

    // MARK: Parts

    /// The frame around the field. None by default.
    open var borderStyle: BorderStyle {
        get { border }
        set { setBorder(newValue) }
    }
    /// A picture behind the text, stretched; not with a rounded frame. None by default.
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    /// A picture behind the text of a disabled field. None by default.
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    /// When the button is shown that clears the text; never while there is none. Never by default.
    open var clearButtonMode = ViewMode.never { didSet { partsChanged() } }
    /// The view before the text, at the leading side. None by default.
    open var leftView: UIView? {
        get { sideViews.left }
        set { setSideView(\.left, newValue) }
    }
    /// When ``leftView`` is shown. Never by default.
    open var leftViewMode = ViewMode.never { didSet { partsChanged() } }
    /// The view after the text, at the trailing side. None by default.
    open var rightView: UIView? {
        get { sideViews.right }
        set { setSideView(\.right, newValue) }
    }
    /// When ``rightView`` is shown, instead of the clear button. Never by default.
    open var rightViewMode = ViewMode.never { didSet { partsChanged() } }
    /// The view shown instead of the keyboard. None by default.
    open override var inputView: UIView? {
        get { sideViews.input }
        set { sideViews.input = newValue }
    }
    /// The view shown above the keyboard. None by default.
    open override var inputAccessoryView: UIView? {
        get { sideViews.inputAccessory }
        set { sideViews.inputAccessory = newValue }
    }

    // MARK: Rectangles

    /// The rectangle of the frame: the bounds.
    @discardableResult open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle of the text, beside what is shown at the sides.
    @discardableResult open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }
    /// The rectangle of the text while it is edited: that of the text.
    @discardableResult open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }
    /// The rectangle of the placeholder: that of the text, with the text's alignment.
    @discardableResult open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isBeingEdited ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// The rectangle of the clear button.
    @discardableResult open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        usualClearButtonRect(in: bounds)
    }
    /// The rectangle of the view before the text.
    @discardableResult open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        usualLeftViewRect(in: bounds)
    }
    /// The rectangle of the view after the text.
    @discardableResult open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        usualRightViewRect(in: bounds)
    }

    /// Draws the text into a rectangle of the current context.
    open func drawText(in rect: CGRect) { drawTextInContext(rect) }
    /// Draws the placeholder into a rectangle of the current context.
    open func drawPlaceholder(in rect: CGRect) { drawPlaceholderInContext(rect) }

    // MARK: Layout and drawing

    /// The size of the text, or of the placeholder, with the frame and the views at the sides.
    open override var intrinsicContentSize: CGSize { naturalSize }
    /// The natural size.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    /// Places the views beside the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    override var quotedText: String? { text }
    override var describedAsOpaque: Bool { false }
    override var describedContents: [String] {
        var parts: [String] = []
        if let placeholder { parts.append("placeholder = \(placeholder)") }
        if borderStyle != .none { parts.append("borderStyle = \(borderStyle.describedName)") }
        return parts
    }
    override var baselineFont: UIFont? { font }

    override func baselines(in size: CGSize) -> BoxBaselines? {
        // Measured in a box of the natural height: a lower one, as before the first layout, limits the text's
        // height.
        let natural = intrinsicContentSize
        let box = CGRect(
            x: 0, y: 0, width: size.width > 0 ? size.width : natural.width, height: natural.height)
        let baseline = firstBaselineFromTop(in: box) - box.height / 2 + size.height / 2
        return BoxBaselines(first: baseline, last: baseline, centered: true)
    }
    override func drawContent(in painter: inout LayerPainter) {
        drawField(in: &painter)
        if type(of: self) != UITextField.self { super.drawContent(in: &painter) }
    }
    /// Takes the font of the new size of text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFontToCategory()
    }

    override func firstTraitsAreKnown() {
        super.firstTraitsAreKnown()
        adjustFontToCategory()
    }

    // MARK: The role of first responder

    /// Whether the field can be edited: where it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Begins editing, where the delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isBeingEdited, isFirstResponder { return true }
        guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        beginEditing()
        return true
    }
    /// Ends editing, where the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isBeingEdited else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        endEditing()
        return true
    }
    /// Ends editing where the field leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, isBeingEdited {
            _ = super.resignFirstResponder()
            endEditing()
        }
    }
    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { becomeFirstResponder() }
    }

    // MARK: Typing

    /// Whether there is text.
    open var hasText: Bool { !labelText.isEmpty }
    /// Replaces the selection by text, as the keyboard does; a line break is the return key.
    open func insertText(_ text: String) { typeIn(text) }
    /// Removes the selection, or the character before the caret.
    open func deleteBackward() { deleteTyped() }

    /// Whether an action of the menu of a selection can be done now.
    @discardableResult open override func canPerformAction(_ action: Selector, withSender sender: Any?)
        -> Bool
    {
        canPerform(action, isEditable: isEnabled, isSecret: isSecureTextEntry)
            ?? super.canPerformAction(action, withSender: sender)
    }
    /// Removes the selection and puts it on the pasteboard.
    open override func cut(_ sender: Any?) {
        copySelection()
        deleteSelection()
    }
    /// Puts the selection on the pasteboard.
    open override func copy(_ sender: Any?) { copySelection() }
    /// Types what is on the pasteboard.
    open override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { insertText(text) }
    }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }
    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { selectEverything() }
    /// Removes the selection.
    open override func delete(_ sender: Any?) { deleteSelection() }

    /// The selection; without characters it is the caret.
    open var selectedTextRange: UITextRange? {
        get { TextOffsets(selection) }
        set { select(newValue.map(usableRange) ?? NSRange(location: editedString.utf16.count, length: 0)) }
    }
    /// The caret at a position.
    @discardableResult open func caretRect(for position: UITextPosition) -> CGRect {
        caret(atOffset: usableOffset(position))
    }
    /// The rectangles of a selection.
    @discardableResult open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        selectionRectangles(of: range)
    }
    /// The rectangle of the first line of a range.
    @discardableResult open func firstRect(for range: UITextRange) -> CGRect {
        rectangles(of: usableRange(range)).first ?? .zero
    }
    /// The position nearest to a point.
    @discardableResult open func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(offset(nearestTo: point))
    }
    /// Replaces a range by text.
    open func replace(_ range: UITextRange, withText text: String) { replaceTyped(usableRange(range), text) }

    // MARK: Keyboard

    /// When the keyboard writes capitals by itself. At the beginning of sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected. Left to the system by default.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked. Left to the system by default.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotes become curly. Left to the system by default.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether hyphens become dashes. Left to the system by default.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces around pasted text are put right. Left to the system by default.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether text is completed while it is typed. Left to the system by default.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// The keys. The usual ones by default.
    open var keyboardType = UIKeyboardType.default
    /// The keyboard's look. The usual one by default.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says. “return” by default.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key needs text. False by default.
    open var enablesReturnKeyAutomatically = false
    /// Whether bullets are shown instead of the characters. False by default.
    open var isSecureTextEntry = false { didSet { contentChanged() } }
    /// What the text means. Unknown by default.
    open var textContentType: UITextContentType!
    /// What passwords must be like. Unknown by default.
    open var passwordRules: UITextInputPasswordRules?

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("font", \UITextField.font),
            AppearanceProperty("textColor", \UITextField.textColor),
            AppearanceProperty("borderStyle", \UITextField.borderStyle),
            AppearanceProperty("keyboardAppearance", \UITextField.keyboardAppearance),
            AppearanceProperty("clearButtonMode", \UITextField.clearButtonMode),
            AppearanceProperty("textAlignment", \UITextField.textAlignment),
            AppearanceProperty("background", \UITextField.background),
        ]
    }
}

extension UITextField.BorderStyle {
    /// The style as descriptions name it.
    fileprivate var describedName: String {
        switch self {
        case .none: "None"
        case .line: "Line"
        case .bezel: "Bezel"
        case .roundedRect: "RoundedRect"
        }
    }
}
