import Foundation

/// Waits for changes of files below some folders, by the system's notifications.
final class SourceWatcher {
    private let descriptor: Int32
    private let excluded: String?
    private var folders: [Int32: String] = [:]
    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF)

    /// Begins to watch.
    ///
    /// - Parameters:
    ///   - roots: The folders.
    ///   - excluded: A folder in them that is written to by builds.
    init(_ roots: [URL], excluding excluded: URL? = nil) throws {
        self.excluded = excluded?.standardizedFileURL.path
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw CommandFailure(
                "changes cannot be watched: \(String(cString: strerror(errno)))", ExitStatus.files)
        }
        for root in roots { try watch(root.path) }
    }

    deinit { close(descriptor) }

    /// Waits until a file changes that matters.
    ///
    /// - Returns: When the first change came.
    func waitForChange() throws -> Date {
        while true {
            guard try takeEvents(waiting: -1) else { continue }
            let first = Date()
            // An editor saves in several steps, and a tool many files.
            while try takeEvents(waiting: 40) {}
            return first
        }
    }

    /// Reads what has happened; returns whether it matters.
    private func takeEvents(waiting milliseconds: Int32) throws -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let count = poll(&request, 1, milliseconds)
        if count < 0, errno != EINTR {
            throw CommandFailure(
                "changes cannot be watched: \(String(cString: strerror(errno)))", ExitStatus.files)
        }
        guard count > 0 else { return false }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
        defer { buffer.deallocate() }
        let length = read(descriptor, buffer.baseAddress, buffer.count)
        var matters = false
        var offset = 0
        let header = MemoryLayout<inotify_event>.size
        while offset + header <= length {
            let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let bytes = buffer[(offset + header)..<(offset + header + Int(event.len))]
            let name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            if try handle(event, name) { matters = true }
            offset += header + Int(event.len)
        }
        return matters
    }

    private func handle(_ event: inotify_event, _ name: String) throws -> Bool {
        // Too much happened at once to be listed.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
        guard let folder = folders[event.wd] else { return false }
        guard Self.isWatched(name) else { return false }
        if event.mask & UInt32(IN_ISDIR) != 0 {
            if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try watch(folder + "/" + name) }
            return event.mask & UInt32(IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE) != 0
        }
        // A file that was created is complete when it is closed.
        return event.mask & UInt32(IN_CREATE) == 0
    }

    /// Whether a name is a source's, and no editor's or tool's own.
    static func isWatched(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasSuffix(".swp") && !name.hasSuffix(".tmp")
            && name != "4913"
    }

    /// Watches a folder and those in it.
    private func watch(_ path: String) throws {
        guard path != excluded else { return }
        let number = inotify_add_watch(descriptor, path, Self.mask)
        guard number >= 0 else {
            guard errno == ENOSPC else { return }
            throw CommandFailure(
                "too many folders to watch; fs.inotify.max_user_watches limits them", ExitStatus.files)
        }
        folders[number] = path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names where Self.isWatched(name) {
            var information = stat()
            guard lstat(path + "/" + name, &information) == 0, information.st_mode & S_IFMT == S_IFDIR else {
                continue
            }
            try watch(path + "/" + name)
        }
    }
}
