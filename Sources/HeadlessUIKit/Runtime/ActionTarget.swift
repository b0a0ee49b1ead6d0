/// The target of an action: an object, held weakly, a class, or none, which is the first in the responder chain that has the
/// method.
struct ActionTarget {
    private weak var object: AnyObject?
    private let type: AnyClass?
    /// The identity of the target, also after its end.
    private let id: ObjectIdentifier?

    init(_ target: Any?) {
        let target = RuntimeValue.flattened(target)
        type = target as? AnyClass
        object = type == nil ? target.map { $0 as AnyObject } : nil
        id = ActionTarget.id(of: target)
    }

    /// The target; nil where there is none, or no longer.
    var value: Any? { type ?? object }

    /// Whether the target was nil from the start.
    var isNone: Bool { id == nil }

    /// Whether the target is an object that does not exist any more.
    var isGone: Bool { id != nil && type == nil && object == nil }

    /// Whether it is this target.
    func matches(_ target: Any?) -> Bool {
        id == Self.id(of: RuntimeValue.flattened(target)) && !isGone
    }

    private static func id(of target: Any?) -> ObjectIdentifier? {
        if let type = target as? AnyClass { return ObjectIdentifier(type) }
        return target.map { ObjectIdentifier($0 as AnyObject) }
    }
}
