import Testing
import UIKit

/// Objects of classes that are known as values, whose initializers are not `required`.
@MainActor
@Suite(.serialized)
struct DynamicInitTests {
    final class Framed: UIView {
        var made = ""
        override init(frame: CGRect) {
            super.init(frame: frame)
            made = "frame"
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Cell: UITableViewCell {
        var made = ""
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            made = "\(style.rawValue) \(reuseIdentifier ?? "nil")"
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Header: UITableViewHeaderFooterView {}

    final class Controller: UIViewController {
        var made = ""
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nil, bundle: bundle)
            made = "\(nibName ?? "nil") \(bundle == nil)"
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Navigation: UINavigationController {}
    final class Table: UITableViewController {}
    final class Collection: UICollectionViewController {}
    final class Grid: UICollectionView {}
    final class Model: NSObject { var value = 7 }

    func make<T: UIView>(_ type: T.Type) -> T { DynamicInit.make(T.self) }

    @Test func viewsAndModels() {
        #expect(make(Framed.self).made == "frame")
        let type: UIView.Type = Framed.self
        let view = DynamicInit.make(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((view as? Framed)?.made == "frame")
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(DynamicInit.make(Model.self).value == 7)
    }

    @Test func initializersOfAClassOfItsOwn() {
        #expect(make(OwnInit.self).made == "own")
        let type: UIView.Type = OwnInit.self
        #expect((DynamicInit.make(type) as? OwnInit)?.made == "own")
    }

    @Test(arguments: ["short", "an identifier of more than fifteen characters", nil])
    func cells(identifier: String?) {
        let cell = DynamicInit.make(Cell.self, style: .subtitle, reuseIdentifier: identifier)
        #expect(cell.made == "3 \(identifier ?? "nil")")
        #expect(cell.reuseIdentifier == identifier)
        let header = DynamicInit.make(Header.self, reuseIdentifier: identifier)
        #expect(header.reuseIdentifier == identifier)
    }

    @Test(arguments: ["Nib", "the name of a nib of more than fifteen characters", nil])
    func controllers(name: String?) {
        let controller = DynamicInit.make(Controller.self, nibName: name, bundle: nil)
        #expect(controller.made == "\(name ?? "nil") true")
        #expect(DynamicInit.make(Controller.self, nibName: name, bundle: .main).made.hasSuffix("false"))
        #expect(DynamicInit.make(Controller.self).made == "nil true")
        for _ in 0..<20 { _ = DynamicInit.make(Controller.self, nibName: name, bundle: .main) }
    }

    @Test func containers() {
        weak var reference: UIViewController?
        do {
            let root = UIViewController()
            reference = root
            let navigation = DynamicInit.make(Navigation.self, rootViewController: root)
            #expect(navigation.viewControllers == [root])
        }
        #expect(reference == nil)
        #expect(DynamicInit.make(Table.self, style: .insetGrouped).tableView.style == .insetGrouped)
        let layout = UICollectionViewFlowLayout()
        let collection = DynamicInit.make(Collection.self, collectionViewLayout: layout)
        #expect(collection.collectionViewLayout === layout)
        let second = UICollectionViewFlowLayout()
        let grid = DynamicInit.make(
            Grid.self, frame: CGRect(x: 0, y: 0, width: 9, height: 8), collectionViewLayout: second)
        #expect(grid.collectionViewLayout === second && grid.bounds.width == 9)
    }
}
