import FlexLayout
import UIKit

/// A sheet of A4 with a part of a receipt's lines.
public final class ReceiptPage: UIView {
    /// The sheet in points.
    static let paper = CGSize(width: 595, height: 842)
    private static let margin: CGFloat = 48
    /// The height of the sheet less its margins.
    static let contentHeight = paper.height - 2 * margin
    /// The width of the lines.
    static let contentWidth = paper.width - 2 * margin

    /// Creates a sheet of blocks one below the other, with its number at the foot.
    init(_ blocks: [UIView], number: Int, of count: Int) {
        super.init(frame: CGRect(origin: .zero, size: Self.paper))
        backgroundColor = .white
        let foot = Self.text("Page \(number) of \(count)", size: 9, color: .darkGray)
        flex.padding(Self.margin).define { flex in
            for block in blocks { flex.addItem(block) }
            flex.addItem().grow(1)
            flex.addItem(foot).alignSelf(.center)
        }
    }

    /// Sheets are not read from nibs.
    public required init?(coder: NSCoder) { nil }

    /// Lays out the blocks.
    public override func layoutSubviews() {
        super.layoutSubviews()
        flex.layout()
    }

    // MARK: Blocks

    /// The name of the shop over number and date.
    static func letterhead(_ receipt: Receipt) -> UIView {
        let block = UIView()
        block.flex.direction(.row).justifyContent(.spaceBetween).alignItems(.end).paddingBottom(28).define {
            $0.addItem(text("Bean & Leaf", size: 26, weight: .bold))
            $0.addItem().alignItems(.end).define {
                $0.addItem(text("Receipt \(receipt.number)", size: 11, weight: .semibold))
                $0.addItem(text(receipt.date, size: 11, color: .darkGray))
            }
        }
        return block
    }

    /// The names of the columns.
    static var columnNames: UIView {
        row(["Article", "Count", "Price", "Total"], size: 9, color: .darkGray, line: .black)
    }

    /// A line of the table.
    static func line(_ item: Receipt.Item) -> UIView {
        row(
            [item.name, "\(item.count)", Receipt.euros(item.cents), Receipt.euros(item.total)], size: 11,
            color: .black, line: UIColor(white: 0.85, alpha: 1))
    }

    /// What is to be paid.
    static func sums(_ receipt: Receipt) -> UIView {
        let block = UIView()
        let sums = [
            ("Tax, 19 %", receipt.tax, UIFont.Weight.regular), ("To pay", receipt.total, .bold),
        ]
        block.flex.paddingTop(18).alignItems(.end).define { flex in
            for (name, cents, weight) in sums {
                flex.addItem().direction(.row).justifyContent(.spaceBetween).width(190).paddingBottom(6)
                    .define {
                        $0.addItem(text(name, size: 13, weight: weight))
                        $0.addItem(text(Receipt.euros(cents), size: 13, weight: weight))
                    }
            }
        }
        return block
    }

    private static func row(_ texts: [String], size: CGFloat, color: UIColor, line: UIColor) -> UIView {
        let block = UIView()
        let widths: [CGFloat] = [0, 50, 80, 80]
        block.flex.define { flex in
            flex.addItem().direction(.row).paddingVertical(7).define { flex in
                for (text, width) in zip(texts, widths) {
                    let label = Self.text(text, size: size, color: color)
                    if width == 0 {
                        flex.addItem(label).grow(1).shrink(1)
                    } else {
                        label.textAlignment = .right
                        flex.addItem(label).width(width)
                    }
                }
            }
            flex.addItem().height(0.5).backgroundColor(line)
        }
        return block
    }

    private static func text(
        _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .black
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
