import Foundation

/// A nib or storyboard as Interface Builder saves it, read once for each file.
struct InterfaceDocument: Sendable {
    let path: String
    let root: InterfaceElement
    /// The elements that have an identifier.
    private let elements: [String: InterfaceElement]
    /// The elements of which there are several with one identifier.
    let repeatedIDs: [InterfaceElement]
    /// The modules of the classes that the file names.
    let modules: [String]

    init(data: Data, path: String) throws(InterfaceFileError) {
        let root = try InterfaceParser.root(of: data, path: path)
        guard root.name == "document" else {
            throw InterfaceFileError(
                path: path, line: root.line,
                message:
                    "<\(root.name)> is no document of Interface Builder; files older than Xcode 5 are not read"
            )
        }
        var elements: [String: InterfaceElement] = [:]
        var repeated: [InterfaceElement] = []
        var modules: Set<String> = []
        root.visit { element in
            if let module = element["customModule"] { modules.insert(module) }
            guard let id = element.id, element.name != "device" else { return }
            if elements.updateValue(element, forKey: id) != nil { repeated.append(element) }
        }
        (self.path, self.root, self.elements, repeatedIDs) = (path, root, elements, repeated)
        self.modules = modules.sorted()
    }

    subscript(_ id: String) -> InterfaceElement? { elements[id] }

    /// The file's name.
    var fileName: String { URL(fileURLWithPath: path).lastPathComponent }
    /// The file's name without its ending.
    var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    var isStoryboard: Bool { root.child("scenes") != nil }
    var usesAutolayout: Bool { root["useAutolayout"] == "YES" }

    /// The top-level objects of a nib.
    var objects: [InterfaceElement] { root.list("objects") }

    /// The scenes of a storyboard.
    var scenes: [InterfaceElement] { root.list("scenes").filter { $0.name == "scene" } }

    /// The scene that contains a controller.
    func scene(of id: String) -> InterfaceElement? {
        scenes.first { $0.list("objects").contains { $0.id == id } }
    }

    /// The controllers of a storyboard.
    var controllers: [InterfaceElement] {
        scenes.flatMap { $0.list("objects").filter(InterfaceClasses.isController) }
    }

    /// The entries of the file's resources of a kind, by name.
    func resource(_ kind: String, named name: String) -> InterfaceElement? {
        root.list("resources").first { $0.name == kind && $0["name"] == name }
    }

    // MARK: Reading

    private final class Cache: @unchecked Sendable {
        let lock = NSLock()
        var documents: [String: (changed: Date?, document: InterfaceDocument)] = [:]
    }

    private static let cache = Cache()

    /// The document of a file, read again only where the file has changed.
    static func document(at path: String) throws(InterfaceFileError) -> InterfaceDocument {
        let values = try? FileManager.default.attributesOfItem(atPath: path)
        let changed = values?[.modificationDate] as? Date
        if let known = cache.lock.withLock({ cache.documents[path] }), known.changed == changed {
            return known.document
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InterfaceFileError(path: path, line: 1, message: "the file cannot be read")
        }
        let document = try InterfaceDocument(data: data, path: path)
        cache.lock.withLock { cache.documents[path] = (changed, document) }
        return document
    }
}
