import Foundation

/// Sees fingers that go quickly in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates directions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count. To the right by default.
    open var direction = Direction.right
    /// The fingers that swipe together. 1 by default.
    open var numberOfTouchesRequired = 1
    /// How far a swipe goes at least, in points, and how long it takes at most, in seconds.
    static let (distance, duration): (CGFloat, TimeInterval) = (50, 0.5)

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    /// Creates a recogniser with an action.
    public convenience init(_ action: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    /// Notes where the fingers are.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == numberOfTouchesRequired else { return state = .failed }
        start = location(in: nil)
        startTime = touches.first?.timestamp ?? 0
    }

    /// Recognises the swipe once it went far enough, or fails where it was slow or crooked.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let here = location(in: nil)
        let (x, y) = (here.x - start.x, here.y - start.y)
        if (touches.first?.timestamp ?? 0) - startTime > Self.duration { return state = .failed }
        guard max(abs(x), abs(y)) >= Self.distance else { return }
        let swiped: Direction = abs(x) >= 2 * abs(y) ? (x > 0 ? .right : .left) : y > 0 ? .down : .up
        let isStraight = abs(x) >= 2 * abs(y) || abs(y) >= 2 * abs(x)
        state = isStraight && direction.contains(swiped) ? .ended : .failed
    }
}
