import FlexLayout
import Layout
import PinLayout
import SnapKit
import Testing
import UIKit

@testable import HeadlessUIKit

/// Rows whose heights come from their content, laid out by each language.
@MainActor struct TableSizingTests {
    /// Fixed heights of the content, by row.
    static let heights: [CGFloat] = [30, 75.5, 120, 61, 200, 44]

    class Cell: UITableViewCell {
        let box = UIView()
        func show(_ height: CGFloat) {}
    }

    final class ConstraintCell: Cell {
        private var height: Constraint?
        override func show(_ height: CGFloat) {
            if box.superview == nil {
                contentView.addSubview(box)
                box.snp.makeConstraints {
                    $0.edges.equalToSuperview().inset(10)
                    self.height = $0.height.equalTo(height).priority(999).constraint
                }
            }
            self.height?.update(offset: height)
        }
    }

    final class StackCell: Cell {
        private let label = UIView()
        private lazy var anchor = box.heightAnchor.constraint(equalToConstant: 0)
        override func show(_ height: CGFloat) {
            if box.superview == nil {
                let stack = UIStackView(arrangedSubviews: [box])
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(stack)
                anchor.priority = UILayoutPriority(999)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10), anchor,
                ])
            }
            anchor.constant = height
        }
    }

    final class FlexCell: Cell {
        override func show(_ height: CGFloat) {
            if box.superview == nil { contentView.flex.padding(10).addItem(box) }
            box.flex.height(height)
            contentView.flex.markDirty()
            setNeedsLayout()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            contentView.flex.layout()
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            contentView.frame.size.width = size.width
            contentView.flex.layout(mode: .adjustHeight)
            return contentView.frame.size
        }
    }

    final class PinCell: Cell {
        private var height: CGFloat = 0
        override func show(_ height: CGFloat) {
            if box.superview == nil { contentView.addSubview(box) }
            self.height = height
            setNeedsLayout()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            box.pin.top(10).horizontally(10).height(height)
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            contentView.frame.size.width = size.width
            box.pin.top(10).horizontally(10).height(height)
            return CGSize(width: size.width, height: box.frame.maxY + 10)
        }
    }

    final class PlainCell: Cell {
        private var height: CGFloat = 0
        override func show(_ height: CGFloat) { self.height = height }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: height + 20)
        }
    }

    final class Source: NSObject, UITableViewDataSource {
        var heights = TableSizingTests.heights
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.show(heights[indexPath.row])
            return cell
        }
    }

    @Test(arguments: [
        ConstraintCell.self as Cell.Type, StackCell.self, FlexCell.self, PinCell.self, PlainCell.self,
    ])
    func rowsAreAsHighAsTheirContent(type: Cell.Type) {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.register(type, forCellReuseIdentifier: "cell")
        table.separatorStyle = .none
        table.dataSource = source
        let window = UIWindow(frame: table.frame)
        table.contentInsetAdjustmentBehavior = .never
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        while table.contentOffset.y + 200 < table.contentSize.height - 0.01 {
            table.contentOffset.y = min(table.contentOffset.y + 70, table.contentSize.height - 200)
            window.layoutIfNeeded()
        }
        var y: CGFloat = 0
        for (row, height) in source.heights.enumerated() {
            let expected = table.onPixelsUp(height + 20)
            #expect(abs(table.rectForRow(at: [0, row]).height - expected) < 0.01, "row \(row) of \(type)")
            #expect(abs(table.rectForRow(at: [0, row]).minY - y) < 0.01)
            y += expected
        }
        #expect(abs(table.contentSize.height - y) < 0.01)
        for cell in table.visibleCells { #expect(cell.contentView.frame.height == cell.frame.height) }
    }
}
