internal import CPango
import Foundation

/// Looks into font files.
enum FontFile {
    /// Whether a file holds a font that can be read.
    static func hasFonts(_ path: String) -> Bool {
        guard isWhole(path), let set = FcFontSetCreate() else { return false }
        defer { FcFontSetDestroy(set) }
        return FcFreeTypeQueryAll(path, UInt32.max, nil, nil, set) > 0
    }

    /// Whether the tables that a TrueType or OpenType file lists lie within it: a file that was cut off still has
    /// its list, which comes first. Files of other kinds, and collections, are left to FreeType.
    private static func isWhole(_ path: String) -> Bool {
        // A file that cannot be read, for whatever reason, is not whole; the caller reports it.
        guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd(),
            (try? file.seek(toOffset: 0)) != nil, let head = try? file.read(upToCount: 12), head.count == 12
        else { return false }
        let bytes = [UInt8](head)
        guard [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)].contains(Array(bytes[..<4])) else {
            return true
        }
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        guard let list = try? file.read(upToCount: 16 * count), list.count == 16 * count else { return false }
        let records = [UInt8](list)
        return (0..<count).allSatisfy { index in
            func number(_ start: Int) -> UInt64 {
                records[start..<start + 4].reduce(0) { $0 << 8 | UInt64($1) }
            }
            return number(16 * index + 8) + number(16 * index + 12) <= size
        }
    }
}
