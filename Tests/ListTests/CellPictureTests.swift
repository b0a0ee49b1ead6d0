import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Draws cells where `FORMWORK_PICTURES` names a folder, to be looked at; else checks that drawing yields pixels.
@MainActor struct CellPictureTests {
    private func rows(_ grouping: CellSurroundings.Grouping, isEditing: Bool) -> [UITableViewCell] {
        var cells: [UITableViewCell] = []
        let styles: [(UITableViewCell.CellStyle, UITableViewCell.AccessoryType)] = [
            (.default, .disclosureIndicator), (.subtitle, .detailDisclosureButton), (.value1, .checkmark),
            (.value2, .detailButton), (.value1, .disclosureIndicator), (.default, .none),
        ]
        for (index, (style, accessory)) in styles.enumerated() {
            let cell = CellFrameTests.cell(style, "Row \(index)", "Some detail")
            cell.accessoryType = accessory
            cell.editingAccessoryType = index == 0 ? .disclosureIndicator : .none
            if index % 2 == 0 { cell.imageView?.image = UIImage(systemName: "star.fill") }
            if index == 5 {
                let view = UISwitch()
                cell.accessoryView = view
            }
            cell.surroundings = CellSurroundings(
                grouping: grouping, separatorStyle: .singleLine, isFirst: index == 0,
                isLast: index == styles.count - 1,
                isNextRowSelected: index == 2, isMovable: index % 2 == 1,
                editingStyle: index == 1 ? .insert : .delete)
            cell.isEditing = isEditing
            cell.setSelected(index == 3, animated: false)
            cells.append(cell)
        }
        return cells
    }

    @Test(arguments: [
        ("plain18", 18), ("grouped18dark", 18), ("inset18", 18), ("plain26", 26), ("inset26dark", 26),
        ("editing26", 26), ("editing18rtl", 18), ("inset18huge", 18),
    ])
    func draw(name: String, version: Int) throws {
        var traits: [UITraitCollection] = []
        if name.contains("dark") { traits.append(UITraitCollection(userInterfaceStyle: .dark)) }
        if name.contains("rtl") { traits.append(UITraitCollection(layoutDirection: .rightToLeft)) }
        if name.contains("huge") {
            traits.append(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        }
        let screen = UIScreen(
            .iPhone16, systemVersion: version == 26 ? .iOS26 : .iOS18,
            overriding: UITraitCollection(traitsFrom: traits))
        let window = UIWindow(screen: screen)
        let grouping: CellSurroundings.Grouping =
            name.contains("inset") ? .insetGrouped : name.contains("grouped") ? .grouped : .plain
        window.backgroundColor = grouping == .plain ? .systemBackground : .systemGroupedBackground
        let side: CGFloat = grouping == .insetGrouped ? 20 : 0
        var y: CGFloat = 60
        for isFooter in [false, true] {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.surroundings.grouping = grouping
            view.surroundings.isFooter = isFooter
            window.addSubview(view)
            view.show(
                title: isFooter ? "A footer explains what the rows of the section are for." : "Header title")
            func place(_ view: UIView) {
                let width = window.bounds.width - 2 * side
                let height = view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
                view.frame = CGRect(x: side, y: y, width: width, height: height)
                y += height
            }
            place(view)
            guard !isFooter else { continue }
            for cell in rows(grouping, isEditing: name.contains("editing")) {
                window.addSubview(cell)
                place(cell)
            }
        }
        window.makeKeyAndVisible()
        window.settle()
        let data = try ViewDrawing(of: window).pngData()
        #expect(data.count > 1000)
        guard let folder = ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] else { return }
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("cells-\(name).png"))
    }
}
