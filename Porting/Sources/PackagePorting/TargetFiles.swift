import Foundation

/// The files of a target, by what becomes of them.
struct TargetFiles {
    /// Swift files, as paths relative to the target's folder.
    var swift: [String] = []
    /// Files of C and C++, with their headers.
    var c: [String] = []
    /// Files of Objective-C, which only Apple's compiler builds with its frameworks.
    var objectiveC: [String] = []
    /// Resources, each with the rule that puts it into the bundle.
    var resources: [(path: String, rule: Manifest.Resource.Rule)] = []

    /// The extensions of files that Xcode takes for resources where no rule names them.
    private static let resourceExtensions: Set<String> = [
        "xib", "storyboard", "xcassets", "strings", "stringsdict", "xcstrings",
    ]
    /// The folders that are one resource as a whole.
    private static let bundleExtensions: Set<String> = [
        "xcassets", "bundle", "framework", "xcframework", "docc", "xcdatamodeld", "playground",
    ]

    /// The folder of a target in a package; nil where there is none.
    static func folder(of target: Manifest.Target, in package: URL) -> URL? {
        if let path = target.path { return existing(package.appendingPathComponent(path)) }
        let parents =
            target.type == .test
            ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        for parent in parents {
            let folder = package.appendingPathComponent(parent).appendingPathComponent(target.name)
            if let folder = existing(folder) { return folder }
        }
        // A package of one target may have its files directly in `Sources`.
        return target.type == .test ? nil : existing(package.appendingPathComponent("Sources"))
    }

    private static func existing(_ folder: URL) -> URL? {
        FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    /// No files.
    init() {}

    /// The files of a target.
    ///
    /// - Parameters:
    ///   - target: What the manifest says of it.
    ///   - folder: Its folder.
    init(of target: Manifest.Target, in folder: URL) {
        let declared = target.resources.map { (path: Self.normalized($0.path), rule: $0.rule) }
        let excluded = target.exclude.map(Self.normalized)
        let sources = target.sources.map { $0.map(Self.normalized) }
        func isInside(_ path: String, _ parents: [String]) -> Bool {
            parents.contains { $0 == "." || path == $0 || path.hasPrefix($0 + "/") }
        }
        var folders = [""]
        while let parent = folders.popLast() {
            let names =
                (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + parent)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let path = parent.isEmpty ? name : parent + "/" + name
                if isInside(path, excluded) { continue }
                if let whole = declared.first(where: { $0.rule != .process && $0.path == path }) {
                    resources.append(whole)
                    continue
                }
                let isProcessed = isInside(path, declared.filter { $0.rule == .process }.map(\.path))
                let fileExtension = (name as NSString).pathExtension.lowercased()
                if FileTree.isFolder(folder.path + "/" + path), !Self.bundleExtensions.contains(fileExtension)
                {
                    folders.append(path)
                    continue
                }
                if !isProcessed, sources.map({ !isInside(path, $0) }) ?? false,
                    !Self.resourceExtensions.contains(fileExtension)
                {
                    continue
                }
                add(path, fileExtension, isProcessed: isProcessed)
            }
        }
        swift.sort()
        resources.sort { $0.path < $1.path }
    }

    /// Adds a file that is named by itself; what is no source is a resource.
    mutating func add(_ path: String) {
        add(path, (path as NSString).pathExtension.lowercased(), isProcessed: true)
    }

    private mutating func add(_ path: String, _ fileExtension: String, isProcessed: Bool) {
        switch fileExtension {
        case "swift": swift.append(path)
        case "m", "mm": objectiveC.append(path)
        case "c", "cc", "cpp", "cxx", "h", "hpp", "s", "modulemap": c.append(path)
        case _ where isProcessed || Self.resourceExtensions.contains(fileExtension):
            // A folder that is one resource is copied whole.
            resources.append((path, Self.bundleExtensions.contains(fileExtension) ? .copy : .process))
        default: break
        }
    }

    private static func normalized(_ path: String) -> String {
        var path = path
        while path.hasSuffix("/") { path.removeLast() }
        while path.hasPrefix("./") { path.removeFirst(2) }
        return path
    }
}
