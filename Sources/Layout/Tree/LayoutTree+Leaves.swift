internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// Users' views as parts.
extension LayoutTree {
    /// Makes a part that of a user's view.
    func attach(_ view: UIView, to part: Part) {
        if part.view !== view {
            part.view = view
            setNeedsPlace(part)
            hasNewStructure = true
        }
        // In the container it is measured with the traits and the pixels that it will have.
        if view.superview == nil, !isInLazyPart(part) { take(in: part) }
        let key = ObjectIdentifier(view)
        guard leaves[key] !== part else { return }
        // What was done to the view has to be undone by its new part.
        if let styleOverrides = leaves[key]?.details?.styleOverrides {
            leaves[key]?.details?.styleOverrides = nil
            part.madeDetails.styleOverrides = styleOverrides
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
                    if part.view?.superview == nil { self.takeToMeasure(part) }
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

    /// Takes a view into the container, to be measured there and to see whether it is shown.
    private func take(in part: Part) {
        guard let view = part.view else { return }
        let isKnown = view.contentVersion == part.contentVersion
        container?.addSubview(view)
        // What it takes over from the container is no change of its own.
        if isKnown { part.contentVersion = view.contentVersion }
        changes.visitors.append(part)
    }

    /// Takes a view into the container that has come into sight.
    private func takeToMeasure(_ part: Part) {
        guard let container else { return }
        hasNewStructure = true
        container.quietly { take(in: part) }
    }

    /// Keeps a hidden view at hand: it takes no room, nor do modifiers around it, until it is shown.
    func park(_ view: UIView) {
        parked[ObjectIdentifier(view)] = view
        hasNewStructure = true
    }

    /// Takes views out of the container that came to be measured and are not shown, or whose parts have ended.
    func removeUnshownViews(from container: LayoutHostView) {
        for part in retired + changes.takeVisitors() {
            guard let view = part.view else { continue }
            let key = ObjectIdentifier(view)
            guard leaves[key] === part, shown[key] == nil else { continue }
            if self.part(of: part.node) === part {
                noteAbsence(of: part)
            } else {
                leaves[key] = nil
                part.details?.styleOverrides?.restore(view)
            }
            let isFree = parked[key] == nil && container.leaving[key] == nil
            if isFree, view.superview === container { view.removeFromSuperview() }
        }
        retired.removeAll()
    }

    /// Measures all views again where pixels have another size than before.
    func update(scale: CGFloat) {
        guard scale != measuredScale else { return }
        measuredScale = scale
        for part in leaves.values { engine.markDirty(part.node) }
    }

    /// Keeps hidden views in the container, where it hears of them.
    func updateParkedViews(in container: LayoutHostView) {
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
