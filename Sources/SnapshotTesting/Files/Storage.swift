import Foundation

/// A file that could not be read or written.
struct StorageFailure: Error {
    enum Action: String {
        case read = "read"
        case write = "written"
        case create = "created"
    }

    let action: Action
    let path: String
    let reason: String

    /// What to say about the snapshot that it belongs to.
    func message(for file: ReferenceFile) -> String {
        "The snapshot of \"\(file.testName)\" failed: \(path) could not be \(action.rawValue) (\(reason))."
    }
}

/// Reads and writes the files of snapshots.
enum Storage {
    static func makeFolder(_ folder: URL) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue {
            return
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw StorageFailure(action: .create, path: folder.path, reason: reason(error))
        }
    }

    static func read(_ url: URL) throws -> Data {
        do { return try Data(contentsOf: url) } catch {
            throw StorageFailure(action: .read, path: url.path, reason: reason(error))
        }
    }

    /// Writes a file as a whole or not at all: what was there stays where the disk is full.
    static func write(_ data: Data, to url: URL) throws {
        do { try data.write(to: url, options: .atomic) } catch {
            throw StorageFailure(action: .write, path: url.path, reason: reason(error))
        }
    }

    /// What the system says.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(cause.code)))
        }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileWriteOutOfSpace: return "No space left on device"
        case .fileWriteNoPermission, .fileReadNoPermission: return "Permission denied"
        case .fileWriteVolumeReadOnly: return "Read-only file system"
        default: return error.localizedDescription
        }
    }
}
