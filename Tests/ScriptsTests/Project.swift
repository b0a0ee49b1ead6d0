import Foundation

/// The project's folder, found from this file's own place.
let projectFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
