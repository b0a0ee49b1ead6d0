import Foundation

/// The file of a reference, and the names that belong to it.
struct ReferenceFile {
    /// The file.
    let url: URL
    /// The test's name as a part of file names.
    let testName: String
    /// The name of the test's source file, without its extension.
    let sourceName: String

    /// The folder of the references.
    var folder: URL { url.deletingLastPathComponent() }

    /// - Parameters:
    ///   - source: The path of the test's source file.
    ///   - testName: The test's function.
    ///   - name: The snapshot's name; nil takes a number.
    ///   - directory: The folder; nil is `__Snapshots__/<source file>` beside the source file.
    ///   - pathExtension: The extension; nil for none.
    init(source: String, testName: String, name: String?, directory: String?, pathExtension: String?) {
        let source = URL(fileURLWithPath: source, isDirectory: false)
        sourceName = source.deletingPathExtension().lastPathComponent
        let folder =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(sourceName)
        self.testName = testName.asPathComponent
        var stem = self.testName
        if let name {
            stem += "." + name.asPathComponent
        } else {
            let number = (SnapshotCounter.current ?? .shared).next(in: folder, testName)
            if number > 1 || SnapshotOptions.current.omitsFirstNumber != true { stem += ".\(number)" }
        }
        var url = folder.appendingPathComponent(stem)
        if let pathExtension { url.appendPathExtension(pathExtension) }
        self.url = url
    }
}
