internal import Flexbox

extension Flex {
    /// The alignment of items on the cross axis.
    public enum AlignItems: Hashable, Sendable, CaseIterable {
        /// As large as the line.
        case stretch
        /// At the start.
        case start
        /// In the middle.
        case center
        /// At the end.
        case end
        /// First baselines on one line.
        case baseline
        /// Last baselines on one line.
        case lastBaseline
        /// Where the container's text starts, also if lines are reversed: CSS's `start`.
        case textStart
        /// Where the container's text ends, also if lines are reversed: CSS's `end`.
        case textEnd
        /// Where the item's own text starts.
        case selfStart
        /// Where the item's own text ends.
        case selfEnd
    }
}

extension Flex.AlignItems {
    /// The value by CSS's name.
    var style: Flexbox.AlignItems {
        switch self {
        case .stretch: .stretch
        case .start: .flexStart
        case .center: .center
        case .end: .flexEnd
        case .baseline: .baseline
        case .lastBaseline: .lastBaseline
        case .textStart: .start
        case .textEnd: .end
        case .selfStart: .selfStart
        case .selfEnd: .selfEnd
        }
    }
}
