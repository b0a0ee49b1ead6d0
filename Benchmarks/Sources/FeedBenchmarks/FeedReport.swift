import FeedCells
import Foundation

/// What the benchmark has measured.
struct FeedReport: Codable {
    /// Feeds of one length in one language, in microseconds a feed.
    struct Feeds: Codable {
        var language: String
        var text: String
        var cells: Int
        var median, high: Double
        /// Allocations a feed, in the last round.
        var allocations: Int
    }

    /// One cell, in microseconds.
    struct Cell: Codable {
        var language: String
        var median, high: Double
    }

    /// What a process with a feed of 100 cells takes.
    struct Memory: Codable {
        var language: String
        /// The maximum of the resident memory, in kilobytes, and the one before there is a feed.
        var peak, empty: Int
    }

    /// Instructions a cell, by callgrind.
    struct Instructions: Codable {
        var language: String
        var text: String
        var instructions: Int
    }

    var feeds: [Feeds] = []
    /// Cells that are made, measured and laid out, with texts that were measured before.
    var made: [Cell] = []
    var memory: [Memory] = []
    var instructions: [Instructions] = []
    /// The ratio of frames by hand to frames by hand, for each text and length: differences below it mean nothing.
    var noise: [Double] = []

    /// The figures published for iPhones: Auto Layout's time by PinLayout's.
    static let published = [
        ("iPhone 16", 3.0), ("iPhone 13 Pro", 3.4), ("iPhone XS", 7.9), ("iPhone X", 8.0),
    ]
    /// PinLayout's time by that of frames by hand, on the same phones.
    static let publishedByHand = 0.90...1.12

    func feeds(_ language: FeedLanguage, _ text: FeedText, _ cells: Int) -> Feeds? {
        feeds.first { $0.language == language.rawValue && $0.text == text.rawValue && $0.cells == cells }
    }

    func perCell(_ language: FeedLanguage, _ text: FeedText, _ cells: Int) -> Double? {
        feeds(language, text, cells).map { $0.median / Double(cells) }
    }
}

/// Whether texts were measured before.
enum FeedText: String, CaseIterable {
    /// At the same width, in other cells.
    case warm
    /// Never, though most of their words were, in other texts.
    case cold
}
