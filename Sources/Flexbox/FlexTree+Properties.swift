public import LayoutCore

/// Setting one property of a style where it is kept, which leaves the rest of the style alone. The node is laid out
/// again only if the value has changed.
extension FlexTree {
    /// Sets a length of a node's style.
    public func set(_ property: LengthProperty, to value: Length, of node: NodeID) {
        setNumber(
            Int(property.rawValue), to: value == property.initial ? nil : value.bits, of: node,
            as: .length)
    }

    /// Sets one edge of a node's style; `.undefined` unsets it.
    public func set(_ property: EdgeProperty, _ edge: Edge, to value: Length, of node: NodeID) {
        setNumber(
            Int(property.rawValue + edge.rawValue), to: value.isUndefined ? nil : value.bits, of: node,
            as: .length)
    }

    /// Sets the aspect ratio of a node's style; nil means none.
    public func setAspectRatio(_ value: Double?, of node: NodeID) {
        setNumber(NumberSlot.aspectRatio, to: value?.bitPattern, of: node, as: .other)
    }

    /// Sets a node's place among its siblings.
    public func setOrder(_ value: Int, of node: NodeID) {
        setNumber(
            NumberSlot.order, to: value == 0 ? nil : UInt64(bitPattern: Int64(value)), of: node, as: .other)
    }

    /// Sets a flex factor of a node's style.
    public func set(_ property: FactorProperty, to value: Double, of node: NodeID) {
        guard let row = row(of: node) else { return }
        let kind: UInt64 = value == 0 ? 0 : value == 1 ? 1 : 2
        let hasNewKind = storage.styles.setKeyword(Int(property.rawValue), mask: 3, of: row, to: kind)
        let bits = kind == 2 ? value.bitPattern : nil
        if storage.styles.setNumber(property.slot, of: row, to: bits, as: .other) || hasNewKind {
            markDirty(row)
        }
    }

    /// Sets a keyword of a node's style.
    public func set<Keyword>(_ property: KeywordProperty<Keyword>, to value: Keyword, of node: NodeID) {
        setKeyword(property, to: UInt64(value.rawValue), of: node)
    }

    /// Sets where a node stands across its line; nil leaves it to its parent.
    public func setAlignSelf(_ value: AlignItems?, of node: NodeID) {
        setKeyword(.alignSelf, to: value.map { UInt64($0.rawValue) } ?? StyleBits.noAlignSelf, of: node)
    }

    private func setNumber(_ slot: Int, to bits: UInt64?, of node: NodeID, as kind: StyleColumn.NumberKind) {
        guard let row = row(of: node), storage.styles.setNumber(slot, of: row, to: bits, as: kind) else {
            return
        }
        markDirty(row)
    }

    private func setKeyword<Keyword>(_ property: KeywordProperty<Keyword>, to raw: UInt64, of node: NodeID) {
        guard let row = row(of: node) else { return }
        let place = Int(property.place)
        if storage.styles.setKeyword(place, mask: UInt64(property.mask), of: row, to: raw) { markDirty(row) }
    }
}
