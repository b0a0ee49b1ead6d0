import Foundation

/// Finds texts in the tables of bundles.
enum LocalizedText {
    /// The text of a key in the current languages. Where there is none it is the value, or the key.
    static func string(
        forKey key: String, value: String?, table: String?, inFolder folder: String,
        languages: [String]? = nil
    ) -> String {
        let settings = LanguageSettings.current
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let texts = BundleTexts.texts(inFolder: folder)
        let language = texts.language(for: languages ?? settings.languages)
        let found = texts.table(name, in: language).entries[key]
        LocalizationLog.shared.note(key, found != nil, LocalizationLog.Table(folder: folder, name: name))
        guard let found else {
            return missing(key, value, name, texts, settings)
        }
        let place = FoundTexts.Place(
            folder: folder, table: name, key: key, language: language, device: device,
            pseudoLanguage: settings.pseudoLanguage)
        return FoundTexts.shared.text(at: place, of: found)
    }

    private static func missing(
        _ key: String, _ value: String?, _ table: String, _ texts: BundleTexts, _ settings: LanguageSettings
    ) -> String {
        let shown = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        // Source without any table shows its keys, which needs no advice.
        if texts.hasTable(table) { LocalizationLog.shared.reportMissing(key, table, texts.folder) }
        return settings.pseudoLanguage.format(settings.showsMissingTexts ? shown.uppercased() : shown)
    }

    /// The current kind of device, as tables name it.
    private static var device: String {
        switch UITraitCollection.current.userInterfaceIdiom {
        case .pad: "ipad"
        case .mac: "mac"
        case .tv: "appletv"
        case .vision: "applevision"
        default: "iphone"
        }
    }
}
