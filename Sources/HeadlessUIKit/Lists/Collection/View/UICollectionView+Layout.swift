import Foundation

extension UICollectionView {
    /// Measured sizes that change the layout more often than this in one pass never settle.
    private static var roundLimit: Int { 60 }

    final func prepareLayoutIfNeeded() {
        let layout = layoutStorage
        guard layout.isInvalid, !layout.isPreparing else { return }
        _ = counts
        pass.knownBounds = geometry.bounds
        layout.isInvalid = false
        layout.isPreparing = true
        layout.prepare()
        layout.isPreparing = false
        pass.needsElements = true
        let size = layout.collectionViewContentSize
        if size != contentSize { contentSize = size }
        startAtRightEdge()
    }

    /// Content that is mirrored begins at its right end.
    private func startAtRightEdge() {
        guard !pass.hasStarted, isMirrored, !geometry.bounds.isEmpty, contentSize.width > 0 else { return }
        pass.hasStarted = true
        guard contentSize.width > geometry.bounds.width else { return }
        contentOffset.x = contentSize.width - geometry.bounds.width + adjustedContentInset.right
    }

    /// The layout pass: prepares the layout, makes the views of what is visible and recycles the others.
    final func layOutElements() {
        guard !pass.isRunning, batch.depth == 0 else { return }
        layOutBackground()
        guard pass.needsReload || needsAnotherRound else { return }
        let oldBounds = pass.bounds
        let isResizedInAnimation =
            AnimationRecording.isOpen && oldBounds != .null && oldBounds.size != geometry.bounds.size
        if isResizedInAnimation { layoutStorage.prepare(forAnimatedBoundsChange: oldBounds) }
        pass.isRunning = true
        if pass.needsReload { recycleAll() }
        let visible = settle()
        removeUnwanted(visible)
        for attributes in visible { show(attributes) }
        orderViews()
        displayNew(visible)
        layoutStorage.didApplyAttributes()
        prefetch()
        pass.isRunning = false
        updateIndex()
        if isResizedInAnimation { layoutStorage.finalizeAnimatedBoundsChange() }
    }

    /// Makes the views of what is visible and measures them, until the layout does not change any more.
    final func settle() -> [UICollectionViewLayoutAttributes] {
        var rounds = 0
        pass.measuredLast = nil
        var visible: [UICollectionViewLayoutAttributes] = []
        repeat {
            rounds += 1
            let anchor = anchor(of: rounds, visible)
            pass.isOffsetNew = false
            prepareLayoutIfNeeded()
            keep(anchor)
            visible = visibleAttributes()
            pass.needsElements = false
            pass.bounds = geometry.bounds
            UIView.performWithoutAnimation { makeMissing(visible) }
            if !pass.needsElements { measure(visible) }
        } while needsAnotherRound && rounds < Self.roundLimit
        pass.anchor = nil
        if needsAnotherRound { reportLoop() }
        return visible
    }

    final var needsAnotherRound: Bool {
        layoutStorage.isInvalid || pass.needsElements || pass.bounds != geometry.bounds
    }

    private func reportLoop() {
        LayoutDiagnostics.report(
            .feedbackLoop, about: debugLine,
            because: "the layout \(layoutStorage) was still invalid after \(Self.roundLimit) rounds: it is "
                + "invalidated by the layout that it causes" + (pass.measuredLast?.culprit ?? ""))
        layoutStorage.isInvalid = false
        pass.needsElements = false
        pass.bounds = geometry.bounds
    }

    /// A dynamic behavior changed attributes between two passes.
    final func visibleItemChanged() {
        guard !pass.isRunning else { return }
        pass.needsElements = true
        setNeedsLayout()
    }

    // MARK: Reading the layout

    /// The attributes of what is visible, as it is shown.
    final func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
        let bounds = geometry.bounds
        updateNestedScrollers(in: bounds)
        let found = layoutStorage.layoutAttributesForElements(in: inLayout(bounds)) ?? []
        var seen: Set<ElementKey> = []
        var visible: [UICollectionViewLayoutAttributes] = []
        for attributes in found where !attributes.isHidden {
            guard exists(attributes) else { continue }
            let moved = fromLayout(withMovement(attributes))
            guard shownFrame(of: moved).touches(bounds), isVisibleInScroller(moved),
                seen.insert(moved.values.key).inserted
            else { continue }
            visible.append(moved)
        }
        return visible
    }

    /// Whether the data source has the element; otherwise it is ignored.
    private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell else { return true }
        if counts.contains(attributes.indexPath) { return true }
        LayoutDiagnostics.report(
            .ignored(call: "layoutAttributesForElements(in:)"), about: debugLine,
            because: "Layout attributes \(attributes) were received from the layout \(layoutStorage) but are "
                + "not valid for the data source counts. Attributes will be ignored.")
        return false
    }

    // MARK: Views

    private func makeMissing(_ visible: [UICollectionViewLayoutAttributes]) {
        for attributes in visible where shown[attributes.values.key] == nil {
            makeView(attributes)
            // What the data source changed is read first.
            if pass.needsReload || pass.needsElements || loadedCounts == nil { break }
        }
    }

    @discardableResult
    final func makeView(_ attributes: UICollectionViewLayoutAttributes) -> ShownElement? {
        let (key, updates) = (attributes.values.key, pass.updates)
        guard let view = provideView(key, attributes) else { return nil }
        // An update that the data source makes meanwhile moves the items: the view may be another's.
        guard pass.updates == updates else {
            recycle(view)
            return nil
        }
        view.collectionView = self
        let element = shown.add(key, view, attributes)
        apply(attributes, to: view)
        element.attributes = view.layoutAttributes ?? attributes
        if let cell = view as? UICollectionViewCell { takeState(cell, key.indexPath) }
        host(of: attributes).addSubview(view)
        pass.needsOrder = true
        return element
    }

    /// Calls `preferredLayoutAttributesFitting(_:)` of views that were not measured at their size.
    private func measure(_ visible: [UICollectionViewLayoutAttributes]) {
        let layout = layoutStorage
        for attributes in visible {
            guard let element = shown[attributes.values.key], element.measuredSize != attributes.size,
                attributes.representedElementCategory != .decorationView
            else { continue }
            element.measuredSize = attributes.size
            let original = attributes
            let preferred = element.view.preferredLayoutAttributesFitting(original.duplicate)
            guard preferred.frame.isFiniteNumber else { continue }
            if preferred.size == original.size { layout.sizeConfirmed(toLayout(original)) }
            guard preferred.size != original.size || preferred.values != original.values else { continue }
            let (preference, own) = (toLayout(preferred), toLayout(original))
            if layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preference, withOriginalAttributes: own)
            {
                let context = layout.invalidationContext(
                    forPreferredLayoutAttributes: preference, withOriginalAttributes: own)
                pass.measuredLast = attributes.values.key
                layout.invalidateLayout(with: context)
            }
        }
    }

    private func removeUnwanted(_ visible: [UICollectionViewLayoutAttributes]) {
        guard shown.elements.count > 0 else { return }
        let keys = Set(visible.map(\.values.key))
        let leaving = shown.elements.values.filter { !keys.contains($0.key) && !isMoving($0.key) }
        for element in leaving.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
            _ = shown.remove(element.key)
            endDisplaying(element)
        }
    }

    /// Removes a view and notifies the delegate.
    final func endDisplaying(_ element: ShownElement) {
        let (view, key) = (element.view, element.key)
        view.removeFromSuperview()
        if element.isDisplayed { notifyEnd(view, key) }
        recycle(view)
    }

    private func notifyEnd(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
        }
    }

    /// Recycles all views before everything is read again, the last first.
    private func recycleAll() {
        pass.needsReload = false
        for element in shown.removeAll().sorted(by: { $0.key.indexPath > $1.key.indexPath }) {
            endDisplaying(element)
        }
    }

    /// Gives a view that is shown its attributes.
    final func show(_ attributes: UICollectionViewLayoutAttributes) {
        guard let element = shown[attributes.values.key] else { return }
        let view = element.view
        apply(attributes, to: view)
        let index = element.attributes.zIndex
        element.attributes = view.layoutAttributes ?? attributes
        if element.attributes.zIndex != index { pass.needsOrder = true }
        let host = host(of: attributes)
        guard view.superview !== host else { return }
        host.addSubview(view)
        pass.needsOrder = true
    }

    final func displayNew(_ visible: [UICollectionViewLayoutAttributes]) {
        for attributes in visible {
            guard let element = shown[attributes.values.key], !element.isDisplayed else { continue }
            element.isDisplayed = true
            if let cell = element.view as? UICollectionViewCell, element.key.category == .cell {
                delegate?.collectionView(self, willDisplay: cell, forItemAt: element.key.indexPath)
            } else if element.key.category == .supplementaryView {
                delegate?.collectionView(
                    self, willDisplaySupplementaryView: element.view, forElementKind: element.key.kind,
                    at: element.key.indexPath)
            }
        }
    }

    // MARK: Applying

    /// Sets a view's geometry and look, and calls `apply(_:)` if the attributes changed.
    final func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        if let old = view.layoutAttributes, old.isEqual(attributes) { return }
        let stored = attributes.duplicate
        view.layoutAttributes = stored
        let values = attributes.values
        let transform = values.transform3D ?? CATransform3DIdentity
        if view.geometry.transform != transform { view.transform3D = transform }
        var box = values.box
        if let section = values.nestedSection, let scroller = nested[section] {
            box = scroller.local(box)
        }
        if values.transform3D == nil {
            if view.frame != box { view.frame = box }
        } else {
            view.bounds = CGRect(origin: view.bounds.origin, size: box.size)
            view.center = CGPoint(x: box.midX, y: box.midY)
        }
        if view.alpha != values.alpha { view.alpha = values.alpha }
        if view.isHidden != values.isHidden { view.isHidden = values.isHidden }
        view.apply(attributes)
    }

    /// Orders the views by their index of z, then by arrival. Other subviews keep their positions.
    final func orderViews() {
        guard pass.needsOrder else { return }
        pass.needsOrder = false
        let byView = Dictionary(
            shown.elements.values.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { a, _ in a })
        for host in [self] + nested.values.map({ $0 as UIView }) { orderViews(in: host, byView) }
    }

    private func orderViews(in host: UIView, _ byView: [ObjectIdentifier: ShownElement]) {
        var indexes: [Int] = []
        var elements: [ShownElement] = []
        for (index, view) in host.subviewStorage.enumerated() {
            guard let element = byView[ObjectIdentifier(view)] else { continue }
            indexes.append(index)
            elements.append(element)
        }
        let sorted = elements.sorted {
            ($0.attributes.zIndex, $0.arrival) < ($1.attributes.zIndex, $1.arrival)
        }
        guard zip(sorted, elements).contains(where: { $0 !== $1 }) else { return }
        for (index, element) in zip(indexes, sorted) { host.insertSubview(element.view, at: index) }
    }
}

extension CGRect {
    /// Whether the rectangles share an area; one without width or height counts if it lies inside.
    func touches(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension ElementKey {
    /// The element in the report of a layout that does not settle.
    fileprivate var culprit: String {
        let path = indexPath.map(String.init)
        guard path.count == 2 else { return "" }
        let what = category == .cell ? "the cell" : "the view of kind \(kind)"
        return ", last by the size that \(what) in section \(path[0]), item \(path[1]) prefers"
    }
}
