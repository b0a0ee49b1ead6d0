extension UIView {
    /// The target for the smallest size that fits: (0, 0).
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target for the largest size that fits: (10000, 10000).
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// How content of one size is fitted into bounds of another.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Whether the tint colour is shown as it is or dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    /// Which edges and dimensions follow when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits as UIKit writes them.
        public let rawValue: UInt

        /// Creates a mask from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin takes its share.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width takes its share.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin takes its share.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin takes its share.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height takes its share.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin takes its share.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

/// Whether a view's content is mirrored where the language is written from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
