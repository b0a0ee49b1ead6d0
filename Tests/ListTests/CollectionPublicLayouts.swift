import UIKit

// More layouts as public source has them.

/// Items from the left, with equal spaces, as labels of tags have them.
class LeftAlignedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        var leftMargin = sectionInset.left
        var maxY: CGFloat = -1.0
        attributes?.forEach { layoutAttribute in
            guard layoutAttribute.representedElementCategory == .cell else { return }
            if layoutAttribute.frame.origin.y >= maxY { leftMargin = sectionInset.left }
            layoutAttribute.frame.origin.x = leftMargin
            leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
            maxY = max(layoutAttribute.frame.maxY, maxY)
        }
        return attributes
    }
}

/// A first header that grows when the content is pulled down.
class StretchyHeaderLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let layoutAttributes = super.layoutAttributesForElements(in: rect)
        layoutAttributes?.forEach({ attributes in
            guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
                attributes.indexPath.section == 0, let collectionView = collectionView
            else { return }
            let contentOffsetY = collectionView.contentOffset.y
            if contentOffsetY > 0 { return }
            let width = collectionView.frame.width
            let height = attributes.frame.height - contentOffsetY
            attributes.frame = CGRect(x: 0, y: contentOffsetY, width: width, height: height)
        })
        return layoutAttributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Days side by side, hours one below the other; the names of the days stay at the top.
class TimeGridLayout: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {
        var movesHeadersOnly = false
    }

    let hourHeight: CGFloat = 60
    let dayWidth: CGFloat = 120
    let headerHeight: CGFloat = 40
    /// Start and length in hours, by path.
    var event: (IndexPath) -> (start: CGFloat, length: CGFloat) = { _ in (0, 1) }
    private(set) var notes: [String] = []
    private var events: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var lines: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var needsEvents = true

    override class var invalidationContextClass: AnyClass { Context.self }

    override func prepare() {
        super.prepare()
        notes.append(needsEvents ? "prepare all" : "prepare headers")
        guard let collectionView = collectionView else { return }
        if needsEvents {
            needsEvents = false
            prepareEvents(collectionView)
        }
        for section in 0..<collectionView.numberOfSections {
            let path = IndexPath(item: 0, section: section)
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
            attributes.frame = CGRect(
                x: CGFloat(section) * dayWidth, y: max(collectionView.contentOffset.y, 0), width: dayWidth,
                height: headerHeight)
            attributes.zIndex = 100
            headers[path] = attributes
        }
    }

    private func prepareEvents(_ collectionView: UICollectionView) {
        events = [:]
        lines = [:]
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                let (start, length) = event(path)
                attributes.frame = CGRect(
                    x: CGFloat(section) * dayWidth, y: headerHeight + start * hourHeight, width: dayWidth,
                    height: length * hourHeight)
                attributes.zIndex = 10
                events[path] = attributes
            }
        }
        for hour in 0..<24 {
            let path = IndexPath(item: hour, section: 0)
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "line", with: path)
            attributes.frame = CGRect(
                x: 0, y: headerHeight + CGFloat(hour) * hourHeight,
                width: collectionViewContentSize.width, height: 1)
            lines[path] = attributes
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(
            width: CGFloat(collectionView?.numberOfSections ?? 0) * dayWidth,
            height: headerHeight + 24 * hourHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [events, headers, lines].flatMap(\.values).filter { rect.intersects($0.frame) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        events[indexPath]
    }

    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { headers[indexPath] }

    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { lines[indexPath] }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.origin.y != collectionView?.bounds.origin.y
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds) as! Context
        context.movesHeadersOnly = true
        context.invalidateSupplementaryElements(
            ofKind: UICollectionView.elementKindSectionHeader, at: Array(headers.keys))
        return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let context = context as! Context
        notes.append(
            "invalidate \(context.invalidateEverything ? "everything" : context.movesHeadersOnly ? "headers" : "some")"
        )
        if !context.movesHeadersOnly { needsEvents = true }
        super.invalidateLayout(with: context)
    }
}

/// A flow layout that notes the calls of the collection view, with backgrounds that updates add and remove.
class NotingLayout: UICollectionViewFlowLayout {
    var notes: [String] = []
    var insertedHeaders: [IndexPath] = []
    var deletedHeaders: [IndexPath] = []

    func take() -> [String] {
        defer { notes = [] }
        // Calls one after another of the same method are one.
        return notes.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    override func prepare() {
        notes.append("prepare")
        super.prepare()
    }
    override var collectionViewContentSize: CGSize {
        notes.append("size")
        return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        notes.append("elements")
        return super.layoutAttributesForElements(in: rect)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        notes.append("should")
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        notes.append("invalidate")
        super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        notes.append("updates \(updateItems.map { "\($0.updateAction.rawValue)" }.joined())")
        super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() {
        notes.append("finalize")
        super.finalizeCollectionViewUpdates()
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        notes.append("target")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        notes.append("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        notes.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        notes.append("initial \(elementKind.suffix(6)) \(elementIndexPath.section)")
        return super.initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        notes.append("final \(elementKind.suffix(6)) \(elementIndexPath.section)")
        return super.finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        notes.append("inserts \(elementKind.suffix(6))")
        return insertedHeaders
    }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        notes.append("deletes \(elementKind.suffix(6))")
        return deletedHeaders
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { notes.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { notes.append("from") }
    override func finalizeLayoutTransition() { notes.append("end") }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { notes.append("bounds") }
    override func finalizeAnimatedBoundsChange() { notes.append("end bounds") }
}
