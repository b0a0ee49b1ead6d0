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
            // No closure: each call of one would check that it is on the main actor.
            guard let object = view.attachment(for: ObjectIdentifier(key)) else { return nil }
            // What is stored under the key is a `Value`: pays in all cases of `base instructions`.
            return unsafeDowncast(object, to: Value.self)
        }
        nonmutating set { view.setAttachment(newValue, for: ObjectIdentifier(key)) }
    }

    /// The object kept with a layout guide, or nil.
    public subscript(guide: UILayoutGuide) -> Value? {
        get { guide.attachment(for: ObjectIdentifier(key)).map { unsafeDowncast($0, to: Value.self) } }
        nonmutating set { guide.setAttachment(newValue, for: ObjectIdentifier(key)) }
    }
}
