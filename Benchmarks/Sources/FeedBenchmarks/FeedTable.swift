import BenchmarkSupport
import FeedCells
import Foundation

/// Prints a report.
struct FeedTable {
    let report: FeedReport
    let lengths: [Int]

    func print() {
        for text in FeedText.allCases { printFeeds(text) }
        printMade()
        printMemory()
        printPublished()
        let worst = report.noise.map { abs($0 - 1) }.max() ?? 0
        Swift.print(
            String(format: "noise: frames by hand against themselves differ by up to %.1f %%", worst * 100))
    }

    private func printFeeds(_ text: FeedText) {
        let title = text == .warm ? "texts measured before" : "new texts"
        Swift.print("\nfeeds, \(title): us a cell, median (p90)")
        let heads = lengths.map { pad("N = \($0)", 18) }.joined()
        Swift.print("  \(pad("", 28))\(heads)\(pad("by hand", 9))allocations")
        guard let longest = lengths.last else { return }
        let hand = report.perCell(.manual, text, longest)
        for language in FeedLanguage.allCases {
            var line = "  " + pad(language.rawValue, 28)
            for cells in lengths {
                guard let feeds = report.feeds(language, text, cells) else { continue }
                let (median, high) = (feeds.median / Double(cells), feeds.high / Double(cells))
                line += pad(String(format: "%.1f (%.1f)", median, high), 18)
                BenchmarkRecord(
                    "feed \(text.rawValue), \(language.rawValue), \(cells) cells", unit: "us", median: median,
                    high: high
                ).write()
            }
            if let time = report.perCell(language, text, longest), let hand {
                line += pad(String(format: "%.2f x", time / hand), 9)
            }
            if let feeds = report.feeds(language, text, longest) { line += "\(feeds.allocations / longest)" }
            Swift.print(line)
        }
    }

    private func printMade() {
        Swift.print("\na cell made, measured and laid out, texts measured before: us, median (p90)")
        let hand = report.made.first { $0.language == FeedLanguage.manual.rawValue }?.median ?? .nan
        for cell in report.made {
            let values = String(
                format: "%.1f (%.1f)  %.2f x by hand", cell.median, cell.high, cell.median / hand)
            Swift.print("  \(pad(cell.language, 28))\(values)")
        }
        for language in [FeedLanguage.visualFormat, .anchors] {
            guard let cell = report.made.first(where: { $0.language == language.rawValue }) else { continue }
            BenchmarkRecord.ratio(
                "a post made by \(language.rawValue), to by hand", cell.median / hand, bar: 5)
        }
    }

    private func printMemory() {
        if !report.memory.isEmpty { Swift.print("\npeak memory of a process with a feed of 100 cells, MB") }
        for memory in report.memory {
            let (peak, own) = (Double(memory.peak) / 1024, Double(memory.peak - memory.empty) / 1024)
            Swift.print(
                "  \(pad(memory.language, 28))" + String(format: "%.1f, of which the feed %.1f", peak, own))
        }
        if !report.instructions.isEmpty { Swift.print("\ninstructions a cell, feeds of 10 cells") }
        for language in FeedLanguage.allCases {
            let counts = report.instructions.filter { $0.language == language.rawValue }
            if counts.isEmpty { continue }
            let words = counts.map { "\($0.text) \($0.instructions)" }.joined(separator: ", ")
            Swift.print("  \(pad(language.rawValue, 28))\(words)")
        }
    }

    private func printPublished() {
        guard let longest = lengths.last else { return }
        Swift.print("\nratios beside those published for iPhones, N = \(longest)")
        for text in FeedText.allCases {
            guard let pins = report.perCell(.pinLayout, text, longest),
                let anchors = report.perCell(.anchors, text, longest),
                let hand = report.perCell(.manual, text, longest)
            else { continue }
            Swift.print(
                String(
                    format: "  %@: Auto Layout to PinLayout %.2f, PinLayout to by hand %.2f", text.rawValue,
                    anchors / pins, pins / hand))
            BenchmarkRecord.ratio("feed \(text.rawValue), PinLayout to by hand", pins / hand)
            BenchmarkRecord.ratio("feed \(text.rawValue), Auto Layout to PinLayout", anchors / pins)
        }
        let phones = FeedReport.published.map { "\($0.1) (\($0.0))" }.joined(separator: ", ")
        Swift.print("  published: Auto Layout to PinLayout \(phones)")
        let range = FeedReport.publishedByHand
        Swift.print(
            "  published: PinLayout to by hand \(range.lowerBound) to \(range.upperBound), on the same phones"
        )
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text.padding(toLength: width, withPad: " ", startingAt: 0)
    }
}
