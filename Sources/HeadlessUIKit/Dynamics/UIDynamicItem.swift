/// What a dynamic animator moves: it sets the center and the transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center, in the coordinates of the reference view.
    var center: CGPoint { get set }
    /// The bounds, which give the size and the mass. Their origin does not count.
    var bounds: CGRect { get }
    /// The rotation.
    var transform: CGAffineTransform { get set }
    /// The outline that collides. `.rectangle` by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline around the center, where the type is `.path`: convex, or its convex hull counts.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// `.rectangle`.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The bounds around the center.
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}

/// The outline of a dynamic item that collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle, ellipse, path
}

/// Items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items.
    public let items: [any UIDynamicItem]
    private let offsets: [CGPoint]
    private let rotations: [CGAffineTransform]
    private let size: CGSize

    /// Creates a group.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        let boxes = items.map {
            CGRect(
                x: $0.center.x - $0.bounds.width / 2, y: $0.center.y - $0.bounds.height / 2,
                width: $0.bounds.width, height: $0.bounds.height)
        }
        let box = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
        let middle = CGPoint(x: box.midX, y: box.midY)
        offsets = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
        rotations = items.map(\.transform)
        size = box.size
        center = middle
        super.init()
    }

    /// The middle of the items.
    open var center: CGPoint { didSet { moveItems() } }
    /// The box around the items.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The rotation since the group was created.
    open var transform = CGAffineTransform.identity { didSet { moveItems() } }

    private func moveItems() {
        for (index, item) in items.enumerated() {
            let offset = offsets[index].applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            item.transform = rotations[index].concatenating(transform)
        }
    }
}

extension UIView: UIDynamicItem {}
