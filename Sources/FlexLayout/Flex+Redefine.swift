internal import LayoutCore
internal import ViewBridge

extension Flex {
    /// Defines the items again: what the closure adds stays or is inserted, what it leaves out is removed, and the order
    /// is that of the closure.
    ///
    /// Views that are added again are the same objects in the same state, and do not leave the hierarchy in between. A box
    /// that `addItem()` made is found again by the number of such boxes before it, or by its key; its style starts from the
    /// initial one. So do layout-only items. `define` on an item inside of the closure redefines that item's items too.
    /// Subviews that do not use flexbox keep their indices.
    ///
    /// ```swift
    /// flex.redefine { flex in
    ///     flex.addItem(title)
    ///     if isExpanded { flex.addItem(detail).marginTop(8) }
    ///     for entry in entries { flex.addItem(key: entry.id).height(44) }
    /// }
    /// ```
    @discardableResult
    public func redefine(_ closure: (_ flex: Flex) -> Void) -> Flex {
        guard let host, let view = host.heldView, extras?.rebuild == nil else {
            closure(self)
            return self
        }
        let rebuild = FlexRebuild(of: arrangement()?.children(of: self) ?? [])
        madeExtras.rebuild = rebuild
        closure(self)
        rebuild.removeRemainingItems(of: self)
        // Inside of a host that is being redefined itself, the host puts everything in order.
        if isLayoutOnly, host.extras?.rebuild != nil { return self }
        orderSubviews(of: view)
        finishRebuild()
        return self
    }

    /// Adds a plain view as the last item, or finds the one of this key again in ``redefine(_:)``.
    ///
    /// - Returns: The flexbox of the item.
    @discardableResult
    public func addItem(key: some Hashable) -> Flex {
        if let rebuild = extras?.rebuild { return rebuild.nextBox(in: self, key: AnyHashable(key)) }
        let (box, item) = makeBox(AnyHashable(key))
        append(box, item)
        return item
    }

    /// Adds a layout-only item as the last item, or finds the one of this key again in ``redefine(_:)``.
    ///
    /// - Returns: The flexbox of the item.
    @discardableResult
    public func addLayoutItem(key: some Hashable) -> Flex {
        if let rebuild = extras?.rebuild { return rebuild.nextLayoutItem(in: self, key: AnyHashable(key)) }
        let item = Flex(nil)
        item.madeExtras.key = AnyHashable(key)
        return appendLayoutItem(item)
    }

    /// Orders the items among the subviews as they have been added. All other subviews keep their indices.
    private func orderSubviews(of view: UIView) {
        guard let host, var arrangement = arrangement() else { return }
        for holder in arrangement.holders {
            if let items = holder.extras?.rebuild?.items { arrangement.setChildren(items, of: holder) }
        }
        var ordered: [UIView] = []
        arrangement.walk(host) { item in
            if let view = item.heldView { ordered.append(view) }
        }
        let orderedViews = Set(ordered.map(ObjectIdentifier.init))
        let indices = view.subviews.indices.filter {
            orderedViews.contains(ObjectIdentifier(view.subviews[$0]))
        }
        for (index, item) in zip(indices, ordered) where view.subviews[index] !== item {
            view.insertSubview(item, at: index)
        }
    }

    /// Clears the state of the redefinition in this item and in the layout-only ones in it.
    private func finishRebuild() {
        var pending = [self]
        while let flex = pending.popLast() {
            flex.extras?.rebuild = nil
            pending += flex.extras?.layoutItems ?? []
        }
    }
}
