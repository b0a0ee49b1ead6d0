/// How much work a tree has done, for tests and for finding out what is slow.
public struct StackStatistics: Hashable, Sendable {
    /// Calls of measure functions.
    public var measureCalls = 0
    /// Questions that no kept answer settled.
    public var questions = 0
    /// Nodes whose children were placed.
    public var placedNodes = 0
}
