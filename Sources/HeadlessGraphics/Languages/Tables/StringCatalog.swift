import Foundation

/// A `.xcstrings` file in its source form: the texts of a table in all languages.
struct StringCatalog: Sendable {
    struct Text: Sendable {
        var localizations: [String: LocalizedEntry] = [:]
        var shouldTranslate = true
        var extractionState: String?
        var comment: String?
    }

    var sourceLanguage = "en"
    var texts: [String: Text] = [:]
    var problems: [LocalizationProblem] = []
    var file = ""

    /// The languages that at least one text is translated to, with the source language.
    var languages: Set<String> {
        texts.values.reduce(into: [sourceLanguage]) { $0.formUnion($1.localizations.keys) }
    }

    /// The table of a language, as Xcode's tools compile it: what is not translated has the text of the source
    /// language, and a text without any is its key.
    func table(for language: String) -> StringTable {
        var table = StringTable()
        table.files = [file]
        for (key, text) in texts {
            let chain = text.shouldTranslate ? [language, sourceLanguage] : [sourceLanguage]
            table.entries[key] =
                chain.lazy.compactMap { text.localizations[$0] }.first ?? LocalizedEntry(key)
        }
        return table
    }

    static func read(_ data: Data, file: String) -> StringCatalog {
        var reader = StringCatalogReader(file: file, text: String(decoding: data, as: UTF8.self))
        reader.read(data)
        return reader.catalog
    }
}

/// Reads the JSON of a catalogue, and names what is wrong.
struct StringCatalogReader {
    var catalog = StringCatalog()
    private let file: String
    private let text: String
    private var key: String?

    init(file: String, text: String) {
        self.file = file
        self.text = text
        catalog.file = file
    }

    mutating func read(_ data: Data) {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data)
        } catch {
            let line = JSONText.line(of: error, in: data)
            key = line.flatMap { JSONText.key(before: $0, in: text) }
            catalog.problems.append(
                LocalizationProblem(file: file, line: line, key: key, message: "the JSON cannot be read"))
            return
        }
        guard let top = object as? [String: Any] else { return problem("the top is not an object") }
        if let language = top["sourceLanguage"] as? String {
            catalog.sourceLanguage = language
        } else {
            problem("sourceLanguage is missing")
        }
        guard let strings = top["strings"] as? [String: Any] else { return problem("strings is missing") }
        for (name, value) in strings.sorted(by: { $0.key < $1.key }) {
            key = name
            guard let value = value as? [String: Any] else {
                problem("the text is not an object")
                continue
            }
            catalog.texts[name] = readText(value)
        }
    }

    private mutating func problem(_ message: String) {
        let line = key.flatMap { JSONText.line(ofKey: $0, in: text) }
        catalog.problems.append(LocalizationProblem(file: file, line: line, key: key, message: message))
    }

    private mutating func readText(_ value: [String: Any]) -> StringCatalog.Text {
        var made = StringCatalog.Text()
        made.shouldTranslate = value["shouldTranslate"] as? Bool ?? true
        made.extractionState = value["extractionState"] as? String
        made.comment = value["comment"] as? String
        for (language, localization) in value["localizations"] as? [String: Any] ?? [:] {
            guard let localization = localization as? [String: Any] else {
                problem("the localization \"\(language)\" is not an object")
                continue
            }
            made.localizations[language] = entry(localization, language)
        }
        return made
    }

    private mutating func entry(_ localization: [String: Any], _ language: String) -> LocalizedEntry? {
        var substitutions: [String: LocalizedEntry.Substitution] = [:]
        for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
            guard let value = value as? [String: Any], let variants = variants(value, language) else {
                problem("the substitution \"\(name)\" in \"\(language)\" has no variations")
                continue
            }
            substitutions[name] = LocalizedEntry.Substitution(
                argument: value["argNum"] as? Int, specifier: value["formatSpecifier"] as? String ?? "lld",
                variants: variants)
        }
        // A set of texts, as phrases of App Shortcuts have it, is its first.
        let set = (localization["stringSet"] as? [String: Any])?["values"] as? [String]
        guard let variants = variants(localization, language) ?? set?.first.map(LocalizedVariants.text) else {
            problem("the localization \"\(language)\" has neither stringUnit nor variations")
            return nil
        }
        var entry = LocalizedEntry(variants, substitutions)
        entry.state = state(in: localization)
        for name in FormatTemplate.variables(in: variants) where substitutions[name] == nil {
            problem("the substitution \"\(name)\" is missing in \"\(language)\"")
        }
        return entry
    }

    /// The state of a localization: of its variants the one that needs the most work.
    private func state(in value: [String: Any]) -> LocalizedEntry.State? {
        var states: [LocalizedEntry.State] = []
        var open: [Any] = [value]
        while let next = open.popLast() as? [String: Any] {
            if let state = next["state"] as? String { states += [.init(rawValue: state) ?? .new] }
            open += next.values.filter { $0 is [String: Any] }
        }
        return [.new, .outdated, .needsReview, .translated].first(where: states.contains)
    }

    private mutating func variants(_ value: [String: Any], _ language: String) -> LocalizedVariants? {
        if let unit = value["stringUnit"] as? [String: Any] {
            guard let text = unit["value"] as? String else {
                problem("a stringUnit of \"\(language)\" has no value")
                return nil
            }
            return .text(text)
        }
        guard let variations = value["variations"] as? [String: Any] else { return nil }
        if let devices = variations["device"] as? [String: Any] {
            return .device(inner(devices, language).reduce(into: [:]) { $0[$1.key] = $1.value })
        }
        if let plurals = variations["plural"] as? [String: Any] {
            var made: [PluralCategory: LocalizedVariants] = [:]
            for (name, variant) in inner(plurals, language) {
                if let category = PluralCategory(rawValue: name) {
                    made[category] = variant
                } else {
                    problem("\"\(name)\" in \"\(language)\" is not a plural category")
                }
            }
            if made[.other] == nil { problem("the plural in \"\(language)\" has no text for \"other\"") }
            return .plural(made)
        }
        if let widths = variations["width"] as? [String: Any] {
            var made: [Int: LocalizedVariants] = [:]
            for (name, variant) in inner(widths, language) {
                if let width = Int(name) {
                    made[width] = variant
                } else {
                    problem("\"\(name)\" is not a width")
                }
            }
            return .width(made)
        }
        problem("the variations of \"\(language)\" are of no known kind")
        return nil
    }

    private mutating func inner(
        _ variations: [String: Any], _ language: String
    ) -> [(key: String, value: LocalizedVariants)] {
        variations.sorted { $0.key < $1.key }.compactMap { name, value in
            (value as? [String: Any]).flatMap { variants($0, language) }.map { (name, $0) }
        }
    }
}
