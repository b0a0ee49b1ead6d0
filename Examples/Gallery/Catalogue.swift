import GalleryScreens
import UIKit

/// The screens of the gallery, in the order of the page.
@MainActor
enum Catalogue {
    static var screens: [Screen] {
        showcase + lists + languages + intros + pins + autoLayout + stackViews + logins + layouts + cards
            + flexSheets
            + controllers + forms + films
    }

    /// The same two screens in every size, language and style, which have a page of their own.
    static var variants: [Screen] { popups + popupStages + articles }

    private static let phones: [ScreenDevice] = [.iPhone13Mini, .iPhone14ProMax]
    static let styles: [(UIUserInterfaceStyle, String)] = [(.light, "light"), (.dark, "dark")]

    private static var popups: [Screen] {
        let languages: [(UpdatePopupText, String)] = [(.korean, "ko"), (.english, "en")]
        let sizes: [(UpdatePopupViewController.CardSize, String, String)] = [
            (.fixed, "Update popup", "popup"),
            (.fromScreen, "Update popup, sized from the screen", "popup-wide"),
        ]
        var screens: [Screen] = []
        for (size, section, name) in sizes {
            for phone in phones {
                for (text, language) in languages {
                    for (style, styleName) in styles {
                        screens.append(
                            Screen(
                                section: section, name: "\(name)-\(phone.fileName)-\(language)-\(styleName)",
                                stage: .device(phone, style)
                            ) {
                                .controller(UpdatePopupViewController(text, cardSize: size))
                            })
                    }
                }
            }
        }
        return screens
    }

    private static var popupStages: [Screen] {
        let letters: [(UpdatePopupViewController.Stage, String)] = [
            (.oneColumn, "a-one-column"), (.twoGroups, "b-two-groups"),
            (.unsizedCheckBox, "c-unsized-check-box"), (.finished, "d-finished"),
        ]
        return letters.map { stage, name in
            Screen(
                section: "How the popup is made", name: "popup-stage-\(name)",
                stage: .device(.iPhone13Mini, .light)
            ) {
                .controller(UpdatePopupViewController(.korean, stage: stage))
            }
        }
    }

    private static var intros: [Screen] {
        phones.flatMap { phone in
            [
                Screen(
                    section: "Intro", name: "intro-flex-\(phone.fileName)", stage: .device(phone, .light)
                ) { .controller(FlexIntroViewController(.english)) },
                Screen(
                    section: "Intro", name: "intro-pin-\(phone.fileName)", stage: .device(phone, .light)
                ) { .controller(PinIntroViewController(.english)) },
                Screen(
                    section: "Intro", name: "intro-flex-\(phone.fileName)-ko", stage: .device(phone, .dark)
                ) { .controller(FlexIntroViewController(.korean)) },
                Screen(
                    section: "Intro", name: "intro-pin-\(phone.fileName)-ko", stage: .device(phone, .dark)
                ) { .controller(PinIntroViewController(.korean)) },
            ]
        }
    }

    private static var flexSheets: [Screen] {
        let sheets: [(String, @MainActor () -> UIView)] = [
            ("flex-values", FlexValueSheet.make), ("flex-modes", FlexModeSheet.make),
            ("flex-absence", FlexAbsenceSheet.make),
        ]
        return sheets.map { name, make in
            Screen(section: "Flexbox, value by value", name: name, stage: .plain(scale: 2)) { .view(make()) }
        }
    }

    private static var forms: [Screen] {
        styles.map { style, name in
            Screen(section: "Form", name: "form-\(name)", stage: .device(.iPhone14ProMax, style)) {
                .controller(FormViewController())
            }
        } + [
            Screen(section: "Attributed text", name: "attributed-text", stage: .plain(scale: 2)) {
                .view(AttributedTextPage())
            }
        ]
    }

    private static var cards: [Screen] {
        [
            Screen(section: "Profile card", name: "profile-card", stage: .plain(scale: 1)) {
                .view(ProfileCard(.sample))
            },
            Screen(section: "A card in HypeUI", name: "hype-card", stage: .plain(scale: 2)) {
                .view(HypeCard.make(width: 350))
            },
            Screen(
                section: "A post in a feed, written four times", name: "feed-items", stage: .plain(scale: 2)
            ) { .view(FeedItemSheet.make(width: 320)) },
        ]
            + ReceiptDocument(.sample).pages.indices.map { index in
                Screen(
                    section: "A receipt of several pages", name: "receipt-\(index + 1)",
                    stage: .plain(scale: 1.5)
                ) { .view(ReceiptDocument(.sample).pages[index]) }
            }
    }

    private static var films: [Screen] {
        [
            Screen(section: "Animation", name: "animation-filmstrip", stage: .plain(scale: 2)) {
                .view(AnimationFilmstrip())
            },
            Screen(section: "Animation", name: "onboarding-filmstrip", stage: .plain(scale: 2)) {
                .view(OnboardingFilmstrip())
            },
        ]
    }
}

extension ScreenDevice {
    /// The device's name as a part of a file name.
    var fileName: String {
        name.lowercased().replacingOccurrences(of: " ", with: "-").filter {
            $0.isLetter || $0.isNumber || $0 == "-"
        }
    }
}
