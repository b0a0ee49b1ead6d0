import Foundation
internal import LayoutCore

/// The attributes of items, headers and footers.
extension UICollectionViewFlowLayout {
    /// Pinned headers and footers lie above the items.
    private static var pinnedIndex: Int { 10 }

    final func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, engine.contains(item: path.item, in: path.section) else { return nil }
        let made = madeAttributes(ElementKey(cell: path))
        made.frame = engine.itemFrame(path.item, in: path.section)
        return made
    }

    final func supplementaryAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        guard path.count == 2, path.item == 0, engine.sections.indices.contains(path.section) else {
            return nil
        }
        switch kind {
        case UICollectionView.elementKindSectionHeader: return header(path.section)
        case UICollectionView.elementKindSectionFooter: return footer(path.section)
        default: return nil
        }
    }

    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        let axis = engine.axis
        let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
        for index in engine.sections(from: start, to: end) {
            if let header = header(index), header.frame.sharesPoint(with: rect) { found.append(header) }
            engine.forEachItem(of: index, in: rect) { item, frame in
                let made = madeAttributes(ElementKey(cell: IndexPath(item: item, section: index)))
                made.frame = frame
                found.append(made)
            }
            if let footer = footer(index), footer.frame.sharesPoint(with: rect) { found.append(footer) }
        }
        return found
    }

    // MARK: Headers and footers

    private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
        guard var frame = engine.headerFrame(section) else { return nil }
        if settings.pinsHeaders, let seen = visibleRange {
            let last = engine.sections[section].end - engine.sections[section].header
            let axis = engine.axis
            frame.origin[axis] = max(frame.origin[axis], min(seen.lowerBound, last))
        }
        return supplementary(
            UICollectionView.elementKindSectionHeader, section, frame, isPinned: settings.pinsHeaders)
    }

    private func footer(_ section: Int) -> UICollectionViewLayoutAttributes? {
        guard var frame = engine.footerFrame(section) else { return nil }
        if settings.pinsFooters, let seen = visibleRange {
            let (axis, first) = (engine.axis, engine.sections[section].start)
            let pinned = seen.upperBound - engine.sections[section].footer
            frame.origin[axis] = min(frame.origin[axis], max(pinned, first))
        }
        return supplementary(
            UICollectionView.elementKindSectionFooter, section, frame, isPinned: settings.pinsFooters)
    }

    private func supplementary(_ kind: String, _ section: Int, _ frame: CGRect, isPinned: Bool)
        -> UICollectionViewLayoutAttributes
    {
        let path = IndexPath(item: 0, section: section)
        let made = madeAttributes(ElementKey(category: .supplementaryView, kind: kind, indexPath: path))
        made.frame = frame
        if isPinned { made.zIndex = Self.pinnedIndex }
        return made
    }

    /// What is seen of the content along the axis of scrolling, in the layout's coordinates.
    private var visibleRange: ClosedRange<CGFloat>? {
        guard let owner else { return nil }
        let seen = owner.inLayout(owner.bounds.inset(by: owner.adjustedContentInset))
        let start = seen.origin[engine.axis]
        return start...(start + max(0, seen.size[engine.axis]))
    }
}
