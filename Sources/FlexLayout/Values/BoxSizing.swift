internal import Flexbox

extension Flex {
    /// What widths and heights measure.
    public enum BoxSizing: Hashable, Sendable, CaseIterable {
        /// The box with its padding.
        case borderBox
        /// The content alone.
        case contentBox
    }
}

extension Flex.BoxSizing {
    /// The value by CSS's name.
    var style: Flexbox.BoxSizing {
        switch self {
        case .borderBox: .borderBox
        case .contentBox: .contentBox
        }
    }
}
