import Foundation
import Testing

/// The files of failures.
enum Artifacts {
    /// Writes a failed snapshot under the name of its reference, and returns the file.
    static func write(_ data: Data, of file: ReferenceFile) throws -> URL {
        let root =
            SnapshotOptions.current.artifacts.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? Environment.folder("SNAPSHOT_ARTIFACTS")
            ?? URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
        let folder = root.appendingPathComponent(file.sourceName)
        try Storage.makeFolder(folder)
        let url = folder.appendingPathComponent(file.url.lastPathComponent)
        try Storage.write(data, to: url)
        return url
    }

    /// Attaches files to the test that runs, where the framework has attachments.
    static func attach(_ files: [(data: Data, name: String)], to file: ReferenceFile, _ site: AssertionSite) {
        #if compiler(>=6.2)
            guard Test.current != nil else { return }
            let stem = file.url.deletingPathExtension().lastPathComponent
            for (data, name) in files {
                Attachment.record(
                    [UInt8](data), named: "\(stem).\(name)",
                    sourceLocation: SourceLocation(
                        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
                        column: Int(site.column)))
            }
        #endif
    }
}
