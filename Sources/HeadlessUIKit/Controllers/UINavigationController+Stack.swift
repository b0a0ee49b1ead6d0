extension UINavigationController {
    final func push(_ controller: UIViewController, animated: Bool) {
        if controller is UINavigationController {
            UIKitException(reason: "Pushing a navigation controller is not supported").raise()
            return
        }
        if stack.contains(where: { $0 === controller }) {
            UIKitException(
                reason: "\(describe(self)) is pushing the same view controller instance "
                    + "(\(describe(controller))) more than once which is not supported and is most likely "
                    + "an error in the application"
            ).raise()
            return
        }
        replaceStack(with: stack + [controller], animated: animated)
    }

    final func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        guard index >= 0, index < stack.count - 1 else { return stack.isEmpty ? nil : [] }
        let popped = Array(stack[(index + 1)...])
        replaceStack(with: Array(stack[...index]), animated: animated)
        return popped
    }

    /// Takes another stack: new controllers become children, removed ones are notified, the top view is
    /// swapped.
    final func replaceStack(with controllers: [UIViewController], animated: Bool) {
        guard !hasNonsense(controllers) else { return }
        // A transition in progress ends first, so that every controller gets its callbacks.
        navigation?.finish()
        let (old, oldTop) = (stack, stack.last)
        let new = controllers
        let added = new.filter { one in !old.contains { $0 === one } }
        let removed = old.filter { one in !new.contains { $0 === one } }
        for controller in removed { controller.willMove(toParent: nil) }
        stack = new
        for controller in added { addChild(controller) }
        // A controller that could not become a child, being an ancestor, is left out.
        stack.removeAll { $0.parentStorage !== self }
        bar.takeItems(stack.map(\.navigationItem))
        seenLargeTitle = nil
        let change = NavigationChange(
            from: oldTop, to: stack.last, added: added.filter { $0.parentStorage === self }, removed: removed,
            operation: operation(from: old), before: old)
        show(change, animated: animated)
    }

    /// Takes the stack from before a change that was cancelled.
    final func restore(_ change: NavigationChange) {
        for controller in change.added where controller.parentStorage === self {
            stack.removeAll { $0 === controller }
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        stack = change.before.filter { $0.parentStorage === self }
        bar.takeItems(stack.map(\.navigationItem))
        seenLargeTitle = nil
        shown = nil
        installTop()
        layoutBarsAndTop()
        setNeedsStatusBarAppearanceUpdate()
    }

    private func operation(from old: [UIViewController]) -> Operation {
        guard let top = stack.last, let oldTop = old.last, top !== oldTop else { return .none }
        return old.contains { $0 === top } ? .pop : .push
    }

    private func hasNonsense(_ controllers: [UIViewController]) -> Bool {
        if let nested = controllers.first(where: { $0 is UINavigationController }) {
            UIKitException(
                reason: "Pushing a navigation controller is not supported: \(describe(nested))"
            ).raise()
            return true
        }
        for (index, controller) in controllers.enumerated()
        where controllers[..<index].contains(where: { $0 === controller }) {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "All view controllers in a navigation controller must be distinct "
                    + "(\(describe(controller)))"
            ).raise()
            return true
        }
        return false
    }

    private func describe(_ controller: UIViewController) -> String { controller.debugName }

    /// Follows a child that was removed directly.
    final func drop(_ child: UIViewController) {
        guard let index = stack.firstIndex(where: { $0 === child }) else { return }
        stack.remove(at: index)
        bar.takeItems(stack.map(\.navigationItem))
        if shown === child {
            child.viewIfLoaded?.removeFromSuperview()
            shown = nil
        }
        viewIfLoaded?.setNeedsLayout()
    }
}

extension UIViewController {
    /// UIKit's short description: the class and the address.
    final var debugName: String {
        "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
    }
}
