/// The preferences for the keyboard. There is no keyboard to type on here: the values are stored.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// When the keyboard writes capitals by itself. At the beginning of sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected. Left to the system by default.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked. Left to the system by default.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotes become curly. Left to the system by default.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes. Left to the system by default.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces around pasted text are put right. Left to the system by default.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Whether text is completed while it is typed. Left to the system by default.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// The keys. The usual ones by default.
    var keyboardType: UIKeyboardType { get set }
    /// The keyboard's look. The usual one by default.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says. “return” by default.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key needs text. False by default.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden. False by default.
    var isSecureTextEntry: Bool { get set }
    /// What the text means. Unknown by default.
    var textContentType: UITextContentType! { get set }
    /// What passwords must be like. Unknown by default.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    /// When the keyboard writes capitals by itself: sentences; not stored.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// Whether words are corrected; not stored.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// Whether spelling is checked; not stored.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// Whether straight quotes become curly; not stored.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// Whether hyphens become dashes; not stored.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// Whether spaces around pasted text are put right; not stored.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// Whether text is completed while it is typed; not stored.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// The keys; not stored.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The keyboard's look; not stored.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// What the return key says; not stored.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Whether the return key needs text; not stored.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Whether the text is hidden; not stored.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// What the text means; not stored.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// What passwords must be like; not stored.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}
