/// What a layout language adopts to follow the changes of views, and a view owns.
///
/// Observers of a view are notified of its changes and of those of its direct subviews. A change of a natural size goes
/// further up, to the observers of each view that contains the changed one, until one of them has handled it: what
/// contains the view may take its size from it.
@MainActor
public protocol ViewObserver<View>: AnyObject {
    /// The kind of views: those of a kit.
    associatedtype View: AnyObject

    /// The changes that the observer is notified of.
    var observedChanges: ViewChanges { get }

    /// A view has changed.
    ///
    /// - Parameters:
    ///   - view: The view that has changed.
    ///   - changes: What has changed, of ``observedChanges``.
    ///   - observed: The observed view: the changed one, or one that contains it.
    /// - Returns: Whether the layout of the views further up depends on the change through this observer alone, which
    ///   notifies them itself where necessary.
    func view(_ view: View, didChange changes: ViewChanges, inside observed: View) -> Bool
}

/// The observers of one view, in the order in which they were added.
///
/// The first one is kept in place, because most observed views have a single observer.
public struct ViewObserverList<View: AnyObject> {
    @usableFromInline var first: (any ViewObserver<View>)?
    @usableFromInline var others: [any ViewObserver<View>]?

    /// Creates an empty list.
    @inlinable
    public init() {}

    /// Adds an observer; one that is in the list stays where it is.
    @MainActor
    @inlinable
    public mutating func add(_ observer: any ViewObserver<View>) {
        if contains(observer) { return }
        if first == nil, others == nil { first = observer } else { others = (others ?? []) + [observer] }
    }

    /// Removes an observer.
    @MainActor
    @inlinable
    public mutating func remove(_ observer: any ViewObserver<View>) {
        if first === observer { first = nil } else { others?.removeAll { $0 === observer } }
        if others?.isEmpty == true { others = nil }
    }

    /// Whether an observer is in the list.
    @MainActor
    @inlinable
    public func contains(_ observer: any ViewObserver<View>) -> Bool {
        first === observer || others?.contains { $0 === observer } == true
    }

    /// The only observer; nil where there are none or several.
    @inlinable
    public var only: (any ViewObserver<View>)? { others == nil ? first : nil }

    /// The observers.
    @inlinable
    public var all: [any ViewObserver<View>] { (first.map { [$0] } ?? []) + (others ?? []) }

    /// The changes that any of the observers is notified of.
    @MainActor
    @inlinable
    public var observedChanges: ViewChanges {
        var changes = first?.observedChanges ?? ViewChanges(rawValue: 0)
        if let others { for observer in others { changes.formUnion(observer.observedChanges) } }
        return changes
    }
}
