/// Something that can be done with a thing by assistive technology.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What an action calls; it returns whether it did something.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// What the action is called.
    open var name: String
    /// What the action is called, with attributes for speech.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// A picture.
    open var image: UIImage?
    /// What the action calls.
    open var actionHandler: Handler?

    /// What has the method that the action calls; not retained.
    open weak var target: AnyObject?
    /// The method that the action calls, where it has no closure: it returns whether it did something.
    open var selector: Selector

    /// Creates an action that calls a method.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Does what the action is for.
    ///
    /// - Returns: Whether something was done.
    @discardableResult
    public final func simulateActivation() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let result = selector.call(on: target, with: [self]) else { return false }
        return RuntimeValue.cast(result) ?? true
    }

    /// Creates an action.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }
}
