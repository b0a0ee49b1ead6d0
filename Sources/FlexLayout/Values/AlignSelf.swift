internal import Flexbox

extension Flex {
    /// Where an item stands across its line.
    public enum AlignSelf: Hashable, Sendable, CaseIterable {
        /// As the container says.
        case auto
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

extension Flex.AlignSelf {
    /// The value by CSS's name.
    var style: Flexbox.AlignItems? {
        switch self {
        case .auto: nil
        case .stretch: .stretch
        case .start: .flexStart
        case .center: .center
        case .end: .flexEnd
        case .baseline: .baseline
        }
    }
}
