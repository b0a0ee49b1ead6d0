import GalleryScreens
import UIKit

extension Catalogue {
    /// Lists as apps have them, each in the light, in the dark, in the largest text, from the right, and on iOS 26.
    static var lists: [Screen] {
        let screens: [(name: String, make: @MainActor (ListLanguage) -> UIViewController)] = [
            ("mail", MailViewController.inBars), ("chat", ChatViewController.inBars),
            ("settings", SettingsListViewController.inBars), ("photos", PhotoGridViewController.inBars),
            ("store", StoreViewController.inBars),
        ]
        let looks: [(name: String, look: Screen.Look, text: ListLanguage)] = [
            ("light", Screen.Look(), .english),
            ("dark", Screen.Look(traits: UITraitCollection(userInterfaceStyle: .dark)), .english),
            (
                "largest",
                Screen.Look(
                    traits: UITraitCollection(
                        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)),
                .english
            ),
            ("rtl", Screen.Look(traits: UITraitCollection(layoutDirection: .rightToLeft)), .arabic),
            ("ios26", Screen.Look(systemVersion: .iOS26), .english),
        ]
        return screens.flatMap { screen in
            looks.map { name, look, text in
                var picture = Screen(
                    section: "Lists", name: "list-\(screen.name)-\(name)", stage: .device(.iPhone16, .light),
                    look: look
                ) { .controller(screen.make(text)) }
                if screen.name == "mail" { picture.touch = swipeSecondRow }
                return picture
            }
        }
    }

    /// The inbox in five languages, and in the pseudo-languages that show what translations would break.
    static var languages: [Screen] {
        let languages: [(name: String, settings: LanguageSettings)] = [
            ("de", LanguageSettings(["de"])), ("ar", LanguageSettings(["ar"])),
            ("ko", LanguageSettings(["ko"])), ("ja", LanguageSettings(["ja"])),
            ("hi", LanguageSettings(["hi"])),
            ("doubled", LanguageSettings(["en"], pseudoLanguage: .doubled)),
            ("accented", LanguageSettings(["en"], pseudoLanguage: .accented)),
            ("bounded", LanguageSettings(["en"], pseudoLanguage: .bounded)),
            ("right-to-left", LanguageSettings(["en"], pseudoLanguage: .rightToLeft)),
        ]
        return languages.map { name, settings in
            var screen = Screen(
                section: "An inbox in languages and pseudo-languages", name: "inbox-\(name)",
                stage: .device(.iPhone16, .light), look: Screen.Look(language: settings)
            ) { .controller(MailViewController.inBars(.localized)) }
            screen.touch = swipeSecondRow
            return screen
        }
    }

    /// Shows the actions at the trailing edge of the second message.
    private static func swipeSecondRow(in window: UIWindow) {
        var views: [UIView] = [window]
        while let view = views.popLast() {
            if let table = view as? UITableView {
                table.simulateSwipe(rowAt: IndexPath(row: 1, section: 0))
                return window.layoutIfNeeded()
            }
            views += view.subviews
        }
    }
}
