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

    /// What can be left out; not coded, since it changes with every line.
    public var units: [SourceUnit] = []

    /// Whether source calls the Objective-C runtime itself.
    public var callsRuntime = false

    private enum CodingKeys: String, CodingKey {
        case path, module, types, imports, callsRuntime
    }

    /// Creates an index.
    public init(path: String, module: String) {
        self.path = path
        self.module = module
    }
}
