import BenchmarkSupport
import FeedCells

extension FeedReport {
    /// Records what is no time of a feed, for the program that makes tables of all benchmarks.
    func record() {
        func write(_ name: String, _ unit: String, _ value: Double, _ high: Double? = nil) {
            BenchmarkRecord("feed \(name)", unit: unit, median: value, high: high ?? value).write()
        }
        for cell in made { write("made, \(cell.language)", "us", cell.median, cell.high) }
        let longest = feeds.map(\.cells).max() ?? 1
        for feed in feeds where feed.cells == longest {
            write("allocations \(feed.text), \(feed.language)", "", Double(feed.allocations / feed.cells))
        }
        for process in memory {
            write("memory, \(process.language)", "MB", Double(process.peak - process.empty) / 1024)
        }
        for loop in instructions {
            write("instructions \(loop.text), \(loop.language)", "", Double(loop.instructions))
        }
        for (index, ratio) in noise.enumerated() { write("noise \(index)", "x", ratio) }
    }
}
