internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// Observes the subviews of a container, and of the views in it that contain others.
@MainActor
final class SubviewObserver: ViewObserver {
    weak var container: LayoutHostView?

    let observedChanges: ViewChanges = [.contentSize, .visibility, .frame]

    func view(_ view: UIView, didChange changes: ViewChanges, inside observed: UIView) -> Bool {
        // What is further down belongs to the subview.
        guard view.superview === observed, let container else { return false }
        container.tree.changes.insert(view, changes)
        if changes != .frame { container.contentDidChange() }
        return false
    }
}

/// What has changed since the last layout of a container, so that a layout updates nothing else.
struct TreeChanges {
    /// The views with another natural size or visibility.
    private var changedViews: Set<ObjectIdentifier> = []
    /// The views that other code has moved.
    private var movedViews: Set<ObjectIdentifier> = []
    /// The parts whose views have to be placed, although the parts have not moved.
    private var unplacedParts: [Part] = []
    /// The parts whose views were added to the container to be measured, before it was known whether they are shown.
    var measuredParts: [Part] = []
    /// The parts whose views are not in the container and not observed, but may be shown by the next layout.
    var absentParts: [ObjectIdentifier: Part] = [:]
    /// Whether an inserted view was found to have changed before.
    var hasChangedWhileLaidOut = false

    /// Adds a change of a view.
    mutating func insert(_ view: UIView, _ changes: ViewChanges) {
        if changes.contains(.frame) { movedViews.insert(ObjectIdentifier(view)) }
        if changes != .frame { changedViews.insert(ObjectIdentifier(view)) }
    }

    fileprivate mutating func insertUnplaced(_ part: Part) { unplacedParts.append(part) }

    /// Removes and returns the parts whose views have to be placed.
    mutating func takeUnplacedParts() -> [Part] { take(&unplacedParts) }

    /// Removes and returns the parts whose views were added to be measured.
    mutating func takeMeasuredParts() -> [Part] { take(&measuredParts) }

    fileprivate mutating func takeChangedViews() -> Set<ObjectIdentifier> { take(&changedViews) }
    fileprivate mutating func takeMovedViews() -> Set<ObjectIdentifier> { take(&movedViews) }
}

/// Empties a collection and returns what it contained.
private func take<Items: ExpressibleByArrayLiteral>(_ items: inout Items) -> Items {
    defer { items = [] }
    return items
}

extension LayoutTree {
    /// Has the next layout place a part's view, although the part may not move.
    func setNeedsPlacement(_ part: Part) {
        part.isNew = true
        changes.insertUnplaced(part)
    }

    /// A part's view has left the container. Lazy containers compare theirs when they become visible.
    func insertAbsent(_ part: Part) {
        guard part.kind == .leaf, let view = part.view, !isInLazyPart(part) else { return }
        changes.absentParts[ObjectIdentifier(view)] = part
    }

    /// Invalidates the measurements of the app's views that have changed.
    ///
    /// - Returns: Whether the body has to be read, because a view has been hidden or shown.
    func updateLeaves() -> Bool {
        changes.hasChangedWhileLaidOut = false
        var needsBody = hiddenViews.values.contains { !$0.isHidden }
        for part in changedLeaves() where update(part) == .hidden { needsBody = true }
        return needsBody
    }

    /// Invalidates the measurements of inserted views that have changed while they were not observed.
    ///
    /// - Returns: Whether the body has to be read, because a view is hidden.
    func updateInserted(_ inserted: [ShownView]) -> Bool {
        guard UIView.reportsChanges else { return false }
        var needsBody = false
        for entry in inserted where entry.part.kind == .leaf {
            changes.absentParts[ObjectIdentifier(entry.view)] = nil
            switch update(entry.part) {
            case .hidden: needsBody = true
            case .changed: changes.hasChangedWhileLaidOut = true
            case .same: break
            }
        }
        return needsBody
    }

    /// The parts whose views other code may have moved.
    func displacedParts() -> [Part] {
        UIView.reportsChanges ? changes.takeMovedViews().compactMap { leaves[$0] } : Array(leaves.values)
    }

    private func changedLeaves() -> [Part] {
        guard UIView.reportsChanges else { return Array(leaves.values) }
        var parts: [Part] = []
        for view in changes.takeChangedViews() {
            if let part = leaves[view] { parts.append(part) }
        }
        return parts + changes.absentParts.values
    }

    private enum LeafUpdate { case same, changed, hidden }

    private func update(_ part: Part) -> LeafUpdate {
        guard let view = part.view, self.part(of: part.node) === part else { return .same }
        if view.isHidden { return .hidden }
        if view.contentVersion == part.contentVersion { return .same }
        updateLeaf(part, fills: part.fills)
        return .changed
    }
}
