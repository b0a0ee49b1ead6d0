/// Sees taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The taps in a row that make the gesture. 1 by default.
    open var numberOfTapsRequired = 1
    /// The fingers that tap together. 1 by default.
    open var numberOfTouchesRequired = 1
    /// How far a finger may move between down and up, in points.
    static let allowedMovement: CGFloat = 45

    private var start = CGPoint.zero

    /// Creates a recogniser with an action.
    public convenience init(_ action: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    /// Notes where the fingers are.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = location(in: nil)
    }

    /// Fails where the fingers went away.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if start.distance(to: location(in: nil)) > Self.allowedMovement { state = .failed }
    }

    /// Recognises the tap.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // More taps may come, so that this is not the time to fail.
        if session?.isLast == false, touches.allSatisfy({ $0.tapCount < numberOfTapsRequired }) { return }
        let isTap =
            touches.count == numberOfTouchesRequired
            && touches.allSatisfy { $0.tapCount == numberOfTapsRequired }
        state = isTap ? .ended : .failed
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
