import Foundation

extension NSObjectProtocol {
    /// Whether the object has a method, by its name.
    ///
    /// The methods of a program's classes are known where adapted source lists them, see ``RuntimeMember``.
    public func responds(to aSelector: Selector?) -> Bool {
        aSelector?.method(for: self) != nil
    }

    /// Whether the object is of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool {
        var next: AnyClass? = type(of: self as AnyObject)
        while let candidate = next {
            if candidate === aClass { return true }
            next = _getSuperclass(candidate)
        }
        return false
    }

    /// Whether the object is of a class, and not of one of its subclasses.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) === aClass }

    /// Calls a method.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedResults.kept(aSelector.call(on: self))
    }

    /// Calls a method with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        PerformedResults.kept(aSelector.call(on: self, with: [object]))
    }

    /// Calls a method with two arguments.
    @discardableResult
    public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        PerformedResults.kept(aSelector.call(on: self, with: [object1, object2]))
    }
}

/// The last result of `perform(_:)`, kept as an autorelease pool would until the caller has taken it.
private enum PerformedResults {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: [AnyObject] = []
    private static let count = 8

    static func kept(_ result: Any?) -> Unmanaged<AnyObject>? {
        guard let result else { return nil }
        let object = result as AnyObject
        let dropped = lock.withLock {
            last.append(object)
            return last.count > count ? last.removeFirst() : nil
        }
        withExtendedLifetime(dropped) {}
        return Unmanaged.passUnretained(object)
    }
}
