import Foundation

extension UICollectionView {
    final func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
        let view = dequeue(
            ReuseKey(cell: identifier), ElementKey(cell: indexPath), kindName: "UICollectionElementKindCell")
        if let cell = view as? UICollectionViewCell { return cell }
        return UICollectionViewCell(frame: .zero)
    }

    final func dequeueSupplementary(_ kind: String, _ identifier: String, _ indexPath: IndexPath)
        -> UICollectionReusableView
    {
        dequeue(
            ReuseKey(kind: kind, identifier: identifier),
            ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath), kindName: kind)
    }

    private func dequeue(_ reuseKey: ReuseKey, _ key: ElementKey, kindName: String)
        -> UICollectionReusableView
    {
        let attributes = attributesForDequeuing(key)
        if let shown = reconfiguredView(reuseKey, key) { return shown }
        let view: UICollectionReusableView
        if let recycled = reuse.take(reuseKey) {
            view = recycled
            view.prepareForReuse()
        } else if let nib = reuse.nib(reuseKey), let loaded = loaded(nib, reuseKey) {
            view = loaded
            take(view, under: reuseKey)
        } else {
            let type = reuse.registered(reuseKey)
            if type == nil, reuse.nib(reuseKey) == nil {
                UIKitException(
                    name: "NSInternalInconsistencyException",
                    reason: "could not dequeue a view of kind: \(kindName) with identifier "
                        + "\(reuseKey.identifier) - must register a nib or a class for the identifier "
                        + "or connect a prototype cell in a storyboard"
                ).raise()
            }
            let frame = attributes?.frame ?? .zero
            let fallback: UICollectionReusableView.Type =
                key.category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
            view = DynamicInit.view(of: type ?? fallback, frame: frame)
            take(view, under: reuseKey)
        }
        pass.dequeued.append(view)
        if let cell = view as? UICollectionViewCell, key.category == .cell { takeState(cell, key.indexPath) }
        if let attributes { apply(attributes, to: view) }
        return view
    }

    private func take(_ view: UICollectionReusableView, under key: ReuseKey) {
        view.storedIdentifier = key.identifier
        view.reuseKind = key.kind
        view.collectionView = self
    }

    /// The view that a nib has as its only object.
    private func loaded(_ nib: UINib, _ key: ReuseKey) -> UICollectionReusableView? {
        let objects = nib.instantiate(withOwner: nil)
        let isCell = key == ReuseKey(cell: key.identifier)
        guard objects.count == 1, let view = objects.first as? UICollectionReusableView,
            !isCell || view is UICollectionViewCell
        else {
            raise(
                "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top level "
                    + "object which must be a UICollectionReusableView instance")
            return nil
        }
        if let own = view.storedIdentifier, !own.isEmpty, own != key.identifier {
            raise(
                "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(key.identifier))")
        }
        return view
    }

    private func raise(_ reason: String) {
        UIKitException(name: "NSInternalInconsistencyException", reason: reason).raise()
    }

    /// The attributes of a dequeued view: those of the request, or the layout's if it is valid.
    private func attributesForDequeuing(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if pass.requested == key { return pass.requestedAttributes }
        guard !layoutStorage.isInvalid, loadedCounts != nil else { return nil }
        return currentAttributes(of: key)
    }

    /// Puts a view that is not shown any more where it can be dequeued.
    final func recycle(_ view: UICollectionReusableView) {
        view.layoutAttributes = nil
        guard let identifier = view.storedIdentifier else { return }
        reuse.recycle(view, under: ReuseKey(kind: view.reuseKind, identifier: identifier))
    }

    /// A decoration view of a class that the layout has registered.
    final func makeDecoration(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView?
    {
        let reuseKey = ReuseKey(kind: "\u{1}" + key.kind, identifier: key.kind)
        if let recycled = reuse.take(reuseKey) {
            recycled.prepareForReuse()
            return recycled
        }
        guard let type = layoutStorage.decorationClass(key.kind) else {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "could not dequeue a decoration view of kind: \(key.kind) - must register a class or "
                    + "nib as a decoration view"
            ).raise()
            return nil
        }
        let view = DynamicInit.view(of: type, frame: attributes.frame)
        (view.storedIdentifier, view.reuseKind) = (key.kind, reuseKey.kind)
        view.collectionView = self
        return view
    }
}
