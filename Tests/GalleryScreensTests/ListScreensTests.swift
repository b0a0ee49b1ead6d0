import GalleryScreens
import Testing
import UIKit

/// The lists of the gallery, in every look that is drawn.
@MainActor
@Suite(.serialized) struct ListScreensTests {
    private struct Look {
        var name: String
        var traits = UITraitCollection()
        var version: ScreenDevice.SystemVersion?
        var text = ListLanguage.english
    }

    private let looks = [
        Look(name: "light"), Look(name: "dark", traits: UITraitCollection(userInterfaceStyle: .dark)),
        Look(
            name: "largest",
            traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)),
        Look(name: "rtl", traits: UITraitCollection(layoutDirection: .rightToLeft), text: .arabic),
        Look(name: "ios26", version: .iOS26),
    ]

    private let screens: [(name: String, make: @MainActor (ListLanguage) -> UIViewController)] = [
        ("mail", MailViewController.inBars), ("chat", ChatViewController.inBars),
        ("settings", SettingsListViewController.inBars), ("photos", PhotoGridViewController.inBars),
        ("store", StoreViewController.inBars),
    ]

    private func every(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(every) }

    private func show(_ controller: UIViewController, _ look: Look) -> UIWindow {
        let window = UIWindow(
            screen: UIScreen(.iPhone16, systemVersion: look.version, overriding: look.traits))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private func list<List: UIView>(_ type: List.Type, in window: UIWindow) throws -> List {
        try #require(every(window).lazy.compactMap { $0 as? List }.first)
    }

    @Test func everyScreenLaysOutWithoutExceptions() {
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        for screen in screens {
            for look in looks {
                var reasons: [String] = []
                UIKitException.handler = { reasons.append($0.reason) }
                let window = show(screen.make(look.text), look)
                #expect(reasons.isEmpty, "\(screen.name) \(look.name) \(reasons)")
                #expect(
                    ViewDrawing(of: window, showing: .device).commandCount > 20, "\(screen.name) \(look.name)"
                )
            }
        }
    }

    @Test func rowsOfTheMailGrowWithTheText() throws {
        let heights = try [looks[0], looks[2]].map { look in
            let table = try list(UITableView.self, in: show(MailViewController.inBars(), look))
            return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        }
        #expect(heights[0] > 70 && heights[0] < 130)
        #expect(heights[1] > heights[0] * 1.8)
    }

    /// The line below the chat is made before it is in a window.
    @Test func labelsTakeTheSizeOfTextOfTheirWindow() throws {
        let heights = [looks[0], looks[2]].map { look in
            every(show(ChatViewController.inBars(), look)).compactMap { $0 as? UILabel }
                .first { $0.text == "Message" }?.bounds.height ?? 0
        }
        #expect(heights[0] > 15 && heights[1] > heights[0] * 1.8)
    }

    @Test func bubblesLieAtTheSideOfTheirAuthor() throws {
        for (look, isMirrored) in [(looks[0], false), (looks[3], true)] {
            let window = show(ChatViewController.inBars(look.text), look)
            let collection = try list(UICollectionView.self, in: window)
            let mine = try #require(collection.cellForItem(at: IndexPath(item: 3, section: 1)))
            let bubble = try #require(mine.contentView.subviews.first)
            let free = mine.contentView.bounds.width - bubble.frame.maxX
            #expect(isMirrored ? abs(bubble.frame.minX - 16) < 0.5 : abs(free - 16) < 0.5)
            let last = mine.convert(mine.bounds, to: window).maxY
            let bottom = collection.convert(collection.bounds, to: window).maxY
            #expect(last <= bottom && last > bottom - 40)
        }
    }

    @Test func photosLieInThreeColumns() throws {
        let window = show(PhotoGridViewController.inBars(), looks[0])
        let collection = try list(UICollectionView.self, in: window)
        let frames = (0..<4).compactMap {
            collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        try #require(frames.count == 4)
        #expect(frames[0].minX == 0 && abs(frames[2].maxX - collection.bounds.width) < 0.5)
        #expect(frames[1].minY == frames[0].minY && frames[3].minX == 0 && frames[3].minY > frames[0].maxY)
        #expect(frames.allSatisfy { abs($0.width - $0.height) < 1.5 })
    }

    @Test func settingsAreGroupsOfRows() throws {
        let window = show(SettingsListViewController.inBars(), looks[0])
        let table = try list(UITableView.self, in: window)
        #expect(table.numberOfSections == 4)
        #expect(table.visibleCells.count > 4)
        #expect(every(window).contains { $0 is UISwitch })
        for cell in table.visibleCells { #expect(cell.frame.minX >= 16) }
    }
}
