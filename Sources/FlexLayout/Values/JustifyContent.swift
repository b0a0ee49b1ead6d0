internal import Flexbox

extension Flex {
    /// How a container distributes the free space along its main axis.
    public enum JustifyContent: Hashable, Sendable, CaseIterable {
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
        /// Where text starts, also if the flow is reversed: CSS's `start`.
        case textStart
        /// Where text ends, also if the flow is reversed: CSS's `end`.
        case textEnd
        /// At the left of a row, whichever way it runs. Means `textStart` in a column.
        case left
        /// At the right of a row, whichever way it runs. Means `textStart` in a column.
        case right
    }
}

extension Flex.JustifyContent {
    /// The value by CSS's name.
    var style: Flexbox.JustifyContent {
        switch self {
        case .start: .flexStart
        case .center: .center
        case .end: .flexEnd
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        case .textStart: .start
        case .textEnd: .end
        case .left: .left
        case .right: .right
        }
    }
}
