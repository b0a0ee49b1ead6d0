/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        case regionEntered, regionMoved, regionExited
    }

    /// The kinds of touches.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    /// The view that the touch began in.
    public private(set) weak var view: UIView?
    /// The window that the touch began in.
    open var window: UIWindow? { (view as? UIWindow) ?? view?.window }
    /// The phase of the touch.
    open internal(set) var phase = Phase.began
    /// How often the finger came down in a row. 1 by default.
    open internal(set) var tapCount = 1
    /// When the touch changed last, in seconds since the machine started.
    open internal(set) var timestamp: TimeInterval
    /// What touches: a finger.
    open var type: TouchType { .direct }
    /// How strongly the finger presses, 1 being an ordinary touch.
    open var force: CGFloat { 1 }
    /// The maximum of ``force``.
    open var maximumPossibleForce: CGFloat { 1 }
    /// The radius of the finger, in points.
    open var majorRadius: CGFloat { 20 }
    /// The recognisers that get the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    private var windowLocation: CGPoint
    private var previousWindowLocation: CGPoint

    /// Creates a touch at a point of the window, for tests.
    public init(at location: CGPoint, in view: UIView?) {
        self.view = view
        windowLocation = location
        previousWindowLocation = location
        timestamp = CACurrentMediaTime()
    }

    /// Where the touch is, in a view's coordinates; nil is the window's.
    @discardableResult open func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }

    /// Where the touch was before it moved, in a view's coordinates; nil is the window's.
    @discardableResult open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
    }

    /// The location of the touch, as precise as available.
    @discardableResult open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    final func move(to location: CGPoint, phase: Phase, time: TimeInterval) {
        previousWindowLocation = windowLocation
        windowLocation = location
        timestamp = time
        self.phase = phase
    }
}
