/// Moves items by physical behaviors, on the animation clock.
///
/// A second is 240 steps. The animator pauses when nothing has moved for half a second, and starts again when a behavior
/// changes. Positions are those of a rigid-body simulation of its own: they are near to a phone's, not equal.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates items move.
    public final private(set) weak var referenceView: UIView?
    /// The behaviors, in the order in which they were added.
    public final private(set) var behaviors: [UIDynamicBehavior] = []
    /// Notified when the animator pauses and starts again.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Whether items are moving.
    public final private(set) var isRunning = false
    /// The seconds for which the animator has run.
    public final private(set) var elapsedTime: TimeInterval = 0

    final let world = DynamicWorld()
    private final var restingTime = 0.0
    private final var token: AnimationClock.Token?
    private static let step = 1.0 / 240
    private static let stepsPerFrame = 4

    /// Creates an animator for the subviews of a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator without a reference view.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// Adds a behavior.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behavior.willMove(to: self)
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        resume()
    }

    /// Removes a behavior.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.willMove(to: nil)
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        resume()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    /// The items whose boxes overlap a rectangle.
    @discardableResult open func items(in rect: CGRect) -> [any UIDynamicItem] {
        collectItems()
        return world.bodies.filter { body in
            let points = body.polygon
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
                return false
            }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top).intersects(rect)
        }.map(\.item)
    }

    /// Takes over the center, the size and the rotation that the program has set.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.update(item)
        resume()
    }

    // MARK: Running

    private func collectItems() { world.setItems(behaviors.flatMap(\.all).flatMap(\.dynamicItems)) }

    /// Starts, or goes on for another half a second at least.
    final func resume() {
        restingTime = 0
        collectItems()
        guard !isRunning, !world.bodies.isEmpty else { return }
        isRunning = true
        delegate?.dynamicAnimatorWillResume(self)
        scheduleFrame()
    }

    private func scheduleFrame() {
        let clock = AnimationClock.current
        let frame = Self.step * Double(Self.stepsPerFrame)
        token = clock.schedule(at: clock.now + frame, recurs: true) { [weak self] in self?.advance() }
    }

    private func advance() {
        guard isRunning else { return }
        let all = behaviors.flatMap(\.all)
        for _ in 0..<Self.stepsPerFrame {
            world.advance(all, over: Self.step)
            elapsedTime += Self.step
        }
        for body in world.bodies { body.writeItem() }
        for behavior in all { behavior.action?() }
        let isResting = world.bodies.allSatisfy(\.isResting)
        restingTime = isResting ? restingTime + Self.step * Double(Self.stepsPerFrame) : 0
        if restingTime > 0.5 || world.bodies.isEmpty { pause() } else { scheduleFrame() }
    }

    private func pause() {
        isRunning = false
        token = nil
        for body in world.bodies {
            body.velocity = .zero
            body.angularVelocity = 0
        }
        delegate?.dynamicAnimatorDidPause(self)
    }
}

/// Notified when a dynamic animator pauses and starts again. Both methods are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// The animator starts.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Nothing moves any more.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { OptionalMethods.byDefault() }
}
