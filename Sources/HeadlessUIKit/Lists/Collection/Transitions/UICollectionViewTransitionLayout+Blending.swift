import Foundation

extension UICollectionViewTransitionLayout {
    /// The attributes between those of an element in both layouts; those of one where the other has none.
    final func blended(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (before, after) = (currentLayout.attributes(of: key), nextLayout.attributes(of: key))
        guard let before else {
            guard let copy = after?.duplicate else { return nil }
            copy.alpha *= transitionProgress
            return copy
        }
        guard let after else {
            let copy = before.duplicate
            copy.alpha *= 1 - transitionProgress
            return copy
        }
        let (copy, part) = (after.duplicate, transitionProgress)
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        let (a, b) = (before.values, after.values)
        copy.values.box = CGRect(
            x: between(a.box.minX, b.box.minX), y: between(a.box.minY, b.box.minY),
            width: max(0, between(a.box.width, b.box.width)),
            height: max(0, between(a.box.height, b.box.height)))
        copy.values.alpha = between(a.alpha, b.alpha)
        copy.values.transform3D = part < 0.5 ? a.transform3D : b.transform3D
        copy.values.zIndex = part < 0.5 ? a.zIndex : b.zIndex
        return copy
    }

    final func blendedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var keys: [ElementKey] = []
        var seen: Set<ElementKey> = []
        for layout in [currentLayout, nextLayout] {
            // Between the layouts an element may be visible that is visible in neither, but not far from it.
            let around = rect.insetBy(dx: -rect.width / 2, dy: -rect.height / 2)
            for attributes in layout.layoutAttributesForElements(in: around) ?? []
            where seen.insert(attributes.values.key).inserted { keys.append(attributes.values.key) }
        }
        return keys.compactMap { blended($0) }.filter { $0.frame.touches(rect) }
    }

    final var blendedSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        let part = transitionProgress
        return CGSize(
            width: a.width + (b.width - a.width) * part, height: a.height + (b.height - a.height) * part)
    }

    /// Prepares the layouts that have not been prepared.
    final func prepareBoth() {
        for layout in [currentLayout, nextLayout] where layout.isInvalid {
            layout.isInvalid = false
            layout.prepare()
        }
    }
}
