import Foundation
import SourcePorting

/// What is known of an adapted copy from the run before.
struct MirrorState: Codable {
    /// A Swift file of the original.
    struct Source: Codable {
        var stamp: FileStamp
        /// The hash of what the file declares; where that is as before, other files need not be adapted again.
        var declarations: UInt64
        var reports: [Report]
    }

    /// What a run depends on besides the sources: the tool, and its options.
    var configuration = ""
    /// The sources by their paths.
    var sources: [String: Source] = [:]
    /// The resources and headers that were copied, by their paths in the copy.
    var copies: [String: FileStamp] = [:]
    /// Every file of the copy, relative to its folder.
    var written: Set<String> = []

    /// The state before the first run.
    init() {}

    /// Reads the state of a copy; an empty one where there is none, or one of another form.
    init(at file: URL) {
        guard let data = try? Data(contentsOf: file),
            let state = try? JSONDecoder().decode(MirrorState.self, from: data)
        else { return }
        self = state
    }

    /// Writes the state.
    func write(to file: URL) throws { try JSONEncoder().encode(self).write(to: file) }
}

/// Writes files where their contents differ, so that the compiler sees only what changed.
struct MirrorWriter {
    /// The folder of the copy.
    let folder: URL
    /// The paths, relative to the folder, that belong to the copy.
    private(set) var written: Set<String> = []

    init(folder: URL) { self.folder = folder }

    /// Writes a text.
    mutating func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// Writes bytes.
    mutating func write(_ data: Data, to path: String) throws {
        written.insert(path)
        let file = folder.appendingPathComponent(path)
        if let old = try? Data(contentsOf: file), old == data { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Says that a file of the run before is still as it has to be.
    mutating func keep(_ path: String) { written.insert(path) }

    /// Copies a file or folder.
    mutating func copy(_ source: URL, to path: String) throws {
        written.insert(path)
        let file = folder.appendingPathComponent(path)
        try? FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: source, to: file)
    }

    /// Removes what the run before wrote and this one did not.
    func removeOthers(than old: Set<String>) {
        for path in old.subtracting(written) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        }
    }
}
