/// Properties of items: how they bounce, rub, rotate and are slowed down.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private final var list: DynamicItemList
    /// How much of the speed stays in a collision, from 0 to 1. 0 by default.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// How much items rub along others. 0 by default.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// The mass of an area; 1 gives an item of 100 by 100 points the mass 1. 1 by default.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// How much linear movement is slowed down. 0 by default.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// How much rotation is slowed down. 0 by default.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// The electric charge, for fields. 0 by default.
    open var charge: CGFloat = 0 { didSet { changed() } }
    /// Whether forces do not move the items. False by default.
    open var isAnchored = false { didSet { changed() } }
    /// Whether items may rotate. True by default.
    open var allowsRotation = true { didSet { changed() } }

    /// Creates a behavior for items.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behavior without items.
    @preconcurrency @MainActor
    public convenience override init() { self.init(items: []) }

    /// The items.
    public final var items: [any UIDynamicItem] { list.items }
    override var dynamicItems: [any UIDynamicItem] { list.items }

    private final var waiting: [(item: any UIDynamicItem, velocity: CGPoint, rotation: Double)] = []

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.insert(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// Adds to the velocity of an item, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        waiting.append((item, velocity, 0))
        changed()
    }

    /// The velocity of an item, in points a second.
    @discardableResult open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let pending = waiting.filter { $0.item === item }
            .reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.velocity.x, y: $0.y + $1.velocity.y) }
        let velocity = dynamicAnimator?.world.body(of: item)?.velocity ?? .zero
        return CGPoint(x: velocity.x + pending.x, y: velocity.y + pending.y)
    }

    /// Adds to the rotation of an item, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        waiting.append((item, .zero, velocity))
        changed()
    }

    /// The rotation of an item, in radians a second.
    @discardableResult open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let pending = waiting.filter { $0.item === item }.reduce(0) { $0 + $1.rotation }
        return (dynamicAnimator?.world.body(of: item)?.angularVelocity ?? 0) + pending
    }

    /// Gives the bodies of the items their properties.
    final func configure(_ world: DynamicWorld) {
        for item in list.items {
            guard let body = world.body(of: item) else { continue }
            body.set(density: density)
            (body.elasticity, body.friction, body.charge) = (elasticity, friction, charge)
            (body.isAnchored, body.allowsRotation) = (isAnchored, allowsRotation)
        }
    }

    override func applyForces(in world: DynamicWorld, over step: Double) {
        for (item, velocity, rotation) in waiting {
            guard let body = world.body(of: item) else { continue }
            body.velocity = CGPoint(x: body.velocity.x + velocity.x, y: body.velocity.y + velocity.y)
            if body.allowsRotation { body.angularVelocity += rotation }
        }
        waiting.removeAll()
        for item in list.items {
            guard let body = world.body(of: item) else { continue }
            let factor = 1 / (1 + resistance * step)
            body.velocity = CGPoint(x: body.velocity.x * factor, y: body.velocity.y * factor)
            body.angularVelocity /= 1 + angularResistance * step
        }
    }
}
