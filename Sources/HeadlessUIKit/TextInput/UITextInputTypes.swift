import Foundation

/// When the keyboard writes capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Whether straight quotes become curly.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spaces around pasted text are put right.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

/// Whether text is completed while it is typed.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default`, no, yes
}

/// The keys of the keyboard.
public enum UIKeyboardType: Int, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The old name of ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The keyboard's look.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light

    /// The old name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}

/// What passwords must be like.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules in Apple's language for them.
    public let passwordRulesDescriptor: String

    /// Creates rules.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}

/// The reason why an edit ended.
public enum UITextFieldDidEndEditingReason: Int, Sendable {
    case committed, cancelled
}
