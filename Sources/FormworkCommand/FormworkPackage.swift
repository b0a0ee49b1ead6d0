import Foundation

/// The package that this program was built from.
enum FormworkPackage {
    /// Its folder: that of this source, or the one of the environment.
    static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["FORMWORK_PACKAGE"], !path.isEmpty {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }
}
