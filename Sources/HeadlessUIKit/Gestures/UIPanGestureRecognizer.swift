import Foundation

/// Sees fingers that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers. 1 by default.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers. No limit by default.
    open var maximumNumberOfTouches = Int.max
    /// The kinds of scrolling devices that count. Without effect.
    open var allowedScrollTypesMask = UIScrollTypeMask()
    /// How far fingers move before it counts as a pan, in points.
    static let hysteresis: CGFloat = 10

    private var (start, origin) = (CGPoint.zero, CGPoint.zero)
    private var lastStep = (distance: CGPoint.zero, time: TimeInterval(0))
    private var lastLocation = (point: CGPoint.zero, time: TimeInterval(0))

    /// Creates a recogniser with an action.
    public convenience init(_ action: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    /// How far the fingers have moved since they came down, or since ``setTranslation(_:in:)``, in a view's
    /// coordinates.
    @discardableResult open func translation(in view: UIView?) -> CGPoint {
        let (from, to) = (converted(origin, in: view), location(in: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Lets the translation count from another value.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let here = location(in: view)
        let from = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
        origin = view?.convert(from, to: nil) ?? from
    }

    /// How fast the fingers move, in points per second of a view's coordinates.
    @discardableResult open func velocity(in view: UIView?) -> CGPoint {
        guard lastStep.time > 0 else { return .zero }
        let (zero, step) = (converted(.zero, in: view), converted(lastStep.distance, in: view))
        return CGPoint(
            x: (step.x - zero.x) / CGFloat(lastStep.time), y: (step.y - zero.y) / CGFloat(lastStep.time))
    }

    private func converted(_ point: CGPoint, in view: UIView?) -> CGPoint {
        view?.convert(point, from: nil) ?? point
    }

    /// Whether the touches that began can become the gesture.
    func accepts(_ touches: Set<UITouch>) -> Bool {
        (minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches)).contains(touches.count)
    }

    /// Notes where the fingers are.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard accepts(touches) else { return state = .failed }
        start = location(in: nil)
        (origin, lastStep) = (start, (.zero, 0))
        lastLocation = (start, touches.first?.timestamp ?? 0)
    }

    /// Follows the fingers.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let (here, time) = (location(in: nil), touches.first?.timestamp ?? 0)
        lastStep = (
            CGPoint(x: here.x - lastLocation.point.x, y: here.y - lastLocation.point.y),
            time - lastLocation.time
        )
        lastLocation = (here, time)
        switch state {
        case .possible: if start.distance(to: here) >= Self.hysteresis { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    /// Ends the pan, or fails where there was none.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .ended : .failed
    }

    /// Cancels the pan.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .cancelled : .failed
    }
}

/// Kinds of scrolling devices.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a mask from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Wheels.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Trackpads.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all = UIScrollTypeMask(rawValue: 3)
}

/// Sees fingers that move in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges. None by default.
    open var edges: UIRectEdge = []
    /// How near to the edge a finger must come down, in points.
    static let reach: CGFloat = 20

    override func accepts(_ touches: Set<UITouch>) -> Bool {
        guard super.accepts(touches), let root = view?.root else { return false }
        let (point, box) = (location(in: root), root.bounds)
        return edges.contains(.left) && point.x - box.minX <= Self.reach
            || edges.contains(.right) && box.maxX - point.x <= Self.reach
            || edges.contains(.top) && point.y - box.minY <= Self.reach
            || edges.contains(.bottom) && box.maxY - point.y <= Self.reach
    }
}
