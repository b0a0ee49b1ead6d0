import GalleryScreens
import UIKit

extension Catalogue {
    /// What pins do, one thing on a screen.
    static var pins: [Screen] {
        let contents: [(name: String, title: String, view: @MainActor () -> UIView)] = [
            ("adjust-to-container", "Adjust to container", { AdjustToContainerView() }),
            ("between", "Between", { BetweenView() }),
            ("relative", "Relative", { RelativeView() }),
            ("reading-directions", "Reading directions", { ReadingDirectionsView() }),
            ("auto-sizing", "Auto-sizing cards", { AutoSizingCardsView() }),
            ("wrap-content", "Wrap content", { WrapContentView() }),
            ("groups", "Groups", { GroupsView() }),
        ]
        let screens = contents.flatMap { content in
            [(ScreenDevice.iPhone13Mini, UIUserInterfaceStyle.light), (.iPhone14ProMax, .dark)].map {
                phone, style in
                Screen(
                    section: "Pins", name: "pins-\(content.name)-\(phone.fileName)",
                    stage: .device(phone, style)
                ) { .controller(PinScreenViewController(content.title, content.view())) }
            }
        }
        let bars = [(ScreenDevice.iPhone13Mini, UIUserInterfaceStyle.light), (.iPhone14ProMax, .dark)].map {
            phone, style in
            Screen(section: "Pins", name: "pins-safe-area-\(phone.fileName)", stage: .device(phone, style)) {
                .controller(SafeAreaBarsViewController.withBars())
            }
        }
        return screens + bars
    }
}
