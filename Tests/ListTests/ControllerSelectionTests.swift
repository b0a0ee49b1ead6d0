import Testing
import UIKit

@testable import HeadlessUIKit

/// When the controllers of lists end the selection.
@MainActor struct ControllerSelectionTests {
    final class Rows: UITableViewController {
        var selections: [String] = []
        var callsSuper = true

        func note(_ name: String) {
            selections.append("\(name) \(tableView.indexPathsForSelectedRows?.count ?? 0)")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func viewWillAppear(_ animated: Bool) {
            if callsSuper { super.viewWillAppear(animated) }
            note("will")
        }
        override func viewIsAppearing(_ animated: Bool) {
            note("is")
            super.viewIsAppearing(animated)
        }
    }

    final class Items: UICollectionViewController {
        var selections: [String] = []

        func note(_ name: String) {
            selections.append("\(name) \(collectionView.indexPathsForSelectedItems?.count ?? 0)")
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 5 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("will")
        }
        override func viewIsAppearing(_ animated: Bool) {
            note("is")
            super.viewIsAppearing(animated)
        }
    }

    private func window(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(screen: UIScreen(.iPhoneSE))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// Between the two calls, once for each appearance, whatever the subclass calls.
    @Test(arguments: [true, false])
    func rowsAreDeselectedBetweenTheCalls(callsSuper: Bool) {
        let rows = Rows(style: .plain)
        rows.callsSuper = callsSuper
        let window = window(UINavigationController(rootViewController: rows))
        rows.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        rows.viewWillAppear(false)
        #expect(rows.tableView.indexPathForSelectedRow == [0, 1])
        rows.navigationController?.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        rows.selections = []
        rows.navigationController?.popViewController(animated: false)
        #expect(rows.selections == ["will 1", "is 0"])
        #expect(rows.tableView.indexPathForSelectedRow == nil)
    }

    @Test func rowsStaySelectedWhereTheControllerSaysSo() {
        let rows = Rows(style: .plain)
        rows.clearsSelectionOnViewWillAppear = false
        rows.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        let window = window(rows)
        #expect(rows.tableView.indexPathForSelectedRow == [0, 1])
        withExtendedLifetime(window) {}
    }

    @Test func itemsAreDeselectedBetweenTheCalls() {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let window = window(UINavigationController(rootViewController: items))
        items.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        items.viewWillAppear(false)
        #expect(items.collectionView.indexPathsForSelectedItems == [[0, 1]])
        items.navigationController?.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        items.selections = []
        items.navigationController?.popViewController(animated: false)
        #expect(items.selections == ["will 1", "is 0"])
    }
}
