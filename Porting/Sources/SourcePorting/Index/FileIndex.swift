/// What one file declares; cheap to cache.
public struct FileIndex: Codable, Hashable, Sendable {
    /// The path by which reports name the file.
    public var path: String
    /// The module it belongs to.
    public var module: String
    /// Its types and extensions, outer ones first.
    public var types: [TypeDeclaration] = []
    /// The modules that it imports.
    public var imports: [String] = []

    /// Creates an index.
    public init(path: String, module: String) {
        self.path = path
        self.module = module
    }
}
