import Foundation

/// Paths of arguments.
enum Paths {
    /// The address of a path, from the current folder; `~` is the home.
    static func url(_ path: String) -> URL {
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        let expanded = path == "~" || path.hasPrefix("~/") ? NSHomeDirectory() + path.dropFirst() : path
        return URL(fileURLWithPath: expanded, relativeTo: current).absoluteURL.standardizedFileURL
    }
}
