/// An object that can handle events, in a chain that ends at the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Creates a responder.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// Whether the responder may become first responder. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder gives the role up when asked. True by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the one that gets keyboard input.
    open var isFirstResponder: Bool { firstResponderWindow?.firstResponder === self }

    /// Makes the responder the first responder of its window.
    ///
    /// - Returns: Whether it is now; false without a window or where it may not.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = firstResponderWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Gives up the role of first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = firstResponderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    /// The view shown in place of the keyboard. None by default.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard. None by default.
    open var inputAccessoryView: UIView? { nil }

    /// Tells that touches began; passes on to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Tells that touches moved; passes on to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Tells that touches ended; passes on to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Tells that touches were cancelled; passes on to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// The window whose first responder this could be.
    private var firstResponderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The view that the touch began in.
    public private(set) weak var view: UIView?
    private let windowLocation: CGPoint

    /// Creates a touch at a place of the window, as a test needs it.
    public init(at location: CGPoint, in view: UIView?) {
        self.view = view
        windowLocation = location
    }

    /// Where the touch is, in a view's coordinates; nil is the window's.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }
}

/// Something that happened to the app: touches, presses, motion.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The touches of the event.
    open private(set) var allTouches: Set<UITouch>?

    /// Creates an event of touches, as a test needs it.
    public init(touches: Set<UITouch>) {
        allTouches = touches
    }
}
