/// Changing one property of a style where it is kept.
extension StyleColumn {
    /// What a number is.
    enum NumberKind {
        /// A ``Length``, which may make claims about the style.
        case length
        /// A number that says nothing but its value.
        case other
    }

    /// Sets a number of the style in a row; nil means the initial one.
    ///
    /// - Returns: Whether it was another one.
    mutating func setNumber(_ slot: Int, of row: Int, to bits: UInt64?, as kind: NumberKind) -> Bool {
        let old = self[row].number(slot)
        guard bits != old else { return false }
        if let bits, old != nil {
            replaceNumber(slot, of: row, by: bits)
        } else {
            exchangeNumbers(slot, of: row, with: bits)
        }
        if kind == .length, bits.claimsMuch || old.claimsMuch { reviewLengthClaims(of: row) }
        reviewPlainness(of: row)
        return true
    }

    /// Sets a keyword of the style in a row.
    ///
    /// - Returns: Whether it was another one.
    mutating func setKeyword(_ place: Int, mask: UInt64, of row: Int, to raw: UInt64) -> Bool {
        let old = packed(in: row).bits
        let new = old & ~(mask << UInt64(place)) | raw << UInt64(place)
        guard new != old else { return false }
        setBits(new, of: row)
        if place == StyleBits.overflowX || place == StyleBits.overflowY {
            let view = self[row]
            claim(
                StyleBits.scrolls, view.overflowX.isScrollable || view.overflowY.isScrollable, of: row)
        }
        reviewPlainness(of: row)
        return true
    }

    /// Finds anew what the lengths of a style make of it.
    private mutating func reviewLengthClaims(of row: Int) {
        let view = self[row]
        var (hasPercent, hasKeywords) = (false, false)
        for slot in NumberSlot.width...NumberSlot.flexBasis {
            guard let bits = view.number(slot) else { continue }
            let length = Length(bits: bits)
            hasPercent = hasPercent || length.isPercent
            hasKeywords = hasKeywords || length.isKeyword
        }
        claim(
            StyleBits.hasPercent, hasPercent || view.margin.hasPercent || view.padding.hasPercent, of: row)
        claim(StyleBits.hasKeywords, hasKeywords, of: row)
        claim(StyleBits.hasPercentGap, view.columnGap.isPercent || view.rowGap.isPercent, of: row)
    }

    private mutating func reviewPlainness(of row: Int) {
        claim(StyleBits.plain, packed(in: row).isPlain, of: row)
    }

    private mutating func claim(_ place: Int, _ claim: Bool, of row: Int) {
        let bits = packed(in: row).bits
        setBits(bits & ~(1 << UInt64(place)) | (claim ? 1 : 0) << UInt64(place), of: row)
    }
}

extension UInt64? {
    /// Whether a length is a percentage or a keyword, about which its style makes claims.
    fileprivate var claimsMuch: Bool {
        guard let self else { return false }
        return Double(bitPattern: self).isNaN
    }
}
