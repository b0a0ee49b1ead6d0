import Foundation
import UIKit

/// What a shelf shows: everything but the count may be left out.
@objc public protocol ShelfDataSource {
    var count: Int { get }
    @objc optional subscript(index: Int) -> String { get }
    @objc optional subscript(name: String) -> NSNumber? { get }
    @objc optional static var preferredName: String { get }
    @objc optional static func sortsItems() -> Bool
    @objc optional func sortsItems() -> Bool
}

/// Describes what a data source has.
open class Shelf: NSObject {
    open weak var dataSource: ShelfDataSource?

    /// What is written about a class in logs.
    open class var logName: String { NSStringFromClass(self) }

    open func describe(on date: Date) -> String {
        guard let dataSource = dataSource else { return "empty" }
        let kind = type(of: dataSource)
        let items = (0..<dataSource.count).map { dataSource[$0] ?? "-" }
        let price = dataSource["price"]??.intValue ?? -1
        let sorts = (kind.sortsItems?() ?? false, dataSource.sortsItems?() ?? true)
        let name = kind.preferredName ?? "unnamed"
        return String(format: "%@ %@ %d %@ %@", name, items as NSArray, price, "\(sorts)", date as CVarArg)
    }
}

/// An object of a nib that is no view.
@objc(ShelfPresenter)
public final class ShelfPresenter: NSObject {
    @IBOutlet public weak var label: UILabel!
    public private(set) var wakes = 0

    public override func awakeFromNib() {
        super.awakeFromNib()
        wakes += 1
        label?.text = "awake"
    }
}

/// A view of the nib with an outlet to the presenter.
@objc(ShelfView)
public final class ShelfView: UIView {
    @IBOutlet public var presenter: ShelfPresenter!
    @IBOutlet public weak var label: UILabel!

    public static func load() -> ShelfView? {
        let nib = UINib(nibName: String(describing: ShelfView.self), bundle: Bundle.module)
        return nib.instantiate(withOwner: nil, options: nil).first { $0 is ShelfView } as? ShelfView
    }
}
