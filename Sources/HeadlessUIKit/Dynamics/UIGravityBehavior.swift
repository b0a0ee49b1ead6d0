/// Accelerates items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private final var list: DynamicItemList
    /// The acceleration; 1 is 1,000 points a second squared. (0, 1) by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

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

    /// The angle of the direction, clockwise from the right, in radians.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of the direction.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction by its angle and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override func applyForces(in world: DynamicWorld, over step: Double) {
        for item in list.items {
            guard let body = world.body(of: item), !body.isAnchored else { continue }
            body.velocity.x += gravityDirection.dx * 1000 * step
            body.velocity.y += gravityDirection.dy * 1000 * step
        }
    }
}
