public import LayoutCore

/// Setting one property of a style where it is stored, which leaves the rest of the style alone. The node is laid out
/// again only if the value has changed.
extension FlexTree {
    /// Sets a length of a node's style.
    public func set(_ property: LengthProperty, to value: Length, of node: NodeID) {
        let property = property.property
        setNumber(property.slot, to: value == property.initialLength ? nil : value.bits, of: node)
    }

    /// Sets one edge of a node's style; `.undefined` unsets it.
    public func set(_ property: EdgeProperty, _ edge: Edge, to value: Length, of node: NodeID) {
        let slot = property.property.slot + Int(edge.rawValue)
        setNumber(slot, to: value.isUndefined ? nil : value.bits, of: node)
    }

    /// Sets the aspect ratio of a node's style; nil means none.
    public func setAspectRatio(_ value: Double?, of node: NodeID) {
        setNumber(StyleProperty.aspectRatio.slot, to: value?.bitPattern, of: node)
    }

    /// Sets a node's position in the order of its siblings.
    public func setOrder(_ value: Int, of node: NodeID) {
        let bits = UInt64(bitPattern: Int64(value))
        setNumber(StyleProperty.order.slot, to: value == 0 ? nil : bits, of: node)
    }

    /// Sets a flex factor of a node's style.
    public func set(_ property: FactorProperty, to value: Double, of node: NodeID) {
        guard let row = row(of: node) else { return }
        let property = property.property
        let kind = PackedStyle.factorKind(value)
        let hasNewKind = storage.styles.setKeyword(property, of: row, to: kind)
        let bits = PackedStyle.factorBits(value)
        if storage.styles.setNumber(property.slot, of: row, to: bits) || hasNewKind { markDirty(row) }
    }

    /// Sets a keyword of a node's style.
    public func set<Keyword>(_ property: KeywordProperty<Keyword>, to value: Keyword, of node: NodeID) {
        setKeyword(property.property, to: value.rawValue, of: node)
    }

    /// Sets the alignment of a node across its line; nil leaves it to its parent.
    public func setAlignSelf(_ value: AlignItems?, of node: NodeID) {
        setKeyword(.alignSelf, to: value?.rawValue ?? PackedStyle.none, of: node)
    }

    private func setNumber(_ slot: Int, to bits: UInt64?, of node: NodeID) {
        if let row = row(of: node), storage.styles.setNumber(slot, of: row, to: bits) { markDirty(row) }
    }

    private func setKeyword(_ property: StyleProperty, to raw: UInt8, of node: NodeID) {
        if let row = row(of: node), storage.styles.setKeyword(property, of: row, to: raw) { markDirty(row) }
    }
}
