extension RuntimeMember {
    /// A property of the kit that can be set.
    @MainActor
    static func key<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> RuntimeMember {
        RuntimeMember(key: name, get: { (owner: Owner) in owner[keyPath: path] }) { owner, value in
            owner[keyPath: path] = value
        }
    }

    /// A property of the kit that can be read.
    @MainActor
    static func read<Owner: AnyObject, Value>(_ name: String, _ path: KeyPath<Owner, Value>) -> RuntimeMember
    {
        RuntimeMember(key: name) { (owner: Owner) in owner[keyPath: path] }
    }
}
