import Foundation

/// By what a file is known to be unchanged: its size and the time of its last change.
struct FileStamp: Codable, Hashable, Sendable {
    let size: Int
    /// Nanoseconds since 1970.
    let modified: Int

    /// A stamp of a size and a time.
    init(size: Int, modified: Int) {
        self.size = size
        self.modified = modified
    }

    /// The stamp of a file; nil where there is none.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// The stamp as part of a file's name.
    var name: String { "\(size)-\(modified)" }
}

/// A hash that is the same in every run.
enum StableHash {
    /// The hash of a text, by the algorithm FNV-1a, in hexadecimal digits.
    static func text(of text: String) -> String { hexadecimal(value(of: text.utf8)) }

    /// The hash of bytes.
    static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
