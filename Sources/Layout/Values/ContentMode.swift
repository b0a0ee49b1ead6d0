internal import Stacks

/// How a box of given proportions uses the room that it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// As large as possible, inside the room.
    case fit
    /// As small as possible, covering the room.
    case fill

    /// The engine's word.
    var core: Stacks.ContentMode { self == .fit ? .fit : .fill }
}
