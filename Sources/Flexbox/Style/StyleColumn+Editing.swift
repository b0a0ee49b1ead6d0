/// Changing one property of a style where it is stored. Each function returns whether the value is a new one.
extension StyleColumn {
    /// Sets a number of the style in a row; nil means the initial one.
    mutating func setNumber(_ slot: Int, of row: Int, to bits: UInt64?) -> Bool {
        let old = self[row].number(in: slot)
        guard bits != old else { return false }
        if let bits, old != nil {
            replaceNumber(slot, of: row, by: bits)
        } else {
            exchangeNumbers(slot, of: row, with: bits)
        }
        deriveBits(of: row)
        return true
    }

    /// Sets a keyword of the style in a row.
    mutating func setKeyword(_ property: StyleProperty, of row: Int, to raw: UInt8) -> Bool {
        guard packed(in: row).keyword(property) != raw else { return false }
        setBits(of: row) { $0.setKeyword(property, to: raw) }
        deriveBits(of: row)
        return true
    }

    private func deriveBits(of row: Int) {
        let derived = self[row].derivedBits()
        setBits(of: row) { $0.derived = derived }
    }
}
