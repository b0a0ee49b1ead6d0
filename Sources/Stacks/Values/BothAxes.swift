internal import LayoutCore

/// The horizontal axis, then the vertical one; unlike `Axis.allCases` it takes no memory.
struct BothAxes: Sequence, IteratorProtocol {
    private var step = 0

    @inline(__always)
    mutating func next() -> Axis? {
        step += 1
        return step == 1 ? .horizontal : step == 2 ? .vertical : nil
    }
}
