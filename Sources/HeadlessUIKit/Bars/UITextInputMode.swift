import Foundation

/// A keyboard that text can be written with.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    private let language: String?

    init(language: String?) {
        self.language = language
        super.init()
    }

    /// The language, as `en-US`; nil where there is none.
    open var primaryLanguage: String? { language }

    /// The keyboards of the user: one for the locale's language.
    open class var activeInputModes: [UITextInputMode] {
        [UITextInputMode(language: Locale.current.identifier.replacingOccurrences(of: "_", with: "-"))]
    }

    /// Posted when the keyboard was changed; never here.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// The buttons above a keyboard on a tablet. Nothing is shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the buttons. True by default.
    open var allowsHidingShortcuts = true
    /// The buttons before the suggestions. None by default.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons after the suggestions. None by default.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// What stands for text that is dictated later.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    /// The rectangles. None here.
    open var rects: [UITextSelectionRect] { [] }
}

/// The loupe over text that a finger touches. Nothing is shown.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    /// Begins at a point of a view. None begins here.
    @discardableResult public static func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> Self? {
        nil
    }
    /// Moves the loupe. Does nothing.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
    /// Ends the session. Does nothing.
    open func invalidate() {}
}

/// Words of a user's language for keyboards. Empty here.
@preconcurrency @MainActor
open class UILexicon: NSObject {
    /// The words.
    open var entries: [UILexiconEntry] { [] }
}

/// A word of a ``UILexicon``.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    /// What is written.
    public final let documentText: String
    /// What is typed.
    public final let userInput: String

    init(documentText: String, userInput: String) {
        (self.documentText, self.userInput) = (documentText, userInput)
        super.init()
    }
}

/// Checks spelling. There are no dictionaries here: every word is right, and nothing is suggested.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    /// The words that are not checked. None by default.
    open var ignoredWords: [String]? = []

    /// Creates a checker.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// The first misspelled word of a range: none, `NSNotFound`.
    @discardableResult open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// Corrections of a word: none.
    @discardableResult open func guesses(forWordRange range: NSRange, in string: String, language: String)
        -> [String]?
    { nil }

    /// Words that begin with a part: none.
    @discardableResult open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
    )
        -> [String]?
    { nil }

    /// Leaves a word out of checks.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Learns a word, until the program ends.
    open class func learnWord(_ word: String) { learned.insert(word) }
    /// Whether a word was learned.
    @discardableResult open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// Forgets a word.
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    /// The languages of dictionaries: none.
    open class var availableLanguages: [String] { [] }
}
