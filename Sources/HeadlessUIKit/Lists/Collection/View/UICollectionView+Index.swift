import Foundation

/// The index at the trailing edge of a collection view.
struct CollectionIndex {
    var bar: SectionIndexBar?
    /// Whether the titles are read again.
    var needsTitles = true
}

extension UICollectionView {
    /// Reads the titles after changes of the data, and puts the bar over the trailing edge of what is visible.
    final func updateIndex() {
        if index.needsTitles {
            index.needsTitles = false
            let titles = dataSource.flatMap { source in
                OptionalMethods.result { source.indexTitles(for: self) } ?? nil
            }
            showIndex(titles ?? [])
        }
        guard let bar = index.bar else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var visible = bounds.inset(by: adjustedContentInset)
        visible.origin.x = bounds.minX + safeAreaInsets.left
        visible.size.width = bounds.width - safeAreaInsets.left - safeAreaInsets.right
        bar.frame = CGRect(
            x: isRightToLeft ? visible.minX : visible.maxX - SectionIndexBar.width, y: visible.minY,
            width: SectionIndexBar.width, height: max(0, visible.height))
        if subviewStorage.last !== bar { bringSubviewToFront(bar) }
    }

    private func showIndex(_ titles: [String]) {
        guard !titles.isEmpty else {
            index.bar?.removeFromSuperview()
            index.bar = nil
            return
        }
        let bar = index.bar ?? SectionIndexBar { [weak self] in self?.touchIndex(at: $0) }
        if index.bar == nil {
            index.bar = bar
            addSubview(bar)
        }
        bar.titles = titles
    }

    /// Scrolls to the item that a title leads to.
    private func touchIndex(at position: Int) {
        guard let bar = index.bar, bar.titles.indices.contains(position), let dataSource else { return }
        let named = OptionalMethods.result {
            dataSource.collectionView(
                self, indexPathForIndexTitle: bar.titles[position], at: position)
        }
        let path = named ?? IndexPath(item: 0, section: position)
        guard counts.contains(path) else { return }
        scroll(to: path, scrollsVertically ? .top : .left, animated: false)
    }

    private var scrollsVertically: Bool {
        contentSize.height > bounds.height || contentSize.width <= bounds.width
    }

    /// Touches a title of the index, as a finger would.
    ///
    /// - Parameter title: One of `indexTitles(for:)`.
    /// - Returns: Whether the index shows it.
    @discardableResult
    public final func simulateIndexTouch(_ title: String) -> Bool {
        layoutIfNeeded()
        guard let position = index.bar?.titles.firstIndex(of: title) else { return false }
        touchIndex(at: position)
        return true
    }
}
