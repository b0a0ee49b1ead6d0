internal import LayoutCore

/// The calls that pin both edges of an axis, or of both.
@usableFromInline
enum SpanCall: UInt8 {
    case horizontally, vertically, all

    /// The axes on which edges are pinned, in the order of the warnings.
    var axes: [Axis] {
        switch self {
        case .horizontally: [.horizontal]
        case .vertically: [.vertical]
        case .all: [.vertical, .horizontal]
        }
    }
}
