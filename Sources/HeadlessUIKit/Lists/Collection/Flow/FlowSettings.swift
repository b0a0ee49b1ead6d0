import Foundation

/// The properties of a flow layout.
struct FlowSettings: Equatable {
    var lineSpacing: CGFloat = 10
    var interitemSpacing: CGFloat = 10
    var itemSize = CGSize(width: 50, height: 50)
    var estimatedItemSize = CGSize.zero
    var scrollDirection = UICollectionView.ScrollDirection.vertical
    var headerSize = CGSize.zero
    var footerSize = CGSize.zero
    var sectionInset = UIEdgeInsets.zero
    var insetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
    var pinsHeaders = false
    var pinsFooters = false
}
