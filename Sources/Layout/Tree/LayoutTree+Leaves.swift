internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// Users' views as parts.
extension LayoutTree {
    /// Makes a part that of a user's view.
    func attach(_ view: UIView, to part: Part) {
        if part.view !== view {
            part.view = view
            part.isNew = true
            hasNewStructure = true
        }
        // In the container it is measured with the traits and the pixels that it will have.
        if view.superview == nil, !isInLazyPart(part) { container?.addSubview(view) }
        let key = ObjectIdentifier(view)
        guard leaves[key] !== part else { return }
        // What was done to the view has to be undone by its new part.
        if let loan = leaves[key]?.extras?.loan {
            leaves[key]?.extras?.loan = nil
            part.madeExtras.loan = loan
        }
        leaves[key] = part
    }

    /// Whether a view cannot be shown because the container lies in it, which is then told.
    func isAround(_ view: UIView) -> Bool {
        guard let container else { return false }
        guard view === container || !view.subviews.isEmpty && container.isDescendant(of: view) else {
            return false
        }
        report(.ignored(call: "layout()"), "\(type(of: view))", "it contains the container")
        return true
    }

    /// Makes an engine's node measure a view, or know its size.
    func updateLeaf(_ part: Part, fills: AxisSet) {
        guard let view = part.view else { return }
        let version = view.contentVersion
        if !part.hasMeasure || part.fills != fills {
            part.fills = fills
            part.nature = ViewNature(of: view)
            part.hasMeasure = true
            engine.setMeasure(
                { [unowned self, unowned part] proposal in
                    self.take(in: part.view)
                    return part.measure(proposal)
                }, of: part.node)
            let hasText = part.nature == .label || part.nature == .text
            engine.setBaselines(
                hasText ? { [unowned part] size in part.baselines(in: size) } : nil, of: part.node)
        } else if part.contentVersion != version {
            engine.markDirty(part.node)
        }
        part.contentVersion = version
        engine.setElement(part.leafElement, of: part.node)
    }

    /// Takes a view into the container that has come into sight, to be measured there.
    private func take(in view: UIView?) {
        guard let view, view.superview == nil, let container else { return }
        hasNewStructure = true
        container.quietly { container.addSubview(view) }
    }

    /// Looks at all users' views again, and notes whose content is new.
    ///
    /// - Returns: Whether the body has to be read, because a view is no longer hidden, or now is.
    func updateLeaves() -> Bool {
        for part in leaves.values {
            guard let view = part.view else { continue }
            if view.isHidden { return true }
            if view.contentVersion != part.contentVersion { updateLeaf(part, fills: part.fills) }
        }
        return parked.values.contains { !$0.isHidden }
    }

    /// Keeps a hidden view at hand: it takes no room, nor do modifiers around it, until it is shown.
    func park(_ view: UIView) {
        parked[ObjectIdentifier(view)] = view
        hasNewStructure = true
    }

    /// Takes views out of the container that came to be measured and are not shown.
    func removeUnshownViews(from container: LayoutContainer) {
        for (key, part) in leaves where shown[key] == nil {
            guard let view = part.view else { continue }
            if self.part(of: part.node) !== part {
                leaves[key] = nil
                part.extras?.loan?.end(view)
            }
            let isFree = parked[key] == nil && container.leaving[key] == nil
            if isFree, view.superview === container { view.removeFromSuperview() }
        }
    }

    /// Measures all views again where pixels have another size than before.
    func update(scale: CGFloat) {
        guard scale != measuredScale else { return }
        measuredScale = scale
        for part in leaves.values { engine.markDirty(part.node) }
    }

    /// Keeps hidden views in the container, where it hears of them.
    func updateParkedViews(in container: LayoutContainer) {
        for (key, view) in lastParked where parked[key] == nil && shown[key] == nil {
            if view.superview === container { view.removeFromSuperview() }
        }
        lastParked = parked
        for view in parked.values where view.superview == nil && !container.isDescendant(of: view) {
            container.addSubview(view)
        }
    }
}

extension Part {
    /// What the node of a user's view is.
    var leafElement: StackElement {
        switch nature {
        case .greedy: .greedy()
        // What fills its room is wider than its text.
        case .label where !fills.isEmpty: .measured(.widthFirst)
        default: .measured(nature.dependence)
        }
    }
}
