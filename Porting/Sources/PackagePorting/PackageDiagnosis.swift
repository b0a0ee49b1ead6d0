import Foundation
import SourcePorting

/// What of a package works on Linux, found without building it.
public struct PackageDiagnosis: Codable, Sendable {
    /// A target, with its size.
    public struct Target: Codable, Sendable {
        /// The name.
        public let name: String
        /// The number of its Swift files.
        public let files: Int
        /// The lines of these files.
        public let lines: Int
    }

    /// The package's name.
    public let package: String
    /// The targets that are built.
    public let targets: [Target]
    /// The constructs that are rewritten.
    public let rewritten: [ReportCount]
    /// What is left out.
    public let leftOut: [ReportCount]
    /// What is not supported.
    public let unanswered: [ReportCount]
    /// An estimate of the lines to change by hand: one for each construct that is not supported.
    public let linesByHand: Int

    /// Reads a package and adapts its sources, without writing them.
    public init(of package: URL, options: PackageMirror.Options) throws {
        let graph = try PackageGraph(
            root: package.standardizedFileURL, cache: options.cache, formwork: options.formwork)
        let plans = graph.packages.map { PackagePlan(of: $0) }
        let run = MirrorRun(plans: plans, old: MirrorState(), folder: package, namesOriginals: false)
        let sources = run.sources()
        let set = SourceSet(sources.map { ($0.path, $0.options) })
        var reports = graph.reports + plans.flatMap(\.reports)
        for number in sources.indices { reports += set.adapted(number).reports }
        let counts = ReportCount.counts(of: reports)
        self.package = graph.root.manifest.name
        targets = plans.flatMap(\.targets).map { target in
            let paths = Set(target.files.swift.map { target.folder.appendingPathComponent($0).path })
            let lines = sources.indices.filter { paths.contains(sources[$0].path) }.map(set.lineCount)
            return Target(name: target.target.name, files: paths.count, lines: lines.reduce(0, +))
        }
        rewritten = counts.filter { $0.kind == .rewritten }
        leftOut = counts.filter { $0.kind == .leftOut }
        unanswered = counts.filter { $0.kind == .unanswered }
        linesByHand = reports.count { $0.kind == .unanswered }
    }

    /// The diagnosis for people.
    public func text() -> String {
        let files = targets.map(\.files).reduce(0, +)
        let lines = targets.map(\.lines).reduce(0, +)
        var texts = ["\(package): \(targets.count) targets, \(files) Swift files, \(lines) lines"]
        texts += targets.map { "  \($0.name): \($0.files) files, \($0.lines) lines" }
        texts += section("Rewritten in the copy", rewritten, withPlaces: false)
        texts += section("Left out", leftOut, withPlaces: true)
        texts += section("Not supported", unanswered, withPlaces: true)
        texts.append("")
        texts.append(
            linesByHand == 0
                ? "Nothing is left to change by hand." : "Lines to change by hand, estimated: \(linesByHand)")
        return texts.joined(separator: "\n")
    }

    private func section(_ title: String, _ counts: [ReportCount], withPlaces: Bool) -> [String] {
        guard !counts.isEmpty else { return [] }
        let width = counts.map { String($0.count).count }.max() ?? 0
        return ["", title + ":"]
            + counts.flatMap { count -> [String] in
                let number = String(count.count)
                let padding = String(repeating: " ", count: width - number.count)
                var lines = ["  \(padding)\(number)  \(count.cause)"]
                let indent = String(repeating: " ", count: width + 4)
                if withPlaces { lines.append("\(indent)\(count.first.file):\(count.first.line)") }
                if let advice = count.advice { lines.append(indent + advice) }
                return lines
            }
    }

    /// The diagnosis for programs: the stored properties of this type, with sorted keys.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
