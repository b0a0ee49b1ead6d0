/// A vertical line of a view that a left or right edge, or a middle, can be pinned to.
public struct HorizontalEdge {
    let line: ReferenceLine
}
