import AllocationCounts
import BenchmarkSupport
import FeedCells
import UIKit

/// Times all languages in turn, round by round, so that a machine that slows down slows all.
@MainActor
struct FeedTimes {
    let lengths: [Int]
    let rounds: Int
    private let window = Feed.makeWindow()
    private var seed: UInt64 = 1_000

    init(lengths: [Int], rounds: Int) {
        self.lengths = lengths
        self.rounds = rounds
    }

    mutating func measure(into report: inout FeedReport) {
        for text in FeedText.allCases {
            for cells in lengths { measure(text, cells, into: &report) }
        }
        measureMade(into: &report)
    }

    private mutating func measure(_ text: FeedText, _ cells: Int, into report: inout FeedReport) {
        let languages = FeedLanguage.allCases
        // One more by hand, for the noise.
        let feeds = (languages + [.manual]).map { Feed($0, in: window.content) }
        let warm = FeedItemData.samples(cells)
        var times = [[Double]](repeating: [], count: feeds.count)
        var allocations = [Int](repeating: 0, count: feeds.count)
        for round in 0..<rounds + 2 {
            for turn in feeds.indices {
                let index = (turn + round) % feeds.count
                let items = text == .warm ? warm : newItems(cells)
                let before = allocation_count()
                let time = ProcessorTime.spent { feeds[index].show(items) }
                allocations[index] = Int(allocation_count() - before)
                if round >= 2 { times[index].append(Double(time) / 1_000) }
            }
        }
        for (index, language) in languages.enumerated() {
            let (median, high) = Self.quantiles(times[index])
            report.feeds.append(
                FeedReport.Feeds(
                    language: language.rawValue, text: text.rawValue, cells: cells, median: median,
                    high: high,
                    allocations: allocations[index]))
        }
        let hand = languages.firstIndex(of: .manual) ?? 0
        report.noise.append(
            Self.quantiles(times[languages.count]).median / Self.quantiles(times[hand]).median)
        for view in window.content.subviews { view.removeFromSuperview() }
    }

    private mutating func newItems(_ count: Int) -> [FeedItemData] {
        seed += 1
        return FeedItemData.samples(count, seed: seed)
    }

    private func measureMade(into report: inout FeedReport) {
        let items = FeedItemData.samples(10)
        var times = [[Double]](repeating: [], count: FeedLanguage.allCases.count)
        for round in 0..<rounds + 2 {
            for (index, language) in FeedLanguage.allCases.enumerated() {
                let time = ProcessorTime.spent {
                    for item in items { Feed.makeCell(language, item, in: window.content) }
                }
                if round >= 2 { times[index].append(Double(time) / 1_000 / Double(items.count)) }
            }
        }
        for (index, language) in FeedLanguage.allCases.enumerated() {
            let (median, high) = Self.quantiles(times[index])
            report.made.append(FeedReport.Cell(language: language.rawValue, median: median, high: high))
        }
    }

    private static func quantiles(_ times: [Double]) -> (median: Double, high: Double) {
        let sorted = times.sorted()
        guard !sorted.isEmpty else { return (.nan, .nan) }
        return (sorted[sorted.count / 2], sorted[min(sorted.count - 1, sorted.count * 9 / 10)])
    }
}
