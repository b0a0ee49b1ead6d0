import Foundation

/// Makes the objects of a nib, or of a part of a storyboard.
///
/// Objects are made from the top down by `init(coder:)`; then constraints are activated, outlets and actions connected, attributes
/// of the program's own set, and `awakeFromNib()` is called on each object, in the order of the file.
@MainActor
final class NibLoader {
    let document: InterfaceDocument
    /// The folder of the file's bundle.
    let folder: String?
    let bundle: Bundle
    /// The object that File's Owner stands for; the controller of a scene.
    private(set) weak var owner: AnyObject?
    /// The controller of the scene that the objects are of.
    weak var sceneController: UIViewController?
    let storyboard: UIStoryboard?
    /// The objects that identifiers mean: those that were made, and placeholders.
    var objects: [String: AnyObject] = [:]
    /// The objects that were made, in order.
    var made: [(object: NSObject, element: InterfaceElement)] = []
    /// The elements of made views that have constraints.
    var constrained: [(view: UIView, element: InterfaceElement)] = []
    /// The constraints that were made, by identifier.
    var constraints: [String: NSLayoutConstraint] = [:]
    /// What follows the size classes.
    var variations: TraitVariations?
    /// Container views and the segues that embed a controller in them.
    var embeddings: [(view: UIView, segue: InterfaceElement)] = []
    /// Closures that make controllers, by identifier.
    var creators: [String: (NSCoder) -> UIViewController?] = [:]
    let traits: UITraitCollection
    private var open: Set<String> = []

    /// What a loader loads from.
    struct Source {
        var document: InterfaceDocument
        var folder: String?
        var bundle: Bundle
        var storyboard: UIStoryboard?
    }

    let source: Source

    init(
        _ source: Source, owner: AnyObject?, scene controller: UIViewController? = nil,
        externals: [String: AnyObject] = [:]
    ) {
        self.source = source
        (document, folder, bundle) = (source.document, source.folder, source.bundle)
        (self.owner, sceneController, storyboard) = (owner, controller, source.storyboard)
        traits = Self.traits(of: owner) ?? Self.traits(of: controller) ?? UIScreen.main.traitCollection
        objects = externals
        for module in document.modules + modules { RuntimeMembers.readModule(module) }
        for element in document.repeatedIDs {
            report(element, "the id \(element.id ?? "") is used twice; the last object has it")
        }
    }

    private static func traits(of object: AnyObject?) -> UITraitCollection? {
        // The traits of a controller whose view is being loaded are those of its parent.
        (object as? any UITraitEnvironment)?.traitCollection
    }

    // MARK: Making objects

    /// Loads elements that belong together, connects them and wakes them.
    ///
    /// - Parameters:
    ///   - elements: The elements of the objects.
    ///   - attach: Called with the objects before constraints are made.
    ///   - connecting: Connects the owner, after the objects.
    func load(
        _ elements: [InterfaceElement], attach: ([NSObject]) -> Void = { _ in }, connecting: () -> Void = {}
    ) -> [NSObject] {
        let top = elements.compactMap { object(for: $0) }
        attach(top)
        finish(connecting)
        return top
    }

    /// Constraints, connections, attributes, waking.
    private func finish(_ connecting: () -> Void) {
        let made = made
        installConstraints()
        connect(made)
        connecting()
        for (object, element) in made { setRuntimeAttributes(of: object, element) }
        variations?.follow()
        findPopoverAnchors()
        for (object, _) in made { Self.awake(object) }
        Self.observer?(made)
        performEmbeddings()
        release()
    }

    /// Ends references to objects, since variations retain the loader as long as the views exist.
    private func release() {
        (objects, made, constrained, constraints, embeddings) = ([:], [], [], [:], [])
    }

    private static func awake(_ object: NSObject) {
        switch object {
        case let object as UIResponder: object.awakeFromNib()
        case let object as UIBarItem: object.awakeFromNib()
        case let object as UINavigationItem: object.awakeFromNib()
        case let object as UIGestureRecognizer: object.awakeFromNib()
        case let object as UICollectionViewLayout: object.awakeFromNib()
        default:
            // Classes of the program's own list the method.
            let method = RuntimeMembers.method("awakeFromNib", of: type(of: object))
            _ = method?.call(on: object, with: [])
        }
    }

    /// The object of an element, made where it was not; nil where nothing can be made.
    func object(for element: InterfaceElement) -> NSObject? {
        if let id = element.id {
            guard !open.contains(id) else {
                report(element, "the object \(id) contains itself")
                return nil
            }
            if let known = objects[id] as? NSObject { return known }
            open.insert(id)
        }
        defer { element.id.map { _ = open.remove($0) } }
        if element.name == "placeholder" || element.name == "exit" { return nil }
        guard let kit = kitClass(of: element) else {
            if element.name == "nil" { return nil }
            report(element, "<\(element.name)> is not known")
            return nil
        }
        return make(element, kit)
    }

    /// Takes an object that exists, such as the content view of a cell, as that of an element.
    func adopt(_ object: NSObject, as element: InterfaceElement) {
        register(object, element)
        restore(object, element)
    }

    func register(_ object: NSObject, _ element: InterfaceElement) {
        if let id = element.id { objects[id] = object }
        made.append((object, element))
    }

    private func make(_ element: InterfaceElement, _ kit: NSObject.Type) -> NSObject? {
        let type = customClass(of: element, kit) ?? kit
        let coder = InterfaceCoder(
            attributes: element.varied(for: traits).attributes, restoring: InterfaceClasses.restoring
        ) { [self] object in
            register(object, element)
            restore(object, element)
        }
        let count = made.count
        let object = element.id.flatMap { creators[$0]?(coder) } ?? create(type, coder)
        guard let object else {
            report(element, "\(type) returned nil from init(coder:)")
            return nil
        }
        // An initializer may not have called super.init(coder:): the object has its identifier all the same.
        if !made[count...].contains(where: { $0.object === object }) {
            if object is UIView || object is UIViewController {
                register(object, element)
            } else {
                adopt(object, as: element)
            }
        }
        return object
    }

    private func create(_ type: NSObject.Type, _ coder: InterfaceCoder) -> NSObject? {
        switch type {
        case let type as UIView.Type: type.init(coder: coder)
        case let type as UIViewController.Type: type.init(coder: coder)
        case let type as UIBarItem.Type: type.init(coder: coder)
        case let type as UINavigationItem.Type: type.init(coder: coder)
        case let type as UICollectionViewLayout.Type: type.init(coder: coder)
        // As on iOS, objects of the program's own are decoded where they can be.
        case let type as any (NSObject & NSCoding).Type: type.init(coder: coder)
        default: DynamicInit.object(of: type)
        }
    }

    // MARK: Classes

    private func kitClass(of element: InterfaceElement) -> NSObject.Type? {
        let name = element.name
        if let type = InterfaceClasses.views[name] { return type }
        if let type = InterfaceClasses.controllers[name] { return type }
        if let type = InterfaceClasses.gestures[name] { return type }
        if let type = InterfaceClasses.others[name] { return type }
        guard InterfaceClasses.foreignViews.contains(name) || element.child(key: "frame")?.name == "rect"
        else {
            return nil
        }
        report(element, "<\(name)> is not known: an empty view has its frame")
        return UIView.self
    }

    private func customClass(of element: InterfaceElement, _ kit: NSObject.Type) -> NSObject.Type? {
        guard let name = element["customClass"] else { return nil }
        guard
            let found = InterfaceClasses.type(
                named: name, module: element["customModule"], otherwise: modules)
        else {
            let module = element["customModule"].map { " in module \($0)" } ?? ""
            report(
                element, "Unknown class \(name)\(module) in Interface Builder file: \(kit) is used instead")
            return nil
        }
        guard let type = found as? NSObject.Type, Self.isKind(type, of: kit) else {
            report(
                element, "\(name) is no subclass of \(kit), as <\(element.name)> is: \(kit) is used instead")
            return nil
        }
        return type
    }

    private static func isKind(_ type: AnyClass, of kit: AnyClass) -> Bool {
        // A plain view may be of any class of views: `<view customClass="Chart">`, also of headers and cells.
        var next: AnyClass? = type
        while let candidate = next {
            if candidate === kit { return true }
            next = _getSuperclass(candidate)
        }
        return false
    }

    /// The modules that a class without a module may be of.
    private var modules: [String] {
        var found: [String] = []
        if let owner { found += InterfaceClasses.module(of: type(of: owner)).map { [$0] } ?? [] }
        let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
        if let mark = name.lastIndex(of: "_") { found.append(String(name[name.index(after: mark)...])) }
        return found + document.modules
    }

    /// Whether nibs are laid out as in Interface Builder, with its placeholders.
    static var isDesignTime = false
    /// Called with the objects of each nib that is loaded.
    static var observer: (([(object: NSObject, element: InterfaceElement)]) -> Void)?

    // MARK: Reports

    /// What was reported, so that it is said once for each file.
    static var reported: Set<String> = []

    func place(of element: InterfaceElement) -> String { "\(document.path):\(element.line)" }

    func report(_ element: InterfaceElement, _ message: String, kind: String? = nil) {
        guard Self.reported.insert("\(document.path) \(kind ?? element.name) \(message)").inserted else {
            return
        }
        LayoutDiagnostics.report(.advice, about: place(of: element), because: message)
    }

    // MARK: Texts

    /// The text that the tables of the current language have for a property of an object, or the file's own.
    func translated(_ text: String?, _ id: String?, _ property: String) -> String? {
        guard let id, let folder else { return text }
        return InterfaceTexts.text(forKey: "\(id).\(property)", table: document.name, inFolder: folder)
            ?? text
    }
}
