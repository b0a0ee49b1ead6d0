/// A thing that is no view, for assistive technology.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// What the thing lies in.
    open weak var accessibilityContainer: AnyObject?
    /// Where the thing lies in its container, which is a view. Null by default.
    open var accessibilityFrameInContainerSpace = CGRect.null
    private final var stored: AccessibilityValues?

    /// Creates a thing in a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    override var accessibilityStorage: AccessibilityValues? {
        get { stored }
        set { stored = newValue }
    }

    /// True by default.
    open override var isAccessibilityElement: Bool {
        get { stored?.isElement ?? true }
        set { madeAccessibility.isElement = newValue }
    }

    /// Where the thing is on the screen.
    open override var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isNull, let view = accessibilityContainer as? UIView
            else { return super.accessibilityFrame }
            return view.convert(accessibilityFrameInContainerSpace, to: nil)
        }
        set { super.accessibilityFrame = newValue }
    }

    /// The container where it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
