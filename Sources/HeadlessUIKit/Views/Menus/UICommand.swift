import Foundation

/// An element of a menu that calls a method by its name along the responder chain.
///
/// The methods of editing (`copy:` and its like) are called here; others need the Objective-C runtime.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// A picture.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A picture while the element is marked. None by default.
    open var selectedImage: UIImage?
    /// A longer title.
    open var discoverabilityTitle: String?
    /// The name of the method.
    public final let action: Selector
    /// What distinguishes the command from others with the same method.
    public final let propertyList: Any?
    /// The commands that replace this one while further keys are held down. Stored, not shown.
    public final let alternates: [UICommandAlternate]
    /// How the command is shown.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command is marked.
    open var state: UIMenuElement.State
    /// What the command was chosen from; nil while no method is called.
    open private(set) var sender: Any?

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Calls the method of the target, or of the first in the responder chain that can perform it.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        let first = (sender as? UIView)?.window?.firstResponder ?? sender as? UIResponder
        if let recipient = target ?? first?.target(forAction: action, withSender: self) {
            ActionSending.send(action, to: recipient, from: self, for: nil)
        }
        self.sender = nil
    }
}

/// A command that replaces another while further keys are held down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title.
    public final let title: String
    /// The name of the method.
    public final let action: Selector
    /// The keys.
    public final let modifierFlags: UIKeyModifierFlags

    /// Creates an alternative.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
