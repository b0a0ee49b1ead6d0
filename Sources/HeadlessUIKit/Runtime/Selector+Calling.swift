import Foundation

extension Selector {
    /// The method that a target has for the selector: the selector's own where it is one of the target's class, else what the
    /// lists of members say.
    func method(for target: Any) -> RuntimeMethod? {
        if let method, method.accepts(target) { return method }
        if let type = target as? AnyClass { return RuntimeMembers.method(description, of: type) }
        let type: AnyClass = Swift.type(of: target as AnyObject)
        return RuntimeMembers.method(description, of: type) ?? accessor(of: type)
    }

    /// The getter or setter of a property of the selector's name.
    private func accessor(of type: AnyClass) -> RuntimeMethod? {
        if case .key(let get, _)? = RuntimeMembers.key(description, of: type) {
            return .instance(0) { (target: Any, _) in get(target) }
        }
        guard description.hasPrefix("set"), description.hasSuffix(":") else { return nil }
        let name = description.dropFirst(3).dropLast()
        let key = name.prefix(1).lowercased() + name.dropFirst()
        guard case .key(_, let set?)? = RuntimeMembers.key(key, of: type) else { return nil }
        return .instance(1) { (target: Any, arguments) in
            _ = set(target, arguments.first ?? nil)
            return nil
        }
    }

    /// Calls the method of a target. A target without one raises iOS's exception.
    @discardableResult
    func call(on target: Any, with arguments: [Any?] = []) -> Any? {
        guard let method = method(for: target) else {
            raiseUnrecognized(by: target)
            return nil
        }
        return method.call(on: target, with: arguments)
    }

    private func raiseUnrecognized(by target: Any) {
        let reason: String
        if let type = target as? AnyClass {
            reason =
                "+[\(ClassName.text(of: type)) \(self)]: unrecognized selector sent to class \(ObjectText.pointer(to: type as AnyObject))"
        } else {
            let object = target as AnyObject
            reason =
                "-[\(ClassName.text(of: type(of: object))) \(self)]: unrecognized selector sent to instance "
                + ObjectText.pointer(to: object)
        }
        UIKitException(reason: reason).raiseAnywhere()
    }
}

extension UIKitException {
    /// Raises the exception on any thread, as one that is not caught.
    func raiseAnywhere() {
        let raise: @MainActor () -> Void = { self.raise() }
        unsafeBitCast(raise, to: (() -> Void).self)()
    }
}
