internal import Flexbox

extension Flex {
    /// How a container of several lines distributes the free space across them.
    public enum AlignContent: Hashable, Sendable, CaseIterable {
        /// Lines fill the container.
        case stretch
        /// At the start.
        case start
        /// In the middle.
        case center
        /// At the end.
        case end
        /// All free space between.
        case spaceBetween
        /// Equal space around each.
        case spaceAround
        /// Equal space between, before the first and after the last.
        case spaceEvenly
        /// Where text starts, also if lines are reversed: CSS's `start`.
        case textStart
        /// Where text ends, also if lines are reversed: CSS's `end`.
        case textEnd
    }
}

extension Flex.AlignContent {
    /// The value by CSS's name.
    var style: Flexbox.AlignContent {
        switch self {
        case .stretch: .stretch
        case .start: .flexStart
        case .center: .center
        case .end: .flexEnd
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        case .textStart: .start
        case .textEnd: .end
        }
    }
}
