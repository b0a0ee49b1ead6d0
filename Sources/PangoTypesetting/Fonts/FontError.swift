/// Why a font file could not be registered.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no file at the path.
    case fileNotFound(path: String)
    /// The file cannot be read, or holds no font.
    case notAFont(path: String)

    /// What went wrong, with the file's path.
    public var description: String {
        switch self {
        case .fileNotFound(let path): "There is no font file at \(path)."
        case .notAFont(let path): "The file at \(path) holds no font that can be read."
        }
    }
}
