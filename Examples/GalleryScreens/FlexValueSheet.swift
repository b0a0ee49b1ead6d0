import FlexLayout
import UIKit

/// Every value of every property of a flex container, from left to right and from right to left.
@MainActor
public enum FlexValueSheet {
    /// A value: its name, and what it does to a container.
    private typealias Value = (name: String, apply: (Flex) -> Void)

    /// The content of the sample containers of a section.
    private enum Content {
        case three
        case threeSizes
        case threeWidths
        case twoLines
    }

    private static let sample = CGSize(width: 118, height: 88)

    /// Makes the sheet, 1,120 points wide.
    public static func make() -> UIView {
        let page = SheetStyle.page(
            width: 1_120, title: "Containers, value by value",
            text:
                "The same items in the same room: from left to right on the left, from right to left on the "
                + "right. Items 1 to 3 are added in this order.")
        add("direction", directions, .three, to: page)
        add("wrap", wraps, .twoLines, to: page)
        add("justifyContent, in a row", justifications, .three, to: page)
        add("justifyContent, in a row that is reversed", reversedJustifications, .three, to: page)
        add("alignItems, in a row", alignments, .threeSizes, to: page)
        add(
            "alignItems, in a column; item 3 always runs from left to right", columnAlignments, .threeWidths,
            to: page)
        add("alignContent, in a row that wraps", lineAlignments, .twoLines, to: page)
        return SheetStyle.finished(page)
    }

    private static var directions: [Value] {
        Flex.Direction.allCases.map { value in ("\(value)", { $0.direction(value) }) }
    }

    private static var wraps: [Value] {
        Flex.Wrap.allCases.map { value in
            (
                "\(value)",
                { flex in
                    flex.direction(.row).wrap(value)
                    for view in flex.view?.subviews ?? [] { view.flex.height(24) }
                }
            )
        }
    }

    private static var justifications: [Value] {
        Flex.JustifyContent.allCases.map { value in ("\(value)", { $0.direction(.row).justifyContent(value) })
        }
    }

    private static var reversedJustifications: [Value] {
        Flex.JustifyContent.allCases.map { value in
            ("\(value)", { $0.direction(.rowReverse).justifyContent(value) })
        }
    }

    private static var columnAlignments: [Value] {
        let baselines: Set<Flex.AlignItems> = [.baseline, .lastBaseline]
        return Flex.AlignItems.allCases.filter { !baselines.contains($0) }.map { value in
            ("\(value)", { $0.direction(.column).alignItems(value) })
        }
    }

    private static var alignments: [Value] {
        Flex.AlignItems.allCases.map { value in ("\(value)", { $0.direction(.row).alignItems(value) }) }
    }

    private static var lineAlignments: [Value] {
        Flex.AlignContent.allCases.map { value in
            ("\(value)", { $0.direction(.row).wrap(.wrap).alignContent(value) })
        }
    }

    private static func add(_ title: String, _ values: [Value], _ content: Content, to page: UIView) {
        page.flex.addItem(SheetStyle.label(title, 17, .semibold)).marginTop(30)
        page.flex.addItem().height(1).backgroundColor(SheetStyle.line).marginTop(6)
        page.flex.addLayoutItem().direction(.row).wrap(.wrap).columnGap(18).define { flex in
            for value in values {
                flex.addLayoutItem().width(246).marginTop(14).define { flex in
                    flex.addItem(SheetStyle.label(".\(value.name)", 13, .medium))
                    flex.addLayoutItem().direction(.row).justifyContent(.spaceBetween).marginTop(5).define {
                        for direction in [Flex.LayoutDirection.ltr, .rtl] {
                            let box = SheetStyle.box()
                            box.clipsToBounds = true
                            $0.addItem(box).size(sample).padding(5).layoutDirection(direction)
                            fill(box.flex, content)
                            value.apply(box.flex)
                        }
                    }
                }
            }
        }
    }

    private static func fill(_ flex: Flex, _ content: Content) {
        switch content {
        case .three:
            for number in 1...3 { flex.addItem(SheetStyle.item(number)).width(24).height(20) }
        case .threeSizes:
            for number in 1...3 {
                let item = SheetStyle.item(number, fontSize: [11, 26, 16][number - 1])
                flex.addItem(item).width([24, 32, 28][number - 1]).marginHorizontal(1)
            }
        case .threeWidths:
            for number in 1...3 {
                let item = SheetStyle.item(number)
                flex.addItem(item).height(20).minWidth([24, 60, 40][number - 1]).marginVertical(1)
                item.flex.layoutDirection(number == 3 ? .ltr : .inherit)
            }
        case .twoLines:
            for number in 1...5 { flex.addItem(SheetStyle.item(number)).width(32).minHeight(14).margin(1) }
        }
    }
}
