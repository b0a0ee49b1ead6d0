import UIKit

/// Cells that are registered and dequeued by their type.
protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    static var reuseIdentifier: String { String(describing: self) }
}

/// Views with a nib of their name.
protocol NibLoadable: AnyObject {
    static var nib: UINib { get }
}

extension NibLoadable {
    static var nib: UINib { UINib(nibName: String(describing: self), bundle: .module) }
}

typealias NibReusable = Reusable & NibLoadable

extension NibLoadable where Self: UIView {

    static func loadFromNib() -> Self {
        guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
            fatalError("The nib \(nib) has no view of the type \(self) at its root")
        }
        return view
    }
}

extension UITableView {

    func register<T: UITableViewCell>(cellType: T.Type) where T: NibReusable {
        register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
        register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    func dequeue<T: UITableViewCell>(_ type: T.Type = T.self, for indexPath: IndexPath) -> T where T: Reusable {
        guard let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as? T else {
            fatalError("No cell \(type.reuseIdentifier) is registered")
        }
        return cell
    }

    func register<T: UITableViewHeaderFooterView>(headerFooterType: T.Type) where T: NibReusable {
        register(headerFooterType.nib, forHeaderFooterViewReuseIdentifier: headerFooterType.reuseIdentifier)
    }

    func dequeueHeaderFooter<T: UITableViewHeaderFooterView>(_ type: T.Type = T.self) -> T? where T: Reusable {
        dequeueReusableHeaderFooterView(withIdentifier: type.reuseIdentifier) as? T
    }
}

extension UICollectionView {

    func register<T: UICollectionViewCell & NibReusable>(cellType: T.Type) {
        register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }

    func dequeue<T: UICollectionViewCell & Reusable>(_ type: T.Type = T.self, for indexPath: IndexPath) -> T {
        dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath) as! T
    }

    func register<T: UICollectionReusableView & NibReusable>(headerType: T.Type) {
        register(
            headerType.nib, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: headerType.reuseIdentifier)
    }
}
