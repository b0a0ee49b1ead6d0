import Foundation

/// What a nib is loaded from: a file, data, or the part of a storyboard that is a prototype cell.
@MainActor
struct NibContent {
    let source: NibLoader.Source
    /// The elements of the part; nil is the whole file.
    var elements: [InterfaceElement]?
    /// The controller of the scene that the part is of.
    weak var scene: UIViewController?

    init(source: NibLoader.Source, elements: [InterfaceElement]? = nil, scene: UIViewController? = nil) {
        (self.source, self.elements, self.scene) = (source, elements, scene)
    }

    /// Finds the nib of a name; nil where there is none. A file that cannot be read raises an exception.
    static func find(_ name: String, in bundle: Bundle, module: String? = nil) -> NibContent? {
        guard let file = InterfaceFile.find(name, "xib", in: bundle, module: module) else { return nil }
        do {
            let document = try InterfaceDocument.document(at: file.path)
            return NibContent(
                source: NibLoader.Source(document: document, folder: file.folder, bundle: file.bundle))
        } catch {
            raise(error)
            return nil
        }
    }

    /// Reads the data of a nib.
    static func read(_ data: Data, in bundle: Bundle) -> NibContent? {
        do {
            let document = try InterfaceDocument(data: data, path: "data")
            return NibContent(
                source: NibLoader.Source(document: document, folder: bundle.resourcePath, bundle: bundle))
        } catch {
            raise(error)
            return nil
        }
    }

    static func raise(_ error: InterfaceFileError) {
        UIKitException(
            name: "NSInternalInconsistencyException", reason: "Could not read the nib \(error)"
        ).raise()
    }

    /// Makes the objects of the nib.
    func instantiate(owner: AnyObject?, externals: [String: AnyObject]) -> [NSObject] {
        let loader = NibLoader(source, owner: owner, scene: scene)
        if let elements {
            scene?.nib?.addPlaceholders(to: loader)
            return loader.load(elements)
        }
        for element in source.document.objects where element.name == "placeholder" {
            guard let id = element.id else { continue }
            switch element["placeholderIdentifier"] {
            case "IBFilesOwner": owner.map { loader.objects[id] = $0 }
            case "IBFirstResponder": loader.objects[id] = FirstResponderMark()
            case let name?:
                if let external = externals[name] {
                    loader.objects[id] = external
                } else {
                    loader.report(element, "no external object \(name) was given")
                }
            case nil: loader.report(element, "a placeholder without an identifier")
            }
        }
        return loader.load(source.document.objects.filter { $0.name != "placeholder" })
    }
}
