import Foundation

/// A storyboard, `.storyboard`, as Interface Builder saves it.
///
/// A file is found as that of a ``UINib`` is. Each controller loads its view from its scene when the view is needed; children of
/// containers are made with them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let source: NibLoader.Source?
    /// The controllers that are being made, so that containers that contain each other end.
    private final var open: [String] = []

    /// Creates a storyboard by its name without the ending; a bundle of nil is the program's own. Raises iOS's exception
    /// where there is none.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        source = Self.source(name, bundle)
        super.init()
    }

    private static func source(_ name: String, _ bundle: Bundle) -> NibLoader.Source? {
        guard let file = InterfaceFile.find(name, "storyboard", in: bundle) else {
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "Could not find a storyboard named '\(name)' in bundle "
                    + "NSBundle <\(bundle.bundlePath)> (loaded)"
            ).raise()
            return nil
        }
        do {
            let document = try InterfaceDocument.document(at: file.path)
            return NibLoader.Source(document: document, folder: file.folder, bundle: file.bundle)
        } catch {
            NibContent.raise(error)
            return nil
        }
    }

    /// Makes the initial controller; nil where the storyboard has none.
    @discardableResult open func instantiateInitialViewController() -> UIViewController? {
        source?.document.root["initialViewController"].flatMap { make($0, from: nil, creator: nil) }
    }

    /// Makes the initial controller by a closure that calls the controller's own initializer with the coder; nil where the storyboard
    /// has none.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        source?.document.root["initialViewController"]
            .flatMap { make($0, from: nil, creator: creator) } as? ViewController
    }

    /// Makes the controller of a storyboard identifier. Raises iOS's exception where there is none; a plain controller, where a
    /// handler lets the program go on.
    @discardableResult open func instantiateViewController(withIdentifier identifier: String)
        -> UIViewController
    {
        instantiate(identifier, creator: nil) ?? UIViewController()
    }

    /// Makes the controller of a storyboard identifier by a closure that calls the controller's own initializer with the coder.
    /// Raises iOS's exception where there is none.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = instantiate(identifier, creator: creator)
        if let made = made as? ViewController { return made }
        if let made {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "Custom instantiated \(made) must be kind of class '\(ViewController.self)'"
            ).raise()
        }
        guard let made = creator?(NSCoder()) ?? ViewController(coder: NSCoder()) else {
            preconditionFailure("\(ViewController.self) could not be made without a storyboard")
        }
        return made
    }

    private func instantiate(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?)
        -> UIViewController?
    {
        let found = source?.document.controllers.first { $0["storyboardIdentifier"] == identifier }
        guard let id = found?.id else {
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "Storyboard (\(ObjectText.address(of: self))) doesn't contain a view controller with "
                    + "identifier '\(identifier)'"
            ).raise()
            return nil
        }
        return make(id, from: nil, creator: creator)
    }

    /// Makes the controller of an element, with its children.
    ///
    /// - Parameters:
    ///   - id: The element's identifier.
    ///   - segue: The segue that shows the controller, for messages.
    ///   - creator: Makes the controller itself.
    final func make(
        _ id: String, from segue: InterfaceElement?, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard var source else { return nil }
        source.storyboard = self
        let loader = NibLoader(source, owner: nil)
        guard let element = source.document[id], InterfaceClasses.isController(element) else {
            if let segue { loader.report(segue, "there is no controller \(id)") }
            return nil
        }
        guard !open.contains(id) else {
            loader.report(element, "the controller \(id) contains itself")
            return nil
        }
        open.append(id)
        defer { open.removeLast() }
        if element.name == "viewControllerPlaceholder" { return referenced(element, creator) }
        if let creator { loader.creators[id] = creator }
        return loader.loadController(element)
    }

    /// The controller of another storyboard that a reference means.
    private func referenced(_ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?)
        -> UIViewController?
    {
        let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? source?.bundle ?? .main
        let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
        if let identifier = element["referencedIdentifier"] {
            return other.instantiate(identifier, creator: creator)
        }
        return other.source?.document.root["initialViewController"]
            .flatMap { other.make($0, from: element, creator: creator) }
    }
}

extension NibLoader {
    /// Makes a controller and its children.
    final func loadController(_ element: InterfaceElement) -> UIViewController? {
        var made: UIViewController?
        _ = load([element]) { objects in
            made = objects.first as? UIViewController
            guard let made else { return }
            made.nib?.scene?.items = self.made.compactMap { object, element in
                guard let id = element.id, object !== made else { return nil }
                return (id, { [weak object] in object })
            }
            addChildren(to: made, element)
        } connecting: {
            guard let made else { return }
            connect(made, element, isPartial: true)
        }
        return made
    }

    /// The controllers that relationship segues put into a container.
    private func addChildren(to controller: UIViewController, _ element: InterfaceElement) {
        var children: [(relationship: String, controller: UIViewController)] = []
        for segue in element.list("connections") where segue["kind"] == "relationship" {
            guard let id = segue["destination"], let relationship = segue["relationship"],
                let child = storyboard?.make(id, from: segue, creator: nil)
            else { continue }
            children.append((relationship, child))
        }
        guard !children.isEmpty else { return }
        func child(_ name: String) -> UIViewController? {
            children.first { $0.relationship == name }?.controller
        }
        switch controller {
        case let navigation as UINavigationController:
            if let root = child("rootViewController") {
                navigation.setViewControllers([root], animated: false)
            }
        case let tabs as UITabBarController: tabs.viewControllers = children.map(\.controller)
        case let split as UISplitViewController: addColumns(to: split, child)
        case let pages as UIPageViewController:
            pages.setViewControllers(children.map(\.controller), direction: .forward, animated: false)
        default: report(element, "\(type(of: controller)) has no relationships")
        }
    }

    private func addColumns(to split: UISplitViewController, _ child: (String) -> UIViewController?) {
        let primary = child("masterViewController") ?? child("primaryViewController")
        let secondary = child("detailViewController") ?? child("secondaryViewController")
        if split.style == .unspecified {
            split.viewControllers = [primary, secondary].compactMap { $0 }
            return
        }
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        if let middle = child("supplementaryViewController") {
            split.setViewController(middle, for: .supplementary)
        }
        if let compact = child("compactViewController") { split.setViewController(compact, for: .compact) }
    }
}
