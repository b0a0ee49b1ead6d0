extension FlexStyle {
    /// Writes the numbers that are not initial to a buffer of 64, and returns the rest of the style.
    func packed(into numbers: UnsafeMutablePointer<UInt64>) -> PackedStyle {
        var packer = Packer(numbers: numbers)
        var style = self
        style.visit(&packer)
        packer.packed.derived = StyleView(packed: packer.packed, numbers: numbers).derivedBits()
        return packer.packed
    }

    /// The style that a node has.
    init(_ view: StyleView) {
        self.init()
        var unpacker = Unpacker(view: view)
        visit(&unpacker)
    }
}

/// Packs the values that it visits.
private struct Packer: StyleVisitor {
    var packed = PackedStyle()
    let numbers: UnsafeMutablePointer<UInt64>

    private mutating func store(_ bits: UInt64, in slot: Int) {
        numbers[packed.count] = bits
        packed.mask |= 1 << UInt64(slot)
    }

    mutating func visit<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty, _ value: inout Keyword) {
        packed.bits |= UInt64(value.rawValue) << property.shift
    }

    mutating func visit<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty, _ value: inout Keyword?)
    {
        packed.bits |= UInt64(value?.rawValue ?? PackedStyle.none) << property.shift
    }

    mutating func visit(_ property: StyleProperty, _ value: inout Double) {
        packed.bits |= UInt64(PackedStyle.factorKind(value)) << property.shift
        if let bits = PackedStyle.factorBits(value) { store(bits, in: property.slot) }
    }

    mutating func visit(_ property: StyleProperty, _ value: inout Length) {
        if value != property.initialLength { store(value.bits, in: property.slot) }
    }

    mutating func visit(_ property: StyleProperty, _ value: inout Double?) {
        if let value { store(value.bitPattern, in: property.slot) }
    }

    mutating func visit(_ property: StyleProperty, _ value: inout Int) {
        if value != 0 { store(UInt64(bitPattern: Int64(value)), in: property.slot) }
    }

    mutating func visit(_ property: StyleProperty, _ value: inout EdgeLengths) {
        if value.isUnset { return }
        for edge in Edge.allCases where !value[edge].isUndefined {
            store(value[edge].bits, in: property.slot + Int(edge.rawValue))
        }
    }
}

/// Replaces the values that it visits by those of a packed style.
private struct Unpacker: StyleVisitor {
    let view: StyleView

    func visit<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty, _ value: inout Keyword) {
        value = view.keyword(property)
    }

    func visit<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty, _ value: inout Keyword?) {
        value = view.optionalKeyword(property)
    }

    func visit(_ property: StyleProperty, _ value: inout Double) { value = view.factor(property) }

    func visit(_ property: StyleProperty, _ value: inout Length) { value = view.length(property) }

    func visit(_ property: StyleProperty, _ value: inout Double?) {
        value = view.number(property).map(Double.init(bitPattern:))
    }

    func visit(_ property: StyleProperty, _ value: inout Int) {
        value = view.number(property).map { Int(truncatingIfNeeded: $0) } ?? 0
    }

    func visit(_ property: StyleProperty, _ value: inout EdgeLengths) {
        let edges = EdgeView(view, property)
        if edges.isUnset { return }
        for edge in Edge.allCases { value[edge] = edges[edge] }
    }
}

extension PackedStyle {
    /// The four bits of a flex factor: 0 and 1 are themselves, 2 stands for another number.
    static func factorKind(_ value: Double) -> UInt8 { value == 0 ? 0 : value == 1 ? 1 : 2 }

    /// The number that is stored for a flex factor.
    static func factorBits(_ value: Double) -> UInt64? { value == 0 || value == 1 ? nil : value.bitPattern }
}
