/// Attaches an item to a point or to another item, at a distance.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    /// The items: the attached one, and the other one if there is one.
    public final let items: [any UIDynamicItem]
    private final let offsets: [UIOffset]
    /// What the item is attached to.
    public final let attachedBehaviorType: AttachmentType
    /// The point that the item is attached to.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// The distance. The one at the start by default.
    open var length: CGFloat { didSet { changed() } }
    /// How much the oscillation is damped. 0 by default.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// The oscillations in a second; 0, the default, is a rigid rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// The force that a rotation around the attachment has to overcome. 0 by default; has no effect here.
    open var frictionTorque: CGFloat = 0
    /// The range of the movement. Infinite by default; has no effect here.
    open var attachmentRange = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Attaches an item's center to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of an item to a point.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (items, offsets, attachedBehaviorType, anchorPoint) = ([item], [offset], .anchor, point)
        length = 0
        super.init()
        length = Self.distance(Self.end(item, offset), point)
    }

    /// Attaches the centers of two items to each other.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Attaches points of two items to each other.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        (items, offsets, attachedBehaviorType, anchorPoint) = (
            [item1, item2], [offset1, offset2], .items, .zero
        )
        length = 0
        super.init()
        length = Self.distance(Self.end(item1, offset1), Self.end(item2, offset2))
    }

    /// Attaches two items at a point, around which they rotate.
    @discardableResult open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            item: item1, offsetFromCenter: offset(of: point, in: item1), attachedTo: item2,
            offsetFromCenter: offset(of: point, in: item2))
    }

    /// Attaches two items at a point.
    @discardableResult open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    }

    /// Keeps two items within the distance that they have.
    @discardableResult open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        let behavior = UIAttachmentBehavior(
            item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
        behavior.isLimit = true
        return behavior
    }

    private final var isLimit = false

    private static func offset(of point: CGPoint, in item: any UIDynamicItem) -> UIOffset {
        UIOffset(horizontal: point.x - item.center.x, vertical: point.y - item.center.y)
    }

    private static func end(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func correctVelocities(in world: DynamicWorld, over step: Double) {
        guard let first = world.body(of: items[0]) else { return }
        let second = items.count > 1 ? world.body(of: items[1]) : nil
        let arms = (first.rotated(offsets[0]), second.map { $0.rotated(offsets[1]) } ?? .zero)
        let start = CGPoint(x: first.position.x + arms.0.x, y: first.position.y + arms.0.y)
        let end =
            second.map { CGPoint(x: $0.position.x + arms.1.x, y: $0.position.y + arms.1.y) } ?? anchorPoint
        let distance = Self.distance(start, end)
        let error = distance - length
        if isLimit, error <= 0 { return }
        // Without a distance any direction will do; the velocities decide.
        let (one, two) = (first.velocity(at: arms.0), second?.velocity(at: arms.1) ?? .zero)
        let relative = CGPoint(x: one.x - two.x, y: one.y - two.y)
        let speed = hypot(relative.x, relative.y)
        let direction: CGPoint
        if distance > 1e-6 {
            direction = CGPoint(x: (start.x - end.x) / distance, y: (start.y - end.y) / distance)
        } else if speed > 1e-6 {
            direction = CGPoint(x: relative.x / speed, y: relative.y / speed)
        } else {
            return
        }
        func share(_ body: DynamicBody, _ arm: CGPoint) -> Double {
            let lever = arm.x * direction.y - arm.y * direction.x
            return body.inverseMass + lever * lever * body.inverseInertia
        }
        let total = share(first, arms.0) + (second.map { share($0, arms.1) } ?? 0)
        guard total > 0 else { return }
        let along = relative.x * direction.x + relative.y * direction.y
        // Soft constraints as a spring and a damper for the step; a rigid one removes a fifth of the error in a step.
        var (gamma, bias) = (0.0, 0.2 / step)
        if frequency > 0 {
            let omega = 2 * .pi * Double(frequency)
            let (spring, damper) = (omega * omega / total, 2 * Double(damping) * omega / total)
            gamma = 1 / (step * (damper + step * spring) * 12)
            bias = step * spring / (step * (damper + step * spring))
        }
        let impulse = -(along + error * bias) / (total + gamma)
        let vector = CGPoint(x: direction.x * impulse, y: direction.y * impulse)
        first.apply(vector, at: arms.0)
        second?.apply(CGPoint(x: -vector.x, y: -vector.y), at: arms.1)
    }
}

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
    /// The lower end.
    public var minimum: CGFloat
    /// The upper end.
    public var maximum: CGFloat

    /// Creates a range from 0 to 0.
    public init() { (minimum, maximum) = (0, 0) }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// The range from 0 to 0.
    public static let zero = UIFloatRange()
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether the range is all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
