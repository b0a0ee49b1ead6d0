import ViewBridge

/// What is kept with a view or a layout guide: its active constraints, its label, and the gaps before it.
@MainActor
final class ItemState {
    private(set) var constraints: [Constraint] = []
    var label: String?
    /// Guides that keep distances between this view and the one before it, in a row of equal gaps.
    var gaps: [UILayoutGuide] = []
    /// The way back to a view, for its attributes.
    private nonisolated(unsafe) var handle: ViewHandle?

    static let ofItems = ViewAttachment<ItemState>()

    deinit {
        handle?.end()
    }

    /// The way back to the view that this is kept with, made when it is first needed.
    func handle(of view: UIView) -> ViewHandle {
        if let handle { return handle }
        let made = ViewHandle(view)
        handle = made
        return made
    }

    func add(_ constraint: Constraint) {
        guard !constraint.isListed else { return }
        constraint.isListed = true
        constraints.append(constraint)
    }

    func remove(_ constraint: Constraint) {
        guard constraint.isListed, let place = constraints.lastIndex(where: { $0 === constraint }) else {
            return
        }
        constraint.isListed = false
        constraints.remove(at: place)
    }

    /// Deactivates all constraints and takes the gaps away.
    func removeAll() {
        let old = constraints
        constraints = []
        for constraint in old {
            constraint.isListed = false
            NSLayoutConstraint.deactivate(constraint.layoutConstraints)
        }
        for gap in gaps { gap.owningView?.removeLayoutGuide(gap) }
        gaps = []
    }
}
