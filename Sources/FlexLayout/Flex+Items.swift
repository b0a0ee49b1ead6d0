public import ViewBridge

extension Flex {
    /// Adds a plain view as the last item.
    ///
    /// - Returns: The flexbox of the new item.
    @discardableResult
    public func addItem() -> Flex {
        if let rebuild = extras?.rebuild { return rebuild.nextBox(in: self, key: nil) }
        let (box, item) = makeBox(nil)
        append(box, item)
        return item
    }

    /// Adds a view as the last item: makes it the last subview. It leaves the superview that it had.
    ///
    /// - Returns: The flexbox of the item.
    @discardableResult
    public func addItem(_ view: UIView) -> Flex {
        let item = view.flex
        if let rebuild = extras?.rebuild {
            rebuild.take(item, in: self)
        } else {
            append(view, item)
        }
        return item
    }

    /// Runs a closure at once with this object: items added in it read like the tree that they make.
    ///
    /// What was there before stays; ``redefine(_:)`` states all items anew.
    @discardableResult
    public func define(_ closure: (_ flex: Flex) -> Void) -> Flex {
        if extras?.isRedefined == true { return redefine(closure) }
        closure(self)
        return self
    }

    /// A new plain view that is marked as a box of `addItem()`.
    func makeBox(_ key: AnyHashable?) -> (view: UIView, item: Flex) {
        let view = UIView()
        let item = view.flex
        item.flags.insert(.anonymous)
        if let key { item.madeExtras.key = key }
        return (view, item)
    }

    /// Whether the view takes part in the layout of its container; true by default. A view that does not
    /// keeps its frame and those of its subviews.
    public var isIncludedInLayout: Bool {
        get { !flags.contains(.excluded) }
        set {
            guard newValue == flags.contains(.excluded) else { return }
            flags.formSymmetricDifference(.excluded)
            if let container { FlexNodes.tree.markDirty(container.node) }
            (isLayoutOnly ? host?.heldView : heldView?.superview)?.markChanged(.subviews)
        }
    }

    /// Sets whether the view takes part in the layout of its container.
    @discardableResult
    public func isIncludedInLayout(_ included: Bool) -> Flex {
        isIncludedInLayout = included
        return self
    }

    /// Invalidates the measurement of the view's content, so that the next layout measures it again.
    ///
    /// Not necessary for views that invalidate their intrinsic content size.
    @discardableResult
    public func markDirty() -> Flex {
        FlexNodes.tree.markDirty(node)
        return self
    }
}
