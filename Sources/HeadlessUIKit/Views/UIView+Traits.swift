extension UIView {
    final func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        madeExtras.overrideUserInterfaceStyle = style
        notifyTraitChange()
    }

    final var resolvedTraitCollection: UITraitCollection {
        if let superview = superviewReference {
            let known = WalkedTraits.shared
            if let traits = known.traits, known.view?.toOpaque() == superview.toOpaque() {
                return overriding(traits)
            }
            return overriding(superview._withUnsafeGuaranteedRef { $0.traitCollection })
        }
        return overriding((self as? UIWindow)?.screen.traitCollection ?? UITraitCollection.current)
    }

    /// The view's traits under its superview's, which a walk down the tree has come with.
    ///
    /// Classes that may have overridden `traitCollection` are asked, and find the superview's traits where the walk
    /// has put them, so that none climbs up again.
    final func traitCollection(under traits: UITraitCollection) -> UITraitCollection {
        guard !hasUsualFrame, superviewReference != nil else { return overriding(traits) }
        let known = WalkedTraits.shared
        let outer = (known.view, known.traits)
        (known.view, known.traits) = (superviewReference, traits)
        defer { (known.view, known.traits) = outer }
        return traitCollection
    }

    /// The traits under this view's own overrides.
    final func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        let inherited = controller?.overridingTraits(inherited) ?? inherited
        let style = extras?.overrideUserInterfaceStyle ?? .unspecified
        guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Calls `traitCollectionDidChange` down the tree where the traits are others than those told last.
    final func notifyTraitChange() {
        guard windowStorage != nil else { return }
        var open: [(UIView, UITraitCollection)] = [(self, traitCollection)]
        while let (view, traits) = open.popLast() {
            let told = view.extras?.notifiedTraits
            view.reviewConstraintDirection()
            if let told, told != traits {
                view.madeExtras.notifiedTraits = traits
                view.markNeedsLayout()
                view.setNeedsDisplay()
                if view.flags.contains(.tracksMargins) { view.reviewMargins() }
                view.controller?.traitCollectionDidChange(told)
                view.controller?.notifyRegistrations(from: told, to: traits)
                view.traitCollectionDidChange(told)
                view.notifyRegistrations(from: told, to: traits)
            } else if told == nil, view.needsTraitMemory {
                view.madeExtras.notifiedTraits = traits
            }
            for subview in view.subviewStorage.reversed() {
                open.append((subview, subview.traitCollection(under: traits)))
            }
        }
    }

    /// Plain views have nobody to tell, so they need not remember.
    private var needsTraitMemory: Bool {
        type(of: self) != UIView.self || controller != nil || !traitRegistrations.isEmpty
    }

    // MARK: Direction

    final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != semanticStorage else { return }
        changeDirection { semanticStorage = attribute }
        constrainedDirectionChanged()
        markNeedsLayout()
    }

    final var layoutDirectionFromSemantics: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction of a semantic attribute in a left-to-right interface.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction of a semantic attribute in an interface of a direction.
    public class func userInterfaceLayoutDirection(
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
            // A superview of another class may answer for itself.
            guard superview.hasUsualFrame else { return superview.tintColor ?? .systemBlue }
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
@MainActor
private final class WalkedTraits {
    static let shared = WalkedTraits()

    @exclusivity(unchecked) var view: Unmanaged<UIView>?
    @exclusivity(unchecked) var traits: UITraitCollection?
}
