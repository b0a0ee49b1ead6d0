/// One layout pass: a walk over the views that need layout below a view, from the top down.
///
/// A view is laid out once, unless a view that is laid out after it invalidates it again. The walk has an
/// explicit stack, so that a tree's depth does not matter.
@MainActor
struct LayoutPass {
    /// Rounds after which layout is taken for a cycle. Layouts that depend on their own results, such as a
    /// label that measures its height at its width, settle in two or three.
    static let roundLimit = 100

    private let top: UIView
    private let root: UIView
    private var pending: [UIView] = []

    init(_ top: UIView) {
        self.top = top
        root = top.root
    }

    mutating func run() {
        var rounds = 0
        while !top.flags.isDisjoint(with: .pending) || root.flags.contains(.needsSolution) {
            guard rounds < Self.roundLimit else {
                root.flags.remove(.needsSolution)
                return reportLoop()
            }
            rounds += 1
            // Constraints are updated from the bottom up before layout goes from the top down.
            top.performConstraintUpdates()
            if root.flags.contains(.needsSolution) { root.solveConstraints() }
            pending.append(top)
            while let view = pending.popLast() {
                visit(view)
            }
            CALayer.layOutMarkedLayers()
        }
    }

    private mutating func visit(_ view: UIView) {
        var isMarked = view.flags.contains(.descendantNeedsLayout)
        view.flags.remove(.descendantNeedsLayout)
        if view.flags.contains(.needsLayout) {
            view.performLayout()
            if view.flags.contains(.descendantNeedsLayout) { isMarked = true }
        }
        // What needs layout is announced to the views above: without a mark, none of the subviews has to be looked at.
        guard isMarked else { return }
        // Backwards, because the last pushed is laid out first.
        for subview in view.subviewStorage.reversed()
        where !subview.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            pending.append(subview)
        }
    }

    /// Names the views that still need layout and clears their flags, so that the next change starts afresh.
    private func reportLoop() {
        var (looping, open): ([UIView], [UIView]) = ([], [top])
        while let view = open.popLast() {
            if !view.flags.isDisjoint(with: [.needsLayout, .needsConstraints]) { looping.append(view) }
            view.flags.subtract(.pending)
            open += view.subviewStorage.filter { !$0.flags.isDisjoint(with: .pending) }
        }
        let names = looping.map(\.debugLine).joined(separator: ", ")
        LayoutDiagnostics.report(
            .feedbackLoop, about: top.debugLine,
            because: "still marked for layout after \(Self.roundLimit) rounds: \(names)")
    }
}
