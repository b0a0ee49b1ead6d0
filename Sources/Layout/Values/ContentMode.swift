internal import Stacks

/// How a box of given proportions uses the proposed space.
public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// As large as possible, inside the space.
    case fit
    /// As small as possible, covering the space.
    case fill

    /// The engine's word.
    var core: Stacks.ContentMode { self == .fit ? .fit : .fill }
}
