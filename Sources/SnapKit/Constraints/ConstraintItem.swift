import ViewBridge

/// Attributes of a view, a layout guide or a bar's edge, to compare with: what `view.snp.top` gives.
///
/// The view is not kept alive.
@preconcurrency @MainActor
public final class ConstraintItem {
    private let reference: ItemReference
    let attributes: AttributeSet

    init(_ target: AnyObject?, _ attributes: AttributeSet) {
        reference = ItemReference(target)
        self.attributes = attributes
    }

    /// The view, guide or bar's edge; nil for none, and once it has ceased to exist.
    var target: AnyObject? { reference.target }

    /// Whether the view or guide has ceased to exist.
    var isGone: Bool { reference.isSet && target == nil }

    /// The view or guide that constraints can be made for.
    var layoutItem: (any LayoutConstraintItem)? { target as? any LayoutConstraintItem }

    /// The item as messages name it: `UILabel:title.top`.
    var text: String {
        let name = target.map(ItemText.of) ?? (reference.isSet ? "(gone)" : "(constant)")
        return attributes.isEmpty ? name : "\(name).\(attributes.words)"
    }

    /// Whether two items name the same attributes of the same view or guide.
    public static func == (lhs: ConstraintItem, rhs: ConstraintItem) -> Bool {
        lhs === rhs
            || (lhs.target != nil && lhs.target === rhs.target && lhs.attributes == rhs.attributes)
    }
}
