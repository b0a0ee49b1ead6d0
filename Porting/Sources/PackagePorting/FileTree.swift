import Foundation

/// A file, or a folder with everything in it.
enum FileTree {
    /// Whether a path is that of a folder.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The stamp of a file; of a folder the size of its files and the time of the last change of one of them.
    static func stamp(of url: URL) -> FileStamp? {
        guard let stamp = FileStamp(of: url.path) else { return nil }
        guard isFolder(url.path) else { return stamp }
        var size = 0
        var modified = stamp.modified
        for name in FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? [] {
            guard let inner = FileStamp(of: url.appendingPathComponent(name).path) else { continue }
            size += inner.size
            modified = max(modified, inner.modified)
        }
        return FileStamp(size: size, modified: modified)
    }

    /// A hash of the names of all files in a folder.
    static func names(in folder: URL) -> String {
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return StableHash.text(of: names.sorted().joined(separator: "\n"))
    }
}
