/// What a leaf can tell about its content. A reference, so that nodes without it pay eight bytes.
final class LeafFunctions {
    var measure: MeasureFunction?
    var baseline: BaselineFunction?
}
