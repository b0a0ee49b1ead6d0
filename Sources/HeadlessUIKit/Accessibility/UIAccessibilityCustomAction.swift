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

    /// Creates an action.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}
