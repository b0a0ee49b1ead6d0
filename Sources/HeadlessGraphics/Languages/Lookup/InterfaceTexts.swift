/// The texts of Interface Builder files in the current language.
package enum InterfaceTexts {
    /// The text of an object's property, which a table named after the file has; nil where it has none.
    package static func text(forKey key: String, table: String, inFolder folder: String) -> String? {
        let texts = BundleTexts.texts(inFolder: folder)
        guard texts.hasTable(table) else { return nil }
        let language = texts.language(for: LanguageSettings.current.languages)
        guard texts.table(table, in: language).entries[key] != nil else { return nil }
        return LocalizedText.string(forKey: key, value: nil, table: table, inFolder: folder)
    }

    /// The folders with files of the current language, the best one first.
    package static func languageFolders(inFolder folder: String) -> [String] {
        let best = BundleTexts.texts(inFolder: folder).language(for: LanguageSettings.current.languages)
        return [best, "Base", "en"].map { folder + "/" + $0 + ".lproj" }
    }
}
