import Foundation
import SourcePorting

/// The sources of a package, read and indexed together.
struct SourceSet {
    private let files: [ParsedFile?]
    private let bytes: [[UInt8]]
    private let paths: [String]
    private let options: [PortOptions]
    private let indexes: [FileIndex]
    private let index: SourceIndex
    /// The lines of all files.
    let lines: Int

    /// Reads files.
    ///
    /// - Parameter sources: The paths, each with what it is adapted for. A file that cannot be read is taken as empty.
    init(_ sources: [(path: String, options: PortOptions)]) {
        paths = sources.map(\.path)
        options = sources.map(\.options)
        bytes = sources.map { source in
            FileManager.default.contents(atPath: source.path).map(Self.withoutByteOrderMark) ?? []
        }
        lines = bytes.reduce(0) { $0 + $1.count { $0 == UInt8(ascii: "\n") } }
        files = zip(sources, bytes).map { source, bytes in
            String(validating: bytes, as: UTF8.self) != nil
                ? ParsedFile(bytes: bytes, path: source.path, options: source.options) : nil
        }
        indexes = zip(files, sources).map { file, source in
            file.map { FileIndex($0, module: source.options.module) }
                ?? FileIndex(path: source.path, module: source.options.module)
        }
        index = SourceIndex(indexes)
    }

    /// The adapted text of a file.
    func adapted(_ number: Int) -> AdaptedFile {
        guard let file = files[number] else {
            return Port.adapt(bytes[number], path: paths[number], index: index, options: options[number])
        }
        return Port.adapt(file, index: index, options: options[number])
    }

    /// The lines of a file.
    func lineCount(_ number: Int) -> Int { bytes[number].count { $0 == UInt8(ascii: "\n") } }

    /// The text of the file that lists a module's classes.
    func moduleFile(of module: String) -> String {
        let options = zip(indexes, options).first { $0.0.module == module }?.1 ?? PortOptions(module: module)
        return Port.moduleFile(index: index, options: options)
    }

    /// The hashes of what the files declare, by path.
    var declarations: [String: UInt64] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return indexes.reduce(into: [:]) { hashes, index in
            hashes[index.path] = (try? encoder.encode(index)).map { StableHash.value(of: $0) } ?? 0
        }
    }

    private static func withoutByteOrderMark(_ data: Data) -> [UInt8] {
        data.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(data.dropFirst(3)) : Array(data)
    }
}
