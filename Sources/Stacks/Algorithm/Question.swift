internal import LayoutCore

/// What a node is asked: a length, the place of a guide, or the least and the largest length.
enum Question {
    case length(Axis, row: Int, ProposedSize)
    case guide(AlignmentGuide, row: Int, ProposedSize)
    case limits(Axis, row: Int, across: Double)
}

/// A question lies so deep in others that it is answered by itself first.
struct TooDeep: Error {}

/// What a stack has given a child: the length it offered, and the length that the child took.
struct Share {
    var offer = 0.0
    var length = 0.0
    /// The length across the stack, NaN where it has not been asked for.
    var breadth = Double.nan
}

/// Where a parent would put a child: with which proposal, where, how large.
struct Plan {
    var offer = ProposedSize.unspecified
    var origin = Point.zero
    var size = Size.zero
    /// Whether the child is not shown at all.
    var isHidden = false
}

/// A child of a stack that waits to be served.
struct Contender {
    let row: Int32
    let index: Int32
    let priority: Double
    var min = 0.0
    var flexibility = 0.0
    /// Whether it surely takes its least length, whatever it is offered.
    var isRigid = false
}

/// A question about a guide, as a key.
struct GuideQuestion: Hashable {
    let row: Int
    let index: Int16
    let offer: ProposedSize
}

/// The place of a guide, and the stamp of the node's traits when it was found.
struct GuideAnswer {
    let stamp: UInt32
    let place: Double
}
