/// An item as a rigid body. Lengths are points, masses those of UIKit: an item of 100 by 100 points has the mass 1.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    var position: CGPoint
    var angle: Double
    var velocity = CGPoint.zero
    var angularVelocity = 0.0
    private(set) var mass: Double
    private(set) var inertia: Double
    /// The outline around the center, not rotated, clockwise as seen with the y axis down.
    let outline: [CGPoint]

    var elasticity = 0.0
    var friction = 0.0
    var charge = 0.0
    var isAnchored = false
    var allowsRotation = true

    private let area: Double
    private var lastCenter: CGPoint
    private var lastTransform: CGAffineTransform

    init(_ item: any UIDynamicItem) {
        self.item = item
        (position, lastCenter, lastTransform) = (item.center, item.center, item.transform)
        angle = atan2(item.transform.b, item.transform.a)
        let size = CGSize(width: max(item.bounds.width, 1), height: max(item.bounds.height, 1))
        outline = Polygon.outline(of: item, size)
        area = size.width * size.height
        mass = area / 10_000
        inertia = 0
        set(density: 1)
    }

    func set(density: CGFloat) {
        mass = max(area * Double(density) / 10_000, 1e-6)
        let size = (max(item.bounds.width, 1), max(item.bounds.height, 1))
        inertia = mass * (size.0 * size.0 + size.1 * size.1) / 12
    }

    /// The properties of an item without a behavior that sets them.
    func resetProperties() {
        set(density: 1)
        (elasticity, friction, charge) = (0, 0, 0)
        (isAnchored, allowsRotation) = (false, true)
    }

    var inverseMass: Double { isAnchored ? 0 : 1 / mass }
    var inverseInertia: Double { isAnchored || !allowsRotation ? 0 : 1 / inertia }

    /// The outline where the body is.
    var polygon: [CGPoint] {
        let (c, s) = (cos(angle), sin(angle))
        return outline.map {
            CGPoint(x: position.x + $0.x * c - $0.y * s, y: position.y + $0.x * s + $0.y * c)
        }
    }

    /// A vector of the item's own coordinates, rotated with it.
    func rotated(_ offset: UIOffset) -> CGPoint {
        let (c, s) = (cos(angle), sin(angle))
        return CGPoint(
            x: offset.horizontal * c - offset.vertical * s, y: offset.horizontal * s + offset.vertical * c)
    }

    /// The velocity of the point at a vector from the center.
    func velocity(at arm: CGPoint) -> CGPoint {
        CGPoint(x: velocity.x - angularVelocity * arm.y, y: velocity.y + angularVelocity * arm.x)
    }

    /// Changes the velocities by an impulse at a vector from the center.
    func apply(_ impulse: CGPoint, at arm: CGPoint) {
        velocity.x += impulse.x * inverseMass
        velocity.y += impulse.y * inverseMass
        angularVelocity += (arm.x * impulse.y - arm.y * impulse.x) * inverseInertia
    }

    func move(over step: Double) {
        guard !isAnchored else {
            velocity = .zero
            angularVelocity = 0
            return
        }
        guard velocity.x.isFinite, velocity.y.isFinite, angularVelocity.isFinite else {
            (velocity, angularVelocity) = (.zero, 0)
            return
        }
        position.x += velocity.x * step
        position.y += velocity.y * step
        angle += angularVelocity * step
    }

    /// Takes over what the program has set since the last step.
    func readItem() {
        if item.center != lastCenter { position = item.center }
        if item.transform != lastTransform { angle = atan2(item.transform.b, item.transform.a) }
    }

    /// Sets the item's center and transform.
    func writeItem() {
        if item.center != position { item.center = position }
        let transform = angle == 0 ? CGAffineTransform.identity : CGAffineTransform(rotationAngle: angle)
        if atan2(item.transform.b, item.transform.a) != angle { item.transform = transform }
        (lastCenter, lastTransform) = (item.center, item.transform)
    }

    /// Velocities that are no numbers count as rest, so that an animator comes to an end.
    var isResting: Bool { !(hypot(velocity.x, velocity.y) >= 4) && !(abs(angularVelocity) >= 0.04) }
}
