import HeadlessUIKit

/// A constraint that source has made.
struct CapturedConstraint: Sendable {
    /// A side of it.
    struct Side: Sendable {
        /// The view, or the owner of the guide.
        var view: Int
        var isGuide: Bool
        var attribute: NSLayoutConstraint.Attribute
    }

    var first: Side
    var second: Side?
    var relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    var multiplier: CGFloat
    var isRequired: Bool
    var source: String
}
