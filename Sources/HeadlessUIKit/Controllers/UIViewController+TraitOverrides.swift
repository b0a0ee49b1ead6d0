import Foundation

extension UIViewController {
    /// Traits that the controller sets for its view and its children, whatever the parent's. None by default.
    public var traitOverrides: any UITraitOverrides {
        get { extras?.traitOverrides ?? TraitValues() }
        set {
            // Every value that a caller can assign is a changed copy of one that was read from here.
            guard let values = newValue as? TraitValues, values != extras?.traitOverrides else { return }
            madeExtras.traitOverrides = values
            viewIfLoaded?.notifyTraitChange()
        }
    }

    /// Delivers changes of traits that were not delivered yet. They are delivered when they happen here.
    public final func updateTraitsIfNeeded() { viewIfLoaded?.notifyTraitChange() }

    /// Sets traits for a child that override this controller's own; nil removes them.
    final func setOverrides(_ collection: UITraitCollection?, for child: UIViewController) {
        madeExtras.childOverrides[ObjectIdentifier(child)] = collection
        child.viewIfLoaded?.notifyTraitChange()
    }

    /// The controller's view's traits where its container has `inherited`: with what the parent sets for this
    /// child, what a presentation sets, and what the controller sets itself, the last winning.
    final func overridingTraits(_ inherited: UITraitCollection) -> UITraitCollection {
        var layers = [inherited]
        if let parent = parentStorage, let extras = parent.extras, !extras.childOverrides.isEmpty,
            let forChild = extras.childOverrides[ObjectIdentifier(self)]
        {
            layers.append(forChild)
        }
        if let extras {
            if let presented = extras.presentation?.traitsForPresented { layers.append(presented) }
            if let own = extras.traitOverrides { layers.append(UITraitCollection(values: own)) }
        }
        if overrideUserInterfaceStyle != .unspecified {
            layers.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
        }
        guard layers.count > 1 else { return inherited }
        let merged = UITraitCollection(traitsFrom: layers)
        return merged == inherited ? inherited : merged
    }
}
