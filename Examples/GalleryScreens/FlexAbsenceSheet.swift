import FlexLayout
import UIKit

/// Three ways to take an item out of sight, side by side: they differ in the space that stays and in the frame.
@MainActor
public enum FlexAbsenceSheet {
    private struct Way {
        var name: String
        var text: String
        var apply: (UIView) -> Void
    }

    private static let ways = [
        Way(name: "All three", text: "Nothing is said about item 2.", apply: { _ in }),
        Way(
            name: "isIncludedInLayout(false)",
            text: "Item 2 keeps the frame it has, and takes no room: 3 moves up.",
            apply: { $0.flex.isIncludedInLayout(false) }),
        Way(
            name: "display(.none)", text: "Item 2 becomes 0 x 0 and takes no room.",
            apply: { $0.flex.display(.none) }),
        Way(
            name: "isHidden = true", text: "Item 2 is not drawn; its room and its frame stay.",
            apply: { $0.isHidden = true }),
    ]

    /// Makes the sheet, 1,000 points wide.
    public static func make() -> UIView {
        let page = SheetStyle.page(
            width: 1_000, title: "Three ways to be absent",
            text: "Three items of 150 x 40 points in a column, laid out; then item 2 is taken away in one of "
                + "three ways, and the column is laid out again. Item 3 is see-through, to show what is behind it."
        )
        page.flex.addLayoutItem().direction(.row).justifyContent(.spaceBetween).marginTop(26).define { flex in
            for way in ways { flex.addLayoutItem().width(215).define { column(way, $0) } }
        }
        return SheetStyle.finished(page)
    }

    private static func column(_ way: Way, _ flex: Flex) {
        let box = SheetStyle.box()
        box.frame = CGRect(x: 0, y: 0, width: 215, height: 170)
        box.flex.padding(12).rowGap(8).alignItems(.start)
        let items = (1...3).map { SheetStyle.item($0, fontSize: 16) }
        for item in items { box.flex.addItem(item).width(150).height(40) }
        box.flex.layout()
        items[2].alpha = 0.82
        way.apply(items[1])
        box.flex.layout()
        let frame = items[1].frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
        flex.addItem(SheetStyle.label(way.name, 15, .semibold))
        flex.addItem(box).width(215).height(170).marginTop(10)
        flex.addItem(SheetStyle.label(way.text, 13)).marginTop(10)
        let line = "Frame of 2: (\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"
        flex.addItem(SheetStyle.label(line, 12, color: SheetStyle.faint)).marginTop(4)
    }
}
