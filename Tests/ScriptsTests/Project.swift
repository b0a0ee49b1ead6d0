import Foundation

/// The project's folder, found from the path of this file.
let projectFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
