import GalleryScreens
import UIKit

extension Catalogue {
    /// Screens as apps have them: a list of cards, a ticket and a chart, in the light and in the dark.
    static var showcase: [Screen] {
        let screens: [(name: String, make: @MainActor () -> UIViewController)] = [
            ("trips", TripsViewController.inBars), ("ticket", { TicketViewController() }),
            ("chart", { ChartViewController() }), ("dashboard", { DashboardViewController() }),
        ]
        let sheet = Screen(section: "Symbols", name: "symbols", stage: .plain(scale: 2)) {
            .view(SymbolSheet())
        }
        return screens.flatMap { screen in
            styles.map { style, styleName in
                Screen(
                    section: "Screens", name: "showcase-\(screen.name)-\(styleName)",
                    stage: .device(.iPhone15, style)
                ) { .controller(screen.make()) }
            }
        } + [sheet]
    }
}
