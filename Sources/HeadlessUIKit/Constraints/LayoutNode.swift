/// A view or a layout guide as an item of constraints.
///
/// Constraints and anchors hold the node, not the view, so that neither keeps views alive and none points at
/// one that is gone.
final class LayoutNode {
    // Unchecked exclusivity and the unmanaged reference pay in `constraints growth feed`, in views; what is
    // `nonisolated(unsafe)` is read when views are deallocated, which is not isolated.
    @exclusivity(unchecked) private(set) nonisolated(unsafe) var viewReference: Unmanaged<UIView>?
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
    /// The node's items in systems of constraints.
    @exclusivity(unchecked) nonisolated(unsafe) var handles = SystemHandles()

    /// The active constraints that mention the node first, and those that mention it second.
    @exclusivity(unchecked) nonisolated(unsafe) var firstUses = ConstraintUses()
    @exclusivity(unchecked) nonisolated(unsafe) var secondUses = ConstraintUses()
    /// Active constraints that subtract an anchor of the node.
    @exclusivity(unchecked) nonisolated(unsafe) var otherUses: [NSLayoutConstraint] = []
    /// Whether constraints go by the node's margins, by its baselines.
    @exclusivity(unchecked) nonisolated(unsafe) var usesMargins = false
    @exclusivity(unchecked) nonisolated(unsafe) var usesBaselines = false
    /// The width for which the height was measured last.
    @exclusivity(unchecked) var measuredWidth: CGFloat = -1

    init(view: UIView) { viewReference = .passUnretained(view) }

    init(guide: UILayoutGuide) { self.guide = guide }

    /// A node without an item, for a constraint that was given none.
    init() {}

    /// The view, where the node represents one.
    var view: UIView? { viewReference?.takeUnretainedValue() }

    /// Whether the node represents a view, compared without reference counting.
    @inline(__always)
    func represents(_ view: Unmanaged<UIView>) -> Bool { view.isSame(as: viewReference) }

    /// The view or guide is gone.
    func forgetItem() { (viewReference, guide) = (nil, nil) }

    /// The view or guide; nil once it is gone.
    var item: AnyObject? { view ?? guide }

    /// The view that the item is or belongs to.
    @MainActor var owner: UIView? { view ?? guide?.owner }

    /// The same, not counted.
    var ownerReference: Unmanaged<UIView>? { viewReference ?? guide?.ownerReference }

    /// Has the constraints of stacks be there that are about the node's view.
    @MainActor
    @inline(__always)
    func showStackConstraints() {
        if let viewReference, viewReference.flags.isDisjoint(with: [.directStack, .arranged]) { return }
        owner?.showStackConstraints()
    }

    /// All active constraints that mention the node.
    var uses: [NSLayoutConstraint] { firstUses.all(.first) + secondUses.all(.second) + otherUses }

    /// Appends the active constraints that mention the node and are held outside of a view.
    func appendUses(to found: inout [NSLayoutConstraint], hostedOutside top: Unmanaged<UIView>) {
        firstUses.append(.first, hostedOutside: top, to: &found)
        secondUses.append(.second, hostedOutside: top, to: &found)
        for constraint in otherUses {
            if let host = constraint.hostReference, !host.lies(in: top) { found.append(constraint) }
        }
    }

    /// The node of something that may be a view or a guide; nil for what is neither.
    @MainActor static func of(_ item: Any) -> LayoutNode? {
        if let view = item as? UIView { return view.layoutNode }
        if let guide = item as? UILayoutGuide { return guide.layoutNode }
        if let support = item as? UILayoutSupport { return support.supportNode }
        return nil
    }
}
