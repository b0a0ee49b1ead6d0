import Testing
import UIKit

/// Cells created in code, as source does without a table view.
@MainActor struct CellCreationTests {
    final class Cell: UITableViewCell {
        var wasPrepared = false

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func prepareForReuse() {
            super.prepareForReuse()
            wasPrepared = true
        }
    }

    final class Header: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { nil }
    }

    @Test func cellsHaveTheSizeOfAStandardRow() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.reuseIdentifier == "a")
        #expect(cell.contentView.superview === cell)
        #expect(Cell().reuseIdentifier == nil)
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(Cell(frame: frame).frame == frame)
        #expect(Header().reuseIdentifier == nil)
        #expect(UITableViewHeaderFooterView(frame: frame).frame == frame)
    }

    @Test func stylesDecideWhichLabelsThereAre() {
        func labels(_ style: UITableViewCell.CellStyle) -> [Bool] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            return [cell.textLabel != nil, cell.detailTextLabel != nil, cell.imageView != nil]
        }
        #expect(labels(.default) == [true, false, true])
        #expect(labels(.subtitle) == [true, true, true])
        #expect(labels(.value1) == [true, true, true])
        #expect(labels(.value2) == [true, true, false])
    }

    @Test func defaultsAreUIKits() {
        let cell = UITableViewCell()
        #expect(cell.selectionStyle == .default)
        #expect(cell.accessoryType == .none)
        #expect(cell.indentationLevel == 0)
        #expect(cell.indentationWidth == 10)
        #expect(cell.shouldIndentWhileEditing)
        #expect(!cell.showsReorderControl)
        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
        #expect(cell.accessoryView == nil && cell.backgroundView == nil)
    }
}
