import CatalogMessages
import CommandArguments
import Foundation

/// A catalogue that was built, and its screens.
struct CatalogSession: Sendable {
    let package: CatalogPackage
    let product: String
    let client: CatalogClient
    let screens: [CatalogEntry]

    /// Builds the catalogue that a call means, and lists its screens.
    init(_ call: ParsedCommand) throws {
        Interruption.shared.begin()
        package = try CatalogPackage(call)
        product = try package.catalogProduct()
        let program =
            try call.has("--skip-build") ? package.builtProgram(product) : package.build(product).program
        client = try Self.client(program, call)
        screens = try client.list()
        try? package.keep(screens)
    }

    static func client(_ program: URL, _ call: ParsedCommand) throws -> CatalogClient {
        var client = CatalogClient(program: program)
        client.patience = try number(call, "--timeout", 1...86_400) ?? 60
        client.jobs = Int(
            try number(call, "--jobs", 1...64) ?? Double(min(4, ProcessInfo.processInfo.activeProcessorCount))
        )
        return client
    }

    private static func number(
        _ call: ParsedCommand, _ option: String, _ range: ClosedRange<Double>
    ) throws -> Double? {
        guard let text = call.value(option) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw CommandProblem(
                "\(option) takes a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)), not '\(text)'",
                command: call.name)
        }
        return number
    }

    /// The screens of some words, in the order of the catalogue; all of them without words.
    func chosen(_ words: [String], command: String) throws -> [CatalogEntry] {
        try ScreenChoice(screens).screens(words, command: command)
    }
}

/// Finds screens by what is typed: a name, the name of its file, or a pattern with `*`.
struct ScreenChoice {
    private let all: [CatalogEntry]

    init(_ all: [CatalogEntry]) { self.all = all }

    func screens(_ words: [String], command: String) throws -> [CatalogEntry] {
        guard !words.isEmpty else { return all }
        var chosen: Set<String> = []
        for word in words { chosen.formUnion(try matches(word, command).map(\.name)) }
        return all.filter { chosen.contains($0.name) }
    }

    private func matches(_ word: String, _ command: String) throws -> [CatalogEntry] {
        if let exact = all.first(where: { $0.name == word || $0.fileName == word }) { return [exact] }
        if word.contains("*") {
            let found = all.filter { Self.matches($0.name, word) || Self.matches($0.fileName, word) }
            if !found.isEmpty { return found }
        }
        let plain = NearestWord.plain(word)
        let similar = all.filter { NearestWord.plain($0.name) == plain }
        if similar.count == 1 { return similar }
        let hint = NearestWord.hint(word, among: all.map(\.name))
        let list =
            all.count <= 12
            ? "; there are: " + all.map(\.name).joined(separator: ", ") : "; 'formwork list' shows all"
        throw CommandProblem("there is no screen '\(word)'" + (hint.isEmpty ? list : hint), command: command)
    }

    /// Whether a name is as a pattern says, whatever the case.
    static func matches(_ name: String, _ pattern: String) -> Bool {
        let parts = pattern.lowercased().split(separator: "*", omittingEmptySubsequences: false)
        var rest = name.lowercased()[...]
        for (index, part) in parts.enumerated() {
            if index == 0 {
                guard rest.hasPrefix(part) else { return false }
                rest = rest.dropFirst(part.count)
            } else if index == parts.count - 1 {
                return rest.hasSuffix(part)
            } else {
                guard
                    let found = rest.range(of: part)
                        ?? (part.isEmpty ? rest.startIndex..<rest.startIndex : nil)
                else { return false }
                rest = rest[found.upperBound...]
            }
        }
        return rest.isEmpty
    }
}
