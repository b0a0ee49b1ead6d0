import UIKit

// Layouts as public source has them.

/// Columns of items of different heights.
class WaterfallLayout: UICollectionViewLayout {
    var numberOfColumns = 2
    var cellPadding: CGFloat = 6
    var heightForItem: (IndexPath) -> CGFloat = { _ in 100 }
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0
    private(set) var preparations = 0

    private var contentWidth: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        let insets = collectionView.contentInset
        return collectionView.bounds.width - (insets.left + insets.right)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

    override func prepare() {
        super.prepare()
        preparations += 1
        guard let collectionView = collectionView else { return }
        cache.removeAll()
        contentHeight = 0
        let columnWidth = contentWidth / CGFloat(numberOfColumns)
        let xOffset = (0..<numberOfColumns).map { CGFloat($0) * columnWidth }
        var column = 0
        var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let height = cellPadding * 2 + heightForItem(indexPath)
            let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
            cache.append(attributes)
            contentHeight = max(contentHeight, frame.maxY)
            yOffset[column] = yOffset[column] + height
            column = column < (numberOfColumns - 1) ? (column + 1) : 0
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath.item]
    }
}

/// Items that shrink with their distance from the middle, and stop there.
class CarouselLayout: UICollectionViewFlowLayout {
    override func prepare() {
        scrollDirection = .horizontal
        itemSize = CGSize(width: 200, height: 200)
        minimumLineSpacing = 20
        super.prepare()
        guard let collectionView = collectionView else { return }
        let side = (collectionView.bounds.width - itemSize.width) / 2
        sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView,
            let superAttributes = super.layoutAttributesForElements(in: rect),
            let attributes = NSArray(array: superAttributes, copyItems: true)
                as? [UICollectionViewLayoutAttributes]
        else { return nil }
        let center = collectionView.contentOffset.x + collectionView.bounds.width / 2
        for attribute in attributes {
            let distance = min(abs(attribute.center.x - center), 220)
            let scale = 1 - 0.2 * distance / 220
            attribute.transform = CGAffineTransform(scaleX: scale, y: scale)
            attribute.zIndex = Int(1000 * scale)
        }
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = collectionView else { return .zero }
        let middle = proposedContentOffset.x + collectionView.bounds.width / 2
        let rect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
        let nearest = (super.layoutAttributesForElements(in: rect) ?? []).min {
            abs($0.center.x - middle) < abs($1.center.x - middle)
        }
        guard let nearest = nearest else { return proposedContentOffset }
        return CGPoint(x: nearest.center.x - collectionView.bounds.width / 2, y: proposedContentOffset.y)
    }
}

class CircularAttributes: UICollectionViewLayoutAttributes {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var angle: CGFloat = 0 {
        didSet {
            zIndex = Int(angle * 1_000_000)
            transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copied = super.copy(with: zone) as! CircularAttributes
        copied.anchorPoint = anchorPoint
        copied.angle = angle
        return copied
    }
}

/// Items on a wheel.
class CircularLayout: UICollectionViewLayout {
    let itemSize = CGSize(width: 133, height: 173)
    var radius: CGFloat = 500 {
        didSet { invalidateLayout() }
    }
    var attributesList = [CircularAttributes]()
    var anglePerItem: CGFloat { atan(itemSize.width / radius) }

    override class var layoutAttributesClass: AnyClass { CircularAttributes.self }

    override var collectionViewContentSize: CGSize {
        CGSize(
            width: CGFloat(collectionView!.numberOfItems(inSection: 0)) * itemSize.width,
            height: collectionView!.bounds.height)
    }

    override func prepare() {
        super.prepare()
        let centerX = collectionView!.contentOffset.x + collectionView!.bounds.width / 2.0
        let anchorPointY = ((itemSize.height / 2.0) + radius) / itemSize.height
        attributesList = (0..<collectionView!.numberOfItems(inSection: 0)).map { i -> CircularAttributes in
            let attributes = CircularAttributes(forCellWith: IndexPath(item: i, section: 0))
            attributes.size = self.itemSize
            attributes.center = CGPoint(x: centerX, y: self.collectionView!.bounds.midY)
            attributes.angle = self.anglePerItem * CGFloat(i)
            attributes.anchorPoint = CGPoint(x: 0.5, y: anchorPointY)
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributesList
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesList[indexPath.row]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

class CircularCell: UICollectionViewCell {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let circular = layoutAttributes as! CircularAttributes
        layer.anchorPoint = circular.anchorPoint
        center.y += (circular.anchorPoint.y - 0.5) * bounds.height
    }
}

/// A background behind each section.
class BackgroundLayout: UICollectionViewFlowLayout {
    final class Background: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemGray5
        }

        required init?(coder: NSCoder) { fatalError() }
    }

    override init() {
        super.init()
        register(Background.self, forDecorationViewOfKind: "background")
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var all = super.layoutAttributesForElements(in: rect) ?? []
        for section in Set(all.map(\.indexPath.section)) {
            let path = IndexPath(item: 0, section: section)
            if let background = layoutAttributesForDecorationView(ofKind: "background", at: path) {
                all.append(background)
            }
        }
        return all
    }

    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard let list = collectionView, list.numberOfItems(inSection: indexPath.section) > 0,
            let first = layoutAttributesForItem(at: indexPath),
            let last = layoutAttributesForItem(
                at: IndexPath(
                    item: list.numberOfItems(inSection: indexPath.section) - 1, section: indexPath.section))
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = first.frame.union(last.frame).insetBy(dx: -4, dy: -4)
        attributes.zIndex = -1
        return attributes
    }
}
