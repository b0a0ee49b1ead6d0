import BenchmarkSupport
import UIKit

/// The feed cell by pins and by hand, with text that is measured and with sizes that are known.
@MainActor
enum CellBenchmarks {
    private static let bar = 1.3

    static func run() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.makeKeyAndVisible()
        for isMeasured in [true, false] {
            let cell = FeedCell(isMeasured: isMeasured)
            window.addSubview(cell)
            cell.way = .frames
            let byHand = frames(of: cell)
            cell.way = .pins
            let sizes = isMeasured ? "measured text" : "known sizes"
            if frames(of: cell) != byHand { print("the two ways give different frames: \(sizes)") }
            var (pins, hand): ([Double], [Double]) = ([], [])
            for turn in 0..<34 {
                let (first, second) = (time(cell, .pins), time(cell, .frames))
                guard turn >= 3 else { continue }
                pins.append(first)
                hand.append(second)
            }
            let bare = Benchmark("feed cell by hand, \(sizes)", .microseconds).report(hand)
            let median = Benchmark("feed cell by pins, \(sizes)", .microseconds).report(pins)
            let ratio = median / bare
            let verdict = isMeasured ? "  bar \(bar)  \(ratio <= bar ? "ok" : "MISSED")" : ""
            print("    pins take \(String(format: "%.2f", ratio)) times as long\(verdict)")
            cell.removeFromSuperview()
        }
    }

    static func count(_ way: String, _ count: Int) {
        let cell = FeedCell(isMeasured: false)
        cell.way = way == "pins" ? .pins : .frames
        for turn in 0..<count { layOut(cell, turn) }
    }

    private static func frames(of cell: FeedCell) -> [CGRect] {
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        return cell.subviews.map(\.frame)
    }

    private static func time(_ cell: FeedCell, _ way: FeedCell.Way) -> Double {
        cell.way = way
        let start = DispatchTime.now().uptimeNanoseconds
        for turn in 0..<100 { layOut(cell, turn) }
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 100 / 1_000
    }

    /// The cell is reused at another width each time, as when it is turned.
    private static func layOut(_ cell: FeedCell, _ turn: Int) {
        cell.frame = CGRect(x: 0, y: 0, width: turn & 1 == 0 ? 390 : 430, height: 600)
        cell.layoutIfNeeded()
    }
}
