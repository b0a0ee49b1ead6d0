import Foundation

/// What starts segues.
extension NibLoader {
    /// Has an object start a segue of its scene's controller.
    func connectSegue(_ object: AnyObject, _ segue: InterfaceElement) {
        if segue["kind"] == "relationship" || object is UIViewController { return }
        guard let controller = sceneController else {
            return report(segue, "a segue outside of a scene")
        }
        if segue["kind"] == "embed", let view = object as? UIView {
            embeddings.append((view, segue))
            return
        }
        let start: @MainActor (Any?) -> Void = { [weak controller] sender in
            controller?.performTriggered(segue, sender: sender)
        }
        switch object {
        case let control as UIControl:
            let event: UIControl.Event = control is UIButton ? .touchUpInside : .primaryActionTriggered
            control.addAction(UIAction { [weak control] _ in start(control) }, for: event)
        case let cell as UITableViewCell:
            if segue["trigger"]?.lowercased().contains("accessory") ?? false {
                cell.accessorySegue = start
            } else {
                cell.selectionSegue = start
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = start
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction { [weak item] _ in start(item) }
        case let gesture as UIGestureRecognizer: gesture.addAction { start($0) }
        default: report(segue, "\(type(of: object)) starts no segues")
        }
    }

    /// Finds what the popovers of the scene's segues point at.
    func findPopoverAnchors() {
        guard let nib = sceneController?.nib, let scene = nib.scene else { return }
        for segue in scene.segues {
            let anchor = segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"]
            guard let id = segue.id, let object = anchor.flatMap({ objects[$0] }) as? NSObject else {
                continue
            }
            nib.popoverAnchors[id] = { [weak object] in object }
        }
    }

    /// Embeds controllers in container views, before the view of the scene's controller counts as loaded.
    func performEmbeddings() {
        guard let controller = sceneController else { return }
        for (view, segue) in embeddings {
            guard controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: nil),
                let step = controller.makeSegue(segue, sender: nil, perform: {})
            else { continue }
            controller.prepare(for: step, sender: nil)
            let child = step.destination
            controller.addChild(child)
            guard let content = child.view else { continue }
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.translatesAutoresizingMaskIntoConstraints = true
            view.addSubview(content)
            child.didMove(toParent: controller)
        }
    }
}

extension UIViewController {
    /// Performs a segue by its identifier, as a program does.
    final func startSegue(_ identifier: String, sender: Any?) {
        guard let segue = nib?.scene?.segues.first(where: { $0["identifier"] == identifier }) else {
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "Receiver (<\(ClassName.text(of: type(of: self))): \(ObjectText.pointer(to: self))>) "
                    + "has no segue with identifier '\(identifier)'"
            ).raise()
            return
        }
        perform(segue, sender: sender)
    }

    /// Performs a segue that the user started.
    final func performTriggered(_ segue: InterfaceElement, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender) else { return }
        perform(segue, sender: sender)
    }

    private func perform(_ segue: InterfaceElement, sender: Any?) {
        if segue["kind"] == "unwind" { return performUnwind(segue, sender: sender) }
        var step: UIStoryboardSegue?
        step = makeSegue(segue, sender: sender) { [weak self] in
            guard let self, let step else { return }
            show(step.destination, by: segue, sender: sender)
        }
        guard let step else { return }
        prepare(for: step, sender: sender)
        if segue["animates"] == "NO" {
            UIView.performWithoutAnimation { step.perform() }
        } else {
            step.perform()
        }
    }

    /// The segue with the controller that it shows.
    final func makeSegue(_ element: InterfaceElement, sender: Any?, perform: @escaping () -> Void)
        -> UIStoryboardSegue?
    {
        guard let scene = nib?.scene, let storyboard = scene.source.storyboard,
            let id = element["destination"]
        else { return nil }
        let creator = segueAction(element, sender: sender)
        guard let destination = storyboard.make(id, from: element, creator: creator) else { return nil }
        let loader = NibLoader(scene.source, owner: self, scene: self)
        if let style = element["modalPresentationStyle"],
            let value = NibLoader.presentationStyles.first(where: { $0.key == style })?.value
        {
            destination.modalPresentationStyle = value
        }
        if let style = element["modalTransitionStyle"],
            let value = NibLoader.transitionStyles.first(where: { $0.key == style })?.value
        {
            destination.modalTransitionStyle = value
        }
        if let name = element["customClass"] {
            let found: AnyClass? = InterfaceClasses.type(
                named: name, module: element["customModule"], otherwise: scene.source.document.modules)
            if let type = found as? UIStoryboardSegue.Type {
                return UIStoryboardSegue.make(type, element["identifier"], self, destination)
            }
            loader.report(
                element, "Could not find a segue class named '\(name)': a plain one shows the controller")
        }
        return UIStoryboardSegue(
            identifier: element["identifier"], source: self, destination: destination, performHandler: perform
        )
    }

    /// The method of the source that makes the destination.
    private func segueAction(_ element: InterfaceElement, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
        guard let name = element["destinationCreationSelector"] else { return nil }
        let method = RuntimeMembers.method(name, of: type(of: self))
        let identifier = element["identifier"]
        return { [weak self] coder in
            guard let self, let method else { return nil }
            return method.call(on: self, with: [coder, sender, identifier]) as? UIViewController
        }
    }

    private func show(_ destination: UIViewController, by segue: InterfaceElement, sender: Any?) {
        switch segue["kind"] {
        case "show": show(destination, sender: sender)
        case "showDetail", "replace": showDetailViewController(destination, sender: sender)
        case "push": push(destination)
        case "popover", "popoverPresentation":
            destination.modalPresentationStyle = .popover
            anchorPopover(of: destination, segue, sender)
            present(destination, animated: true)
        default: present(destination, animated: true)
        }
    }

    private func push(_ destination: UIViewController) {
        guard let navigationController else {
            return UIKitException(
                name: "NSGenericException",
                reason:
                    "Push segues can only be used when the source controller is managed by an instance of "
                    + "UINavigationController."
            ).raise()
        }
        navigationController.pushViewController(destination, animated: true)
    }

    private func anchorPopover(of destination: UIViewController, _ segue: InterfaceElement, _ sender: Any?) {
        let popover = destination.popoverPresentationController
        let anchor = segue.id.flatMap { nib?.popoverAnchors[$0]?() }
        switch anchor ?? sender {
        case let view as UIView:
            popover?.sourceView = view
            popover?.sourceRect = view.bounds
        case let item as UIBarButtonItem: popover?.barButtonItem = item
        default: popover?.sourceView = viewIfLoaded
        }
        if let element = segue.child(key: "popoverArrowDirection") {
            popover?.permittedArrowDirections = Self.arrowDirections(element)
        }
    }

    private static func arrowDirections(_ element: InterfaceElement) -> UIPopoverArrowDirection {
        let names: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        return names.reduce(into: []) { if element[$1.0] == "YES" { $0.insert($1.1) } }
    }

    // MARK: Unwinding

    private func performUnwind(_ segue: InterfaceElement, sender: Any?) {
        guard let name = segue["unwindAction"] else { return }
        let action = Selector(name)
        guard let target = unwindTarget(action, sender) else { return }
        let step = UIStoryboardSegue(
            identifier: segue["identifier"], source: self, destination: target
        ) { [self] in goBack(to: target) }
        prepare(for: step, sender: sender)
        target.perform(action, with: step)
        target.unwind(for: step, towards: target)
        step.perform()
    }

    /// The controller that an unwind segue goes back to: the nearest one below or before this one that allows it.
    private func unwindTarget(_ action: Selector, _ sender: Any?) -> UIViewController? {
        var current: UIViewController? = self
        while let controller = current {
            for candidate in controller.unwindCandidates(from: self) where candidate !== self {
                if candidate.canPerformUnwindSegueAction(action, from: self, sender: sender) {
                    return candidate
                }
            }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    /// This controller and, of a stack, those below the top.
    private func unwindCandidates(from source: UIViewController) -> [UIViewController] {
        let below = (self as? UINavigationController)?.viewControllers.reversed() ?? []
        let shown = (self as? UITabBarController)?.selectedViewController.map { [$0] } ?? []
        let nested = shown.flatMap { $0.unwindCandidates(from: source) }
        return Array(below) + nested + [self]
    }

    private func goBack(to target: UIViewController) {
        if let presented = target.presentedViewController
            ?? target.navigationController?.presentedViewController,
            presented === self || presented.contains(self)
        {
            target.dismiss(animated: true)
        }
        guard let stack = target.navigationController, stack.viewControllers.last !== target else { return }
        let inStack = stack.viewControllers.last { $0 === target || $0.contains(target) }
        if let inStack { stack.popToViewController(inStack, animated: true) }
    }

    /// Whether a controller is a descendant, or is presented by one.
    private func contains(_ other: UIViewController) -> Bool {
        var next: UIViewController? = other
        while let controller = next {
            if controller === self { return true }
            next = controller.parent ?? controller.presentingViewController
        }
        return false
    }
}
