internal import LayoutCore

/// The direction in which text and rows of a node run.
public enum TextDirection: UInt8, Hashable, Sendable, CaseIterable {
    /// As in the parent.
    case inherit
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft

    /// The direction in a parent of the given direction.
    func resolved(in parent: LayoutDirection) -> LayoutDirection {
        switch self {
        case .inherit: parent
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
