import Foundation
import SourcePorting

/// The adapted copy of a folder of sources that is no package.
public struct FolderMirror {
    private let source: URL
    private let module: String

    /// Creates a copy of a folder.
    ///
    /// - Parameters:
    ///   - source: The folder, or one file.
    ///   - module: The module that the files belong to.
    public init(of source: URL, module: String) {
        self.source = source
        self.module = module
    }

    /// Writes the copy; files that are no Swift files are copied.
    public func write(to folder: URL) throws -> PackageMirror.Summary {
        let files = try paths()
        let options = PortOptions(module: module, defines: ["DEBUG"])
        let swift = files.filter { $0.hasSuffix(".swift") }
        let set = SourceSet(swift.map { (source.appendingPathComponent($0).path, options) })
        var writer = MirrorWriter(folder: folder)
        var reports: [Report] = []
        for (number, path) in swift.enumerated() {
            let file = set.adapted(number)
            try writer.write(Data(file.bytes), to: path)
            reports += file.reports
        }
        for path in files where !path.hasSuffix(".swift") {
            try writer.copy(source.appendingPathComponent(path), to: path)
        }
        try writer.write(set.moduleFile(of: module), to: "FormworkModule.swift")
        return PackageMirror.Summary(
            folder: folder, adapted: swift.count, files: swift.count, lines: set.lines, reports: reports,
            executables: [], tests: [])
    }

    private func paths() throws -> [String] {
        guard let all = FileManager.default.enumerator(atPath: source.path)?.allObjects as? [String] else {
            throw PortingError("\(source.path) is no folder")
        }
        return all.filter { path in
            !FileTree.isFolder(source.appendingPathComponent(path).path)
                && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted()
    }
}
