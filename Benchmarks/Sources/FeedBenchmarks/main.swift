import FeedCells
import Foundation
import UIKit

// A feed in every language of the package. Run in release: Scripts/bench feed [quick] [instructions]
//
//   FeedBenchmarks [quick] [instructions] [json FILE] [charts FOLDER]
//   FeedBenchmarks count LANGUAGE CELLS warm|cold|made ROUNDS     a loop without clocks, for callgrind
//   FeedBenchmarks memory LANGUAGE CELLS                     prints the peak without and with a feed, in kB

let arguments = Array(CommandLine.arguments.dropFirst())
func value(after name: String) -> String? {
    arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}

switch arguments.first {
case "count": FeedProcesses.count(Array(arguments.dropFirst()))
case "memory": FeedProcesses.printMemory(Array(arguments.dropFirst()))
default:
    let isQuick = arguments.contains("quick")
    let lengths = isQuick ? [10, 50, 100] : Array(stride(from: 10, through: 100, by: 10))
    var times = FeedTimes(lengths: lengths, rounds: isQuick ? 9 : 25)
    var report = FeedReport()
    times.measure(into: &report)
    try FeedProcesses.measureMemory(into: &report)
    if arguments.contains("instructions") { try FeedProcesses.measureInstructions(into: &report) }
    FeedTable(report: report, lengths: isQuick ? lengths : [10, 50, 100]).print()
    report.record()
    if let path = value(after: "json") {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(report).write(to: URL(filePath: path))
    }
    if let folder = value(after: "charts") {
        for text in FeedText.allCases {
            let drawing = ViewDrawing(of: FeedChart(report, text, lengths: lengths))
            let file = URL(filePath: folder).appending(path: "feed-\(text.rawValue)")
            try drawing.svgData().write(to: file.appendingPathExtension("svg"))
        }
    }
}
