public import LayoutCore

/// What a leaf can tell about its content. A reference, so that nodes without it pay eight bytes.
final class LeafFunctions {
    var measure: MeasureFunction?
    var baseline: BaselineFunction?
    var lastBaseline: BaselineFunction?
    /// Whether the pixel grid treats the node as text; nil where being measured decides.
    var roundsAsText: Bool?
    /// Whether several nodes hold this object, so that none of them may change it.
    let isShared: Bool

    init(isShared: Bool = false) { self.isShared = isShared }
}

/// A measure function that many leaves have: it costs none of them memory of its own.
public final class SharedMeasure {
    let functions = LeafFunctions(isShared: true)

    /// Creates a function for many leaves.
    public init(_ measure: @escaping MeasureFunction) { functions.measure = measure }

    /// Creates a content of one size, whatever the room.
    public convenience init(size: Size) { self.init { _ in size } }
}
