internal import Columns

/// The styles of all nodes of a tree.
struct StyleColumn: ~Copyable {
    private var styles = Column<PackedStyle>()
    private var numbers = NumberBlocks()

    /// The memory of the styles and their numbers, in bytes.
    var allocatedBytes: Int { styles.allocatedBytes + numbers.allocatedBytes }

    /// The style in a row, to be read before the column changes.
    subscript(row: Int) -> StyleView {
        let packed = styles[row]
        return StyleView(packed: packed, numbers: numbers.address(of: packed.start))
    }

    /// Adds the style of a new row to a column whose capacity suffices.
    mutating func appendAssumingCapacity(_ style: PackedStyle, _ source: UnsafePointer<UInt64>) {
        styles.appendAssumingCapacity(store(style, source))
    }

    /// The style with its numbers copied to a block of this column.
    private mutating func store(_ style: PackedStyle, _ source: UnsafePointer<UInt64>) -> PackedStyle {
        var style = style
        let count = style.count
        if count > 0 {
            style.start = numbers.allocate(count)
            numbers.address(of: style.start).update(from: source, count: count)
        }
        return style
    }

    /// Replaces the style in a row.
    ///
    /// - Returns: Whether it is another style.
    @discardableResult
    mutating func set(_ row: Int, to style: FlexStyle) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
            let numbers = buffer.baseAddress.unsafelyUnwrapped
            return set(row, to: style.packed(into: numbers), numbers)
        }
    }

    /// Replaces the style in a row by a packed one with its numbers.
    @discardableResult
    mutating func set(_ row: Int, to style: PackedStyle, _ source: UnsafePointer<UInt64>) -> Bool {
        let old = self[row]
        if old.packed.mask == style.mask, old.packed.bits == style.bits,
            (0..<style.count).allSatisfy({ old.numbers[$0] == source[$0] })
        {
            return false
        }
        release(row)
        styles[row] = store(style, source)
        return true
    }

    /// The style in a row without its numbers.
    func packed(in row: Int) -> PackedStyle { styles[row] }

    /// Changes the keywords or derived bits of the style in a row.
    func setBits(of row: Int, _ change: (inout PackedStyle) -> Void) { change(&styles[row]) }

    /// Sets a number that is stored already.
    func replaceNumber(_ slot: Int, of row: Int, by bits: UInt64) {
        let packed = styles[row]
        numbers.address(of: packed.start)[packed.index(of: slot)] = bits
    }

    /// Stores a number that is not stored yet, or with nil removes it: the others move to a block of another size.
    mutating func exchangeNumbers(_ slot: Int, of row: Int, with bits: UInt64?) {
        var packed = styles[row]
        let (index, count, old) = (packed.index(of: slot), packed.count, packed.start)
        packed.mask ^= 1 << UInt64(slot)
        packed.start = packed.count > 0 ? numbers.allocate(packed.count) : 0
        let (source, target) = (numbers.address(of: old), numbers.address(of: packed.start))
        target.update(from: source, count: index)
        if let bits {
            target[index] = bits
            (target + index + 1).update(from: source + index, count: count - index)
        } else {
            (target + index).update(from: source + index + 1, count: count - index - 1)
        }
        if count > 0 { numbers.free(old, count) }
        styles[row] = packed
    }

    /// Frees the numbers of a row.
    mutating func release(_ row: Int) {
        let count = styles[row].count
        if count > 0 { numbers.free(styles[row].start, count) }
        styles[row] = PackedStyle()
    }

    /// Moves the styles to memory for so many rows.
    mutating func reallocate(capacity: Int) { styles.reallocate(capacity: capacity) }

    /// Frees memory that a ``StyleView`` may have referred to.
    mutating func freeRetiredNumbers() { numbers.freeRetired() }
}
