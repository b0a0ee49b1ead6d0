internal import CFonts
import Foundation

/// The fonts inside the program, as files that fontconfig can read.
///
/// Each is written once to a cache folder whose name depends on the fonts' contents, so that programs
/// with other fonts do not disturb one another.
enum EmbeddedFonts {
    /// Where the fonts were put, and the names of those that could be put nowhere.
    ///
    /// - Parameter cacheFolders: The folders to try, the best first.
    static func files(in cacheFolders: [String] = defaultFolders) -> (paths: [String], unwritten: [String]) {
        let fonts = all
        let folderName = "fonts-" + String(fingerprint(of: fonts), radix: 16)
        var paths: [String] = []
        var unwritten: [String] = []
        for font in fonts {
            let path = cacheFolders.lazy.compactMap { place(font, in: "\($0)/\(folderName)") }.first
            if let path { paths.append(path) } else { unwritten.append(font.name) }
        }
        return (paths, unwritten)
    }

    /// Whether a file of these is a fallback font for texts in other fonts, and not requested by name.
    static func isFallback(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return !["Inter", "NotoSansCJKkr", "NotoSansMono"].contains { name.hasPrefix($0) }
    }

    private struct Font {
        let name: String
        let bytes: UnsafeRawBufferPointer
    }

    private static var all: [Font] {
        (0..<formwork_font_count()).compactMap { index in
            guard let font = formwork_font_at(index), let name = font.pointee.file_name,
                let bytes = font.pointee.bytes
            else { return nil }
            return Font(
                name: String(cString: name),
                bytes: UnsafeRawBufferPointer(start: bytes, count: font.pointee.length))
        }
    }

    /// An FNV-1a hash of every font's name, length and beginning: a font file begins with a directory of
    /// its tables and their checksums, so that its beginning changes with any part of it.
    private static func fingerprint(of fonts: [Font]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        for font in fonts {
            font.name.utf8.forEach(mix)
            withUnsafeBytes(of: UInt64(font.bytes.count).littleEndian) { $0.forEach(mix) }
            font.bytes.prefix(512).forEach(mix)
        }
        return hash
    }

    /// The user's cache folder, then a temporary one.
    static var defaultFolders: [String] {
        let environment = ProcessInfo.processInfo.environment
        var folders: [String] = []
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            folders.append(cache + "/formwork")
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            folders.append(home + "/.cache/formwork")
        }
        return folders + [FileManager.default.temporaryDirectory.path + "/formwork-\(getuid())"]
    }

    /// The font's path in a folder, where it is written unless it is there already; nil where it cannot be.
    private static func place(_ font: Font, in folder: String) -> String? {
        let path = "\(folder)/\(font.name)"
        if size(ofFileAt: path) == font.bytes.count { return path }
        let files = FileManager.default
        // The error says no more than nil: another folder is tried, and `FontWarning` reports that none could be used.
        guard
            (try? files.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]))
                != nil
        else { return nil }
        // Other processes may write the same font now: each writes its own file and renames it, which is atomic.
        let draft = "\(folder)/.\(font.name).\(UUID().uuidString)"
        defer { unlink(draft) }
        guard files.createFile(atPath: draft, contents: Data(font.bytes)),
            size(ofFileAt: draft) == font.bytes.count, rename(draft, path) == 0
        else { return nil }
        return path
    }

    private static func size(ofFileAt path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }
}
