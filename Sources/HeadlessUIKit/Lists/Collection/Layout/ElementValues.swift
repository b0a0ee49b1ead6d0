import Foundation

/// The values of layout attributes.
struct ElementValues: Equatable {
    /// The frame without the transform, so that frames come back exactly as they were set.
    var box = CGRect.zero
    var transform3D: CATransform3D?
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var indexPath = IndexPath()
    var category = UICollectionView.ElementCategory.cell
    var kind = ""
    /// The section whose nested scroller contains the view; nil for views directly in the collection view.
    var nestedSection: Int?
    /// Whether the axes are estimated and the view's content decides on them.
    var isEstimated = EstimatedAxes(width: false, height: false)

    /// Which lengths are estimates.
    struct EstimatedAxes: Equatable {
        var width: Bool
        var height: Bool
    }

    var size: CGSize {
        get { box.size }
        set {
            guard newValue != box.size else { return }
            let middle = center
            box.size = newValue
            center = middle
        }
    }

    var center: CGPoint {
        get { CGPoint(x: box.origin.x + box.size.width / 2, y: box.origin.y + box.size.height / 2) }
        set {
            box.origin = CGPoint(x: newValue.x - box.size.width / 2, y: newValue.y - box.size.height / 2)
        }
    }

    var frame: CGRect {
        get {
            guard let transform3D else { return box }
            let transform = CATransform3DGetAffineTransform(transform3D)
            let (middle, size) = (center, box.size)
            let around = CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
            ).applying(transform)
            return around.offsetBy(dx: middle.x, dy: middle.y)
        }
        set { box = newValue }
    }

    var key: ElementKey { ElementKey(category: category, kind: kind, indexPath: indexPath) }
}

/// What distinguishes the elements of a layout.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for cells.
    var kind: String
    var indexPath: IndexPath

    init(category: UICollectionView.ElementCategory, kind: String, indexPath: IndexPath) {
        (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
    }

    /// An item's cell.
    init(cell indexPath: IndexPath) {
        self.init(category: .cell, kind: "", indexPath: indexPath)
    }

    /// Cells, then supplementary and decoration views by their kinds, each by their paths.
    func precedes(_ other: ElementKey) -> Bool {
        (category.rawValue, kind, indexPath) < (other.category.rawValue, other.kind, other.indexPath)
    }
}
