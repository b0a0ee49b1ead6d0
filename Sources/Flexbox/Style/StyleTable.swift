/// The table of style properties: each is a case here, a line in ``FlexStyle/visit(_:)`` and, for the algorithm, a line
/// in ``StyleView``.
///
/// The order of the cases is the layout of a ``PackedStyle``. A property's kind says what it takes there, and its
/// initial value, which ``FlexStyle`` declares, what takes no memory.
enum StyleProperty: UInt8, CaseIterable {
    /// What a property takes in a ``PackedStyle``.
    enum Kind: Equatable {
        /// Four bits.
        case keyword
        /// Four bits, and a number where it is neither 0 nor 1.
        case factor
        /// A number where it is not the given length.
        case length(initial: Length)
        /// A number where it is not nil or 0.
        case number
        /// A number for each edge that is set.
        case edges
    }

    case direction, flexDirection, flexWrap, justifyContent, alignItems, alignSelf, alignContent
    case position, display, boxSizing, overflowX, overflowY
    case flexGrow, flexShrink
    case width, height, minWidth, minHeight, maxWidth, maxHeight, flexBasis, columnGap, rowGap
    case aspectRatio, order
    case margin, padding, border, inset

    var kind: Kind {
        switch self {
        case .direction, .flexDirection, .flexWrap, .justifyContent, .alignItems, .alignSelf, .alignContent,
            .position, .display, .boxSizing, .overflowX, .overflowY:
            .keyword
        case .flexGrow, .flexShrink: .factor
        case .width, .height, .minWidth, .minHeight, .flexBasis: .length(initial: .auto)
        case .maxWidth, .maxHeight, .columnGap, .rowGap: .length(initial: .undefined)
        case .aspectRatio, .order: .number
        case .margin, .padding, .border, .inset: .edges
        }
    }
}

/// Walks over the properties of a style with their values, in the order of the table.
protocol StyleVisitor: ~Copyable {
    mutating func visit<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty, _ value: inout Keyword)
    mutating func visit<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty, _ value: inout Keyword?)
    /// A flex factor.
    mutating func visit(_ property: StyleProperty, _ value: inout Double)
    mutating func visit(_ property: StyleProperty, _ value: inout Length)
    mutating func visit(_ property: StyleProperty, _ value: inout Double?)
    mutating func visit(_ property: StyleProperty, _ value: inout Int)
    mutating func visit(_ property: StyleProperty, _ value: inout EdgeLengths)
}

extension FlexStyle {
    mutating func visit(_ visitor: inout some StyleVisitor & ~Copyable) {
        visitor.visit(.direction, &direction)
        visitor.visit(.flexDirection, &flexDirection)
        visitor.visit(.flexWrap, &flexWrap)
        visitor.visit(.justifyContent, &justifyContent)
        visitor.visit(.alignItems, &alignItems)
        visitor.visit(.alignSelf, &alignSelf)
        visitor.visit(.alignContent, &alignContent)
        visitor.visit(.position, &position)
        visitor.visit(.display, &display)
        visitor.visit(.boxSizing, &boxSizing)
        visitor.visit(.overflowX, &overflowX)
        visitor.visit(.overflowY, &overflowY)
        visitor.visit(.flexGrow, &flexGrow)
        visitor.visit(.flexShrink, &flexShrink)
        visitor.visit(.width, &width)
        visitor.visit(.height, &height)
        visitor.visit(.minWidth, &minWidth)
        visitor.visit(.minHeight, &minHeight)
        visitor.visit(.maxWidth, &maxWidth)
        visitor.visit(.maxHeight, &maxHeight)
        visitor.visit(.flexBasis, &flexBasis)
        visitor.visit(.columnGap, &columnGap)
        visitor.visit(.rowGap, &rowGap)
        visitor.visit(.aspectRatio, &aspectRatio)
        visitor.visit(.order, &order)
        visitor.visit(.margin, &margin)
        visitor.visit(.padding, &padding)
        visitor.visit(.border, &border)
        visitor.visit(.inset, &inset)
    }
}

extension StyleView {
    var direction: TextDirection { keyword(.direction) }
    var flexDirection: FlexDirection { keyword(.flexDirection) }
    var flexWrap: FlexWrap { keyword(.flexWrap) }
    var justifyContent: JustifyContent { keyword(.justifyContent) }
    var alignItems: AlignItems { keyword(.alignItems) }
    var alignSelf: AlignItems? { optionalKeyword(.alignSelf) }
    var alignContent: AlignContent { keyword(.alignContent) }
    var position: PositionType { keyword(.position) }
    var display: Display { keyword(.display) }
    var boxSizing: BoxSizing { keyword(.boxSizing) }
    var overflowX: Overflow { keyword(.overflowX) }
    var overflowY: Overflow { keyword(.overflowY) }
    var flexGrow: Double { factor(.flexGrow) }
    var flexShrink: Double { factor(.flexShrink) }
    var width: Length { length(.width) }
    var height: Length { length(.height) }
    var minWidth: Length { length(.minWidth) }
    var minHeight: Length { length(.minHeight) }
    var maxWidth: Length { length(.maxWidth) }
    var maxHeight: Length { length(.maxHeight) }
    var flexBasis: Length { length(.flexBasis) }
    var columnGap: Length { length(.columnGap) }
    var rowGap: Length { length(.rowGap) }
    var aspectRatio: Double? { number(.aspectRatio).map(Double.init(bitPattern:)) }
    var order: Int { number(.order).map { Int(truncatingIfNeeded: $0) } ?? 0 }
    var margin: EdgeView { EdgeView(self, .margin) }
    var padding: EdgeView { EdgeView(self, .padding) }
    var border: EdgeView { EdgeView(self, .border) }
    var inset: EdgeView { EdgeView(self, .inset) }
}
