/// The styles of all nodes of a tree.
struct StyleColumn {
    private var styles: Column<PackedStyle>
    /// The numbers of all styles. Blocks of equal size that nobody uses any more hang on chains.
    private var numbers: UnsafeMutablePointer<UInt64>
    private var used = 0
    private var room: Int
    /// Where numbers were before: somebody may still read there, if a measure function changes styles.
    private var retired: [UnsafeMutablePointer<UInt64>] = []
    /// The first free block of each size, or -1; the first word of a free block tells the next one.
    private var free: [Int32]

    init(capacity: Int) {
        styles = Column(capacity: capacity)
        room = capacity * 4
        numbers = .allocate(capacity: room)
        free = Array(repeating: -1, count: 65)
    }

    /// The style in a row, to be read before the column changes.
    subscript(row: Int) -> StyleView {
        let packed = styles[row]
        return StyleView(packed: packed, numbers: UnsafePointer(numbers + Int(packed.start)))
    }

    /// Puts the first style into a row.
    mutating func start(_ row: Int, with style: FlexStyle) {
        styles.start(row, with: PackedStyle())
        set(row, to: style)
    }

    /// Puts another style into a row.
    mutating func set(_ row: Int, to style: FlexStyle) {
        release(row)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
            var packed = style.packed(into: buffer)
            let count = packed.count
            if count > 0 {
                packed.start = take(count)
                (numbers + Int(packed.start)).update(from: buffer.baseAddress.unsafelyUnwrapped, count: count)
            }
            styles[row] = packed
        }
    }

    /// The style in a row without its numbers.
    func packed(in row: Int) -> PackedStyle { styles[row] }

    /// Sets the keywords and claims of the style in a row.
    func setBits(_ bits: UInt64, of row: Int) { styles[row].bits = bits }

    /// Sets a number that is kept.
    func replaceNumber(_ slot: Int, of row: Int, by bits: UInt64) {
        let packed = styles[row]
        numbers[Int(packed.start) + packed.index(of: slot)] = bits
    }

    /// Begins to keep a number, or with nil no longer keeps it: the others move to a block of another size.
    mutating func exchangeNumbers(_ slot: Int, of row: Int, with bits: UInt64?) {
        var packed = styles[row]
        let (index, count, old) = (packed.index(of: slot), packed.count, Int(packed.start))
        packed.mask ^= 1 << UInt64(slot)
        packed.start = packed.count > 0 ? take(packed.count) : 0
        let (source, target) = (numbers + old, numbers + Int(packed.start))
        target.update(from: source, count: index)
        if let bits {
            target[index] = bits
            (target + index + 1).update(from: source + index, count: count - index)
        } else {
            (target + index).update(from: source + index + 1, count: count - index - 1)
        }
        if count > 0 { free(old, count) }
        styles[row] = packed
    }

    /// Gives the numbers of a row back.
    mutating func release(_ row: Int) {
        let count = styles[row].count
        if count > 0 { free(Int(styles[row].start), count) }
        styles[row] = PackedStyle()
    }

    private mutating func free(_ block: Int, _ count: Int) {
        numbers[block] = UInt64(bitPattern: Int64(free[count]))
        free[count] = Int32(truncatingIfNeeded: block)
    }

    /// Moves the first `count` styles to a larger place.
    mutating func grow(from count: Int, to capacity: Int) { styles.grow(from: count, to: capacity) }

    /// The memory of the styles of so many nodes, and of their numbers.
    func allocatedBytes(capacity: Int) -> Int {
        capacity * MemoryLayout<PackedStyle>.stride + room * MemoryLayout<UInt64>.stride
    }

    /// Ends memory that nobody reads any more.
    mutating func forgetRetiredNumbers() {
        for pointer in retired { pointer.deallocate() }
        retired.removeAll()
    }

    /// Ends the styles and their memory.
    func deallocate(count: Int) {
        styles.deallocate(count: count)
        numbers.deallocate()
        for pointer in retired { pointer.deallocate() }
    }

    private mutating func take(_ count: Int) -> Int32 {
        let block = free[count]
        if block >= 0 {
            free[count] = Int32(truncatingIfNeeded: Int64(bitPattern: numbers[Int(block)]))
            return block
        }
        if used + count > room {
            room = max(room + room / 2, used + count)
            let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: room)
            larger.update(from: numbers, count: used)
            retired.append(numbers)
            numbers = larger
        }
        used += count
        return Int32(used - count)
    }
}
