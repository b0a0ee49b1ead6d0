import Foundation
import Testing

@testable import HeadlessGraphics

struct LanguageSettingsTests {
    @Test func localesFollowTheLanguage() {
        #expect(Locale.current.identifier == "en_001")
        speaking("de") {
            #expect(Locale.current.identifier == "de_DE")
            #expect(Locale.autoupdatingCurrent.identifier == "de_DE")
            #expect(Locale.preferredLanguages == ["de"])
            #expect(Calendar.current.locale?.identifier == "de_DE")
        }
        speaking("de-CH") { #expect(Locale.current.identifier == "de_CH") }
        speaking("zh-Hant") {
            #expect(Locale.current.identifier == "zh-Hant_TW" || Locale.current.identifier == "zh_Hant_TW")
        }
        LanguageSettings.with(LanguageSettings(["fr"], locale: "fr_CA")) {
            #expect(Locale.current.identifier == "fr_CA")
        }
        #expect(Locale.current.identifier == "en_001")
    }

    @Test func formatsFollowTheLanguage() {
        let date = Date(timeIntervalSince1970: 0)
        speaking("de") {
            #expect(1234567.formatted() == "1.234.567")
            #expect(3.5.formatted() == "3,5")
            #expect(["a", "b", "c"].formatted(.list(type: .and)) == "a, b und c")
            #expect(String.localizedStringWithFormat("%.1f", 1234.5) == "1.234,5")
            #expect(date.formatted(date: .long, time: .omitted).contains("Januar"))
            let formatter = DateFormatter()
            formatter.dateStyle = .full
            #expect(formatter.string(from: date).contains("Januar"))
            let numbers = NumberFormatter()
            numbers.numberStyle = .decimal
            #expect(numbers.string(from: 12345.6) == "12.345,6")
        }
        speaking("fr") { #expect(["a", "b"].formatted(.list(type: .or)) == "a ou b") }
        #expect(1234567.formatted() == "1,234,567")
    }

    @Test func directionsFollowTheLanguage() {
        #expect(LanguageSettings(["ar"]).isRightToLeft && LanguageSettings(["he-IL"]).isRightToLeft)
        #expect(!LanguageSettings(["de", "ar"]).isRightToLeft && !LanguageSettings().isRightToLeft)
        #expect(LanguageSettings(pseudoLanguage: .rightToLeft).isRightToLeft)
        let direction = speaking("ar") {
            UITraitCollection(.iPhone16, orientation: .portrait).layoutDirection
        }
        #expect(direction == .rightToLeft)
        #expect(UITraitCollection(.iPhone16, orientation: .portrait).layoutDirection == .leftToRight)
    }

    @Test func pseudoLanguagesChangeTextsOnly() {
        #expect(PseudoLanguage.doubled.text("Save") == "Save Save")
        #expect(PseudoLanguage.bounded.text("Save") == "[# Save #]")
        #expect(PseudoLanguage.rightToLeft.text("Save") == "\u{202E}Save\u{202C}")
        #expect(PseudoLanguage.accented.text("ab") == "a\u{301}\u{323}b\u{30C}")
        #expect(([.doubled, .bounded] as PseudoLanguage).text("a") == "[# a a #]")
        #expect(PseudoLanguage.doubled.format("%@ has %d%%") == "%1$@ has %2$d%% %1$@ has %2$d%%")
        #expect(PseudoLanguage.accented.format("%d a") == "%d a\u{301}\u{323}")
        #expect(PseudoLanguage.doubled.text("") == "")
        let bundle = Fixture.texts
        LanguageSettings.with(LanguageSettings(["en"], pseudoLanguage: .doubled)) {
            #expect(String(localized: "title", bundle: bundle) == "Messages Messages")
            #expect(String(localized: "greeting \("Ann")", bundle: bundle) == "Hello, Ann! Hello, Ann!")
            #expect(String(localized: "\(1) files", table: "Catalog", bundle: bundle) == "1 file 1 file")
            let format = NSLocalizedString("%d runs of %d", bundle: bundle, comment: "")
            #expect(String(format: format, 3, 1) == "3 runs of one 3 runs of one")
        }
    }

    @Test func launchArgumentsAreHonoured() {
        let arguments: [String: Any] = [
            "AppleLanguages": ["ar"], "AppleLocale": "ar_EG", "NSDoubleLocalizedStrings": "YES",
            "NSSurroundLocalizedStrings": true, "NSAccentuateLocalizedStrings": "NO",
        ]
        let settings = LanguageSettings { arguments[$0] }
        #expect(settings.languages == ["ar"] && settings.locale == "ar_EG")
        #expect(settings.pseudoLanguage == [.doubled, .bounded] && settings.isRightToLeft)
        let forced = LanguageSettings { $0 == "NSForceRightToLeftWritingDirection" ? 1 : nil }
        #expect(forced.isRightToLeft && forced.languages == [] && forced.pseudoLanguage == [])
    }
}
