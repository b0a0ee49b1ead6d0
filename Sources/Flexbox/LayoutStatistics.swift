/// How much work layout has done: counts that tests and benchmarks compare.
public struct LayoutStatistics: Hashable, Sendable {
    /// Calls of measure functions.
    public var measureCalls = 0
    /// Containers that were measured or laid out without the help of a cache.
    public var containerRuns = 0
    /// Questions that a cache answered.
    public var cacheHits = 0
    /// Nodes that the rounding pass visited.
    public var roundedNodes = 0

    /// Links between nodes that ending nodes has followed or changed.
    public var freedLinks = 0

    /// No work.
    public init() {}
}
