extension UIView {
    /// The guides that the view owns: its own ones once they were asked for, and those added.
    public final var layoutGuides: [UILayoutGuide] { extras?.layoutGuides ?? [] }

    /// Adds a guide, taking it from the view that had it. The guides that views have by themselves stay.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.area == nil, layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        madeExtras.layoutGuides.append(layoutGuide)
        layoutGuide.owner = self
    }

    /// Removes a guide that was added.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.area == nil, layoutGuide.owner === self else { return }
        if let node = layoutGuide.node {
            for constraint in node.uses { constraint.isActive = false }
            node.placements.forEach { $0.system.removeItem(of: node) }
        }
        extras?.layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
        layoutGuide.ownFrame = .zero
    }

    /// The part of the view that bars, notch and home indicator leave free.
    public final var safeAreaLayoutGuide: UILayoutGuide { guide(following: .safeArea) }

    /// The part of the view inside of its margins.
    public final var layoutMarginsGuide: UILayoutGuide { guide(following: .layoutMargins) }

    /// The part inside of the margins, no wider than text is easily read: 672 points in the default size of
    /// text, less in smaller and more in larger ones.
    public final var readableContentGuide: UILayoutGuide { guide(following: .readableContent) }

    /// The view's own guide for an area, made when it is first asked for.
    final func guide(following area: GuideArea) -> UILayoutGuide {
        if let guide = madeGuide(following: area) { return guide }
        let guide = UILayoutGuide(following: area, of: self)
        madeExtras.layoutGuides.append(guide)
        return guide
    }

    final func madeGuide(following area: GuideArea) -> UILayoutGuide? {
        extras?.layoutGuides.first { $0.area == area }
    }
}

extension UIScrollView {
    /// The content: its size at the origin of the content's coordinates.
    public final var contentLayoutGuide: UILayoutGuide { guide(following: .scrollContent) }

    /// What is seen of the content: the bounds.
    public final var frameLayoutGuide: UILayoutGuide { guide(following: .scrollFrame) }
}
