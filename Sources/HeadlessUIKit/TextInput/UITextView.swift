internal import Typesetting
import Foundation

/// Text in several lines that scrolls and can be edited.
///
/// There is no keyboard here: a test types by ``insertText(_:)`` and ``deleteBackward()``, which call
/// the delegate as typing does.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    final var labelText = LabelText()
    final var chosenFont: UIFont?
    final var chosenTypingAttributes: [NSAttributedString.Key: Any]?
    final var memo = MeasureMemo()
    final var shownStorage: LabelText?
    final var needsContentSize = true
    final var selection = NSRange(location: 0, length: 0)
    final var isBeingEdited = false
    final var inputViews = FieldSideViews()
    final let container: NSTextContainer
    /// The storage and the layout manager, once something has needed them.
    final var textKit: TextViewStorage?

    /// Creates a text view with a frame and a container; nil makes one that follows the view's width.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        prepare(followsWidth: textContainer == nil)
        if let storage = container.layoutManager?.textStorage { show(storage) }
    }

    /// Creates a text view with a frame.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates an empty text view of a nib.
    public required init?(coder: NSCoder) {
        container = NSTextContainer()
        super.init(coder: coder)
        prepare(followsWidth: true)
        InterfaceCoder.restore(self, as: UITextView.self, from: coder)
    }

    // MARK: Text

    /// The characters; empty where there are none, never nil.
    open var text: String! {
        get { editedString }
        set { setContent(.plain(newValue ?? "")) }
    }

    /// The text with attributes.
    open var attributedText: NSAttributedString! {
        get { labelText.attributed(with: defaultAttributes) }
        set {
            setContent(newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(""))
        }
    }

    /// The font, also of attributed text when it is set. Nil by default, which draws the system's at 12 points.
    open var font: UIFont? {
        get { labelText.firstAttribute(.font) ?? chosenFont }
        set { setFont(newValue) }
    }

    /// The glyphs' colour, also of attributed text when it is set. `UIColor.label` by default, also after nil.
    open var textColor: UIColor? {
        get { labelText.firstAttribute(.foregroundColor) ?? labelText.color }
        set { setTextColor(newValue ?? .label) }
    }

    /// The alignment of lines. Natural by default.
    open var textAlignment: NSTextAlignment {
        get { labelText.firstParagraph?.alignment ?? labelText.alignment }
        set { setAlignment(newValue) }
    }

    /// The attributes of links, instead of their own. The tint colour by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { contentChanged() } }

    /// The attributes of what is typed next: those of the character before the caret, or what was set since
    /// the selection changed.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { chosenTypingAttributes ?? attributesBeforeCaret }
        set { chosenTypingAttributes = newValue }
    }

    /// What is recognised in plain text. Nothing by default; kept, not used.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Whether the user may change attributes. Without effect.
    open var allowsEditingTextAttributes = false
    /// Whether text has its standard size. Without effect.
    open var usesStandardTextScaling = false
    /// Whether a font of a text style follows the user's size of text. False by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFontToCategory() } }

    // MARK: Editing

    // The scroll view's delegate with the text view's type; both are one.
    /// Decides about editing and scrolling and is notified of them.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    /// Whether the user may change the text. True by default.
    open var isEditable = true
    /// Whether the user may select text and touch links. True by default.
    open var isSelectable = true
    /// Whether the next typing replaces all text. False by default.
    open var clearsOnInsertion = false
    /// Whether a caret is drawn while the view is edited; it does not blink. True by default. UIKit has no such
    /// switch: turn it off for pictures of a view without its caret.
    open var showsCaret = true { didSet { setNeedsDisplay() } }

    /// The selection in characters of UTF-16; without length it is the caret.
    open var selectedRange: NSRange {
        get { selection }
        set { select(newValue) }
    }

    /// Scrolls so that a stretch can be seen.
    open func scrollRangeToVisible(_ range: NSRange) { scrollToRange(range) }

    // MARK: The text container

    /// The insets around the text, in points. 8 above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { invalidateLines() }
    }
    /// The region that lines are set in.
    open var textContainer: NSTextContainer { container }

    /// The text as a storage, whose changes are shown.
    open var textStorage: NSTextStorage { madeTextKit.storage }

    /// Gives the positions of the lines and the characters of ``textStorage``, in the coordinates of the container.
    open var layoutManager: NSLayoutManager { madeTextKit.manager }

    /// Creates a text view; both kinds of layout are the same here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    /// Whether the text scrolls; a text view that does not has the size of its text as its natural size.
    open override var isScrollEnabled: Bool {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The size of the text with its insets, as wide as the view.
    open override var contentSize: CGSize {
        get {
            updateContentSize()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
    /// The size of the text with its insets where the view does not scroll, else
    /// ``UIView/noIntrinsicMetric``. A view that has a width breaks lines at it.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(within: bounds.width)
    }
    /// The size of the text in lines of at most the width of `size`, with its insets; 0 is no limit.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(within: size.width)
    }
    /// Brings the content's size up to date.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentSize()
    }
    override nonisolated var heightMayFollowWidth: Bool { true }
    override var heightFollowsWidth: Bool { !isScrollEnabled }
    override var isWrappingText: Bool { true }
    override var quotedText: String? { text }
    override var baselineFont: UIFont? { font }

    override func baselines(in size: CGSize) -> BoxBaselines? {
        BoxBaselines(
            first: firstBaselineFromTop, last: bounds.height - lastBaselineFromBottom, centered: false)
    }

    override func drawContent(in painter: inout LayerPainter) {
        drawTextView(in: &painter)
        if type(of: self) != UITextView.self { super.drawContent(in: &painter) }
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
    /// Shows links in the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentChanged()
    }

    // MARK: The role of first responder

    /// The view shown instead of the keyboard. None by default.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }
    /// The view shown above the keyboard. None by default.
    open override var inputAccessoryView: UIView? {
        get { inputViews.inputAccessory }
        set { inputViews.inputAccessory = newValue }
    }
    /// Whether the text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    /// Begins editing, where the delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isBeingEdited, isFirstResponder { return true }
        guard window != nil, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if isEditable { beginEditing() }
        return true
    }
    /// Ends editing, where the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isBeingEdited else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        endEditing()
        return true
    }
    /// Ends editing where the view leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, isBeingEdited {
            _ = super.resignFirstResponder()
            endEditing()
        }
    }
    /// Begins editing where a touch ends, or calls the delegate for the link there.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { touchText(at: touch.location(in: self)) }
    }

    // MARK: Typing

    /// Whether there is text.
    open var hasText: Bool { !labelText.isEmpty }
    /// Replaces the selection by text, as the keyboard does.
    open func insertText(_ text: String) { typeIn(text) }
    /// Removes the selection, or the character before the caret.
    open func deleteBackward() { deleteTyped() }

    /// Whether an action of the menu of a selection can be done now.
    @discardableResult open override func canPerformAction(_ action: Selector, withSender sender: Any?)
        -> Bool
    {
        canPerform(action, isEditable: isEditable, isSecret: isSecureTextEntry)
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
    /// Whether the text is secret. Kept; bullets are shown by text fields alone.
    open var isSecureTextEntry = false
    /// What the text means. Unknown by default.
    open var textContentType: UITextContentType!
    /// What passwords must be like. Unknown by default.
    open var passwordRules: UITextInputPasswordRules?

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("font", \UITextView.font),
            AppearanceProperty("textColor", \UITextView.textColor),
            AppearanceProperty("textContainerInset", \UITextView.textContainerInset),
            AppearanceProperty("keyboardAppearance", \UITextView.keyboardAppearance),
            AppearanceProperty("textAlignment", \UITextView.textAlignment),
        ]
    }
}
