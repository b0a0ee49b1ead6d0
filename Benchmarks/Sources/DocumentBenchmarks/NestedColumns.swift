import FlexLayout
import UIKit

/// Columns in columns: each holds two lines of text and the next column, stretched to its width.
enum NestedColumns {
    /// A page of A4 with a number of columns inside of one another.
    @MainActor
    static func make(depth: Int) -> UIView {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 595, height: 842))
        page.backgroundColor = .white
        define(page.flex.direction(.column).padding(20), depth: depth)
        page.flex.layout()
        return page
    }

    @MainActor
    private static func define(_ flex: Flex, depth: Int) {
        flex.define { flex in
            for text in ["A column in a column", "Level \(depth)"] {
                let label = UILabel()
                label.text = text
                label.font = .systemFont(ofSize: 12)
                flex.addItem(label)
            }
            guard depth > 1 else { return }
            define(flex.addItem().direction(.column).padding(4), depth: depth - 1)
        }
    }
}
