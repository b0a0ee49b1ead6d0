import Testing
import UIKit

@testable import HeadlessUIKit

/// What shown rows take from the table's sides.
@MainActor struct TableSurroundingsTests {
    /// A cell whose height depends on the width of its content.
    final class WrappingCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @Test func shownRowsFollowTheSafeArea() throws {
        let source = Source()
        let controller = UIViewController()
        let table = UITableView(frame: .zero)
        table.separatorStyle = .none
        table.register(WrappingCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        let window = UIWindow(screen: UIScreen(.iPhoneSE))
        controller.view.addSubview(table)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        table.frame = controller.view.bounds
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: [0, 0]))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 187.5))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 0)
        window.layoutIfNeeded()
        #expect(table.cellForRow(at: [0, 0]) === cell)
        #expect(cell.contentView.frame == CGRect(x: 59, y: 0, width: 316, height: 158))
        #expect(table.rectForRow(at: [0, 0]).height == 158)
        table.scrollToRow(at: [0, 10], at: .top, animated: false)
        window.layoutIfNeeded()
        #expect(table.cellForRow(at: [0, 10])?.contentView.frame.minX == 59)
    }

    @Test func shownRowsFollowTheReadableWidth() throws {
        let source = Source()
        let table = UITableView(frame: .zero)
        table.cellLayoutMarginsFollowReadableWidth = true
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        let window = UIWindow(screen: UIScreen(.iPadPro11))
        table.frame = CGRect(x: 0, y: 0, width: 500, height: 700)
        window.addSubview(table)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: [0, 0]))
        table.frame.size.width = 830
        window.layoutIfNeeded()
        #expect(table.cellForRow(at: [0, 0]) === cell)
        #expect(cell.contentView.layoutMargins.left == (830 - 672) / 2)
    }
}
