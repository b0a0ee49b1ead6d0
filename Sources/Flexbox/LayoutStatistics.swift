/// How much work layout has done: counts that tests and benchmarks compare.
public struct LayoutStatistics: Hashable, Sendable {
    /// Calls of measure functions.
    public var measureCalls = 0
    /// Containers that were measured or laid out, cache hits not counted.
    public var containerRuns = 0
    /// Measure requests whose result was cached.
    public var cacheHits = 0
    /// Nodes that the rounding pass visited.
    public var roundedNodes = 0
    /// Links between nodes that were followed or changed to remove and free nodes.
    public var freedLinks = 0

    /// No work.
    public init() {}
}
