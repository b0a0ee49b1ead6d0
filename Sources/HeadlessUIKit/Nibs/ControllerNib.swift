import Foundation

/// Where a controller's view and its segues are from.
@MainActor
final class ControllerNib {
    /// The name and the bundle that the controller was made with.
    var name: String?
    var bundle: Bundle?
    /// The scene of the storyboard that the controller is of.
    var scene: StoryboardScene?
    /// Objects of the scene or the nib beside the view, which the controller retains.
    var topLevel: [NSObject] = []
    /// What popovers point at, by the identifiers of their segues.
    var popoverAnchors: [String: () -> NSObject?] = [:]
    private var marks: [FirstResponderMark] = []

    /// Adds what elements of a scene's parts can mean besides what is made with them: the controller, and items of its bars.
    func addPlaceholders(to loader: NibLoader) {
        guard let scene else { return }
        for (id, object) in scene.items {
            if let object = object() { loader.objects[id] = object }
        }
        if let controller = loader.sceneController ?? loader.owner as? UIViewController {
            scene.element.id.map { loader.objects[$0] = controller }
        }
        for element in scene.others where element["placeholderIdentifier"] == "IBFirstResponder" {
            element.id.map { loader.objects[$0] = FirstResponderMark() }
        }
    }
}

/// A scene of a storyboard, for the controller that was made of it.
@MainActor
struct StoryboardScene {
    let source: NibLoader.Source
    /// The controller's element.
    let element: InterfaceElement
    /// The elements beside the controller.
    let others: [InterfaceElement]
    /// The objects that were made with the controller, by identifier: items of its bars.
    var items: [(id: String, object: () -> NSObject?)] = []

    /// The segues of the controller and of all in its view, but for those that make its children.
    var segues: [InterfaceElement] {
        var found: [InterfaceElement] = []
        for element in [element] + others
        where !InterfaceClasses.isController(element) || element === self.element {
            element.visit { if $0.name == "segue" && $0["kind"] != "relationship" { found.append($0) } }
        }
        return found
    }
}

extension UIViewController {
    /// Where the view is from; nil for controllers whose view is made in code.
    final var nib: ControllerNib? {
        get { extras?.nib }
        set { madeExtras.nib = newValue }
    }

    /// Takes the name of a nib.
    final func takeNib(_ name: String?, _ bundle: Bundle?) {
        guard name != nil || bundle != nil else { return }
        let made = ControllerNib()
        (made.name, made.bundle) = (name, bundle)
        nib = made
    }

    /// Loads the view from the scene, or from a nib; false where there is none.
    final func loadViewFromNib() -> Bool {
        if let scene = nib?.scene, let element = scene.element.child(key: "view") {
            return loadView(of: scene, element)
        }
        guard let (name, content) = foundNib() else { return false }
        let objects = content.instantiate(owner: self, externals: [:])
        if viewStorage == nil {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason:
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the "
                    + "view outlet was not set."
            ).raise()
        }
        let kept = nib ?? ControllerNib()
        kept.topLevel = objects.filter { $0 !== viewStorage }
        nib = kept
        return viewStorage != nil
    }

    private func loadView(of scene: StoryboardScene, _ element: InterfaceElement) -> Bool {
        let loader = NibLoader(scene.source, owner: self, scene: self)
        nib?.addPlaceholders(to: loader)
        let others = scene.others.filter {
            $0.name != "placeholder" && $0.name != "exit" && !InterfaceClasses.isController($0)
        }
        let refresh = self is UITableViewController ? scene.element.child(key: "refreshControl") : nil
        let objects = loader.load([element] + others + [refresh].compactMap { $0 }) { objects in
            guard let view = objects.first as? UIView else { return }
            takeLoadedView(view)
        } connecting: {
            loader.connect(self, scene.element, isPartial: false)
        }
        nib?.topLevel = Array(objects.dropFirst())
        if let control = objects.last as? UIRefreshControl {
            (self as? UITableViewController)?.refreshControl = control
        }
        return viewStorage != nil
    }

    /// The nib of the name that was given, or of the class's name; raises where a name was given and there is no such nib.
    private func foundNib() -> (name: String, content: NibContent)? {
        let module = InterfaceClasses.module(of: type(of: self))
        let bundle = nib?.bundle ?? .main
        if let name = nib?.name {
            let content = NibContent.find(name, in: bundle, module: module)
            if content == nil { UINib.raise(name, in: bundle) }
            return content.map { (name, $0) }
        }
        return DefaultNibs.find(for: type(of: self), in: bundle)
    }
}

/// The nibs that controllers have by the names of their classes.
@MainActor
private enum DefaultNibs {
    /// The classes without a nib, so that files are looked for once.
    private static var missing: Set<String> = []

    static func find(for type: UIViewController.Type, in bundle: Bundle) -> (
        name: String, content: NibContent
    )? {
        // A class of the kit has no nib.
        guard ClassName.kitAncestor(of: type) != nil else { return nil }
        let full = String(reflecting: type)
        let key = full + " " + bundle.bundlePath
        guard !missing.contains(key) else { return nil }
        let name = full.split(separator: ".").last.map(String.init) ?? full
        let shorter = name.hasSuffix("Controller") ? String(name.dropLast(10)) : nil
        for name in [shorter, name].compactMap({ $0 }) where !name.isEmpty {
            let module = InterfaceClasses.module(of: type)
            if let found = NibContent.find(name, in: bundle, module: module) { return (name, found) }
        }
        missing.insert(key)
        return nil
    }
}
