/// A shortcut of a keyboard.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The key for a page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The key for a page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The key for the beginning.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The key for the end.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes.
    public nonisolated static let inputDelete = "\u{8}"
    /// The function key 1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The function key 2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The function key 3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The function key 4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The function key 5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The function key 6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The function key 7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The function key 8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The function key 9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The function key 10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The function key 11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The function key 12.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The key.
    public final let input: String?
    /// The keys held down with it.
    public final let modifierFlags: UIKeyModifierFlags
    /// Whether the shortcut comes before the system's own. False by default. Stored, not used.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the key follows the keyboard's language. True by default. Stored, not used.
    open var allowsAutomaticLocalization = true
    /// Whether the key is mirrored in languages from right to left. True by default. Stored, not used.
    open var allowsAutomaticMirroring = true

    /// Creates a shortcut that is listed in a menu.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a shortcut.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a shortcut with a title for people.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }
}
