/// How a box of some proportions uses the room that it is offered.
public enum ContentMode: Hashable, Sendable {
    /// As large as possible, inside the room.
    case fit
    /// As small as possible, covering the room.
    case fill
}
