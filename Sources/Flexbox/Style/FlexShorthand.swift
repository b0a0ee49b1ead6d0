/// The three parts of the property `flex`
/// ([7.1](https://www.w3.org/TR/css-flexbox-1/#flex-property)).
public struct FlexShorthand: Hashable, Sendable {
    /// The flex grow factor: the item's share of positive free space.
    public var grow: Double
    /// The flex shrink factor: the item's share of negative free space, scaled by its base size.
    public var shrink: Double
    /// The flex basis: the main size before growing and shrinking.
    public var basis: Length

    /// `flex: grow shrink basis`; what is left out is 1, 1 and 0, as in CSS.
    public init(grow: Double = 1, shrink: Double = 1, basis: Length = 0) {
        self.grow = grow
        self.shrink = shrink
        self.basis = basis
    }

    /// `flex: none`: as large as its size or content, whatever the free space.
    public static let none = FlexShorthand(grow: 0, shrink: 0, basis: .auto)
    /// `flex: auto`: from its size or content, growing and shrinking.
    public static let auto = FlexShorthand(grow: 1, shrink: 1, basis: .auto)
    /// `flex: initial`: from its size or content, shrinking only.
    public static let initial = FlexShorthand(grow: 0, shrink: 1, basis: .auto)

    /// `flex: number`: this share of all the space.
    public static func factor(_ grow: Double) -> FlexShorthand { FlexShorthand(grow: grow) }
}

extension FlexStyle {
    /// ``flexGrow``, ``flexShrink`` and ``flexBasis`` by one name.
    public var flex: FlexShorthand {
        get { FlexShorthand(grow: flexGrow, shrink: flexShrink, basis: flexBasis) }
        set { (flexGrow, flexShrink, flexBasis) = (newValue.grow, newValue.shrink, newValue.basis) }
    }

    /// ``overflowX`` and ``overflowY`` by one name; reads the former.
    public var overflow: Overflow {
        get { overflowX }
        set { (overflowX, overflowY) = (newValue, newValue) }
    }

    /// ``columnGap`` and ``rowGap`` by one name; reads the former.
    public var gap: Length {
        get { columnGap }
        set { (columnGap, rowGap) = (newValue, newValue) }
    }
}
