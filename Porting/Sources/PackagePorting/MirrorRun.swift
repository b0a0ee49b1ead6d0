import Foundation
import SourcePorting

/// One run of bringing an adapted copy up to date.
struct MirrorRun {
    /// A Swift file of a target.
    struct Source {
        let path: String
        let copy: String
        let module: String
        let options: PortOptions
    }

    let plans: [PackagePlan]
    let old: MirrorState
    let namesOriginals: Bool
    var writer: MirrorWriter
    var new: MirrorState
    /// How many files were adapted.
    private(set) var adapted = 0
    /// The lines of the files that were read.
    private(set) var lines = 0
    private(set) var hasChanged = false

    init(plans: [PackagePlan], old: MirrorState, folder: URL, namesOriginals: Bool) {
        self.plans = plans
        self.old = old
        self.namesOriginals = namesOriginals
        writer = MirrorWriter(folder: folder)
        new = old
        new.sources = [:]
        new.copies = [:]
    }

    /// Adapts the Swift files: those that changed, or all where what they declare changed.
    mutating func updateSources() throws {
        let sources = sources()
        var stamps: [String: FileStamp] = [:]
        for source in sources { stamps[source.path] = FileStamp(of: source.path) }
        let changed = sources.filter { old.sources[$0.path]?.stamp != stamps[$0.path] }
        let isSameSet = old.sources.count == sources.count
        if changed.isEmpty, isSameSet {
            new.sources = old.sources
            for source in sources { writer.keep(source.copy) }
            for module in modules(of: sources) { writer.keep(moduleFile(module)) }
            return
        }
        hasChanged = true
        // What a file declares decides how others are adapted, so that all are indexed.
        let parsed = SourceSet(sources.map { ($0.path, $0.options) })
        lines = parsed.lines
        let declarations = parsed.declarations
        let isSameIndex =
            isSameSet && sources.allSatisfy { old.sources[$0.path]?.declarations == declarations[$0.path] }
        let changedPaths = Set(changed.map(\.path))
        for (number, source) in sources.enumerated() {
            guard let stamp = stamps[source.path] else { continue }
            if isSameIndex, !changedPaths.contains(source.path), var kept = old.sources[source.path] {
                kept.stamp = stamp
                new.sources[source.path] = kept
                writer.keep(source.copy)
                continue
            }
            let file = parsed.adapted(number)
            adapted += 1
            try writer.write(text(of: file, from: source.path), to: source.copy)
            new.sources[source.path] = MirrorState.Source(
                stamp: stamp, declarations: declarations[source.path] ?? 0, reports: file.reports)
        }
        for module in modules(of: sources) {
            try writer.write(parsed.moduleFile(of: module.name), to: moduleFile(module))
        }
    }

    /// Copies resources, headers and C sources that changed.
    mutating func updateCopies() throws {
        for plan in plans {
            for target in plan.targets {
                for (path, data) in target.made {
                    let copy = "\(plan.package.identity)/Targets/\(target.target.name)/\(path)"
                    if !old.written.contains(copy) { hasChanged = true }
                    try writer.write(data, to: copy)
                }
                let copied = target.files.resources.map(\.path) + target.files.c
                for path in copied {
                    let source = target.folder.appendingPathComponent(path)
                    let copy = "\(plan.package.identity)/Targets/\(target.target.name)/\(path)"
                    guard let stamp = FileTree.stamp(of: source) else { continue }
                    new.copies[copy] = stamp
                    if old.copies[copy] == stamp {
                        writer.keep(copy)
                    } else {
                        hasChanged = true
                        try writer.copy(source, to: copy)
                    }
                }
            }
        }
        if new.copies.count != old.copies.count { hasChanged = true }
    }

    /// The Swift files of all targets.
    func sources() -> [Source] {
        let missing = plans.reduce(into: Set<String>()) { $0.formUnion($1.missingModules) }
        return plans.flatMap { plan in
            plan.targets.flatMap { target in
                let module = target.target.name.replacingOccurrences(of: "-", with: "_")
                let defines = target.target.settings.filter {
                    $0.tool == "swift" && $0.name == "define" && ($0.condition?.holdsOnIOS ?? true)
                }
                let options = PortOptions(
                    module: module,
                    defines: Set(defines.flatMap(\.values)).union(["DEBUG", "SWIFT_PACKAGE"]),
                    missingModules: PortOptions.missingModules.union(missing))
                return target.files.swift.map { path in
                    Source(
                        path: target.folder.appendingPathComponent(path).path,
                        copy: "\(plan.package.identity)/Targets/\(target.target.name)/\(copyName(path))",
                        module: module,
                        options: options)
                }
            }
        }
    }

    /// The name of a file in the copy. It differs from the original's where the copy names that one: the compiler warns of
    /// two files of one name in a module. `main.swift` keeps its name, which has a meaning.
    private func copyName(_ path: String) -> String {
        guard namesOriginals, !path.hasSuffix("main.swift") else { return path }
        return path.dropLast(".swift".count) + ".adapted.swift"
    }

    private struct Module {
        let name: String
        let folder: String
    }

    private func modules(of sources: [Source]) -> [Module] {
        plans.flatMap { plan in
            plan.targets.filter { !$0.files.swift.isEmpty }.map {
                Module(
                    name: $0.target.name.replacingOccurrences(of: "-", with: "_"),
                    folder: "\(plan.package.identity)/Targets/\($0.target.name)")
            }
        }
    }

    private func moduleFile(_ module: Module) -> String { module.folder + "/FormworkModule.swift" }

    private func text(of file: AdaptedFile, from path: String) -> Data {
        guard namesOriginals else { return Data(file.bytes) }
        let name = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
            of: "\"", with: "\\\"")
        return Data("#sourceLocation(file: \"\(name)\", line: 1)\n".utf8) + Data(file.bytes)
    }
}
