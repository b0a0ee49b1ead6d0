/// A class that lists its own members: one that is declared in a function, which ``RuntimeModule`` cannot name.
public protocol RuntimeMemberListing: AnyObject {
    /// The members of the class, without those of its superclasses; read once.
    @MainActor static var formworkMembers: [RuntimeMember] { get }
}
