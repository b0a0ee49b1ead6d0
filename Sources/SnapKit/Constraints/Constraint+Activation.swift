import ViewBridge

/// Switching a statement on and off.
extension Constraint {
    /// Whether the statement takes part in layout. False after its view has left the hierarchy.
    public var isActive: Bool {
        get { layoutConstraints.contains { $0.isActive } }
        set { newValue ? activate() : deactivate() }
    }

    /// Lets the statement take part in layout.
    public func activate() {
        guard let item = from.layoutItem, !layoutConstraints.isEmpty else { return }
        for layoutConstraint in layoutConstraints {
            if let misuse = layoutConstraint.misuseOfHierarchy {
                misuse.report()
            } else {
                layoutConstraint.isActive = true
            }
        }
        item.madeState.add(self)
    }

    /// Takes the statement out of layout. Its view forgets it until it is activated again.
    public func deactivate() {
        NSLayoutConstraint.deactivate(layoutConstraints)
        from.layoutItem?.state?.remove(self)
    }

    /// Gives the constant to those active constraints of an item that say the same otherwise.
    func updateInstalled(of item: any LayoutConstraintItem) {
        let installed = item.state?.constraints.flatMap(\.layoutConstraints) ?? []
        for new in layoutConstraints {
            if let old = installed.first(where: { $0.differsOnlyInConstant(from: new) }) {
                old.constant = new.constant
            } else {
                Misuse.unmatchedUpdate(new, installed: installed).report()
            }
        }
    }
}

extension LayoutConstraint {
    /// What keeps the constraint from being active: that its items are in different hierarchies.
    fileprivate var misuseOfHierarchy: Misuse? {
        guard let firstItem, let secondItem, let one = Self.owner(of: firstItem),
            let other = Self.owner(of: secondItem), !one.shares(withHierarchyOf: other)
        else { return nil }
        let statement =
            "\(ItemText.of(firstItem, firstAttribute)) \(relation.sign) "
            + ItemText.of(secondItem, secondAttribute)
        return Misuse.apart(statement, "\(Self.place(of: firstItem)), \(Self.place(of: secondItem))")
    }

    /// The view that an item is or belongs to.
    private static func owner(of item: AnyObject) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    private static func place(of item: AnyObject) -> String {
        let container = (item as? any LayoutConstraintItem)?.container
        return "\(ItemText.of(item)) is in \(container.map { ItemText.of($0) } ?? "no view")"
    }
}

extension UIView {
    fileprivate func shares(withHierarchyOf other: UIView) -> Bool {
        if self === other || superview === other || other.superview === self { return true }
        if let superview, superview === other.superview { return true }
        return root === other.root
    }

    private var root: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
