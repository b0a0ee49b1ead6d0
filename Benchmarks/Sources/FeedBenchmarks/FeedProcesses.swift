import BenchmarkSupport
import FeedCells
import Foundation
import UIKit

/// What is counted in processes of their own: memory, and instructions by callgrind.
@MainActor
enum FeedProcesses {
    /// Shows a feed, or makes its cells, over and over. The program's arguments: `count LANGUAGE CELLS warm|cold|made ROUNDS`.
    static func count(_ arguments: [String]) {
        guard arguments.count == 4, let index = Int(arguments[0]), let cells = Int(arguments[1]),
            let rounds = Int(arguments[3]), FeedLanguage.allCases.indices.contains(index)
        else { return print("count LANGUAGE CELLS warm|cold|made ROUNDS") }
        let window = Feed.makeWindow()
        guard let text = FeedText(rawValue: arguments[2]) else {
            let items = FeedItemData.samples(cells)
            for _ in 0..<rounds {
                for item in items { Feed.makeCell(FeedLanguage.allCases[index], item, in: window.content) }
            }
            end(keeping: window.window)
        }
        let feed = Feed(FeedLanguage.allCases[index], in: window.content)
        let warm = FeedItemData.samples(cells)
        for round in 0..<rounds {
            feed.show(text == .warm ? warm : FeedItemData.samples(cells, seed: UInt64(round + 2)))
        }
        end(keeping: (window.window, feed))
    }

    /// Ends the process, so that it is not counted how everything is taken apart.
    private static func end(keeping objects: some Any) -> Never {
        withExtendedLifetime(objects) { exit(0) }
    }

    /// Prints the most memory that was resident before there were cells, and after a feed of some cells.
    static func printMemory(_ arguments: [String]) {
        guard arguments.count == 2, let index = Int(arguments[0]), let cells = Int(arguments[1]),
            FeedLanguage.allCases.indices.contains(index)
        else { return print("memory LANGUAGE CELLS") }
        let window = Feed.makeWindow()
        let empty = peak
        let feed = Feed(FeedLanguage.allCases[index], in: window.content)
        for seed in 1...5 { feed.show(FeedItemData.samples(cells, seed: UInt64(seed))) }
        print(empty, peak)
        withExtendedLifetime(window.window) {}
    }

    static func measureMemory(into report: inout FeedReport) throws {
        for (index, language) in FeedLanguage.allCases.enumerated() {
            let process = Process()
            process.executableURL = URL(filePath: "/proc/\(getpid())/exe").resolvingSymlinksInPath()
            process.arguments = ["memory", "\(index)", "100"]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            guard numbers.count == 2 else { continue }
            report.memory.append(
                FeedReport.Memory(language: language.rawValue, peak: numbers[1], empty: numbers[0]))
        }
    }

    static func measureInstructions(into report: inout FeedReport) throws {
        // The first rounds make the visible cells, and find fonts and shapes of words that later ones find again.
        let (cells, first, rounds) = (10, 10, 20)
        for (index, language) in FeedLanguage.allCases.enumerated() {
            for text in FeedText.allCases {
                let words = ["count", "\(index)", "\(cells)", text.rawValue]
                // Now and then a process does something once that others do not.
                func count(_ rounds: Int) throws -> Int {
                    let words = words + ["\(rounds)"]
                    return min(try Instructions.count(words), try Instructions.count(words))
                }
                let (few, many) = (try count(first), try count(first + rounds))
                report.instructions.append(
                    FeedReport.Instructions(
                        language: language.rawValue, text: text.rawValue,
                        instructions: (many - few) / rounds / cells))
            }
        }
    }

    /// The most memory that this process had, in kilobytes.
    private static var peak: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap {
            Int($0.split(separator: " ").dropLast().last?.split(separator: "\t").last ?? "")
        } ?? 0
    }
}
