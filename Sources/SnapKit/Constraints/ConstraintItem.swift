import ViewBridge

/// Attributes of a view, a layout guide or a bar's edge, to compare with: what `view.snp.top` gives.
///
/// The view is not kept alive.
@preconcurrency @MainActor
public final class ConstraintItem {
    private(set) weak var target: AnyObject?
    let attributes: AttributeSet
    private let hadTarget: Bool

    init(_ target: AnyObject?, _ attributes: AttributeSet) {
        self.target = target
        self.attributes = attributes
        hadTarget = target != nil
    }

    /// Whether the view or guide has ceased to exist.
    var isGone: Bool { hadTarget && target == nil }

    /// The view or guide that constraints can be made for.
    var layoutItem: (any LayoutConstraintItem)? { target as? any LayoutConstraintItem }

    /// The item as messages name it: `UILabel:title.top`.
    var text: String {
        let name = target.map(ItemText.of) ?? (hadTarget ? "(gone)" : "(constant)")
        return attributes.isEmpty ? name : "\(name).\(attributes.words)"
    }

    /// Whether two items name the same attributes of the same view or guide.
    public static func == (lhs: ConstraintItem, rhs: ConstraintItem) -> Bool {
        lhs === rhs
            || (lhs.target != nil && lhs.target === rhs.target && lhs.attributes == rhs.attributes)
    }
}
