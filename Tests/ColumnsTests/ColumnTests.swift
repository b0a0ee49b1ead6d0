import Columns
import TestSupport
import Testing

@Suite("Columns own their elements")
struct ColumnTests {
    /// Counts how many of its instances exist.
    private final class Counted {
        final class Counter { var alive = 0 }
        private let counter: Counter
        let number: Int
        init(_ number: Int, _ counter: Counter) {
            self.number = number
            self.counter = counter
            counter.alive += 1
        }
        deinit { counter.alive -= 1 }
    }

    @Test("A column is an array in all that it does, over random edits", arguments: 0..<200)
    func randomEdits(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let counter = Counted.Counter()
        do {
            var column = Column<Counted>(capacity: Int.random(in: 0...4, using: &random))
            var model: [Int] = []
            for step in 0..<300 {
                switch Int.random(in: 0..<12, using: &random) {
                case 0...5:
                    column.append(Counted(step, counter))
                    model.append(step)
                case 6: #expect(column.popLast()?.number == model.popLast())
                case 7 where !model.isEmpty: #expect(column.removeLast().number == model.removeLast())
                case 8:
                    let number = Int.random(in: 0...min(3, model.count), using: &random)
                    column.removeLast(number)
                    model.removeLast(number)
                case 9:
                    let count = Int.random(in: model.count / 2...model.count, using: &random)
                    column.truncate(to: count)
                    model.removeSubrange(count...)
                case 10:
                    let row = Int.random(in: 0...model.count, using: &random)
                    column.reverse(from: row)
                    model[row...].reverse()
                default:
                    column.reserveCapacity(model.count + Int.random(in: 0...40, using: &random))
                    #expect(column.capacity >= model.count)
                    column.appendAssumingCapacityIfPossible(Counted(step, counter), to: &model, step)
                }
                #expect(column.elements.map(\.number) == model)
                #expect(counter.alive == model.count)
            }
            for row in column.indices { #expect(column[row].number == model[row]) }
            for row in column.indices { #expect(column[Int32(row)].number == model[row]) }
            column.removeAll(keepingCapacity: seed.isMultiple(of: 2))
            #expect(column.isEmpty && counter.alive == 0)
            column.append(Counted(1, counter))
        }
        #expect(counter.alive == 0, "the column deinitializes its elements")
    }

    @Test("Elements of a chunked column stay at their addresses")
    func chunks() {
        let counter = Counted.Counter()
        do {
            var column = ChunkedColumn<Counted>()
            #expect(column.capacity == 0)
            var first: UnsafePointer<Counted>?
            for number in 0..<2_000 {
                column.append(Counted(number, counter))
                withUnsafePointer(to: &column[0]) { address in
                    if first == nil { first = address }
                    #expect(first == address)
                }
            }
            #expect(column.count == 2_000 && counter.alive == 2_000)
            for number in 0..<2_000 { #expect(column[number].number == number) }
            column[1_999] = Counted(-1, counter)
            #expect(counter.alive == 2_000)
        }
        #expect(counter.alive == 0, "the column deinitializes its elements")
    }

    #if DEBUG
        @Test("A row out of bounds stops a debug build")
        func bounds() async {
            await #expect(processExitsWith: .failure) {
                var column = Column<Int>()
                column.append(1)
                print(column[column.count])
            }
            await #expect(processExitsWith: .failure) {
                let column = ChunkedColumn<Int>()
                print(column[0])
            }
        }
    #endif
}

extension Column {
    fileprivate mutating func appendAssumingCapacityIfPossible(
        _ element: consuming Element, to model: inout [Int], _ number: Int
    ) {
        guard count < capacity else { return }
        appendAssumingCapacity(element)
        model.append(number)
    }
}
