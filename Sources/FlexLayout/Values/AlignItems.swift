internal import Flexbox

extension Flex {
    /// Where items stand across their line.
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
        }
    }
}
