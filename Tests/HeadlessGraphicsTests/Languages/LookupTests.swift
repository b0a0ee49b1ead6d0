import Foundation
import Testing

@testable import HeadlessGraphics

struct LookupTests {
    private let bundle = Fixture.texts

    @Test func foundationsOwnLookups() {
        func title(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }
        #expect(title("title") == "Messages")
        speaking("de-CH") {
            #expect(title("title") == "Nachrichten")
            #expect(title("plain") == "Ohne Anführungszeichen")
            #expect(title("untranslated") == "untranslated")
            #expect(bundle.localizedString(forKey: "untranslated", value: "v", table: nil) == "v")
            #expect(bundle.localizedString(forKey: "Formwork", value: nil, table: "Catalog") == "Formwork")
            #expect(
                NSLocalizedString("title", tableName: nil, bundle: bundle, value: "", comment: "")
                    == "Nachrichten")
            #expect(bundle.preferredLocalizations == ["de"])
        }
        #expect(title("escapes") == "Tab\tline\nquote\"back\\slash é A")
        #expect(Set(bundle.localizations) == ["en", "de", "ar", "pl", "ru"])
        speaking("ja") { #expect(title("title") == "Messages") }
    }

    @Test func interpolationsAreKeys() {
        let value: String.LocalizationValue =
            "\(1) \(UInt8(2)) \(2.5) \("x") \(Int32(3)) 100% \(1.5, specifier: "%.1f")"
        #expect(value.key == "%lld %u %lf %@ %d 100%% %.1f")
        #expect(("100%" as String.LocalizationValue).key == "100%")
        #expect(
            String(localized: "Score: \(1234567) of 100% by \("Ann")", bundle: bundle)
                == "Score: 1,234,567 of 100% by Ann")
        speaking("de") {
            #expect(String(localized: "greeting \("Ann")", bundle: bundle) == "Hallo Ann!")
            #expect(String(localized: "order \("Ann") \(1234)", bundle: bundle) == "1.234 von Ann")
            #expect(
                String(localized: "nothing.here", defaultValue: "Sum \(2)", bundle: bundle) == "Sum 2")
            #expect(String(localized: "title", defaultValue: "Default", bundle: bundle) == "Nachrichten")
            #expect(String(localized: "\(50) percent", table: "Catalog", bundle: bundle) == "50 % fertig")
            #expect(String(localized: "button.title", table: "Catalog", bundle: bundle) == "")
        }
        #expect(String(localized: "button.title", table: "Catalog", bundle: bundle) == "Save")
        #expect(String(localized: "\(50) percent", table: "Catalog", bundle: bundle) == "50% done")
        #expect(String(localized: "Only a key", table: "Catalog", bundle: bundle) == "Only a key")
    }

    /// The examples of Apple's documentation of the format.
    @Test func rulesOfStringsDict() {
        func files(_ count: Int) -> String {
            String.localizedStringWithFormat(
                NSLocalizedString("%d files", bundle: bundle, comment: ""), count)
        }
        #expect([0, 1, 2].map(files) == ["No files", "1 file", "2 files"])
        func runs(_ count: Int, _ total: Int) -> String {
            String(
                format: bundle.localizedString(forKey: "%d runs of %d", value: nil, table: nil), count, total)
        }
        #expect(runs(0, 1) == "No runs of one")
        #expect(runs(1, 2) == "One run of 2")
        #expect(runs(3, 4) == "3 runs of 4")
        let format = NSLocalizedString("%d files in %d folders", bundle: bundle, comment: "")
        #expect(String(format: format, locale: .current, 1, 2, "x") == "1 file in 2 folders (x)")
        #expect(String(format: format, arguments: [5, 1, "y"]) == "5 files in a folder (y)")
        #expect(NSString(format: format as NSString, 1, 1, "z" as NSString) == "1 file in a folder (z)")
        // A copy without the storage of the original is found by its text.
        let copy = String(Array(NSLocalizedString("%d files", bundle: bundle, comment: "")))
        #expect(String(format: copy, 1) == "1 file")
        #expect(String(format: "%d%% of %@", 5, "x") == "5% of x")
    }

    /// Texts of plurals as translators wrote them, for the numbers of the CLDR's samples.
    @Test func pluralsOfCatalogues() {
        func files(_ language: String, _ numbers: [Int]) -> [String] {
            speaking(language) {
                numbers.map { String(localized: "\($0) files", table: "Catalog", bundle: bundle) }
            }
        }
        #expect(files("en", [0, 1, 2]) == ["0 files", "1 file", "2 files"])
        #expect(
            files("pl", [1, 2, 5, 12, 22, 25]) == [
                "1 plik", "2 pliki", "5 plików", "12 plików", "22 pliki", "25 plików",
            ])
        #expect(
            files("ru", [1, 2, 5, 11, 21, 24]) == [
                "1 файл", "2 файла", "5 файлов", "11 файлов", "21 файл", "24 файла",
            ])
        let arabic = files("ar", [0, 1, 2, 3, 11, 100])
        #expect(arabic.prefix(3) == ["لا ملفات", "ملف واحد", "ملفان"])
        #expect(arabic.suffix(3).map { $0.split(separator: " ").last } == ["ملفات", "ملفًا", "ملف"])
        // By Foundation's functions, also with the argument as a C int.
        speaking("pl") {
            let format = NSLocalizedString("%lld files", tableName: "Catalog", bundle: bundle, comment: "")
            #expect(format == "%lld pliku")
            #expect(String.localizedStringWithFormat(format, 3) == "3 pliki")
        }
    }

    @Test func substitutionsOfCatalogues() {
        func photos(_ photos: Int, _ albums: Int) -> String {
            String(localized: "\(photos) photos in \(albums) albums", table: "Catalog", bundle: bundle)
        }
        #expect(photos(1, 2) == "1 photo in 2 albums")
        #expect(photos(2000, 1) == "2,000 photos in 1 album")
        speaking("de") {
            #expect(photos(1, 3) == "In 3 Alben: 1 Foto")
            #expect(photos(2000, 1) == "In einem Album: 2.000 Fotos")
        }
    }

    @Test func variantsOfDevicesAndWidths() {
        func on(_ idiom: UIUserInterfaceIdiom, _ language: String, _ body: () -> Void) {
            UITraitCollection(userInterfaceIdiom: idiom).performAsCurrent { speaking(language, body) }
        }
        func text(_ key: String) -> String { bundle.localizedString(forKey: key, value: nil, table: nil) }
        on(.phone, "en") {
            #expect(text("tap") == "Tap the phone")
            #expect(String(localized: "click", table: "Catalog", bundle: bundle) == "Tap")
        }
        on(.pad, "en") {
            #expect(text("tap") == "Tap the tablet")
            #expect(String(localized: "click", table: "Catalog", bundle: bundle) == "Tap or click")
        }
        on(.tv, "en") { #expect(String(localized: "click", table: "Catalog", bundle: bundle) == "Select") }
        on(.phone, "de") {
            let format = bundle.localizedString(forKey: "click", value: nil, table: "Catalog")
            #expect(String(format: format, 1) == "1 Mal tippen")
            #expect(String(format: format, 2) == "2 Male tippen")
        }
        let welcome = text("welcome")
        #expect(welcome == "Welcome to the app!")
        let fitting = [0, 1, 19, 20, 49, 60].map { (welcome as NSString).variantFittingPresentationWidth($0) }
        #expect(fitting == ["Hi", "Hi", "Hi", "Welcome", "Welcome", "Welcome to the app!"])
        #expect(("other" as NSString).variantFittingPresentationWidth(5) == "other")
    }

    @Test func resourcesAndAttributes() throws {
        var resource = LocalizedStringResource("title", bundle: .atURL(bundle.bundleURL), comment: "c")
        #expect(String(localized: resource) == "Messages")
        resource.locale = Locale(identifier: "de")
        #expect(resource.key == "title")
        let copy = try JSONDecoder().decode(
            LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(copy == resource)
        let literal: LocalizedStringResource = "Hello \(3)"
        #expect(literal.key == "Hello %lld")
        #expect(String(localized: "Nested: \(resource)", bundle: bundle).hasPrefix("Nested: "))
        let text = AttributedString(localized: "**Bold** \("*plain*") \(2)", bundle: bundle)
        #expect(String(text.characters) == "Bold *plain* 2")
        var options = String.LocalizationOptions()
        options.replacements = [7]
        #expect(
            String(localized: "Place \(placeholder: .int)", options: options, bundle: bundle) == "Place 7")
    }

    @Test func missingKeysShowThemselves() {
        var settings = LanguageSettings(["en"])
        settings.showsMissingTexts = true
        LanguageSettings.with(settings) {
            #expect(NSLocalizedString("not there", bundle: bundle, comment: "") == "NOT THERE")
            #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Messages")
        }
    }

    @Test func reportsNameKeys() {
        _ = bundle.localizedString(forKey: "never written", value: nil, table: nil)
        _ = bundle.localizedString(forKey: "title", value: nil, table: nil)
        let report = LocalizationReport(of: bundle, languages: ["en", "de"])
        let lines = "\(report)".split(separator: "\n").map(String.init)
        #expect(lines.contains("missing: \"never written\" in Localizable"))
        #expect(lines.contains("untranslated: \"untranslated\" in Localizable, de"))
        #expect(lines.contains("untranslated: \"button.title\" in Catalog, de"))
        #expect(lines.contains("needsReview: \"%lld photos in %lld albums\" in Catalog, de"))
        #expect(!lines.contains { $0.contains("\"title\"") || $0.contains("\"Formwork\" in Catalog, de") })
        #expect(report.json.contains("\"kind\" : \"missing\""))
        let broken = LocalizationReport(of: Fixture.bundle("Broken"))
        #expect(broken.problems.count >= 13)
    }
}
