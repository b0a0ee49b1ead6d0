import Foundation

/// Sees fingers that stay.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers must stay, in seconds. 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the fingers may move meanwhile, in points. 10 by default.
    open var allowableMovement: CGFloat = 10
    /// The taps that must come before. None by default.
    open var numberOfTapsRequired = 0
    /// The fingers that stay together. 1 by default.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero

    /// Creates a recogniser with an action.
    public convenience init(_ action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    /// Notes where the fingers are.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = location(in: nil)
        let isEnough =
            touches.count == numberOfTouchesRequired
            && touches.allSatisfy { $0.tapCount == numberOfTapsRequired + 1 }
        if !isEnough { state = .failed } else if minimumPressDuration <= 0 { state = .began }
    }

    override func timePassed(since began: TimeInterval) {
        if began >= minimumPressDuration { state = .began }
    }

    /// Follows the fingers, or fails where they went away too early.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            state = .changed
        } else if start.distance(to: location(in: nil)) > allowableMovement {
            state = .failed
        }
    }

    /// Ends the press, or fails where it was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .ended : .failed
    }

    /// Cancels the press.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .cancelled : .failed
    }
}
