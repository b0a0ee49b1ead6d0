import Foundation

/// The texts of a folder of resources: its `.lproj` folders, its catalogues, and tables without a language.
final class BundleTexts: @unchecked Sendable {
    let folder: String
    /// The language that the texts were written in.
    let developmentLanguage: String
    /// The names of `.lproj` folders without their extension.
    let folders: [String]
    private let catalogs: [String: StringCatalog]
    private let lock = NSLock()
    private var tables: [String: StringTable] = [:]

    init(folder: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        self.folder = folder
        var folders = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
        var catalogFolder = folder
        // A bundle of one language, as an app that switches languages itself makes it: `Bundle(path: "de.lproj")`.
        if folder.hasSuffix(".lproj") {
            let url = URL(fileURLWithPath: folder)
            catalogFolder = url.deletingLastPathComponent().path
            folders = [url.deletingPathExtension().lastPathComponent]
        }
        var catalogs = Self.catalogs(in: catalogFolder)
        // A catalogue may be in the folder of a language, usually Base or the development language.
        if !folder.hasSuffix(".lproj") {
            for name in folders {
                catalogs.merge(Self.catalogs(in: folder + "/" + name + ".lproj")) { first, _ in first }
            }
        }
        self.folders = folders
        self.catalogs = catalogs
        developmentLanguage = Self.developmentLanguage(folder, folders, catalogs)
    }

    private static func catalogs(in folder: String) -> [String: StringCatalog] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var found: [String: StringCatalog] = [:]
        for name in names where name.hasSuffix(".xcstrings") {
            let path = folder + "/" + name
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            found[String(name.dropLast(".xcstrings".count))] = StringCatalog.read(data, file: path)
        }
        return found
    }

    private static func developmentLanguage(
        _ folder: String, _ folders: [String], _ catalogs: [String: StringCatalog]
    ) -> String {
        for path in ["/Info.plist", "/Contents/Info.plist"] {
            guard let data = FileManager.default.contents(atPath: folder + path),
                let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
                let language = (list as? [String: Any])?["CFBundleDevelopmentRegion"] as? String
            else { continue }
            return language
        }
        if let catalog = catalogs.min(by: { $0.key < $1.key })?.value { return catalog.sourceLanguage }
        let languages = folders.filter { $0 != "Base" }
        return languages.first { LanguageMatch.canonical($0) == "en" }
            ?? (folders.contains("Base") ? "en" : nil)
            ?? languages.first ?? "en"
    }

    /// The languages that there are texts in.
    var languages: [String] {
        var all = folders.filter { $0 != "Base" }
        if !folder.hasSuffix(".lproj") {
            let more = catalogs.values.reduce(into: Set<String>()) { $0.formUnion($1.languages) }
            let known = Set(all.map(LanguageMatch.canonical))
            all += more.filter { !known.contains(LanguageMatch.canonical($0)) }.sorted()
            if folders.contains("Base"), !all.contains(developmentLanguage) {
                all.append(developmentLanguage)
            }
        }
        return all
    }

    /// The language that a user with certain languages reads the texts in.
    func language(for preferred: [String]) -> String {
        LanguageMatch.best(of: languages, for: preferred, development: developmentLanguage)
            ?? developmentLanguage
    }

    // MARK: Tables

    /// The table in a language.
    func table(_ name: String, in language: String) -> StringTable {
        let key = language + "/" + name
        if let known = lock.withLock({ tables[key] }) { return known }
        let read = readTable(name, language)
        lock.withLock { tables[key] = read }
        for problem in read.problems { LocalizationLog.shared.report(problem) }
        return read
    }

    private func readTable(_ name: String, _ language: String) -> StringTable {
        var table = StringTable()
        if let catalog = catalogs[name] {
            let canonical = LanguageMatch.canonical(language)
            let own = catalog.languages.first { LanguageMatch.canonical($0) == canonical }
            table.merge(catalog.table(for: own ?? language))
            table.problems += catalog.problems
        }
        let canonical = LanguageMatch.canonical(language)
        let isDevelopment = canonical == LanguageMatch.canonical(developmentLanguage)
        var places = [folder]
        if !folder.hasSuffix(".lproj") {
            for name in folders where name == "Base" || LanguageMatch.canonical(name) == canonical {
                // Base is in the development language.
                if name == "Base", !isDevelopment { continue }
                places.append(folder + "/" + name + ".lproj")
            }
        }
        for place in places {
            if let data = FileManager.default.contents(atPath: place + "/\(name).strings") {
                table.merge(StringsParser.read(data, file: place + "/\(name).strings"))
            }
            if let data = FileManager.default.contents(atPath: place + "/\(name).stringsdict") {
                table.merge(StringsDictReader.read(data, file: place + "/\(name).stringsdict"))
            }
        }
        return table
    }

    /// Whether there is a table of a name in some language.
    func hasTable(_ name: String) -> Bool {
        catalogs[name] != nil
            || ([""] + folders.map { "/" + $0 + ".lproj" }).contains { place in
                ["strings", "stringsdict"].contains {
                    FileManager.default.fileExists(atPath: "\(folder)\(place)/\(name).\($0)")
                }
            }
    }

    /// The names of all tables.
    var tableNames: [String] {
        var names = Set(catalogs.keys)
        for place in [""] + folders.map({ "/" + $0 + ".lproj" }) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder + place)) ?? []
            where name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") {
                names.insert(String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
            }
        }
        return names.sorted()
    }

    /// The catalogue of a table.
    func catalog(_ name: String) -> StringCatalog? { catalogs[name] }
}

extension BundleTexts {
    private static let cache = Cache()

    private final class Cache: @unchecked Sendable {
        let lock = NSLock()
        var texts: [String: BundleTexts] = [:]
    }

    /// The texts of a folder, which are read once.
    static func texts(inFolder folder: String) -> BundleTexts {
        if let known = cache.lock.withLock({ cache.texts[folder] }) { return known }
        let made = BundleTexts(folder: folder)
        return cache.lock.withLock {
            if let known = cache.texts[folder] { return known }
            cache.texts[folder] = made
            return made
        }
    }
}
