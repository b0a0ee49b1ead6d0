internal import LayoutCore

/// The words for an axis and its ends.
struct AxisWords {
    /// The edge where the axis starts and the one where it ends.
    let near, far: String
    /// The middle, the length, and how something runs along the axis.
    let center, length, adverb: String

    init(_ axis: LayoutCore.Axis) {
        let isHorizontal = axis == .horizontal
        near = isHorizontal ? "leading" : "top"
        far = isHorizontal ? "trailing" : "bottom"
        center = isHorizontal ? "centerX" : "centerY"
        length = isHorizontal ? "width" : "height"
        adverb = isHorizontal ? "horizontally" : "vertically"
    }
}
