/// A shortcut of a keyboard.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
    /// The arrow key.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow key.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow key.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow key.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public static let inputEscape = "UIKeyInputEscape"

    /// The key.
    public final let input: String?
    /// The keys held down with it.
    public final let modifierFlags: UIKeyModifierFlags
    /// The method that is to be called. Nothing is called by name here.
    public final let action: Selector?
    /// What the shortcut does, for people.
    open var discoverabilityTitle: String?

    /// Creates a shortcut.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        super.init(title: "", subtitle: nil, image: nil)
    }
}
