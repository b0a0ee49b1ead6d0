/// Pushes items, once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How a behavior pushes.
    public enum Mode: Int, Sendable {
        /// With a force, all the time.
        case continuous
        /// Once, when the behavior becomes active.
        case instantaneous
    }

    private final var list: DynamicItemList
    private final var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// How the behavior pushes.
    public final let mode: Mode
    /// Whether the behavior pushes; one that pushes once ends this itself. True by default.
    open var active = true { didSet { if active { changed() } } }
    /// The force or the impulse: 1 gives an item of 100 by 100 points 100 points a second (squared). Zero by default.
    open var pushDirection = CGVector.zero { didSet { changed() } }

    /// Creates a behavior for items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

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
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// Where an item is pushed, from its center.
    @discardableResult open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where an item is pushed, from its center.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
    }

    /// The angle of the direction, clockwise from the right, in radians.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of the direction.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction by its angle and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override func applyForces(in world: DynamicWorld, over step: Double) {
        guard active else { return }
        let factor = mode == .continuous ? 100 * step : 100
        for item in list.items {
            guard let body = world.body(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let impulse = CGPoint(x: pushDirection.dx * factor, y: pushDirection.dy * factor)
            body.apply(impulse, at: CGPoint(x: offset.horizontal, y: offset.vertical))
        }
        if mode == .instantaneous { active = false }
    }
}
