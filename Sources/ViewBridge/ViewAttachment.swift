#if canImport(ObjectiveC)
    import ObjectiveC
#endif

/// A kind of object that a layout language keeps with a view or a guide: one for each, as long as that lives.
///
/// ```swift
/// private let nodes = ViewAttachment<Node>()
/// nodes[view] = Node()
/// ```
@MainActor
public struct ViewAttachment<Value: AnyObject> {
    @usableFromInline
    final class Key {
        @usableFromInline
        init() {}
    }
    @usableFromInline let key = Key()

    /// Creates a kind of attachment. Keep it for the program's life: its identity is the key.
    public init() {}

    /// The object kept with a view, or nil.
    @inlinable
    public subscript(view: UIView) -> Value? {
        get {
            #if canImport(ObjectiveC)
                return objc_getAssociatedObject(view, pointer) as? Value
            #else
                // No closure: each call of one would look whether it is on the main actor.
                guard let object = view.attachment(for: ObjectIdentifier(key)) else { return nil }
                return unsafeDowncast(object, to: Value.self)
            #endif
        }
        nonmutating set {
            #if canImport(ObjectiveC)
                objc_setAssociatedObject(view, pointer, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #else
                view.setAttachment(newValue, for: ObjectIdentifier(key))
            #endif
        }
    }

    /// The object kept with a layout guide, or nil.
    public subscript(guide: UILayoutGuide) -> Value? {
        get {
            #if canImport(ObjectiveC)
                objc_getAssociatedObject(guide, pointer) as? Value
            #else
                guide.attachment(for: ObjectIdentifier(key)).map { unsafeDowncast($0, to: Value.self) }
            #endif
        }
        nonmutating set {
            #if canImport(ObjectiveC)
                objc_setAssociatedObject(guide, pointer, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #else
                guide.setAttachment(newValue, for: ObjectIdentifier(key))
            #endif
        }
    }

    #if canImport(ObjectiveC)
        @usableFromInline
        var pointer: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }
    #endif
}
