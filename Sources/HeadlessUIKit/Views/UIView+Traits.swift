extension UIView {
    final func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        madeExtras.overrideUserInterfaceStyle = style
        tellTraitChange()
    }

    final var resolvedTraitCollection: UITraitCollection {
        let inherited = superviewStorage?.traitCollection ?? (self as? UIWindow)?.screen.traitCollection
        return overriding(inherited ?? UITraitCollection.current)
    }

    /// The traits under this view's own overrides.
    final func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        let inherited = controller?.overridingTraits(inherited) ?? inherited
        let style = extras?.overrideUserInterfaceStyle ?? .unspecified
        guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Calls `traitCollectionDidChange` down the tree where the traits are others than those told last.
    final func tellTraitChange() {
        guard windowStorage != nil else { return }
        var open: [(UIView, UITraitCollection)] = [(self, traitCollection)]
        while let (view, traits) = open.popLast() {
            let told = view.extras?.toldTraits
            view.reviewConstraintDirection()
            if let told, told != traits {
                view.madeExtras.toldTraits = traits
                view.markNeedsLayout()
                view.setNeedsDisplay()
                if view.flags.contains(.tracksMargins) { view.reviewMargins() }
                view.controller?.traitCollectionDidChange(told)
                view.controller?.tellRegistrations(from: told, to: traits)
                view.traitCollectionDidChange(told)
                view.tellRegistrations(from: told, to: traits)
            } else if told == nil, view.needsTraitMemory {
                view.madeExtras.toldTraits = traits
            }
            for subview in view.subviewStorage.reversed() {
                open.append((subview, subview.overriding(traits)))
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
            for: semanticStorage,
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
        var view: UIView? = self
        while let current = view {
            if let color = current.extras?.tintColor { return color }
            view = current.superviewStorage
        }
        return .systemBlue
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
