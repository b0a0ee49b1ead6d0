/// Makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        /// One bit for each kind.
        public let rawValue: UInt

        /// A mode from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other items of the behavior.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Everything.
        public static let everything = Mode(rawValue: .max)
    }

    /// A contact that lasts.
    private struct Pair: Hashable {
        let first: ObjectIdentifier
        let second: AnyHashable
    }

    private final class Record {
        let first: any UIDynamicItem
        let other: any UIDynamicItem
        let boundary: (any NSCopying)?
        let isBoundary: Bool
        let point: CGPoint

        init(
            _ first: any UIDynamicItem, _ other: (any UIDynamicItem)?, _ boundary: (any NSCopying)?,
            _ point: CGPoint
        ) {
            (self.first, self.other, self.boundary) = (first, other ?? first, boundary)
            (isBoundary, self.point) = (other == nil, point)
        }
    }

    private final var list: DynamicItemList
    private final var boundaries: [(identifier: any NSCopying, path: UIBezierPath, lines: [[CGPoint]])] = []
    private final var insets: UIEdgeInsets?
    private final var lasting: [Pair: Record] = [:]
    private final var touching: [Pair: Record] = [:]

    /// What items collide with. Everything by default.
    open var collisionMode = Mode.everything { didSet { changed() } }
    /// Whether the bounds of the reference view are a boundary. False by default.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
    /// Notified of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

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

    /// Makes the bounds of the reference view, less insets, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds a boundary along a path.
    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, path, Polygon.lines(of: path.cgPath)))
        changed()
    }

    /// Adds a boundary along a line.
    open func addBoundary(withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint) {
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// The path of a boundary.
    @discardableResult open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.key($0.identifier) == Self.key(identifier) }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.key($0.identifier) == Self.key(identifier) }
    }

    /// Removes all boundaries that were added.
    open func removeAllBoundaries() { boundaries.removeAll() }

    /// The identifiers of the boundaries that were added.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

    private static func key(_ identifier: (any NSCopying)?) -> AnyHashable {
        (identifier as? AnyHashable) ?? AnyHashable("")
    }

    // MARK: Contacts

    /// Where an outline touches the boundaries; nil for the bounds of the reference view.
    final func boundaryContacts(of polygon: [CGPoint]) -> [((any NSCopying)?, Polygon.Contact)] {
        var result: [((any NSCopying)?, Polygon.Contact)] = []
        if translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView {
            let box = view.bounds.inset(by: insets ?? .zero)
            result += wallContacts(of: polygon, in: box).map { (nil, $0) }
        }
        for boundary in boundaries {
            for line in boundary.lines {
                for (start, end) in zip(line, line.dropFirst()) {
                    if let contact = Polygon.contact(polygon, [start, end]) {
                        result.append((boundary.identifier, contact))
                    }
                }
            }
        }
        return result
    }

    /// Where an outline passes the edges of a box from inside.
    private func wallContacts(of polygon: [CGPoint], in box: CGRect) -> [Polygon.Contact] {
        let walls: [(normal: CGPoint, limit: Double)] = [
            (CGPoint(x: -1, y: 0), -box.minX), (CGPoint(x: 1, y: 0), box.maxX),
            (CGPoint(x: 0, y: -1), -box.minY), (CGPoint(x: 0, y: 1), box.maxY),
        ]
        return walls.compactMap { wall in
            let depths = polygon.map { $0.x * wall.normal.x + $0.y * wall.normal.y - wall.limit }
            guard let depth = depths.max(), depth > 0 else { return nil }
            let deepest = zip(polygon, depths).filter { $0.1 > depth - 0.5 }.map(\.0)
            let count = Double(deepest.count)
            let point = CGPoint(
                x: deepest.reduce(0) { $0 + $1.x } / count, y: deepest.reduce(0) { $0 + $1.y } / count)
            return Polygon.Contact(normal: wall.normal, depth: depth, point: point)
        }
    }

    final func beginStep() { touching.removeAll() }

    final func note(_ first: any UIDynamicItem, _ second: any UIDynamicItem, at point: CGPoint) {
        touching[Pair(first: ObjectIdentifier(first), second: ObjectIdentifier(second))] = Record(
            first, second, nil, point)
    }

    final func note(_ item: any UIDynamicItem, _ boundary: (any NSCopying)?, at point: CGPoint) {
        touching[Pair(first: ObjectIdentifier(item), second: Self.key(boundary))] = Record(
            item, nil, boundary, point)
    }

    /// Notifies the delegate of contacts that began or ended in the step.
    final func notifyDelegate() {
        let (old, new) = (lasting, touching)
        lasting = new
        guard let delegate = collisionDelegate else { return }
        for (pair, record) in new where old[pair] == nil {
            if record.isBoundary {
                delegate.collisionBehavior(
                    self, beganContactFor: record.first, withBoundaryIdentifier: record.boundary,
                    at: record.point)
            } else {
                delegate.collisionBehavior(
                    self, beganContactFor: record.first, with: record.other, at: record.point)
            }
        }
        for (pair, record) in old where new[pair] == nil {
            if record.isBoundary {
                delegate.collisionBehavior(
                    self, endedContactFor: record.first, withBoundaryIdentifier: record.boundary)
            } else {
                delegate.collisionBehavior(self, endedContactFor: record.first, with: record.other)
            }
        }
    }
}

/// Notified of the contacts of a collision behavior. All methods are optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at point: CGPoint)
    /// Two items touch no longer.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem)
    /// An item touches a boundary; the identifier is nil for the bounds of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint)
    /// An item touches a boundary no longer.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at point: CGPoint
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { OptionalMethods.byDefault() }
}
