import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Draws all presets where FORMWORK_PICTURES names a folder.
@MainActor struct ConfigurationPictureTests {
    nonisolated static var folder: String? { ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] }

    nonisolated(unsafe) static let presets: [(String, () -> UIListContentConfiguration)] = [
        ("cell", UIListContentConfiguration.cell), ("subtitleCell", UIListContentConfiguration.subtitleCell),
        ("valueCell", UIListContentConfiguration.valueCell),
        ("plainHeader", UIListContentConfiguration.plainHeader),
        ("plainFooter", UIListContentConfiguration.plainFooter),
        ("groupedHeader", UIListContentConfiguration.groupedHeader),
        ("groupedFooter", UIListContentConfiguration.groupedFooter),
        ("prominent", UIListContentConfiguration.prominentInsetGroupedHeader),
        ("extraProminent", UIListContentConfiguration.extraProminentInsetGroupedHeader),
        ("sidebarCell", UIListContentConfiguration.sidebarCell),
        ("sidebarSubtitleCell", UIListContentConfiguration.sidebarSubtitleCell),
        ("sidebarHeader", UIListContentConfiguration.sidebarHeader),
    ]

    /// All presets one below the other, in a window of a screen.
    func page(_ screen: UIScreen, isRightToLeft: Bool) -> UIView {
        let window = UIWindow(screen: screen)
        window.isHidden = false
        var y: CGFloat = 0
        screen.traitCollection.performAsCurrent {
            for (name, preset) in Self.presets {
                var content = preset()
                content.text = name
                content.secondaryText = "Secondary text"
                if name.hasSuffix("Cell") || name == "cell" { content.image = UIImage(systemName: "star") }
                let view = UIListContentView(configuration: content)
                view.backgroundColor = .secondarySystemGroupedBackground
                if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
                window.addSubview(view)
                let height = view.sizeThatFits(CGSize(width: 393, height: 0)).height
                view.frame = CGRect(x: 0, y: y, width: 393, height: height)
                y += height + 4
            }
        }
        window.frame.size.height = y
        window.backgroundColor = .systemGroupedBackground
        window.layoutIfNeeded()
        return window
    }

    @Test(.enabled(if: folder != nil)) func drawsPresets() throws {
        let folder = try #require(Self.folder)
        for version in [ScreenDevice.SystemVersion.iOS18, .iOS26] {
            for style in ["light", "dark", "large", "rtl"] {
                let overrides =
                    switch style {
                    case "dark": UITraitCollection(userInterfaceStyle: .dark)
                    case "large": UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
                    default: UITraitCollection()
                    }
                let screen = UIScreen(.iPhone16, systemVersion: version, overriding: overrides)
                let view = page(screen, isRightToLeft: style == "rtl")
                let data = try ViewDrawing(of: view).pngData()
                let name = "presets-\(version.rawValue)-\(style).png"
                try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
            }
        }
    }

    /// A list with accessories, headers and footers.
    func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ screen: UIScreen, isRightToLeft: Bool
    ) -> ListCellTests.List {
        let configuration = ListCellTests.configuration(appearance, headers: true)
        let list = ListCellTests.list(
            [
                ["Wi-Fi", "Bluetooth", "Long text that needs more than a single line of the row", "Value"],
                ["A", "B", "C"],
            ],
            configuration, screen)
        list.fill = { cell, path, text in
            var content = path.item == 3 ? .valueCell() : cell.defaultContentConfiguration()
            content.text = text
            if path.item == 1 { content.secondaryText = "Secondary" }
            if path.item == 3 { content.secondaryText = "On" }
            if path.section == 0 { content.image = UIImage(systemName: "star") }
            cell.contentConfiguration = content
            switch (path.section, path.item) {
            case (0, 0): cell.accessories = [.disclosureIndicator(), .label(text: "Home")]
            case (0, 1): cell.accessories = [.checkmark(), .disclosureIndicator()]
            case (0, 2): cell.accessories = [.detail()]
            case (0, 3): cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            case (1, 0): cell.accessories = [.delete(displayed: .always), .reorder(displayed: .always)]
            case (1, 1): cell.accessories = [.multiselect(displayed: .always), .insert(displayed: .always)]
            default: cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
            }
        }
        if isRightToLeft {
            list.window.semanticContentAttribute = .forceRightToLeft
            UIView.appearance().semanticContentAttribute = .unspecified
        }
        return list
    }

    @Test(.enabled(if: folder != nil)) func drawsLists() throws {
        let folder = try #require(Self.folder)
        let appearances: [(String, UICollectionLayoutListConfiguration.Appearance)] = [
            ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped), ("sidebar", .sidebar),
        ]
        for version in [ScreenDevice.SystemVersion.iOS18, .iOS26] {
            for (name, appearance) in appearances {
                for style in ["light", "dark", "large", "rtl"] {
                    let overrides =
                        switch style {
                        case "dark": UITraitCollection(userInterfaceStyle: .dark)
                        case "large":
                            UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
                        case "rtl": UITraitCollection(layoutDirection: .rightToLeft)
                        default: UITraitCollection()
                        }
                    let screen = UIScreen(.iPhone16, systemVersion: version, overriding: overrides)
                    let list = list(appearance, screen, isRightToLeft: false)
                    list.show()
                    list.collectionView.selectItem(
                        at: IndexPath(item: 2, section: 1), animated: false, scrollPosition: [])
                    list.show()
                    let data = try ViewDrawing(of: list.window).pngData(scale: 2)
                    try data.write(
                        to: URL(fileURLWithPath: "\(folder)/list-\(version.rawValue)-\(name)-\(style).png"))
                }
            }
        }
    }
}
