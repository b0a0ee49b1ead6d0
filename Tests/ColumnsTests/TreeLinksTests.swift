import Columns
import TestSupport
import Testing

@Suite("Links are the lists of children that they stand for")
struct TreeLinksTests {
    /// A tree as an array of children for each row.
    private struct Model {
        var children: [[Int]] = []
        var isAlive: [Bool] = []

        func parent(of row: Int) -> Int? { children.firstIndex { $0.contains(row) } }

        func isInSubtree(_ row: Int, of root: Int) -> Bool {
            row == root || children[root].contains { isInSubtree(row, of: $0) }
        }

        func subtree(of root: Int) -> Set<Int> {
            children[root].reduce(into: [root]) { $0.formUnion(subtree(of: $1)) }
        }

        mutating func removeFromParent(_ row: Int) {
            if let parent = parent(of: row) { children[parent].removeAll { $0 == row } }
        }

        mutating func free(_ rows: Set<Int>) {
            for row in rows { (children[row], isAlive[row]) = ([], false) }
        }

        var alive: [Int] { isAlive.indices.filter { isAlive[$0] } }
    }

    @Test("Random edits against arrays of children", arguments: RandomRuns.seeds(default: 60))
    func randomEdits(seed: RandomSeed) {
        var random = seed.random
        var links = TreeLinks()
        var model = Model()
        for _ in 0..<400 {
            edit(&links, &model, &random)
            compare(links, model, seed)
        }
    }

    private func edit(_ links: inout TreeLinks, _ model: inout Model, _ random: inout SeededRandom) {
        let row = random.pick(model.alive)
        let other = random.pick(model.alive)
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2:
            makeRow(&links, &model)
        case 3...6:
            guard let row, let other, !model.isInSubtree(other, of: row) else { return }
            let parent = links.removeFromParent(row)
            #expect(parent == Int32(model.parent(of: row) ?? -1))
            model.removeFromParent(row)
            let index = Int.random(in: 0...model.children[other].count, using: &random)
            let isLast = index == model.children[other].count
            links.insert(
                row, into: other, before: isLast ? TreeLinks.none : Int32(model.children[other][index]))
            model.children[other].insert(row, at: index)
        case 7:
            guard let row else { return }
            links.removeChildren(of: row)
            model.children[row] = []
        case 8:
            guard let row else { return }
            links.removeFromParent(row)
            model.removeFromParent(row)
            links.freeRow(row)
            model.free([row])
        default:
            guard let row, random.chance(0.3) else { return }
            links.removeFromParent(row)
            model.removeFromParent(row)
            let freed = links.freeSubtree(of: row)
            #expect(freed.first == Int32(row) && Set(freed.map(Int.init)) == model.subtree(of: row))
            model.free(model.subtree(of: row))
        }
    }

    private func makeRow(_ links: inout TreeLinks, _ model: inout Model) {
        if let row = links.reuseRow() {
            #expect(!model.isAlive[row])
            model.isAlive[row] = true
            return
        }
        #expect(model.isAlive.allSatisfy { $0 })
        if links.count == links.capacity { links.reallocate(capacity: links.capacity + 3) }
        links.appendRowAssumingCapacity()
        model.children.append([])
        model.isAlive.append(true)
    }

    private func compare(_ links: borrowing TreeLinks, _ model: Model, _ seed: RandomSeed) {
        #expect(links.count == model.isAlive.count && links.aliveCount == model.alive.count, "\(seed)")
        for row in links.indices {
            #expect(links[row].isAlive == model.isAlive[row], "\(seed)")
            var forward: [Int] = []
            var child = links[row].firstChild
            while child >= 0 {
                forward.append(Int(child))
                child = links[child].next
            }
            var backward: [Int] = []
            child = links[row].lastChild
            while child >= 0 {
                backward.append(Int(child))
                child = links[child].previous
            }
            #expect(forward == model.children[row] && backward.reversed() == forward, "\(seed)")
            #expect(links[row].parent == Int32(model.parent(of: row) ?? -1), "\(seed)")
        }
        for row in model.alive {
            let subtree = links.subtree(of: row)
            #expect(Set(subtree.map(Int.init)) == model.subtree(of: row), "\(seed)")
            for other in model.alive.prefix(3) {
                let isInside = links.isInSubtree(other, of: row)
                #expect(isInside == model.isInSubtree(other, of: row), "\(seed)")
            }
        }
    }

    @Test("A row that is used again is not the node that had it")
    func generations() {
        var links = TreeLinks()
        links.appendRowAssumingCapacity()
        let first = links[0].generation
        var isAlive = [links.isAlive(0, generation: first)]
        links.freeRow(0)
        isAlive += [links.isAlive(0, generation: first), links.isAlive(0, generation: first + 1)]
        let reused = [links.reuseRow(), links.reuseRow()]
        let second = links[0].generation
        isAlive += [links.isAlive(0, generation: first), links.isAlive(0, generation: second)]
        isAlive.append(links.isAlive(1, generation: 0))
        #expect(isAlive == [true, false, false, false, true, false])
        #expect(reused == [0, nil])
    }
}

struct TreeMarkTests {
    @Test func marksStayUntilTheRowIsFreed() {
        var links = TreeLinks()
        links.appendRow()
        links.appendRow()
        #expect(!links[0].isMarked)
        links.setMark(true, of: 0)
        links.insert(1, into: 0)
        #expect(links[0].isMarked)
        #expect(!links[1].isMarked)
        links.freeRow(links.removeFromParent(1) == 0 ? 0 : 1)
        #expect(links.reuseRow() == 0)
        #expect(!links[0].isMarked)
    }
}
