import FlexLayout
import UIKit

/// Three children of `width(100%).aspectRatio(2)` in the three layout modes, and why one of them shows nothing.
@MainActor
public enum FlexModeSheet {
    private static let containerSize = CGSize(width: 220, height: 360)

    /// Makes the sheet, 900 points wide.
    public static func make() -> UIView {
        let page = SheetStyle.page(
            width: 900, title: "Three modes of layout",
            text:
                "Three children of width(100%).aspectRatio(2) in a container that was 220 x 360 points before "
                + "it was laid out. The grey area is the container afterwards; the text below it is flex.issues."
        )
        page.flex.addLayoutItem().direction(.row).justifyContent(.spaceBetween).marginTop(26).define { flex in
            for mode in Flex.LayoutMode.allCases {
                flex.addLayoutItem().width(250).define { column(mode, $0) }
            }
        }
        return SheetStyle.finished(page)
    }

    private static func column(_ mode: Flex.LayoutMode, _ flex: Flex) {
        let container = UIView(frame: CGRect(origin: .zero, size: containerSize))
        container.backgroundColor = SheetStyle.surface
        for color in SheetStyle.colors.prefix(3) {
            container.flex.addItem().width(100%).aspectRatio(2).backgroundColor(color)
        }
        container.flex.layout(mode: mode)
        let size = container.frame.size
        let stage = SheetStyle.box()
        stage.backgroundColor = SheetStyle.background
        stage.addSubview(container)
        container.frame.origin = CGPoint(x: 15, y: 15)
        flex.addItem(SheetStyle.label("layout(mode: .\(mode))", 15, .semibold))
        flex.addItem(SheetStyle.label("\(Int(size.width)) x \(Int(size.height)) points", 13)).marginTop(3)
        // The stage has its own layout; what is on it stays where it was put.
        container.flex.isIncludedInLayout(false)
        flex.addItem(stage).width(250).height(390).marginTop(10)
        let issues = container.flex.issues
        let advice = issues.first.map { "\($0), and \(issues.count - 1) more like this." } ?? "No issues."
        let color = issues.isEmpty ? SheetStyle.faint : SheetStyle.alarm
        flex.addItem(SheetStyle.label(advice, 12, color: color)).marginTop(10)
    }
}
