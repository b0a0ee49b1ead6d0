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
        let unfinished = url.path + ".\(getpid()).\(UUID().uuidString.prefix(8))"
        let file = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure(url) }
        do {
            try fill(file, with: data, of: url)
            // Some file systems notice only now that there is no space.
            guard close(file) == 0, rename(unfinished, url.path) == 0 else { throw failure(url) }
        } catch {
            unlink(unfinished)
            throw error
        }
    }

    private static func fill(_ file: Int32, with data: Data, of url: URL) throws {
        try data.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
                let count = pwrite(file, rest.baseAddress, rest.count, off_t(done))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    let failure = failure(url)
                    close(file)
                    throw failure
                }
                done += count
            }
        }
    }

    /// The failure to write that the system has just met.
    private static func failure(_ url: URL) -> StorageFailure {
        StorageFailure(action: .write, path: url.path, reason: String(cString: strerror(errno)))
    }

    /// What the system says.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(cause.code)))
        }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileWriteNoPermission, .fileReadNoPermission: return "Permission denied"
        case .fileWriteVolumeReadOnly: return "Read-only file system"
        default: return error.localizedDescription
        }
    }
}
