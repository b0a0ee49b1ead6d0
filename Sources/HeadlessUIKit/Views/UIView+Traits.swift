extension UIView {
    final func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        madeExtras.overrideUserInterfaceStyle = style
        notifyTraitChange()
    }

    final var resolvedTraitCollection: UITraitCollection {
        let walked = WalkedTraits.shared
        // From the view up; those that change nothing are left out.
        var changing: [UIView] = []
        var traits: UITraitCollection
        var view = self
        while true {
            if view.changesTraits { changing.append(view) }
            guard let superview = view.superviewReference else {
                traits = (view as? UIWindow)?.screen.traitCollection ?? UITraitCollection.current
                break
            }
            if let known = walked.traits, walked.view?.toOpaque() == superview.toOpaque() {
                traits = known
                break
            }
            view = superview.takeUnretainedValue()
            if ViewOverrides.of(view).contains(.traitCollection) {
                traits = view.traitCollection
                break
            }
        }
        for view in changing.reversed() { traits = view.overriding(traits) }
        return traits
    }

    /// Whether the view's traits may differ from its superview's.
    private final var changesTraits: Bool {
        guard controller == nil else { return true }
        guard let extras else { return false }
        return extras.traitOverrides != nil || extras.overrideUserInterfaceStyle != .unspecified
    }

    /// The view's traits under its superview's, which a walk down the tree has computed.
    ///
    /// Classes that may have overridden `traitCollection` are called, and find the superview's traits where
    /// the walk has stored them, so that none climbs up again.
    final func traitCollection(under traits: UITraitCollection) -> UITraitCollection {
        guard !hasStandardClass, superviewReference != nil else { return overriding(traits) }
        let walked = WalkedTraits.shared
        let outer = (walked.view, walked.traits)
        (walked.view, walked.traits) = (superviewReference, traits)
        defer { (walked.view, walked.traits) = outer }
        return traitCollection
    }

    /// The traits under this view's own overrides.
    final func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        var inherited = controller?.overridingTraits(inherited) ?? inherited
        if let extras, let own = extras.traitOverrides { inherited = overriding(inherited, own, extras) }
        let style = extras?.overrideUserInterfaceStyle ?? .unspecified
        guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Every view below reads its traits by this: what is the same again is not merged again.
    private func overriding(_ inherited: UITraitCollection, _ own: TraitValues, _ extras: ViewExtras)
        -> UITraitCollection
    {
        if let known = extras.overriddenTraits, known.inherited === inherited || known.inherited == inherited
        {
            return known.result
        }
        let result = UITraitCollection(traitsFrom: [inherited, UITraitCollection(values: own)])
        extras.overriddenTraits = (inherited, result)
        return result
    }

    /// Calls `traitCollectionDidChange` down the tree where the traits differ from those of the last call.
    final func notifyTraitChange() {
        guard windowStorage != nil else { return }
        var open: [(UIView, UITraitCollection)] = [(self, traitCollection)]
        while let (view, traits) = open.popLast() {
            let previous = view.extras?.notifiedTraits
            view.reviewConstraintDirection()
            if let previous, previous != traits {
                view.madeExtras.notifiedTraits = traits
                if AppearanceRules.isInUse, AppearanceRules.dependOnTraits { AppearanceRules.apply(to: view) }
                view.markNeedsLayout()
                view.setNeedsDisplay()
                if view.flags.contains(.tracksMargins) { view.reviewMargins() }
                view.controller?.traitCollectionDidChange(previous)
                view.controller?.notifyRegistrations(from: previous, to: traits)
                view.traitCollectionDidChange(previous)
                view.notifyRegistrations(from: previous, to: traits)
                view.notifyObservers(of: .traits)
            } else if previous == nil, view.storesNotifiedTraits {
                view.madeExtras.notifiedTraits = traits
                view.firstTraitsAreKnown()
            }
            for subview in view.subviewStorage.reversed() {
                open.append((subview, subview.traitCollection(under: traits)))
            }
        }
    }

    /// Plain views have no observers of their traits, so they do not store them.
    private var storesNotifiedTraits: Bool {
        type(of: self) != UIView.self || controller != nil || !traitRegistrations.isEmpty
            || flags.contains(.observedTraits)
    }

    // MARK: Direction

    final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != semanticStorage else { return }
        changeDirection { semanticStorage = attribute }
        constrainedDirectionChanged()
        markNeedsLayout()
        notifyObservers(of: .semanticDirection)
    }

    final var layoutDirectionFromSemantics: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction of a semantic attribute in a left-to-right interface.
    @discardableResult public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction of a semantic attribute in an interface of a direction.
    @discardableResult public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    // MARK: Tint

    final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        madeExtras.tintAdjustmentMode = mode
        forEachInTree { $0.tintColorDidChange() }
    }

    final var inheritedTintColor: UIColor {
        var view = self
        while true {
            if let color = view.extras?.tintColor { return color }
            guard let superview = view.superviewStorage else { return .systemBlue }
            guard !ViewOverrides.of(superview).contains(.tintColor) else {
                return superview.tintColor ?? .systemBlue
            }
            view = superview
        }
    }

    final func setTintColor(_ color: UIColor?) {
        madeExtras.tintColor = color
        // Subviews with a tint of their own do not inherit this one.
        var open: [UIView] = [self]
        while let view = open.popLast() {
            view.tintColorDidChange()
            open += view.subviewStorage.filter { $0.extras?.tintColor == nil }
        }
    }
}

/// The traits of the view that a walk down the tree is at.
///
/// Each view of a walk reads and writes both, and counts no reference to its superview: pays in `base views`, where
/// trees are added to a window.
@MainActor
private final class WalkedTraits {
    static let shared = WalkedTraits()

    @exclusivity(unchecked) var view: Unmanaged<UIView>?
    @exclusivity(unchecked) var traits: UITraitCollection?
}
