/// Why a vector file was not drawn.
public enum VectorError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The library that reads the format is not on this machine.
    case libraryMissing(library: String, package: String)
    /// The library cannot read the file.
    case damaged

    /// The reason in words, with the package to install.
    public var description: String {
        switch self {
        case .libraryMissing(let library, let package):
            "\(library) is not there: install \(package), which Scripts/setup does"
        case .damaged: "the file cannot be read"
        }
    }
}
