/// A part of a ``Rope``: elements in a row that have one length.
protocol RopeRun {
    /// The number of elements, at least 1.
    var count: Int { get }
    /// The sum of the elements' lengths, in ticks: see ``Ticks``.
    var extent: Double { get }
    /// The first elements of the run, and the others.
    func split(at index: Int) -> (Self, Self)
}

/// Sequences of elements with lengths, in which an offset is found, and elements are changed, inserted and removed, in
/// logarithmic time.
///
/// Each sequence is a treap (Seidel and Aragon, "Randomized search trees", 1996) whose nodes are runs of elements of one
/// length, so that 100,000 estimated rows are one node. All share one array of nodes; a sequence is the index of its root.
struct Rope<Run: RopeRun> {
    typealias Root = Int32

    /// The root of the empty sequence.
    static var empty: Root { -1 }

    private struct Node {
        var run: Run
        var left: Root
        var right: Root
        let priority: UInt32
        var count: Int
        var extent: Double
    }

    private var nodes: [Node] = []
    private var free: [Root] = []
    private var seed: UInt32 = 0x9E37_79B9

    // MARK: Reading

    func count(_ root: Root) -> Int { root < 0 ? 0 : nodes[Int(root)].count }
    func extent(_ root: Root) -> Double { root < 0 ? 0 : nodes[Int(root)].extent }

    /// The run of the element at an index, which must exist, the element's index in it, and the extent of what is before
    /// the run.
    func run(_ root: Root, at index: Int) -> (run: Run, index: Int, before: Double) {
        var (node, index, before) = (nodes[Int(root)], index, 0.0)
        while true {
            let leftCount = count(node.left)
            if index < leftCount {
                node = nodes[Int(node.left)]
                continue
            }
            before += extent(node.left)
            index -= leftCount
            if index < node.run.count || node.right < 0 { return (node.run, index, before) }
            index -= node.run.count
            before += node.run.extent
            node = nodes[Int(node.right)]
        }
    }

    /// The extent of the elements before an index.
    func extent(_ root: Root, before index: Int) -> Double {
        guard index > 0, root >= 0 else { return 0 }
        guard index < count(root) else { return extent(root) }
        let found = run(root, at: index)
        return found.before + found.run.extent / Double(found.run.count) * Double(found.index)
    }

    /// The element that contains an offset, of which the extent is not 0, and its start; the last element's end is the end
    /// of the sequence. Nil outside.
    func element(_ root: Root, at offset: Double) -> (index: Int, start: Double)? {
        guard root >= 0, offset >= 0, offset < extent(root) else { return nil }
        var (node, index, before) = (nodes[Int(root)], 0, 0.0)
        while true {
            let leftExtent = extent(node.left)
            if offset < before + leftExtent {
                node = nodes[Int(node.left)]
                continue
            }
            before += leftExtent
            index += count(node.left)
            if offset < before + node.run.extent || node.right < 0 {
                let length = node.run.extent / Double(node.run.count)
                guard length > 0 else { return (index, before) }
                let inner = min(Int(((offset - before) / length).rounded(.down)), node.run.count - 1)
                return (index + inner, before + Double(inner) * length)
            }
            before += node.run.extent
            index += node.run.count
            node = nodes[Int(node.right)]
        }
    }

    // MARK: Changing

    /// A sequence of runs.
    mutating func make(_ runs: some Sequence<Run>) -> Root {
        // The right edge of the tree, from the top down: the runs come in order.
        var edge: [Root] = []
        for run in runs {
            let made = node(run)
            var last = Self.empty
            while let top = edge.last, nodes[Int(top)].priority < nodes[Int(made)].priority {
                last = top
                update(top)
                edge.removeLast()
            }
            nodes[Int(made)].left = last
            if let top = edge.last { nodes[Int(top)].right = made }
            edge.append(made)
        }
        for top in edge.reversed() { update(top) }
        return edge.first ?? Self.empty
    }

    /// One sequence after another.
    mutating func join(_ a: Root, _ b: Root) -> Root {
        guard a >= 0 else { return b }
        guard b >= 0 else { return a }
        if nodes[Int(a)].priority >= nodes[Int(b)].priority {
            let right = join(nodes[Int(a)].right, b)
            nodes[Int(a)].right = right
            update(a)
            return a
        }
        let left = join(a, nodes[Int(b)].left)
        nodes[Int(b)].left = left
        update(b)
        return b
    }

    /// The elements before an index, and the others.
    mutating func split(_ root: Root, at index: Int) -> (Root, Root) {
        guard root >= 0 else { return (Self.empty, Self.empty) }
        let node = nodes[Int(root)]
        let leftCount = count(node.left)
        if index <= leftCount {
            let (a, b) = split(node.left, at: index)
            nodes[Int(root)].left = b
            update(root)
            return (a, root)
        }
        if index >= leftCount + node.run.count {
            let (a, b) = split(node.right, at: index - leftCount - node.run.count)
            nodes[Int(root)].right = a
            update(root)
            return (root, b)
        }
        let (first, second) = node.run.split(at: index - leftCount)
        let (left, right) = (node.left, node.right)
        nodes[Int(root)].run = first
        nodes[Int(root)].right = Self.empty
        nodes[Int(root)].left = left
        update(root)
        let other = self.node(second)
        return (root, join(other, right))
    }

    /// Replaces the element at an index by a run.
    mutating func replace(_ root: Root, at index: Int, by run: Run) -> Root {
        if run.count == 1, replaceInPlace(root, at: index, by: run) { return root }
        let (before, rest) = split(root, at: index)
        let (old, after) = split(rest, at: 1)
        release(old)
        return join(join(before, node(run)), after)
    }

    /// Replaces a run of one element without a change of the tree's shape.
    private mutating func replaceInPlace(_ root: Root, at index: Int, by run: Run) -> Bool {
        guard root >= 0 else { return false }
        let node = nodes[Int(root)]
        let leftCount = count(node.left)
        let isReplaced: Bool
        if index < leftCount {
            isReplaced = replaceInPlace(node.left, at: index, by: run)
        } else if index >= leftCount + node.run.count {
            isReplaced = replaceInPlace(node.right, at: index - leftCount - node.run.count, by: run)
        } else {
            isReplaced = node.run.count == 1
            if isReplaced { nodes[Int(root)].run = run }
        }
        if isReplaced { update(root) }
        return isReplaced
    }

    /// Frees the nodes of a sequence.
    mutating func release(_ root: Root) {
        var pending = [root]
        while let root = pending.popLast() {
            guard root >= 0 else { continue }
            pending.append(nodes[Int(root)].left)
            pending.append(nodes[Int(root)].right)
            free.append(root)
        }
    }

    /// The runs of a sequence in order.
    func runs(_ root: Root) -> [Run] {
        var (result, path, root): ([Run], [Root], Root) = ([], [], root)
        while root >= 0 || !path.isEmpty {
            while root >= 0 {
                path.append(root)
                root = nodes[Int(root)].left
            }
            let top = path.removeLast()
            result.append(nodes[Int(top)].run)
            root = nodes[Int(top)].right
        }
        return result
    }

    // MARK: Nodes

    private mutating func node(_ run: Run) -> Root {
        // Xorshift (Marsaglia, 2003): the shape of the tree depends on the numbers of the nodes only.
        seed ^= seed << 13
        seed ^= seed >> 17
        seed ^= seed << 5
        let node = Node(
            run: run, left: Self.empty, right: Self.empty, priority: seed, count: run.count,
            extent: run.extent)
        if let index = free.popLast() {
            nodes[Int(index)] = node
            return index
        }
        nodes.append(node)
        return Root(nodes.count - 1)
    }

    private mutating func update(_ root: Root) {
        let node = nodes[Int(root)]
        nodes[Int(root)].count = count(node.left) + node.run.count + count(node.right)
        nodes[Int(root)].extent = extent(node.left) + node.run.extent + extent(node.right)
    }
}
