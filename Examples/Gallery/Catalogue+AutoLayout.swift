import GalleryScreens
import UIKit

extension Catalogue {
    /// What constraints do, one thing on a screen.
    static var autoLayout: [Screen] {
        let contents: [(name: String, title: String, arabic: String, view: @MainActor (Bool) -> UIView)] = [
            ("three-views", "Three views", "ثلاثة عناصر", { ThreeViewsSheet(isArabic: $0) }),
            (
                "fixed-horizontally", "Fixed horizontally", "مثبّت أفقيًا",
                { FixedHorizontallyView(isArabic: $0) }
            ),
            ("baselines", "Baselines", "خطوط الأساس", { BaselineFormView(isArabic: $0) }),
            ("cards", "Self-sizing cards", "بطاقات تقيس نفسها", { ConstraintCardsView(isArabic: $0) }),
            (
                "alignment-rects", "Alignment rectangles", "مستطيلات المحاذاة",
                { AlignmentRectView(isArabic: $0) }
            ),
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
                    let isArabic = direction == .forceRightToLeft
                    return .controller(
                        ConstraintScreenViewController(
                            isArabic ? content.arabic : content.title, content.view(isArabic),
                            direction: direction))
                }
            }
        }
    }
}
