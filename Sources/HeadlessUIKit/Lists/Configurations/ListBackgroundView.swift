import Foundation

/// The background of a list's section. It is as wide as the list; that of the first and the last section go on
/// beyond the content.
final class ListBackgroundView: UICollectionReusableView {
    /// The kind of the decoration.
    static let kind = "_UICollectionViewListLayoutElementKindSectionBackground"
    /// How far the background goes on above the first and below the last section, in points.
    private static let reach: CGFloat = 4000
    private let fill = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
    }

    required init?(coder: NSCoder) { nil }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let layout = collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
        fill.backgroundColor =
            layout?.listRows(inSection: layoutAttributes.indexPath.section)?.configuration.fill
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let collectionView, let section = layoutAttributes?.indexPath.section else { return }
        let top = section == 0 ? Self.reach : 0
        let bottom = section == collectionView.numberOfSections - 1 ? Self.reach : 0
        fill.frame = CGRect(
            x: -frame.minX, y: -top, width: collectionView.bounds.width, height: bounds.height + top + bottom)
    }
}

extension UICollectionLayoutListConfiguration {
    /// The colour behind the list.
    var fill: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .sidebar: return .secondarySystemBackground
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// What a list adds to a section; nil for sections that are no lists.
    final func listRows(inSection section: Int) -> ListRows? {
        guard let solved, solved.has(section) else { return nil }
        return solved.sections[section].itemAdjuster as? ListRows
    }
}
