/// The three parts of the property `flex`
/// ([7.1](https://www.w3.org/TR/css-flexbox-1/#flex-property)).
public struct FlexShorthand: Hashable, Sendable {
    /// The share of free room that an item takes.
    public var grow: Double
    /// The share of missing room that an item gives up.
    public var shrink: Double
    /// The size along the main axis before growing and shrinking.
    public var basis: Length

    /// `flex: grow shrink basis`; what is left out is 1, 1 and 0, as in CSS.
    public init(grow: Double = 1, shrink: Double = 1, basis: Length = 0) {
        self.grow = grow
        self.shrink = shrink
        self.basis = basis
    }

    /// `flex: none`: as large as its size or content, whatever room there is.
    public static let none = FlexShorthand(grow: 0, shrink: 0, basis: .auto)
    /// `flex: auto`: from its size or content, larger or smaller with the room.
    public static let auto = FlexShorthand(grow: 1, shrink: 1, basis: .auto)
    /// `flex: initial`: from its size or content, smaller if there is no room.
    public static let initial = FlexShorthand(grow: 0, shrink: 1, basis: .auto)

    /// `flex: number`: this share of the whole room.
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
