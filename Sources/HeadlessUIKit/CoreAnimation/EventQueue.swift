/// Scheduled calls, the next one first: a heap by instant, then by the order of scheduling.
@MainActor
struct EventQueue {
    private var heap: [AnimationClock.Token] = []
    private var orders = 0
    /// Pending calls that do not recur for ever.
    private(set) var finiteCount = 0

    /// The next call. Cancelled calls do not count.
    var first: AnimationClock.Token? {
        mutating get {
            while let token = heap.first, !token.isPending { removeRoot() }
            return heap.first
        }
    }

    mutating func insert(_ token: AnimationClock.Token) {
        orders += 1
        token.order = orders
        if !token.recurs { finiteCount += 1 }
        heap.append(token)
        var child = heap.count - 1
        while child > 0, precedes(child, (child - 1) / 2) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Removes the first call, which is about to be made.
    mutating func removeFirst() {
        if let token = heap.first, !token.recurs { finiteCount -= 1 }
        removeRoot()
    }

    /// Counts a cancelled call; it leaves the heap when it comes to the top.
    mutating func cancelled(_ token: AnimationClock.Token) {
        guard token.order > 0, !token.recurs else { return }
        finiteCount -= 1
    }

    private mutating func removeRoot() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var earliest = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && precedes(child, earliest) {
                earliest = child
            }
            guard earliest != parent else { return }
            heap.swapAt(parent, earliest)
            parent = earliest
        }
    }

    private func precedes(_ a: Int, _ b: Int) -> Bool {
        (heap[a].due, heap[a].order) < (heap[b].due, heap[b].order)
    }
}
