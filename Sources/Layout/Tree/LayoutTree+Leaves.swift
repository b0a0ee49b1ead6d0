internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// The app's views as parts.
extension LayoutTree {
    /// Makes a view of the app's the one that a part shows.
    func attach(_ view: UIView, to part: Part) {
        if part.view !== view {
            part.view = view
            setNeedsPlacement(part)
            hasNewStructure = true
        }
        // In the container it is measured with the traits and the pixels that it will have.
        if view.superview == nil, !isInLazyPart(part) { addToMeasure(part) }
        let key = ObjectIdentifier(view)
        guard leaves[key] !== part else { return }
        // The new part has to restore what the old one has overridden.
        if let styleOverrides = leaves[key]?.details?.styleOverrides {
            leaves[key]?.details?.styleOverrides = nil
            part.madeDetails.styleOverrides = styleOverrides
        }
        leaves[key] = part
    }

    /// Whether a view cannot be shown because it contains the container; reports that.
    func isAround(_ view: UIView) -> Bool {
        guard let container else { return false }
        guard view === container || !view.subviews.isEmpty && container.isDescendant(of: view) else {
            return false
        }
        report(.ignored(call: "layout()"), "\(type(of: view))", "it contains the container")
        return true
    }

    /// Gives the engine's node of a view its element and its measure function.
    func updateLeaf(_ part: Part, fills: AxisSet) {
        guard let view = part.view else { return }
        let version = view.contentVersion
        if !part.hasMeasure || part.fills != fills {
            part.fills = fills
            part.nature = ViewNature(of: view)
            part.hasMeasure = true
            engine.setMeasure(
                { [unowned self, unowned part] proposal in
                    if part.view?.superview == nil { self.addVisible(part) }
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

    /// Adds a view to the container, to be measured there before it is known whether it is shown.
    private func addToMeasure(_ part: Part) {
        guard let view = part.view else { return }
        let isUnchanged = view.contentVersion == part.contentVersion
        container?.addSubview(view)
        // The traits of the container are no change of the view's own.
        if isUnchanged { part.contentVersion = view.contentVersion }
        changes.measuredParts.append(part)
    }

    /// Adds a view to the container that has become visible in a lazy one.
    private func addVisible(_ part: Part) {
        guard let container else { return }
        hasNewStructure = true
        container.withoutInvalidation { addToMeasure(part) }
    }

    /// Keeps a hidden view: it takes no space, nor do modifiers around it, until it is shown.
    func insertHidden(_ view: UIView) {
        hiddenViews[ObjectIdentifier(view)] = view
        hasNewStructure = true
    }

    /// Removes views from the container that were added to be measured and are not shown, or whose parts were removed.
    func removeUnshownViews(from container: LayoutHostView) {
        for part in removedParts + changes.takeMeasuredParts() {
            guard let view = part.view else { continue }
            let key = ObjectIdentifier(view)
            guard leaves[key] === part, shown[key] == nil else { continue }
            if self.part(of: part.node) === part {
                insertAbsent(part)
            } else {
                leaves[key] = nil
                part.details?.styleOverrides?.restore(view)
            }
            let isUnused = hiddenViews[key] == nil && container.leaving[key] == nil
            if isUnused, view.superview === container { view.removeFromSuperview() }
        }
        removedParts.removeAll()
    }

    /// Measures all views again where the pixels per point have changed.
    func update(scale: CGFloat) {
        guard scale != measuredScale else { return }
        measuredScale = scale
        for part in leaves.values { engine.markDirty(part.node) }
    }

    /// Keeps hidden views in the container, which observes them there.
    func updateHiddenViews(in container: LayoutHostView) {
        for (key, view) in lastHiddenViews where hiddenViews[key] == nil && shown[key] == nil {
            if view.superview === container { view.removeFromSuperview() }
        }
        lastHiddenViews = hiddenViews
        for view in hiddenViews.values where view.superview == nil && !container.isDescendant(of: view) {
            container.addSubview(view)
        }
    }
}

extension Part {
    /// The engine's element for a view of the app's.
    var leafElement: StackElement {
        switch nature {
        case .greedy: .greedy()
        // A label that fills the proposed width is wider than its text.
        case .label where !fills.isEmpty: .measured(.widthFirst)
        default: .measured(nature.dependence)
        }
    }
}
