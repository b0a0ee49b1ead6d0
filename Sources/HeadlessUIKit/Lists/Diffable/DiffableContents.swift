/// What a diffable data source shows, and how a list view comes to show something else.
///
/// Snapshots may be applied on any thread. What they change is changed on the main actor.
final class DiffableContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Change = SnapshotChange<Section, Item>

    /// How a change is shown.
    enum Mode: Sendable {
        case animated, immediate, reloading
    }

    /// Protects the next two.
    private let lock = NSLock()
    private var requested = Snapshot()
    /// The number of calls off the main actor whose changes are not shown yet.
    private var waiting = 0

    /// What the list view shows.
    @MainActor private(set) var shown = Snapshot()
    /// The outlines of sections that have one.
    @MainActor private(set) var outlines: Change.Outlines = [:]
    @MainActor private var hasShown = false

    /// The snapshot of the last call of `apply`, without marks.
    var snapshot: Snapshot { lock.withLock { requested }.withoutMarks }

    /// Makes a change: at once on the main actor, else soon.
    func request(_ change: Change, show: @escaping @MainActor @Sendable (Change) -> Void) {
        let isOnMainActor = MainTurn.isOnMainActor
        let outstanding = lock.withLock {
            let outstanding = waiting
            requested = change.applied(to: requested).withoutMarks
            if !isOnMainActor { waiting += 1 }
            return outstanding
        }
        guard isOnMainActor else {
            return DispatchQueue.main.async {
                self.lock.withLock { self.waiting -= 1 }
                MainActor.assumeIsolated { show(change) }
            }
        }
        MainActor.assumeIsolated {
            if outstanding > 0 { raiseMixedQueues() }
            show(change)
        }
    }

    /// Shows a change in a list view.
    @MainActor
    func show(
        _ change: Change, _ mode: Mode, on target: some DiffableTarget, completion: (() -> Void)?
    ) {
        let marked = change.applied(to: shown)
        let next = marked.withoutMarks
        outlines = change.applied(to: outlines, of: next)
        let isReload = mode == .reloading || !hasShown || !target.isInWindow
        let edits = isReload ? nil : SnapshotEdits(from: shown, to: next)
        hasShown = true
        guard let edits, target.canMake(edits) else {
            shown = next
            target.reloadData()
            completion?()
            return
        }
        let update = {
            self.make(edits, of: next, ReloadMarks(marked), on: target, completion: completion)
        }
        mode == .animated ? update() : UIView.performWithoutAnimation(update)
    }

    /// Replaces what is shown where the list view shows it already, as after a move by the user.
    @MainActor
    func accept(_ snapshot: Snapshot, _ outlines: Change.Outlines) {
        lock.withLock { requested = snapshot }
        shown = snapshot
        self.outlines = outlines
    }

    /// Makes edits in one update, and then reloads and reconfigures in another.
    @MainActor
    private func make(
        _ edits: SnapshotEdits, of next: Snapshot, _ marks: ReloadMarks, on target: some DiffableTarget,
        completion: (() -> Void)?
    ) {
        let finish: (Bool) -> Void = { _ in completion?() }
        if edits.isEmpty {
            shown = next
        } else {
            target.performBatchUpdates(
                {
                    shown = next
                    target.make(edits)
                }, completion: marks.isEmpty ? finish : nil)
        }
        if !marks.isEmpty {
            target.performBatchUpdates(
                {
                    target.reload(sections: marks.sections, items: marks.items)
                    if !marks.reconfigured.isEmpty { target.reconfigure(marks.reconfigured) }
                }, completion: finish)
        } else if edits.isEmpty {
            finish(true)
        }
    }

    @MainActor
    private func raiseMixedQueues() {
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: """
                Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted \
                and will deadlock. Please always submit updates either always on the main queue or always off the main \
                queue
                """
        ).raise()
    }
}
