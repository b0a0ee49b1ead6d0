/// A length of a style by name, so that ``FlexTree`` can set it and leave the rest of the style alone.
///
/// Each case names the property of ``FlexStyle`` of the same name.
public enum LengthProperty: UInt8, Hashable, Sendable, CaseIterable {
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

    var property: StyleProperty { StyleProperty(.width, offset: rawValue) }
}

/// Lengths of a style for each ``Edge``, by name.
public enum EdgeProperty: UInt8, Hashable, Sendable, CaseIterable {
    /// ``FlexStyle/margin``
    case margin
    /// ``FlexStyle/padding``
    case padding
    /// ``FlexStyle/border``
    case border
    /// ``FlexStyle/inset``
    case inset

    var property: StyleProperty { StyleProperty(.margin, offset: rawValue) }
}

/// A flex factor of a style, by name.
public enum FactorProperty: UInt8, Hashable, Sendable, CaseIterable {
    /// ``FlexStyle/flexGrow``
    case flexGrow
    /// ``FlexStyle/flexShrink``
    case flexShrink

    var property: StyleProperty { StyleProperty(.flexGrow, offset: rawValue) }
}

/// A keyword of a style, by name.
public struct KeywordProperty<Keyword: RawRepresentable<UInt8> & Sendable>: Hashable, Sendable {
    let property: StyleProperty

    private init(_ property: StyleProperty) { self.property = property }
}

extension KeywordProperty<FlexDirection> {
    /// ``FlexStyle/flexDirection``
    public static var flexDirection: Self { Self(.flexDirection) }
}

extension KeywordProperty<FlexWrap> {
    /// ``FlexStyle/flexWrap``
    public static var flexWrap: Self { Self(.flexWrap) }
}

extension KeywordProperty<JustifyContent> {
    /// ``FlexStyle/justifyContent``
    public static var justifyContent: Self { Self(.justifyContent) }
}

extension KeywordProperty<AlignItems> {
    /// ``FlexStyle/alignItems``
    public static var alignItems: Self { Self(.alignItems) }
    /// ``FlexStyle/alignSelf``
    public static var alignSelf: Self { Self(.alignSelf) }
}

extension KeywordProperty<AlignContent> {
    /// ``FlexStyle/alignContent``
    public static var alignContent: Self { Self(.alignContent) }
}

extension KeywordProperty<PositionType> {
    /// ``FlexStyle/position``
    public static var position: Self { Self(.position) }
}

extension KeywordProperty<Display> {
    /// ``FlexStyle/display``
    public static var display: Self { Self(.display) }
}

extension KeywordProperty<BoxSizing> {
    /// ``FlexStyle/boxSizing``
    public static var boxSizing: Self { Self(.boxSizing) }
}

extension KeywordProperty<TextDirection> {
    /// ``FlexStyle/direction``
    public static var direction: Self { Self(.direction) }
}

extension KeywordProperty<Overflow> {
    /// ``FlexStyle/overflowX``
    public static var overflowX: Self { Self(.overflowX) }
    /// ``FlexStyle/overflowY``
    public static var overflowY: Self { Self(.overflowY) }
}

extension StyleProperty {
    /// The property so many lines after another one in the table.
    fileprivate init(_ first: StyleProperty, offset: UInt8) {
        // Tests compare the names of all cases with the table's.
        self = StyleProperty(rawValue: first.rawValue + offset) ?? first
    }
}
