import Foundation

/// The registered classes of a collection view and the views that wait to be used again.
@MainActor
struct CollectionReuse {
    private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
    private var nibs: [ReuseKey: UINib] = [:]
    private var pools: [ReuseKey: [UICollectionReusableView]] = [:]

    mutating func register(_ type: AnyClass?, for key: ReuseKey) {
        (nibs[key], pools[key]) = (nil, nil)
        classes[key] = type as? UICollectionReusableView.Type
        let isOfCells = key == ReuseKey(cell: key.identifier)
        guard let type, classes[key] == nil || (isOfCells && !(type is UICollectionViewCell.Type)) else {
            return
        }
        classes[key] = nil
        LayoutDiagnostics.report(
            .ignored(call: "register(_:)"), about: "the identifier \(key.identifier)",
            because: "\(type) is not a subclass of "
                + (isOfCells ? "UICollectionViewCell" : "UICollectionReusableView"))
    }

    /// Registers a nib; cells of one that has no cell have the plain class, after the exception.
    mutating func register(_ nib: UINib?, for key: ReuseKey) {
        (classes[key], nibs[key], pools[key]) = (nil, nib, nil)
    }

    func nib(_ key: ReuseKey) -> UINib? { nibs[key] }

    func registered(_ key: ReuseKey) -> UICollectionReusableView.Type? { classes[key] }

    /// The view that was recycled last.
    mutating func take(_ key: ReuseKey) -> UICollectionReusableView? { pools[key]?.popLast() }

    mutating func recycle(_ view: UICollectionReusableView, under key: ReuseKey) {
        pools[key, default: []].append(view)
    }

    /// The number of views that wait to be used again.
    var count: Int { pools.values.reduce(0) { $0 + $1.count } }
}
