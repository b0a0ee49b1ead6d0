import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The heights of rows that size themselves.
@MainActor struct CellFittingTests {
    final class ConstrainedCell: UITableViewCell {
        static var standardHeight: CGFloat = 95
        let box = UIView()
        var height: NSLayoutConstraint?

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: Self.standardHeight)
            self.height = height
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class ManualCell: UITableViewCell {
        var widths: [CGFloat] = []

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            widths.append(size.width)
            return CGSize(width: size.width, height: 123)
        }
    }

    private func height(
        _ cell: UITableViewCell, _ phone: CellFrameTests.Phone,
        _ change: (inout CellSurroundings) -> Void = { _ in }
    ) -> CGFloat {
        let window = CellFrameTests.show(cell, on: phone, change)
        return withExtendedLifetime(window) { cell.frame.height }
    }

    @Test func constraintsOfTheContentWithTheSeparatorsShare() {
        // 95 gives 95.333 at three pixels a point; 26 adds a point.
        #expect(abs(height(ConstrainedCell(), .large18) - 95.3333) < 0.001)
        #expect(height(ConstrainedCell(), .se18) == 95.5)
        #expect(height(ConstrainedCell(), .se26) == 96)
        #expect(height(ConstrainedCell(), .se18) { $0.separatorStyle = .none } == 95)
    }

    @Test func collapsedConstraintsTakeTheStandardHeightAndWarnOnce() {
        CellWarnings.reportedZeroHeight = false
        var issues: [String] = []
        let handler = LayoutDiagnostics.handler
        LayoutDiagnostics.handler = { issues.append("\($0)") }
        defer { LayoutDiagnostics.handler = handler }
        for _ in 0..<2 {
            let cell = ConstrainedCell()
            cell.height?.constant = 0
            #expect(height(cell, .se18) == 44)
        }
        #expect(issues.filter { $0.contains("ambiguously suggest a height of zero") }.count == 1)
    }

    /// The words, wherever the height is found to be 0.
    @Test func theWarningNamesTheCell() throws {
        for isOwnSize in [false, true] {
            CellWarnings.reportedZeroHeight = false
            let table = UITableView(frame: .zero)
            let source = TableSource([[UITableView.automaticDimension]])
            let kind: UITableViewCell.Type = isOwnSize ? EmptyCell.self : ConstrainedCell.self
            table.register(kind, forCellReuseIdentifier: "cell")
            table.dataSource = source
            ConstrainedCell.standardHeight = 0
            defer { ConstrainedCell.standardHeight = 95 }
            let window = tableWindow(table)
            let issues = advice { window.layoutIfNeeded() }
            let cell = try #require(table.cellForRow(at: [0, 0]))
            #expect(
                issues == [
                    """
                    Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table \
                    view cell's content view. We're considering the collapse unintentional and using standard height \
                    instead. Cell: \(cell.debugLine)
                    """
                ])
            #expect(cell.frame.height == 44)
        }
    }

    final class EmptyCell: UITableViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
    }

    @Test func theContentViewsFlagIsItsCells() {
        let cell = ConstrainedCell()
        let issues = advice { cell.contentView.translatesAutoresizingMaskIntoConstraints = false }
        #expect(issues.count == 1)
        #expect(
            issues.first?.contains(
                """
                [LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of \
                a UITableViewCell is not supported and will result in undefined behavior, as this property is managed by \
                the owning UITableViewCell. Cell: \(cell.debugLine)
                """) ?? false)
        #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    }

    /// A content view of the app sizes the row by its constraints; lists' own is a row high.
    @Test func onlyTheContentOfListCellsIsARowHigh() {
        struct Chip: UIContentConfiguration {
            final class ChipView: UIView, UIContentView {
                var configuration: any UIContentConfiguration = Chip()
            }
            func makeContentView() -> any UIView & UIContentView {
                let view = ChipView(frame: .zero)
                view.heightAnchor.constraint(equalToConstant: 20).isActive = true
                return view
            }
            func updated(for state: any UIConfigurationState) -> Chip { self }
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Chip()
        #expect(height(cell, .se18) == 20.5)
        #expect(height(cell, .se26) == 21)
        let list = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = "a"
        list.contentConfiguration = content
        #expect(height(list, .se18) >= 44)
    }

    @Test func withoutConstraintsTheCellsOwnSizeCounts() {
        let cell = ManualCell()
        #expect(height(cell, .se18) == 123)
        #expect(cell.widths.contains(375))
    }

    @Test func longTitlesMakeRowsHigher() throws {
        let cell = CellFrameTests.cell(.default, String(repeating: "word ", count: 40))
        let line = height(cell, .se18)
        #expect(line == 44)
        cell.textLabel?.numberOfLines = 0
        let label = try #require(cell.textLabel)
        let text = label.sizeThatFits(CGSize(width: 343, height: 1e4)).height
        let tall = height(cell, .se18)
        #expect(tall > 100 && tall >= text + 22 && tall <= text + 25)
    }

    @Test func fittingMeasuresBesideAccessories() {
        let cell = ConstrainedCell()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 30)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.height?.isActive = false
        cell.box.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.box.topAnchor),
            label.bottomAnchor.constraint(equalTo: cell.box.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: cell.box.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: cell.box.trailingAnchor),
        ])
        let plain = height(cell, .se18)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
        let narrow = height(cell, .se18)
        #expect(narrow > plain)
        let expected = label.sizeThatFits(CGSize(width: 375 - 200 - 16 - 8, height: 1e4)).height
        #expect(narrow == expected + 0.5)
    }
}
