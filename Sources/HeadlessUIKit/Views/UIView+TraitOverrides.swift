import Foundation

extension UIView {
    /// Traits that the view sets for itself and its subviews, whatever the superview's. None by default.
    public final var traitOverrides: any UITraitOverrides {
        get { extras?.traitOverrides ?? TraitValues() }
        set {
            // Every value that a caller can assign is a changed copy of one that was read from here.
            guard let values = newValue as? TraitValues, values != extras?.traitOverrides ?? TraitValues()
            else { return }
            madeExtras.traitOverrides = values == TraitValues() ? nil : values
            notifyTraitChange()
        }
    }

    /// Delivers changes of traits that were not delivered yet. They are delivered when they happen here.
    public final func updateTraitsIfNeeded() { notifyTraitChange() }
}
