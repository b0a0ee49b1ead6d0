/// What the files of a package (or of a target and the targets that it depends on) declare together.
///
/// Types are found by their names with the types around them (`Outer.Inner`), without the module's name.
public struct SourceIndex: Sendable {
    /// A type with everything that its files say about it.
    public struct TypeInfo: Codable, Hashable, Sendable {
        /// The declaration itself; nil for types that the files only extend.
        public var declaration: TypeDeclaration?
        /// The path of the declaration's file.
        public var file: String?
        /// The module of the declaration's file.
        public var module: String?
        /// The extensions, with the paths of their files.
        public var extensions: [Extension] = []
    }

    /// An extension and its file.
    public struct Extension: Codable, Hashable, Sendable {
        /// The extension.
        public var declaration: TypeDeclaration
        /// The path of its file.
        public var file: String
        /// The module of its file.
        public var module: String
    }

    /// The types by name.
    public private(set) var types: [String: TypeInfo] = [:]
    /// The full names of types by their short names.
    private var fullNames: [String: [String]] = [:]
    /// What is left out, found when it is first needed.
    let leavingOut = LeavingOutCache()
    /// What the rules about inheritance look up.
    public private(set) var tables = InheritanceTables()
    /// The files, in the order in which they were added.
    public private(set) var files: [FileIndex] = []

    /// What queries found, since rules repeat them; one for all copies.
    let cache = IndexCache()

    /// An index of nothing.
    public init() {}

    /// Merges the indexes of files.
    public init(_ files: [FileIndex]) {
        self.files = files
        for file in files {
            for type in file.types where type.kind != .extension && !type.isLocal { declare(type, in: file) }
        }
        for file in files {
            for type in file.types where type.kind == .extension { extend(type, in: file) }
        }
        tables = InheritanceTables(self)
    }

    private mutating func declare(_ type: TypeDeclaration, in file: FileIndex) {
        var info = types[type.name] ?? TypeInfo()
        guard info.declaration == nil else { return }
        info.declaration = type
        info.file = file.path
        info.module = file.module
        types[type.name] = info
        fullNames[type.shortName, default: []].append(type.name)
    }

    private mutating func extend(_ type: TypeDeclaration, in file: FileIndex) {
        let name = fullName(type.name, in: nil) ?? Self.plain(type.name)
        let item = Extension(declaration: type, file: file.path, module: file.module)
        types[name, default: TypeInfo()].extensions.append(item)
    }

    /// The index with a class that a function declares, under a name that nothing else has.
    func adding(_ type: TypeDeclaration, named name: String, in file: FileIndex) -> SourceIndex {
        var index = self
        index.types[name] = TypeInfo(declaration: type, file: file.path, module: file.module)
        return index
    }

    /// A type's name without generic arguments, optionality and the modules of UIKit.
    public static func plain(_ written: String) -> String {
        var name = Substring(written)
        while let last = name.last, last == "?" || last == "!" { name.removeLast() }
        for prefix in ["any ", "some "] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
        if let angle = name.firstIndex(of: "<") { name = name[..<angle] }
        for module in ["UIKit.", "Foundation.", "Swift."] where name.hasPrefix(module) {
            name = name.dropFirst(module.count)
        }
        return String(name)
    }

    /// The full name of a type as it is written inside another type (`Outer.Inner`), or outside of all with nil.
    public func fullName(_ written: String, in context: String?) -> String? {
        let name = Self.plain(written)
        var outer = context.map { $0.split(separator: ".").map(String.init) } ?? []
        while !outer.isEmpty {
            let candidate = outer.joined(separator: ".") + "." + name
            if types[candidate]?.declaration != nil { return candidate }
            outer.removeLast()
        }
        if types[name]?.declaration != nil { return name }
        // `Module.Card`, or a nested type that a superclass or a protocol declares.
        if let dot = name.firstIndex(of: ".") {
            let rest = String(name[name.index(after: dot)...])
            if types[rest]?.declaration != nil, types[String(name[..<dot])] == nil { return rest }
            return nil
        }
        let candidates = fullNames[name] ?? []
        return context != nil && candidates.count == 1 ? candidates.first : nil
    }

    /// Whether any type has this name, at the top or inside another type.
    public func declares(shortName name: String) -> Bool { fullNames[name] != nil }

    /// The types of a short name, by their full names.
    func fullNames(of name: String) -> [String] { fullNames[name] ?? [] }

    /// A type by its full name.
    public subscript(name: String) -> TypeInfo? { types[name] }
}
