/// A view or a layout guide as constraints know it.
///
/// Constraints and anchors hold the node, not the view, so that neither keeps views alive and none points at
/// one that is gone.
final class LayoutNode {
    @exclusivity(unchecked) private(set) nonisolated(unsafe) var viewReference: Unmanaged<UIView>?
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
    /// Where the node stands in systems of constraints.
    @exclusivity(unchecked) nonisolated(unsafe) var placements = SystemPlacements()

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

    /// A node of nothing, which stands where no item was given.
    init() {}

    /// The view, where the node stands for one.
    var view: UIView? { viewReference?.takeUnretainedValue() }

    /// Whether the node stands for a view, compared without counting references.
    @inline(__always)
    func stands(for view: Unmanaged<UIView>) -> Bool { view.isSame(as: viewReference) }

    /// The view or guide is gone.
    func forgetItem() { (viewReference, guide) = (nil, nil) }

    /// The view or guide; nil once it is gone.
    var item: AnyObject? { view ?? guide }

    /// The view that the item is or belongs to.
    @MainActor var owner: UIView? { view ?? guide?.owner }

    /// Has the constraints of stacks be there that are about the node's view.
    @MainActor
    @inline(__always)
    func showStackConstraints() {
        if let viewReference, viewReference.flags.isDisjoint(with: [.directStack, .arranged]) { return }
        owner?.showStackConstraints()
    }

    /// All active constraints that mention the node.
    var uses: [NSLayoutConstraint] { firstUses.all(.first) + secondUses.all(.second) + otherUses }

    /// The node of something that may be a view or a guide; nil for what is neither.
    @MainActor static func of(_ item: Any) -> LayoutNode? {
        if let view = item as? UIView { return view.layoutNode }
        if let guide = item as? UILayoutGuide { return guide.layoutNode }
        if let support = item as? UILayoutSupport { return support.supportNode }
        return nil
    }
}
