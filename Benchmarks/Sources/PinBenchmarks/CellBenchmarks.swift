import BenchmarkSupport
import UIKit

/// The feed cell by pins and by hand: showing new posts, turned between two widths with texts that were measured
/// before, and with sizes that are known.
@MainActor
enum CellBenchmarks {
    /// The maximum of the time of pins beside frames by hand, where a cell shows a new post or sizes are known.
    private static let bar = 1.3

    /// What the cell does in each operation.
    private enum Work: String, CaseIterable {
        case newPosts = "new posts"
        case measuredBefore = "texts measured before"
        case knownSizes = "known sizes"
    }

    private static var post = 0

    static func run() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.makeKeyAndVisible()
        for work in Work.allCases { compare(work, in: window) }
    }

    private static func compare(_ work: Work, in window: UIWindow) {
        let cell = FeedCell(isMeasured: work != .knownSizes)
        window.addSubview(cell)
        defer { cell.removeFromSuperview() }
        let difference = zip(frames(of: cell, .pins), frames(of: cell, .frames)).map { pins, hand in
            max(abs(pins.minX - hand.minX), abs(pins.minY - hand.minY), abs(pins.height - hand.height))
        }.max()
        if (difference ?? 0) > 0.34 {
            print("the two ways differ by \(difference ?? 0) points: \(work.rawValue)")
        }
        var (pins, hand): ([Double], [Double]) = ([], [])
        for turn in 0..<34 {
            let (first, second) = (time(cell, .pins, work), time(cell, .frames, work))
            guard turn >= 3 else { continue }
            pins.append(first)
            hand.append(second)
        }
        let bare = Benchmark("feed cell by hand, \(work.rawValue)", .microseconds).report(hand)
        let median = Benchmark("feed cell by pins, \(work.rawValue)", .microseconds).report(pins)
        let limit = work == .measuredBefore ? nil : bar
        BenchmarkRecord.ratio("  pins to by hand, \(work.rawValue)", median / bare, bar: limit)
    }

    static func count(_ way: String, _ count: Int) {
        let cell = FeedCell(isMeasured: false)
        cell.way = way == "pins" ? .pins : .frames
        for turn in 0..<count { layOut(cell, turn, .knownSizes) }
    }

    private static func frames(of cell: FeedCell, _ way: FeedCell.Way) -> [CGRect] {
        cell.way = way
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        return cell.subviews.map(\.frame)
    }

    private static func time(_ cell: FeedCell, _ way: FeedCell.Way, _ work: Work) -> Double {
        cell.way = way
        let operations = work == .newPosts ? 10 : 100
        let start = ProcessorTime.now
        for turn in 0..<operations { layOut(cell, turn, work) }
        return Double(ProcessorTime.now - start) / Double(operations) / 1_000
    }

    private static func layOut(_ cell: FeedCell, _ turn: Int, _ work: Work) {
        if work == .newPosts {
            post += 1
            cell.showPost(post)
        } else {
            cell.frame = CGRect(x: 0, y: 0, width: turn & 1 == 0 ? 390 : 430, height: 600)
        }
        cell.layoutIfNeeded()
    }
}
