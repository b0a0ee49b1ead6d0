/// What a leaf can tell about its content. A reference, so that nodes without it pay eight bytes.
final class LeafFunctions {
    var measure: MeasureFunction?
    var baseline: BaselineFunction?
    var lastBaseline: BaselineFunction?
    /// Whether the pixel grid treats the node as text; nil where being measured decides.
    var roundsAsText: Bool?
}
