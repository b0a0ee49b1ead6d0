internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// What is known to have changed since a container was laid out last, so that a layout looks at nothing else.
struct TreeChanges {
    /// The views with another natural size or visibility.
    private var contents: Set<ObjectIdentifier> = []
    /// The views that somebody else has moved.
    private var moves: Set<ObjectIdentifier> = []
    /// The parts whose views need a place, although the parts have not moved.
    private var unplaced: [Part] = []
    /// The parts whose views were taken into the container before it was known whether they are shown.
    var visitors: [Part] = []
    /// The parts whose views are out of sight and hearing, but would be shown if they were smaller, say.
    var absent: [ObjectIdentifier: Part] = [:]
    /// Whether a view that has come was found to have changed before.
    var hasLateContent = false

    /// Notes a change of a view.
    mutating func note(_ view: UIView, _ change: SubviewChange) {
        switch change {
        case .content: contents.insert(ObjectIdentifier(view))
        case .place: moves.insert(ObjectIdentifier(view))
        }
    }

    fileprivate mutating func noteUnplaced(_ part: Part) { unplaced.append(part) }

    /// Hands out the parts that need a place.
    mutating func takeUnplaced() -> [Part] { taken(&unplaced) }

    /// Hands out the parts whose views were taken into the container.
    mutating func takeVisitors() -> [Part] { taken(&visitors) }

    fileprivate mutating func takeContents() -> Set<ObjectIdentifier> { taken(&contents) }
    fileprivate mutating func takeMoves() -> Set<ObjectIdentifier> { taken(&moves) }
}

/// What a collection held, which is empty then.
private func taken<Items: ExpressibleByArrayLiteral>(_ items: inout Items) -> Items {
    defer { items = [] }
    return items
}

extension LayoutTree {
    /// Has a part's view be given its place by the next layout, although the part may not move.
    func setNeedsPlace(_ part: Part) {
        part.isNew = true
        changes.noteUnplaced(part)
    }

    /// Notes that a part's view has left the container. Lazy containers look at theirs when they come into sight.
    func noteAbsence(of part: Part) {
        guard part.key.kind == .leaf, let view = part.view, !isInLazyPart(part) else { return }
        changes.absent[ObjectIdentifier(view)] = part
    }

    /// Looks at the users' views that have changed, so that they are measured again.
    ///
    /// - Returns: Whether the body has to be read, because a view is no longer hidden, or now is.
    func updateLeaves() -> Bool {
        changes.hasLateContent = false
        var needsBody = parked.values.contains { !$0.isHidden }
        for part in changedLeaves() where look(at: part) == .hidden { needsBody = true }
        return needsBody
    }

    /// Looks at views that have come: those from out of sight may have changed there.
    ///
    /// - Returns: Whether the body has to be read, because a view is hidden.
    func lookAgain(at came: [ShownView]) -> Bool {
        guard UIView.tellsOfSubviews else { return false }
        var needsBody = false
        for entry in came where entry.part.key.kind == .leaf {
            changes.absent[ObjectIdentifier(entry.view)] = nil
            switch look(at: entry.part) {
            case .hidden: needsBody = true
            case .changed: changes.hasLateContent = true
            case .same: break
            }
        }
        return needsBody
    }

    /// The parts whose views somebody else has moved.
    func displacedParts() -> [Part] {
        UIView.tellsOfSubviews ? changes.takeMoves().compactMap { leaves[$0] } : Array(leaves.values)
    }

    private func changedLeaves() -> [Part] {
        guard UIView.tellsOfSubviews else { return Array(leaves.values) }
        return changes.takeContents().compactMap { leaves[$0] } + changes.absent.values
    }

    private enum Look { case same, changed, hidden }

    private func look(at part: Part) -> Look {
        guard let view = part.view, self.part(of: part.node) === part else { return .same }
        if view.isHidden { return .hidden }
        if view.contentVersion == part.contentVersion { return .same }
        updateLeaf(part, fills: part.fills)
        return .changed
    }
}
