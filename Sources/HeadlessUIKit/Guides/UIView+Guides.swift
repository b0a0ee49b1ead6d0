extension UIView {
    final func add(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.area == nil, layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        madeExtras.layoutGuides.append(layoutGuide)
        layoutGuide.ownerReference = .passUnretained(self)
    }

    final func remove(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.area == nil, layoutGuide.owner === self else { return }
        if let node = layoutGuide.node {
            for constraint in node.uses { constraint.isActive = false }
            node.handles.forEach { $0.system.removeItem(of: node) }
        }
        extras?.layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.ownerReference = nil
        layoutGuide.ownFrame = .zero
    }

    /// The view's own guide for an area, created lazily.
    final func guide(following area: GuideArea) -> UILayoutGuide {
        if let guide = madeGuide(following: area) { return guide }
        let guide = UILayoutGuide(following: area, of: self)
        madeExtras.layoutGuides.append(guide)
        return guide
    }

    final func madeGuide(following area: GuideArea) -> UILayoutGuide? {
        guard let guides = extras?.layoutGuides else { return nil }
        for guide in guides where guide.area == area { return guide }
        return nil
    }
}
