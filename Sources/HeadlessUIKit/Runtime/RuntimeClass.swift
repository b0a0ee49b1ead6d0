/// The members of a class that are found by name, without those of its superclasses.
public struct RuntimeClass {
    let type: AnyClass
    let members: [RuntimeMember]

    /// Lists members of a class; several lists of one class add up.
    public init(_ type: AnyClass, _ members: [RuntimeMember]) {
        self.type = type
        self.members = members
    }
}
