/// Pulls an item to a point, upright, as by a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private final let item: any UIDynamicItem
    /// Where the item is pulled.
    open var snapPoint: CGPoint { didSet { changed() } }
    /// How much the oscillation is damped, from 0 to 1. 0.5 by default.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    /// Creates a behavior for an item.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var dynamicItems: [any UIDynamicItem] { [item] }

    /// The spring's angular frequency, in radians a second: at rest after about half a second.
    private static let frequency = 16.0

    override func applyForces(in world: DynamicWorld, over step: Double) {
        guard let body = world.body(of: item), !body.isAnchored else { return }
        let (frequency, ratio) = (Self.frequency, 0.25 + 0.75 * Double(min(max(damping, 0), 1)))
        func pull(_ value: Double, _ velocity: Double) -> Double {
            velocity + (-frequency * frequency * value - 2 * ratio * frequency * velocity) * step
        }
        body.velocity.x = pull(body.position.x - snapPoint.x, body.velocity.x)
        body.velocity.y = pull(body.position.y - snapPoint.y, body.velocity.y)
        let angle = body.angle - (body.angle / (2 * .pi)).rounded() * 2 * .pi
        if body.allowsRotation { body.angularVelocity = pull(angle, body.angularVelocity) }
    }
}
