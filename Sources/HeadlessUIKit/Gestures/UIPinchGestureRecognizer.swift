import Foundation

/// Sees two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance as a multiple of the first. 1 at first; set it to count from there.
    open var scale: CGFloat {
        get { touches.count < 2 ? lastScale : spread / max(reference, 1e-6) }
        set { reference = newValue > 0 ? spread / newValue : reference }
    }
    /// The change of ``scale`` per second.
    open private(set) var velocity: CGFloat = 0

    private var (reference, lastScale, lastTime): (CGFloat, CGFloat, TimeInterval) = (1, 1, 0)

    private var spread: CGFloat {
        guard touches.count >= 2 else { return reference }
        return touches[0].location(in: nil).distance(to: touches[1].location(in: nil))
    }

    /// Creates a recogniser with an action.
    public convenience init(_ action: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    /// Notes the fingers' distance.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == 2 else { return state = .failed }
        reference = spread
        (lastScale, velocity, lastTime) = (1, 0, touches.first?.timestamp ?? 0)
    }

    /// Follows the fingers.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let (scale, time) = (scale, touches.first?.timestamp ?? 0)
        if time > lastTime { velocity = (scale - lastScale) / CGFloat(time - lastTime) }
        (lastScale, lastTime) = (scale, time)
        switch state {
        case .possible: if abs(spread - reference) >= 1 { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    /// Ends the pinch, or fails where there was none.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .ended : .failed
    }
}

/// Recognises two fingers that rotate about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation of the fingers, in radians, clockwise. 0 at first; set it to count from there.
    open var rotation: CGFloat {
        get { turned - reference }
        set { reference = turned - newValue }
    }
    /// The change of ``rotation`` per second.
    open private(set) var velocity: CGFloat = 0

    private var (turned, reference, lastAngle): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    private var lastTime: TimeInterval = 0
    /// How far fingers turn before it counts, in radians.
    static let hysteresis: CGFloat = 0.02

    private var angle: CGFloat {
        guard touches.count >= 2 else { return lastAngle }
        let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return atan2(b.y - a.y, b.x - a.x)
    }

    /// Creates a recogniser with an action.
    public convenience init(_ action: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    /// Notes the fingers' direction.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == 2 else { return state = .failed }
        (turned, reference, velocity, lastAngle) = (0, 0, 0, angle)
        lastTime = touches.first?.timestamp ?? 0
    }

    /// Follows the fingers.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let (angle, time) = (angle, touches.first?.timestamp ?? 0)
        // The smaller angle, so that a rotation beyond 180 degrees does not jump.
        let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        turned += step
        if time > lastTime { velocity = step / CGFloat(time - lastTime) }
        (lastAngle, lastTime) = (angle, time)
        switch state {
        case .possible: if abs(turned) >= Self.hysteresis { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    /// Ends the turn, or fails where there was none.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .ended : .failed
    }
}

/// Sees a pointer above a view. There is none but in ``UIView/simulateHover(at:)``.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How high above the screen the pointer is, from 0 to 1. 0.
    open var zOffset: CGFloat { 0 }

    /// Creates a recogniser with an action.
    public convenience init(_ action: @escaping @MainActor (UIHoverGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addAction(action)
    }
}
