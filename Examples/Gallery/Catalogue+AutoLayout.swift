import GalleryScreens
import UIKit

extension Catalogue {
    /// What constraints do, one thing on a screen.
    static var autoLayout: [Screen] {
        let contents: [(name: String, title: String, view: @MainActor () -> UIView)] = [
            ("three-views", "Three views", { ThreeViewsSheet() }),
            ("fixed-horizontally", "Fixed horizontally", { FixedHorizontallyView() }),
            ("baselines", "Baselines", { BaselineFormView() }),
            ("cards", "Self-sizing cards", { ConstraintCardsView() }),
            ("alignment-rects", "Alignment rectangles", { AlignmentRectView() }),
        ]
        return contents.flatMap { content in
            let places: [(String, ScreenDevice, UIUserInterfaceStyle, UISemanticContentAttribute)] = [
                ("iphone-se", .iPhoneSE, .light, .unspecified),
                ("iphone-14-pro-max", .iPhone14ProMax, .dark, .unspecified),
                ("right-to-left", .iPhone13Mini, .light, .forceRightToLeft),
            ]
            return places.map { place, phone, style, direction in
                Screen(
                    section: "Auto Layout", name: "auto-layout-\(content.name)-\(place)",
                    stage: .device(phone, style)
                ) {
                    .controller(
                        ConstraintScreenViewController(content.title, content.view(), direction: direction))
                }
            }
        }
    }
}
