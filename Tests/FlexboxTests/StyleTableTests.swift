import LayoutCore
import Testing

@testable import Flexbox

@Suite("The table of style properties")
struct StyleTableTests {
    /// The styles that differ from the initial one in one property each, in the order of the table.
    private var styles: [(property: StyleProperty, style: FlexStyle)] {
        StyleProperty.allCases.map { property in
            var style = FlexStyle()
            var changer = Changer(property: property)
            style.visit(&changer)
            return (property, style)
        }
    }

    @Test("The table has the stored properties of a style, and no others")
    func tableIsComplete() {
        var style = FlexStyle()
        var recorder = Recorder()
        style.visit(&recorder)
        #expect(recorder.properties == StyleProperty.allCases)
        let stored = Mirror(reflecting: style).children.compactMap(\.label)
        #expect(Set(stored) == Set(StyleProperty.allCases.map { "\($0)" }))
        #expect(stored.count == StyleProperty.allCases.count)
    }

    @Test("Each property is visited by what its kind says")
    func kindsAreThoseOfTheValues() {
        var style = FlexStyle()
        var recorder = Recorder()
        style.visit(&recorder)
        for (property, type) in zip(recorder.properties, recorder.types) {
            let isRight =
                switch property.kind {
                case .keyword: type == "keyword"
                case .factor: type == "factor"
                case .length: type == "length"
                case .number: type == "number"
                case .edges: type == "edges"
                }
            #expect(isRight, "\(property)")
        }
    }

    @Test("No two properties share a bit or a slot")
    func rangesDoNotOverlap() {
        var bits = UInt64(0xFF) << 56
        var slots: UInt64 = 0
        for property in StyleProperty.allCases {
            if property.kind == .keyword || property.kind == .factor {
                #expect(property.shift <= 60 && bits & 15 << property.shift == 0, "\(property)")
                bits |= 15 << property.shift
            }
            if property.kind != .keyword {
                let count = property.kind == .edges ? Edge.allCases.count : 1
                #expect(property.slot >= 0 && property.slot + count <= 64, "\(property)")
                #expect(property.slots.nonzeroBitCount == count && slots & property.slots == 0, "\(property)")
                #expect(property.slots.trailingZeroBitCount == property.slot, "\(property)")
                slots |= property.slots
            }
        }
    }

    @Test("Initial values take no numbers, and every property comes back as it was")
    func propertiesRoundTrip() {
        let initial = FlexTree(defaults: .css)
        let node = initial.makeNode()
        guard let row = initial.row(of: node) else { return }
        #expect(initial.styles.packed(in: row).mask == 0)
        #expect(initial.style(of: node) == FlexStyle())
        for (property, style) in styles {
            #expect(style != FlexStyle(), "\(property)")
            initial.layout(node, in: RootSpace())
            initial.setStyle(style, of: node)
            #expect(initial.style(of: node) == style && initial.isDirty(node), "\(property)")
        }
    }

    @Test("What the algorithm reads by name is the property of that name")
    func namesReadTheirProperties() {
        for (property, style) in styles {
            let tree = FlexTree(defaults: style)
            let node = tree.makeNode()
            guard let row = tree.row(of: node) else { return }
            let view = tree.styles[row]
            let read: [Bool] = [
                view.direction == style.direction, view.flexDirection == style.flexDirection,
                view.flexWrap == style.flexWrap, view.justifyContent == style.justifyContent,
                view.alignItems == style.alignItems, view.alignSelf == style.alignSelf,
                view.alignContent == style.alignContent, view.position == style.position,
                view.display == style.display, view.boxSizing == style.boxSizing,
                view.overflowX == style.overflowX, view.overflowY == style.overflowY,
                view.flexGrow == style.flexGrow, view.flexShrink == style.flexShrink,
                view.width == style.width, view.height == style.height, view.minWidth == style.minWidth,
                view.minHeight == style.minHeight, view.maxWidth == style.maxWidth,
                view.maxHeight == style.maxHeight, view.flexBasis == style.flexBasis,
                view.columnGap == style.columnGap, view.rowGap == style.rowGap,
                view.aspectRatio == style.aspectRatio, view.order == style.order,
                view.margin[.left] == style.margin[.left], view.padding[.left] == style.padding[.left],
                view.border[.left] == style.border[.left], view.inset[.left] == style.inset[.left],
            ]
            #expect(read.count == StyleProperty.allCases.count)
            #expect(read.allSatisfy { $0 }, "\(property)")
        }
    }

    @Test("Public names of properties are those of the table")
    func publicNames() {
        for name in LengthProperty.allCases { #expect("\(name)" == "\(name.property)") }
        for name in EdgeProperty.allCases { #expect("\(name)" == "\(name.property)") }
        for name in FactorProperty.allCases { #expect("\(name)" == "\(name.property)") }
    }

    @Test("Keywords count their cases by their raw values, which leave one for nil")
    func rawValuesAreIndices() {
        func check<Keyword: CaseIterable & RawRepresentable<UInt8>>(_ type: Keyword.Type) {
            let values = Keyword.allCases.map(\.rawValue)
            #expect(values.map(Int.init) == Array(0..<values.count) && values.count < 15, "\(type)")
        }
        check(TextDirection.self)
        check(FlexDirection.self)
        check(FlexWrap.self)
        check(JustifyContent.self)
        check(AlignItems.self)
        check(AlignContent.self)
        check(PositionType.self)
        check(Display.self)
        check(BoxSizing.self)
        check(Overflow.self)
    }
}

/// Notes which properties are visited, and by values of which type.
private struct Recorder: StyleVisitor {
    var properties: [StyleProperty] = []
    var types: [String] = []

    private mutating func record(_ property: StyleProperty, _ type: String) {
        properties.append(property)
        types.append(type)
    }

    mutating func visit<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty, _ value: inout Keyword) {
        record(property, "keyword")
    }
    mutating func visit<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty, _ value: inout Keyword?)
    {
        record(property, "keyword")
    }
    mutating func visit(_ property: StyleProperty, _ value: inout Double) { record(property, "factor") }
    mutating func visit(_ property: StyleProperty, _ value: inout Length) { record(property, "length") }
    mutating func visit(_ property: StyleProperty, _ value: inout Double?) { record(property, "number") }
    mutating func visit(_ property: StyleProperty, _ value: inout Int) { record(property, "number") }
    mutating func visit(_ property: StyleProperty, _ value: inout EdgeLengths) { record(property, "edges") }
}

/// Gives one property another value.
private struct Changer: StyleVisitor {
    let property: StyleProperty

    func visit<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty, _ value: inout Keyword) {
        if property == self.property { value = Keyword(rawValue: value.rawValue == 1 ? 0 : 1) ?? value }
    }
    func visit<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty, _ value: inout Keyword?) {
        if property == self.property { value = Keyword(rawValue: 1) }
    }
    func visit(_ property: StyleProperty, _ value: inout Double) {
        if property == self.property { value = 2.5 }
    }
    func visit(_ property: StyleProperty, _ value: inout Length) {
        if property == self.property { value = 7 }
    }
    func visit(_ property: StyleProperty, _ value: inout Double?) {
        if property == self.property { value = 1.5 }
    }
    func visit(_ property: StyleProperty, _ value: inout Int) {
        if property == self.property { value = -3 }
    }
    func visit(_ property: StyleProperty, _ value: inout EdgeLengths) {
        if property == self.property { value[.left] = .percent(5) }
    }
}
