internal import Columns

/// Blocks of up to 64 numbers in one piece of memory; the free blocks of each size form a list.
struct NumberBlocks: ~Copyable {
    private var numbers: UnsafeMutablePointer<UInt64>
    private var used = 0
    private var capacity: Int
    /// Memory from before it grew: a ``StyleView`` may still refer to it where a measure function changes styles.
    private var retired = Column<UnsafeMutablePointer<UInt64>>(capacity: 1)
    /// The first free block of each size, or -1; the first number of a free block is the index of the next one.
    private var firstFree = Column<Int32>(capacity: 65)

    init() {
        capacity = 64
        numbers = .allocate(capacity: capacity)
        for _ in 0...64 { firstFree.append(-1) }
    }

    deinit {
        for row in retired.indices { retired[row].deallocate() }
        numbers.deallocate()
    }

    /// The memory of the blocks in bytes.
    var allocatedBytes: Int { capacity * MemoryLayout<UInt64>.stride }

    /// The address of a block, valid until another one is allocated and ``freeRetired()`` called.
    func address(of block: Int32) -> UnsafeMutablePointer<UInt64> { numbers + Int(block) }

    /// Allocates a block of so many numbers, at least one.
    mutating func allocate(_ count: Int) -> Int32 {
        let block = firstFree[count]
        if block >= 0 {
            firstFree[count] = Int32(truncatingIfNeeded: Int64(bitPattern: numbers[Int(block)]))
            return block
        }
        if used + count > capacity { grow(for: count) }
        used += count
        return Int32(used - count)
    }

    /// Frees a block of so many numbers.
    mutating func free(_ block: Int32, _ count: Int) {
        numbers[Int(block)] = UInt64(bitPattern: Int64(firstFree[count]))
        firstFree[count] = block
    }

    /// Frees the memory from before the blocks moved.
    mutating func freeRetired() {
        while let pointer = retired.popLast() { pointer.deallocate() }
    }

    @inline(never)
    private mutating func grow(for count: Int) {
        capacity = max(capacity + capacity / 2, used + count)
        let moved = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
        moved.update(from: numbers, count: used)
        retired.append(numbers)
        numbers = moved
    }
}
