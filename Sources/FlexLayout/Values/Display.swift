internal import Flexbox

extension Flex {
    /// Whether an item makes a box.
    public enum Display: Hashable, Sendable, CaseIterable {
        /// A box that lays out its items.
        case flex
        /// No box: the item and all in it are 0 by 0.
        case none
        /// No box of its own: its items take part in its container.
        case contents
    }
}

extension Flex.Display {
    /// The value by CSS's name.
    var style: Flexbox.Display {
        switch self {
        case .flex: .flex
        case .none: .none
        case .contents: .contents
        }
    }
}
