/// Where baselines lie in a box.
struct BoxBaselines {
    /// The distance of the first and of the last baseline from the top, in points.
    var first, last: CGFloat
    /// Whether the text stays in the middle when the box grows.
    var centered: Bool
}
