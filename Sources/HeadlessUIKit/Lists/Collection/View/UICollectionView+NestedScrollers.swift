import Foundation

/// Sections that scroll by themselves.
extension UICollectionView {
    /// Makes the scroll views of the sections in a rectangle of the content and removes the others.
    final func updateNestedScrollers(in rect: CGRect) {
        let models = layoutStorage.nestedScrollers(in: inLayout(rect))
        guard !models.isEmpty || !nested.isEmpty else { return }
        var gone = nested
        for model in models {
            gone[model.section] = nil
            let scroller = nested[model.section] ?? makeScroller(model)
            var frame = model.frame
            if isMirrored { frame.origin.x = contentSize.width - frame.maxX }
            scroller.update(model, isFlipped: isMirrored, frame: frame)
        }
        for (section, scroller) in gone {
            guard scroller.subviewStorage.isEmpty || !models.contains(where: { $0.section == section }) else {
                continue
            }
            nested[section] = nil
            scroller.removeFromSuperview()
        }
    }

    private func makeScroller(_ model: NestedScroller) -> SectionScrollView {
        let made = SectionScrollView(model, in: self)
        nested[model.section] = made
        addSubview(made)
        return made
    }

    /// A section's scroll view moved.
    final func sectionScrolled(_ section: Int, to offset: CGPoint) {
        layoutStorage.nestedScrollerDidScroll(section, to: offset)
        pass.needsElements = true
        setNeedsLayout()
    }

    /// The view to which an element's view is added.
    final func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.values.nestedSection.flatMap { nested[$0] } ?? self
    }

    /// What is seen of an element in the content's coordinates.
    final func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        let frame = attributes.frame
        guard let section = attributes.values.nestedSection, let scroller = nested[section] else {
            return frame
        }
        let offset = scroller.contentOffset
        return frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Whether an element of a nested scroller lies inside of what is seen of the scroller.
    final func isVisibleInScroller(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let section = attributes.values.nestedSection, let scroller = nested[section] else {
            return true
        }
        return shownFrame(of: attributes).touches(scroller.shownFrame)
    }
}
