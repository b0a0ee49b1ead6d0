/// A length of a style by name, so that ``FlexTree`` can set it and leave the rest of the style alone.
///
/// Each case stands for the property of ``FlexStyle`` that has its name.
public enum LengthProperty: UInt8, Hashable, Sendable, CaseIterable {
    // The raw values are places in `NumberSlot`.
    /// ``FlexStyle/width``
    case width
    /// ``FlexStyle/height``
    case height
    /// ``FlexStyle/minWidth``
    case minWidth
    /// ``FlexStyle/minHeight``
    case minHeight
    /// ``FlexStyle/maxWidth``
    case maxWidth
    /// ``FlexStyle/maxHeight``
    case maxHeight
    /// ``FlexStyle/flexBasis``
    case flexBasis
    /// ``FlexStyle/columnGap``
    case columnGap
    /// ``FlexStyle/rowGap``
    case rowGap

    /// The value that is kept without a number.
    var initial: Length {
        switch self {
        case .maxWidth, .maxHeight, .columnGap, .rowGap: .undefined
        default: .auto
        }
    }
}

/// Lengths of a style for each ``Edge``, by name.
public enum EdgeProperty: UInt8, Hashable, Sendable, CaseIterable {
    // The raw values are places in `NumberSlot`.
    /// ``FlexStyle/margin``
    case margin = 13
    /// ``FlexStyle/padding``
    case padding = 22
    /// ``FlexStyle/border``
    case border = 31
    /// ``FlexStyle/inset``
    case inset = 40
}

/// A flex factor of a style, by name.
public enum FactorProperty: UInt8, Hashable, Sendable, CaseIterable {
    // The raw values are places in `StyleBits`.
    /// ``FlexStyle/flexGrow``
    case flexGrow = 32
    /// ``FlexStyle/flexShrink``
    case flexShrink = 34

    var slot: Int { self == .flexGrow ? NumberSlot.grow : NumberSlot.shrink }
}

/// A keyword of a style, by name.
public struct KeywordProperty<Keyword: RawRepresentable<UInt8> & Sendable>: Hashable, Sendable {
    let place: UInt8
    let mask: UInt8

    private init(_ place: Int, mask: UInt8) {
        self.place = UInt8(truncatingIfNeeded: place)
        self.mask = mask
    }
}

extension KeywordProperty<FlexDirection> {
    /// ``FlexStyle/flexDirection``
    public static var flexDirection: Self { Self(StyleBits.flexDirection, mask: 3) }
}

extension KeywordProperty<FlexWrap> {
    /// ``FlexStyle/flexWrap``
    public static var flexWrap: Self { Self(StyleBits.flexWrap, mask: 3) }
}

extension KeywordProperty<JustifyContent> {
    /// ``FlexStyle/justifyContent``
    public static var justifyContent: Self { Self(StyleBits.justifyContent, mask: 15) }
}

extension KeywordProperty<AlignItems> {
    /// ``FlexStyle/alignItems``
    public static var alignItems: Self { Self(StyleBits.alignItems, mask: 15) }
    /// ``FlexStyle/alignSelf``
    public static var alignSelf: Self { Self(StyleBits.alignSelf, mask: 15) }
}

extension KeywordProperty<AlignContent> {
    /// ``FlexStyle/alignContent``
    public static var alignContent: Self { Self(StyleBits.alignContent, mask: 15) }
}

extension KeywordProperty<PositionType> {
    /// ``FlexStyle/position``
    public static var position: Self { Self(StyleBits.position, mask: 3) }
}

extension KeywordProperty<Display> {
    /// ``FlexStyle/display``
    public static var display: Self { Self(StyleBits.display, mask: 3) }
}

extension KeywordProperty<BoxSizing> {
    /// ``FlexStyle/boxSizing``
    public static var boxSizing: Self { Self(StyleBits.isContentBox, mask: 1) }
}

extension KeywordProperty<TextDirection> {
    /// ``FlexStyle/direction``
    public static var direction: Self { Self(StyleBits.direction, mask: 3) }
}

extension KeywordProperty<Overflow> {
    /// ``FlexStyle/overflowX``
    public static var overflowX: Self { Self(StyleBits.overflowX, mask: 3) }
    /// ``FlexStyle/overflowY``
    public static var overflowY: Self { Self(StyleBits.overflowY, mask: 3) }
}
