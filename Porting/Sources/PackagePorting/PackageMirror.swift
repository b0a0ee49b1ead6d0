import Foundation
import SourcePorting

/// The adapted copy of a package and of the packages that it depends on.
///
/// The copy lies in a folder of the cache; its sources have the original's file names and line numbers. Only what changed
/// since the run before is written again.
public struct PackageMirror {
    /// What the copy is made with.
    public struct Options: Sendable {
        /// The folder of Formwork's package.
        public var formwork: URL
        /// The folder under which copies, checkouts and builds are kept.
        public var cache: URL
        /// Whether the copy names the original's files in diagnostics and in `#filePath`.
        public var namesOriginals = true

        /// Creates options.
        public init(formwork: URL, cache: URL) {
            self.formwork = formwork
            self.cache = cache
        }
    }

    /// What a run did.
    public struct Summary: Sendable {
        /// The folder of the copy of the package.
        public let folder: URL
        /// How many files were adapted in this run.
        public let adapted: Int
        /// How many files there are.
        public let files: Int
        /// The lines of all files.
        public let lines: Int
        /// What the rewrites report, of all files.
        public let reports: [Report]
        /// The targets that are programs.
        public let executables: [String]
        /// The targets with tests.
        public let tests: [String]
    }

    private let options: Options
    private let graph: PackageGraph
    private let plans: [PackagePlan]
    private let folder: URL

    /// Reads the manifests of a package.
    ///
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - copy: The folder of the copy; nil for one in the cache.
    public init(of package: URL, at copy: URL? = nil, options: Options) throws {
        self.options = options
        let package = package.standardizedFileURL.resolvingSymlinksInPath()
        graph = try PackageGraph(root: package, cache: options.cache, formwork: options.formwork)
        plans = graph.packages.map { PackagePlan(of: $0) }
        folder = copy ?? Self.folder(of: package, in: options.cache)
    }

    /// Reads an Xcode project: its targets become those of a package.
    ///
    /// - Parameters:
    ///   - project: The folder `App.xcodeproj`.
    ///   - copy: The folder of the copy.
    public init(ofProject project: URL, at copy: URL, options: Options) throws {
        self.options = options
        let plan = try XcodeProject(project).plan
        graph = PackageGraph(root: plan.package, cache: options.cache, formwork: options.formwork)
        plans = [plan] + graph.packages.dropFirst().map { PackagePlan(of: $0) }
        folder = copy
    }

    /// The folder of a package's copy.
    static func folder(of package: URL, in cache: URL) -> URL {
        let name = "\(package.lastPathComponent)-\(StableHash.text(of: package.path))"
        return cache.appendingPathComponent("packages").appendingPathComponent(name)
    }

    /// Brings the copy up to date.
    public func update() throws -> Summary {
        let stateFile = folder.appendingPathComponent("state.json")
        var state = MirrorState(at: stateFile)
        let configuration = configuration
        if state.configuration != configuration {
            // Another tool or another Formwork: everything is adapted again, and what is not written is removed.
            let written = state.written
            state = MirrorState()
            state.written = written
        }
        var run = MirrorRun(plans: plans, old: state, folder: folder, namesOriginals: options.namesOriginals)
        try run.updateSources()
        try run.updateCopies()
        let names = plans.reduce(into: [String: Set<String>]()) { names, plan in
            names[plan.package.identity] = plan.available
        }
        for plan in plans { try writeManifest(of: plan, names: names, with: &run) }
        run.writer.removeOthers(than: state.written)
        if run.hasChanged {
            run.new.configuration = configuration
            run.new.written = run.writer.written
            try run.new.write(to: stateFile)
        }
        let root = plans[0]
        return Summary(
            folder: folder.appendingPathComponent(root.package.identity), adapted: run.adapted,
            files: run.new.sources.count, lines: run.lines,
            reports: graph.reports + plans.flatMap(\.reports)
                + run.new.sources.keys.sorted().flatMap { run.new.sources[$0]?.reports ?? [] },
            executables: root.targets.filter { $0.target.type == .executable }.map(\.target.name),
            tests: root.targets.filter { $0.target.type == .test }.map(\.target.name))
    }

    /// What adapted source depends on besides the originals.
    private var configuration: String {
        let tool = CommandLine.arguments.first.flatMap { FileStamp(of: Self.executable ?? $0)?.name } ?? ""
        return "\(tool) \(options.formwork.path) \(options.namesOriginals)"
    }

    private static var executable: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    private func writeManifest(
        of plan: PackagePlan, names: [String: Set<String>], with run: inout MirrorRun
    ) throws {
        let identity = plan.package.identity
        let manifest = plan.package.manifest
        let identities = manifest.dependencies.map(\.identity)
        let mirrored = MirroredManifest(
            manifest: manifest,
            targets: plan.targets.map {
                MirroredManifest.Target(
                    original: $0.target, files: $0.files, made: $0.made.keys.sorted(),
                    path: "Targets/\($0.target.name)")
            },
            neighbors: names.filter { identities.contains($0.key) }, identities: identities,
            formwork: options.formwork.path)
        try run.writer.write(mirrored.text, to: "\(identity)/Package.swift")
    }
}
