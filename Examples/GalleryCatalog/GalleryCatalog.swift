import GalleryScreens
import ScreenCatalog
import UIKit

/// The screens of the gallery for the `formwork` command: `swift run formwork watch` shows them while they are edited.
@main
struct GalleryCatalog: ScreenCatalog {
    static var screens: [Screen] {
        for screen in GalleryScreen.all { Screen(screen.name) { screen.make() }.device(device(of: screen)) }
        ScreenSection("Cards") {
            Screen("profile card") { ProfileCard(.sample) }
            Screen("hype card") { HypeCard.make(width: 350) }
            Screen("feed items") { FeedItemSheet.make(width: 320) }
        }
    }

    /// Columns are for a large screen.
    private static func device(of screen: GalleryScreen) -> ScreenDevice {
        screen.name == "split" ? .iPadPro11 : .iPhone16
    }
}
