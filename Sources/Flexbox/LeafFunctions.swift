public import LayoutCore

/// The functions of a leaf. A class, so that nodes without functions take eight bytes.
final class LeafFunctions {
    var measure: MeasureFunction? { didSet { isMeasured = measure != nil } }
    /// Whether there is a measure function; to read it alone retains nothing.
    private(set) var isMeasured = false
    var baseline: BaselineFunction?
    var lastBaseline: BaselineFunction?
    /// Whether the node is rounded to pixels as text; nil means as text if it is measured.
    var roundsAsText: Bool?
    /// Whether several nodes have this object, so that it must not be changed for one of them.
    let isShared: Bool

    init(isShared: Bool = false) { self.isShared = isShared }
}

/// A measure function of many leaves, which takes no further memory in each of them.
public final class SharedMeasure {
    let functions = LeafFunctions(isShared: true)

    /// Creates a function for many leaves.
    public init(_ measure: @escaping MeasureFunction) { functions.measure = measure }

    /// Creates a function for content of one size, whatever the available space.
    public convenience init(size: Size) { self.init { _ in size } }
}
