/// Applies forces to items in a region.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    /// The force of a field on an item.
    private enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, spring, electric, magnetic, noise,
            turbulence
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private final let kind: Kind
    private final var list = DynamicItemList()
    private final var time = 0.0
    /// The middle of the field. The origin by default.
    open var position = CGPoint.zero { didSet { changed() } }
    /// The region in which the field has an effect, around the position. All of the plane by default.
    open var region = UIRegion.infinite { didSet { changed() } }
    /// What forces are multiplied by. 1 by default.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power of the distance by which forces decrease. 0 by default.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// The distance below which forces do not grow. 0 by default.
    open var minimumRadius: CGFloat = 0 { didSet { changed() } }
    /// The direction, of fields that have one. Zero by default.
    open var direction = CGVector.zero { didSet { changed() } }
    /// How smooth noise is, from 0 to 1. 0 by default.
    open var smoothness: CGFloat = 0
    /// How fast noise changes. 0 by default.
    open var animationSpeed: CGFloat = 0

    private init(_ kind: Kind) {
        self.kind = kind
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
        changed()
    }

    /// Slows items down.
    @discardableResult open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Moves items around the position.
    @discardableResult open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Accelerates items towards a position.
    @discardableResult open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }
    /// Accelerates items in a direction.
    @discardableResult open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }
    /// Gives items a velocity.
    @discardableResult open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }
    /// Pushes items at random.
    @discardableResult open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat)
        -> UIFieldBehavior
    {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Pushes items at random, the faster ones more.
    @discardableResult open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
        -> UIFieldBehavior
    {
        let field = UIFieldBehavior(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Pulls items to the position as a spring.
    @discardableResult open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Pushes items with a charge from the position.
    @discardableResult open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Deflects moving items with a charge.
    @discardableResult open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// A field of the program's own: position from the field's, velocity, mass, charge and time give a force.
    @discardableResult open class func field(
        evaluationBlock block:
            @escaping (
                _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
                _ charge: CGFloat, _ deltaTime: TimeInterval
            ) -> CGVector
    ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

    override func applyForces(in world: DynamicWorld, over step: Double) {
        time += step
        for item in list.items {
            guard let body = world.body(of: item), !body.isAnchored else { continue }
            let offset = CGPoint(x: body.position.x - position.x, y: body.position.y - position.y)
            guard region.contains(offset) else { continue }
            if case .velocity = kind {
                body.velocity = CGPoint(x: direction.dx * strength, y: direction.dy * strength)
                continue
            }
            let force = force(on: body, at: offset, over: step)
            body.velocity.x += force.dx * 100 / body.mass * step
            body.velocity.y += force.dy * 100 / body.mass * step
        }
    }

    private func force(on body: DynamicBody, at offset: CGPoint, over step: Double) -> CGVector {
        let distance = max(hypot(offset.x, offset.y), minimumRadius, 1)
        let amount = strength / pow(distance, falloff)
        let outward = CGVector(dx: offset.x / distance, dy: offset.y / distance)
        func scaled(_ vector: CGVector, _ factor: CGFloat) -> CGVector {
            CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
        }
        let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
        switch kind {
        case .drag: return scaled(velocity, -amount * body.mass / 100)
        case .vortex: return scaled(CGVector(dx: -outward.dy, dy: outward.dx), amount)
        case .radialGravity: return scaled(outward, -amount * body.mass)
        case .linearGravity: return scaled(direction, amount * body.mass)
        case .velocity: return .zero
        case .spring: return scaled(CGVector(dx: offset.x, dy: offset.y), -amount * body.mass / 100)
        case .electric: return scaled(outward, amount * body.charge)
        case .magnetic: return scaled(CGVector(dx: -velocity.dy, dy: velocity.dx), amount * body.charge / 100)
        case .noise: return scaled(noise(at: offset), amount)
        case .turbulence: return scaled(noise(at: offset), amount * hypot(velocity.dx, velocity.dy) / 100)
        case .custom(let block): return block(self, offset, velocity, body.mass, body.charge, step)
        }
    }

    /// A direction that changes with the position and the time, the same in each run.
    private func noise(at offset: CGPoint) -> CGVector {
        let scale = 0.02 * (1.1 - min(max(Double(smoothness), 0), 1))
        let phase = time * Double(animationSpeed)
        let x = sin(offset.x * scale * 3.1 + phase) + sin(offset.y * scale * 5.3 - phase * 1.7)
        let y = cos(offset.y * scale * 2.7 - phase) + sin(offset.x * scale * 4.9 + phase * 1.3)
        return CGVector(dx: x / 2, dy: y / 2)
    }
}

/// A part of the plane around the origin.
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private let test: (CGPoint) -> Bool

    private init(_ test: @escaping (CGPoint) -> Bool) {
        self.test = test
        super.init()
    }

    /// A circle.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

    /// A rectangle.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// All of the plane.
    public static var infinite: UIRegion { UIRegion { _ in true } }

    /// Whether a point is in the region.
    @discardableResult open func contains(_ point: CGPoint) -> Bool { test(point) }

    /// What is not in this region.
    @discardableResult open func inverse() -> Self { Self.made { [test] in !test($0) } as? Self ?? self }

    /// What is in both regions.
    @discardableResult open func byIntersection(with region: UIRegion) -> Self {
        Self.made { [test] in test($0) && region.contains($0) } as? Self ?? self
    }

    /// What is in either region.
    @discardableResult open func byUnion(with region: UIRegion) -> Self {
        Self.made { [test] in test($0) || region.contains($0) } as? Self ?? self
    }

    /// What is in this region and not in the other one.
    @discardableResult open func byDifference(from region: UIRegion) -> Self {
        Self.made { [test] in test($0) && !region.contains($0) } as? Self ?? self
    }

    private static func made(_ test: @escaping (CGPoint) -> Bool) -> UIRegion { UIRegion(test) }
}
