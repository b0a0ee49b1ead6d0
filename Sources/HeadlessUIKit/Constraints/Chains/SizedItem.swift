/// A view or layout guide in a chain, with its length along the chain: `red[>=100]`.
@MainActor
public struct SizedItem {
    var item: ConstraintChain.Item

    init(_ view: UIView) { item = ConstraintChain.Item(node: view.layoutNode, sizes: []) }

    init(_ guide: UILayoutGuide) { item = ConstraintChain.Item(node: guide.layoutNode, sizes: []) }

    private func adding(
        _ relation: NSLayoutConstraint.Relation, _ object: ConstraintChain.Length.Object,
        _ priority: UILayoutPriority
    ) -> SizedItem {
        var sized = self
        sized.item.sizes.append(
            ConstraintChain.Length(relation: relation, object: object, priority: priority))
        return sized
    }

    /// The item, whose length along the chain compares with points besides.
    public subscript(
        length: LayoutComparison<CGFloat>, priority priority: UILayoutPriority = .required
    ) -> SizedItem { adding(length.relation, .points(length.object), priority) }

    /// The item, whose length along the chain compares with a view's besides.
    public subscript(
        length: LayoutComparison<UIView>, priority priority: UILayoutPriority = .required
    ) -> SizedItem { adding(length.relation, .item(length.object.layoutNode), priority) }

    /// The item, whose length along the chain compares with a layout guide's besides.
    public subscript(
        length: LayoutComparison<UILayoutGuide>, priority priority: UILayoutPriority = .required
    ) -> SizedItem { adding(length.relation, .item(length.object.layoutNode), priority) }
}

extension UIView {
    /// The view in a chain, with a length along it in points.
    public subscript(
        length: LayoutComparison<CGFloat>, priority priority: UILayoutPriority = .required
    ) -> SizedItem { SizedItem(self)[length, priority: priority] }

    /// The view in a chain, with a length along it that compares with a view's.
    public subscript(
        length: LayoutComparison<UIView>, priority priority: UILayoutPriority = .required
    ) -> SizedItem { SizedItem(self)[length, priority: priority] }

    /// The view in a chain, with a length along it that compares with a layout guide's.
    public subscript(
        length: LayoutComparison<UILayoutGuide>, priority priority: UILayoutPriority = .required
    ) -> SizedItem { SizedItem(self)[length, priority: priority] }
}

extension UILayoutGuide {
    /// The guide in a chain, with a length along it in points.
    public subscript(
        length: LayoutComparison<CGFloat>, priority priority: UILayoutPriority = .required
    ) -> SizedItem { SizedItem(self)[length, priority: priority] }

    /// The guide in a chain, with a length along it that compares with a view's.
    public subscript(
        length: LayoutComparison<UIView>, priority priority: UILayoutPriority = .required
    ) -> SizedItem { SizedItem(self)[length, priority: priority] }

    /// The guide in a chain, with a length along it that compares with a layout guide's.
    public subscript(
        length: LayoutComparison<UILayoutGuide>, priority priority: UILayoutPriority = .required
    ) -> SizedItem { SizedItem(self)[length, priority: priority] }
}
