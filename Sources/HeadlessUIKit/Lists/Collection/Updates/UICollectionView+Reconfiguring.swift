import Foundation

extension UICollectionView {
    final func reconfigure(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for path in paths.sorted() {
            let key = ElementKey(cell: path)
            guard let element = shown[key] else { continue }
            let outer = (pass.requested, pass.dequeued)
            (pass.requested, pass.dequeued, pass.reconfigured) = (key, [], element)
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            (pass.requested, pass.dequeued) = outer
            pass.reconfigured = nil
            if cell !== element.view {
                UIKitException(
                    name: "NSInternalInconsistencyException",
                    reason:
                        "the cell returned from -collectionView:cellForItemAtIndexPath: while reconfiguring "
                        + "the item at \(path.pathText) is not the existing cell: it must be dequeued with the "
                        + "same reuse identifier. Cell: \(cell.debugLine)"
                ).raise()
            }
            element.measuredSize = nil
        }
        pass.needsElements = true
        setNeedsLayout()
    }

    /// The view of the item that is being configured again.
    final func reconfiguredView(_ reuseKey: ReuseKey, _ key: ElementKey) -> UICollectionReusableView? {
        guard let element = pass.reconfigured, element.key == key,
            element.view.storedIdentifier == reuseKey.identifier
        else { return nil }
        return element.view
    }

    /// The natural size of what a view contains changed.
    final func contentSizeChanged(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, !pass.isRunning, let element = shown.element(of: view)
        else { return }
        element.measuredSize = nil
        pass.needsElements = true
        setNeedsLayout()
    }

    /// The content of a cell was laid out: its constraints may have changed.
    final func constraintsChanged(in cell: UICollectionViewCell) {
        guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
        contentSizeChanged(of: cell)
    }

    final func traitsChanged(from previous: UITraitCollection?) {
        guard let previous,
            previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        keepVisibleContent()
        for element in shown.elements.values { element.measuredSize = nil }
        layoutStorage.dropMeasuredSizes()
        pass.needsElements = true
        setNeedsLayout()
    }
}
