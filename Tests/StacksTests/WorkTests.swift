import LayoutCore
import Stacks
import Testing

/// How much work a layout does: counted, not timed.
@Suite struct WorkTests {
    /// Stacks of alternating axes around text, `depth` of them, with a box beside each.
    private func nest(_ depth: Int) -> (tree: StackTree, root: NodeID, text: NodeID) {
        let tree = StackTree()
        let text = tree.makeNode(.measured(.widthFirst))
        tree.setMeasure(
            { proposal in
                let width = max(min(proposal.width ?? 120, 120), 10)
                return Measurement(width: width, height: (120 / width).rounded(.up) * 20)
            }, of: text)
        var node = text
        for level in 0..<depth {
            let stack = tree.makeNode(.stack(level % 2 == 0 ? .horizontal : .vertical, spacing: 1))
            tree.append(node, to: stack)
            let other = tree.makeNode(.measured(.widthFirst))
            tree.setMeasure({ Measurement(width: min($0.width ?? 9, 9), height: 5) }, of: other)
            tree.append(other, to: stack)
            node = stack
        }
        return (tree, node, text)
    }

    @Test func everyLevelOfStacksCostsTheSame() {
        let requests = [20, 40, 80].map { depth in
            let (tree, root, _) = nest(depth)
            tree.layout(root, in: StackSpace(width: 300, height: 300))
            return Double(tree.statistics.requests) / Double(depth)
        }
        #expect(requests[2] < requests[0] * 1.2)
        #expect(requests[2] < 10)
    }

    /// Nested stacks of flexible boxes request minimum, ideal and maximum lengths on every level. The measure
    /// functions of the leaves are not called more often for it.
    @Test(arguments: [MeasureDependence.text, .widthFirst, .both])
    func nestedStacksMeasureNoLeafMoreOftenTheDeeperItLies(dependence: MeasureDependence) {
        let calls = [3, 5, 7, 50, 200].map { depth in
            let tree = StackTree()
            var leaves = 0
            func leaf() -> NodeID {
                leaves += 1
                let leaf = tree.makeNode(.measured(dependence))
                let natural = Double(60 + leaves * 7 % 50)
                tree.setMeasure(
                    { proposal in
                        let width = min(proposal.width ?? natural, natural)
                        return Measurement(
                            width: width, height: (natural / max(width, 8)).rounded(.up) * 20)
                    }, of: leaf)
                return leaf
            }
            func flexible(_ child: NodeID) -> NodeID {
                let frame = tree.makeNode(.flexibleFrame(FrameLimits(minWidth: 5, maxHeight: .infinity)))
                tree.append(child, to: frame)
                return frame
            }
            var node = leaf()
            for level in 0..<depth {
                let stack = tree.makeNode(.stack(level % 2 == 0 ? .horizontal : .vertical, spacing: 2))
                tree.setChildren([flexible(leaf()), flexible(node), leaf()], of: stack)
                node = stack
            }
            tree.layout(node, in: StackSpace(width: 390, height: 844))
            return Double(tree.statistics.measureCalls) / Double(leaves)
        }
        // Each length of a leaf that depends on both may be measured with every length on the other axis.
        let maximum = dependence == .both ? 60.0 : dependence == .text ? 3 : 10
        for count in calls { #expect(count <= maximum, "\(calls)") }
        // Four times the depth does not double the calls for a leaf, and adds none for text.
        #expect(calls[4] <= calls[3] * (dependence == .text ? 1 : 1.5), "\(calls)")
    }

    @Test func aChangeConcernsTheWayToTheRootAlone() {
        let tree = StackTree()
        let root = tree.makeNode(.stack(.vertical, spacing: 0))
        var labels: [NodeID] = []
        for _ in 0..<100 {
            let row = tree.makeNode(.stack(.horizontal, spacing: 4))
            for _ in 0..<10 {
                let label = tree.makeNode(.measured(.width))
                tree.setMeasure({ Measurement(width: min($0.width ?? 20, 20), height: 10) }, of: label)
                labels.append(label)
                tree.append(label, to: row)
            }
            tree.append(row, to: root)
        }
        let space = StackSpace(width: 390, height: nil)
        tree.layout(root, in: space)
        let first = tree.statistics
        #expect(tree.movedNodes.count == 1101)

        tree.layout(root, in: space)
        #expect(tree.statistics == first)

        tree.markDirty(labels[500])
        tree.layout(root, in: space)
        #expect(tree.statistics.measureCalls - first.measureCalls <= 4)
        #expect(tree.statistics.placedNodes - first.placedNodes == 2)
        #expect(tree.movedNodes.isEmpty)

        tree.setMeasure({ _ in Measurement(width: 20, height: 30) }, of: labels[500])
        tree.layout(root, in: space)
        // The label, its row with the nine others of it, the root, and all that is moved down.
        #expect(tree.movedNodes.count == 1 + 1 + 9 + 1 + 49 * 11)
        #expect(tree.statistics.placedNodes - first.placedNodes == 4)
    }

    /// A stack that is marked dirty by itself keeps the cached traits of its children, unless one of them changes too.
    @Test(arguments: [true, false])
    func aMarkedStackNoticesWhatChangesInIt(isMarkedFirst: Bool) {
        let tree = StackTree()
        let root = tree.makeNode(.stack(.vertical, spacing: 0))
        let row = tree.makeNode(.stack(.horizontal, spacing: 0))
        let (box, label) = (tree.makeNode(.fixed(width: 10, height: 10)), tree.makeNode(.measured(.text)))
        var width = 20.0
        tree.setMeasure({ _ in Measurement(width: width, height: 10) }, of: label)
        tree.setChildren([box, label], of: row)
        tree.setChildren([row], of: root)
        let space = StackSpace(width: nil, height: nil, scale: 0)
        tree.layout(root, in: space)
        #expect(tree.frame(of: row) == Rect(x: 0, y: 0, width: 30, height: 10))

        width = 40
        let marks = [{ tree.markDirty(row) }, { tree.markDirty(label) }]
        for mark in isMarkedFirst ? marks : marks.reversed() { mark() }
        tree.setElement(.fixed(width: 10, height: 15), of: box)
        tree.layout(root, in: space)
        #expect(tree.frame(of: row) == Rect(x: 0, y: 0, width: 50, height: 15))
        #expect(tree.frame(of: label) == Rect(x: 10, y: 2.5, width: 40, height: 10))

        tree.markDirty(row)
        tree.markDirty(root)
        tree.layout(root, in: space)
        #expect(tree.movedNodes.isEmpty)
        tree.removeFromParent(box)
        tree.layout(root, in: space)
        #expect(tree.frame(of: label) == Rect(x: 0, y: 0, width: 40, height: 10))
        #expect(tree.frame(of: root) == Rect(x: 0, y: 0, width: 40, height: 10))
    }

    @Test func leavesOfKnownSizeAreNeverMeasured() {
        let tree = StackTree()
        let root = tree.makeNode(.stack(.horizontal))
        for index in 0..<100 {
            let padding = tree.makeNode(.padding(Insets(top: 1, left: 2, bottom: 3, right: 4)))
            let frame = tree.makeNode(.flexibleFrame(FrameLimits(minWidth: 10, maxWidth: .infinity)))
            tree.append(tree.makeNode(index % 2 == 0 ? .greedy() : .fixed(width: 5, height: 5)), to: frame)
            tree.append(frame, to: padding)
            tree.append(padding, to: root)
        }
        tree.layout(root, in: StackSpace(width: 3000, height: 300))
        #expect(tree.statistics.requests == 0)
    }

    @Test func textIsMeasuredOnceForEachWidth() {
        let (tree, root, text) = nest(6)
        var widths: [Double?] = []
        tree.setMeasure(
            { proposal in
                widths.append(proposal.width)
                return Measurement(width: min(proposal.width ?? 120, 120), height: 20)
            }, of: text)
        tree.setElement(.measured(.width), of: text)
        tree.layout(root, in: StackSpace(width: 300, height: 300))
        #expect(Set(widths.map { $0 ?? -1 }).count == widths.count)
    }

    /// Many different proposals in turn: new measurements replace old ones in the cache, and are still right.
    @Test func theMeasurementCacheIsBounded() throws {
        let (tree, root, text) = nest(4)
        for width in 0..<500 { tree.measure(root, ProposedSize(width: Double(width), height: 300)) }
        tree.layout(root, in: StackSpace(width: 300, height: 300))
        let (fresh, freshRoot, freshText) = nest(4)
        fresh.layout(freshRoot, in: StackSpace(width: 300, height: 300))
        #expect(tree.frame(of: text) == fresh.frame(of: freshText))
        #expect(try #require(tree.explain(root)).measurements.count < 100)
        #expect(try #require(tree.explain(text)).measurements.count < 100)
    }
}
