import Foundation

extension UICollectionViewLayout {
    /// A context of the layout's class in which nothing is invalid yet.
    final func madeContext() -> UICollectionViewLayoutInvalidationContext {
        let type =
            Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
            ?? UICollectionViewLayoutInvalidationContext.self
        return DynamicInit.object(of: type)
    }

    /// Attributes of the layout's class.
    final func madeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, for: key)
    }

    final func invalidateEverything() {
        let context = madeContext()
        context.isEverythingInvalid = true
        invalidateLayout(with: context)
    }

    final func takeInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        owner?.layoutWasInvalidated(context)
    }

    /// The attributes of an element, by its category.
    final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
        }
    }

    // MARK: Appearing and disappearing

    /// Transparent in its own position if the element is new; nil for one that was there before.
    final func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let updates else { return nil }
        guard updates.isInserted(key) else { return nil }
        return faded(attributes(of: key))
    }

    /// Transparent in its old position if the element is deleted; nil for one that is still there.
    final func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let updates, updates.isDeleted(key) else { return nil }
        return faded(updates.oldAttributes[key])
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let copy = attributes?.duplicate else { return nil }
        copy.alpha = 0
        return copy
    }

    /// What an update changes, with the supplementary and decoration views that the layout adds and removes by itself: of
    /// the kinds that there were or are.
    final func elementUpdates(_ batch: UpdateBatch, _ map: UpdateMap) -> CollectionUpdates {
        var updates = CollectionUpdates(oldAttributes: batch.oldAttributes, map: map)
        var kinds: [UICollectionView.ElementCategory: Set<String>] = [:]
        for key in batch.oldAttributes.keys { kinds[key.category, default: []].insert(key.kind) }
        if let owner {
            for attributes in layoutAttributesForElements(in: owner.inLayout(owner.bounds)) ?? [] {
                let key = attributes.values.key
                kinds[key.category, default: []].insert(key.kind)
            }
        }
        func add(
            _ category: UICollectionView.ElementCategory, _ kind: String, _ deleted: [IndexPath],
            _ inserted: [IndexPath]
        ) {
            let key = { ElementKey(category: category, kind: kind, indexPath: $0) }
            updates.deleted.formUnion(deleted.map(key))
            updates.inserted.formUnion(inserted.map(key))
        }
        for kind in (kinds[.supplementaryView] ?? []).sorted() {
            add(
                .supplementaryView, kind, indexPathsToDeleteForSupplementaryView(ofKind: kind),
                indexPathsToInsertForSupplementaryView(ofKind: kind))
        }
        for kind in (kinds[.decorationView] ?? []).sorted() {
            add(
                .decorationView, kind, indexPathsToDeleteForDecorationView(ofKind: kind),
                indexPathsToInsertForDecorationView(ofKind: kind))
        }
        return updates
    }

    // MARK: Interactive movement

    final func movementTarget(from previous: IndexPath, at position: CGPoint) -> IndexPath {
        let here = CGRect(x: position.x, y: position.y, width: 1, height: 1)
        let under = layoutAttributesForElements(in: here)?.first {
            $0.representedElementCategory == .cell && $0.frame.contains(position)
        }
        return under?.indexPath ?? previous
    }

    final func movementAttributes(at indexPath: IndexPath, position: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        let own = layoutAttributesForItem(at: indexPath)
        let copy = own?.duplicate ?? madeAttributes(ElementKey(cell: indexPath))
        copy.center = position
        copy.zIndex = Int.max
        return copy
    }

    final func movementContext(
        _ targets: [IndexPath], _ position: CGPoint, from previous: [IndexPath], _ previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = madeContext()
        (context.moving.target, context.moving.previous) = (targets, previous)
        context.moving.position = position
        context.invalidateItems(at: targets + previous)
        return context
    }

    final func movementEndContext(_ targets: [IndexPath], from previous: [IndexPath])
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = madeContext()
        (context.moving.target, context.moving.previous) = (targets, previous)
        context.invalidateItems(at: targets + previous)
        return context
    }
}

/// An interactive movement of an item.
struct LayoutMovement {
    /// Where the item was when the movement began.
    var original: IndexPath
    /// Where it is among the others now.
    var current: IndexPath
    /// The finger's position in the content's coordinates.
    var position: CGPoint
}
