extension UIScrollView {
    /// The conditions for adding the safe area to ``UIScrollView/adjustedContentInset``.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As ``scrollableAxes``, and above and below also where the scroll view is the content of a
        /// controller in a navigation or tab controller.
        case automatic
        /// On an axis whose content is larger than the bounds or that always bounces.
        case scrollableAxes
        /// Never.
        case never
        /// On all edges.
        case always
    }

    /// The look of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light and light on dark, by the interface style.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }

    /// How dragging dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It does not.
        case none
        /// The keyboard goes when a drag begins.
        case onDrag
        /// The keyboard follows the finger. Here it stays, as there is no finger over it.
        case interactive
        /// As ``onDrag``, with the view above the keyboard.
        case onDragWithAccessory
        /// As ``interactive``, with the view above the keyboard.
        case interactiveWithAccessory
    }

    /// The fraction of the speed that is left after each millisecond of deceleration.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction that is left, between 0 and 1.
        public let rawValue: CGFloat

        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Stops sooner: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// What follows the scrolling of a view's content, as a container of controllers whose bars do.
@MainActor
protocol ScrollWatcher: AnyObject {
    /// The content moved, or its size or insets changed.
    func contentScrolled(_ content: UIScrollView)
}
