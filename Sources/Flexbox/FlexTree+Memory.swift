internal import LayoutCore

extension FlexTree {
    /// The memory that the tree holds for its nodes, in bytes: room for nodes to come, sizes to remember and lists
    /// counted in, closures not.
    public var allocatedBytes: Int {
        let columns =
            MemoryLayout<NodeLinks>.stride + MemoryLayout<NodeTraits>.stride + MemoryLayout<Int32>.stride
            + 2 * MemoryLayout<Rect>.stride + MemoryLayout<Point>.stride + MemoryLayout<Size>.stride
            + MemoryLayout<UInt8>.stride + MemoryLayout<LeafFunctions?>.stride
        return columns * capacity + styles.allocatedBytes(capacity: capacity) + cache.allocatedBytes
            + (movedRows.capacity + freeRows.capacity) * MemoryLayout<Int32>.stride
    }
}
