import Foundation

extension UICollectionView {
    /// What an element of a layout is.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// The axis along which a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// Where scrolling puts an item; at most one position for each axis.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the positions.
        public let rawValue: UInt

        /// Creates positions from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item's top at the top of what is seen.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item's middle in the middle of what is seen.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item's bottom at the bottom of what is seen.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item's left edge at the left edge of what is seen.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item's middle in the middle of what is seen.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item's right edge at the right edge of what is seen.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// How soon items move aside for one that is dragged in.
    public enum ReorderingCadence: Int, Sendable {
        case immediate, fast, slow
    }

    /// Which changes of a cell's content measure it again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    /// The kind of sections' headers.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of sections' footers.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
