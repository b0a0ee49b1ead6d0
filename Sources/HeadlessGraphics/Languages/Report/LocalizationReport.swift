import Foundation

/// What is wrong with the texts of a bundle: keys without a text, texts without a translation or a use, and files that
/// cannot be read.
///
/// ```swift
/// let report = LocalizationReport(of: .module)
/// #expect(report.findings(.untranslated).isEmpty, "\(report)")
/// ```
public struct LocalizationReport: Hashable, Sendable, Codable, CustomStringConvertible {
    /// What is the matter with a key.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// The key was looked up, and no language has a text for it.
        case missing
        /// The development language has a text, and another has none, or a catalogue says that it is new.
        case untranslated
        /// A catalogue says that the translation needs a review.
        case needsReview
        /// No lookup has used the key since the process began.
        case unused
    }

    /// A key and what is the matter with it.
    public struct Finding: Hashable, Sendable, Codable, CustomStringConvertible {
        /// What is the matter.
        public var kind: Kind
        /// The key.
        public var key: String
        /// The table.
        public var table: String
        /// The language; nil where it is the same in all.
        public var language: String?

        /// One line: `untranslated: "title" in Localizable, de`.
        public var description: String {
            "\(kind.rawValue): \"\(key)\" in \(table)" + (language.map { ", \($0)" } ?? "")
        }
    }

    /// The findings, by kind, table, key and language.
    public private(set) var findings: [Finding] = []
    /// What is wrong with files.
    public private(set) var problems: [LocalizationProblem] = []

    /// Compares the tables of a bundle with each other and with the lookups up to now.
    ///
    /// - Parameters:
    ///   - bundle: The bundle.
    ///   - languages: The languages that there should be texts in; nil is all that the bundle has.
    ///   - usedKeys: Keys that count as used besides those that were looked up, as those of screens that no test shows.
    public init(of bundle: Bundle, languages: [String]? = nil, usedKeys: Set<String> = []) {
        let texts = BundleTexts(folder: bundle.resourcePath ?? bundle.bundlePath)
        for name in Set(texts.tableNames + LocalizationLog.shared.tables(inFolder: texts.folder)).sorted() {
            read(name, texts, languages ?? texts.languages, usedKeys)
        }
        problems = Set(problems).sorted { "\($0)" < "\($1)" }
        let order = Kind.allCases
        findings = Set(findings).sorted {
            (order.firstIndex(of: $0.kind) ?? 0, $0.table, $0.key, $0.language ?? "")
                < (order.firstIndex(of: $1.kind) ?? 0, $1.table, $1.key, $1.language ?? "")
        }
    }

    private mutating func read(
        _ name: String, _ texts: BundleTexts, _ languages: [String], _ usedKeys: Set<String>
    ) {
        let lookups = LocalizationLog.shared.keys(in: LocalizationLog.Table(folder: texts.folder, name: name))
        let development = texts.table(name, in: texts.developmentLanguage)
        var known = Set(development.entries.keys)
        problems += development.problems
        for language in languages {
            let table = texts.table(name, in: language)
            problems += table.problems
            known.formUnion(table.entries.keys)
            let isDevelopment =
                LanguageMatch.canonical(language) == LanguageMatch.canonical(texts.developmentLanguage)
            for key in development.entries.keys {
                let text = texts.catalog(name)?.texts[key]
                if text?.shouldTranslate == false { continue }
                let own = text == nil ? table.entries[key] : text?.localizations[language]
                if own == nil ? !isDevelopment : own?.state == .new || own?.state == .outdated {
                    findings.append(Finding(kind: .untranslated, key: key, table: name, language: language))
                } else if own?.state == .needsReview {
                    findings.append(Finding(kind: .needsReview, key: key, table: name, language: language))
                }
            }
        }
        for key in lookups.keys where !known.contains(key) {
            findings.append(Finding(kind: .missing, key: key, table: name, language: nil))
        }
        for key in known where lookups[key] == nil && !usedKeys.contains(key) {
            findings.append(Finding(kind: .unused, key: key, table: name, language: nil))
        }
    }

    /// The findings of a kind.
    public func findings(_ kind: Kind) -> [Finding] { findings.filter { $0.kind == kind } }

    /// The problems and findings, a line each.
    public var description: String {
        let lines = problems.map { "\($0)" } + findings.map { "\($0)" }
        return lines.isEmpty ? "no findings" : lines.joined(separator: "\n")
    }

    /// The report as JSON, with sorted keys.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
