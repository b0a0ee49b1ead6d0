/// A horizontal line of a view that an upper or lower edge, or a middle, can be pinned to.
public struct VerticalEdge {
    let line: ReferenceLine
}
