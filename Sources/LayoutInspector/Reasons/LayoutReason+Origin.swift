extension LayoutReason {
    /// What a step comes from.
    public enum Origin: String, Sendable, Codable {
        /// A constraint that source has made.
        case constraint
        /// A frame that was set, or that of a view which constraints do not lay out.
        case frame
        /// An intrinsic size, or the size of content.
        case content
        /// The insets of the alignment rectangle, or an alignment within the available space.
        case alignment
        /// Rounding to whole pixels.
        case rounding
        /// The rule that selects one of several solutions.
        case selection
        /// The padding and border of the container, or its layout margins.
        case padding
        /// A margin of the view itself.
        case margin
        /// A space between neighbours.
        case gap
        /// The views that come before.
        case sibling
        /// A size, inset or offset that source has set.
        case setting
        /// A share of free space, or of what is lacking.
        case share
        /// A minimum or maximum.
        case limit
        /// A mask that scales with the superview.
        case scaling
        /// A size that was proposed.
        case proposal
    }
}
