import Foundation

extension UICellAccessory {
    /// How an indicator of further content is shown.
    public struct DisclosureIndicatorOptions: Hashable {
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the system's.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden, reservedLayoutWidth, tintColor
            )
        }
    }

    /// How a button for details is shown.
    public struct DetailOptions: Hashable {
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the tint colour.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden, reservedLayoutWidth, tintColor
            )
        }
    }

    /// How a checkmark is shown.
    public struct CheckmarkOptions: Hashable {
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the tint colour.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden, reservedLayoutWidth, tintColor
            )
        }
    }

    /// How a control that deletes is shown.
    public struct DeleteOptions: Hashable {
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil is white.
        public var tintColor: UIColor?
        /// The colour of the disc; nil is red.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// How a control that inserts is shown.
    public struct InsertOptions: Hashable {
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil is white.
        public var tintColor: UIColor?
        /// The colour of the disc; nil is green.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// How a control that moves the cell is shown.
    public struct ReorderOptions: Hashable {
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the system's.
        public var tintColor: UIColor?
        /// Whether a line separates the control from other accessories; nil is true where there are some.
        public var showsVerticalSeparator: Bool?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
        }
    }

    /// How a circle that shows whether the cell is selected is shown.
    public struct MultiselectOptions: Hashable {
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil is white.
        public var tintColor: UIColor?
        /// The colour of the disc; nil is the tint colour.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }

    /// How an indicator of items below the cell is shown.
    public struct OutlineDisclosureOptions: Hashable {
        /// What the cell is.
        public enum Style: Int, Hashable, Sendable {
            /// A header where the content is one, else a cell.
            case automatic
            /// A header: a tap anywhere expands or collapses.
            case header
            /// A cell: a tap on the accessory expands or collapses.
            case cell
        }

        /// What the cell is. Automatic by default.
        public var style: Style
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the tint colour.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }
    }

    /// How a button with a menu is shown.
    public struct PopUpMenuOptions: Hashable {
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is that of the button.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the system's.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden, reservedLayoutWidth, tintColor
            )
        }
    }

    /// How a text is shown.
    public struct LabelOptions: Hashable {
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is that of the text.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the colour of secondary text.
        public var tintColor: UIColor?
        /// The font. The font of the body by default.
        public var font: UIFont
        /// Whether the font follows the user's size of text. True by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden, reservedLayoutWidth, tintColor
            )
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
        }
    }

    /// A view of your own and how it is shown.
    public struct CustomViewConfiguration {
        /// The view.
        public var customView: UIView
        /// The side on which it is shown, when, and at which position.
        public var placement: Placement
        /// Whether the accessory is hidden; nil is false.
        public var isHidden: Bool?
        /// The width that is reserved; nil is that of the view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint colour of the view; nil is the inherited one.
        public var tintColor: UIColor?
        /// Whether the view keeps its size where the row is too small for it; nil is false.
        public var maintainsFixedSize: Bool?

        /// Creates a configuration.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
