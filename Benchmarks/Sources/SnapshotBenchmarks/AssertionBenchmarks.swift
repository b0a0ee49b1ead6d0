import BenchmarkSupport
import GalleryScreens
import SnapshotTesting
import UIKit

/// Whole assertions: the view is laid out, drawn, and compared with its reference without a difference.
@MainActor
enum AssertionBenchmarks {
    private static let folder = NSTemporaryDirectory() + "/snapshot-benchmarks"

    private static func check<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>, _ name: String)
        -> Bool
    {
        let options = SnapshotOptions(isReported: false)
        return withSnapshotOptions(options) {
            verifySnapshot(of: value, as: strategy, named: name, snapshotDirectory: folder) == nil
        }
    }

    /// A phone's screen of 1179 x 2556 pixels.
    static func screen() {
        let strategy: Snapshotting<UIViewController, UIImage> = .image(on: .iPhone16)
        _ = check(FormViewController(), strategy, "screen")
        Benchmark("assertion of a phone's screen", .milliseconds, bar: 40).run {
            precondition(check(FormViewController(), strategy, "screen"), "the screen does not match")
        }
    }

    /// A card in its own size.
    static func card() {
        func card() -> UIView { ProfileCard(.sample) }
        _ = check(card(), .image, "card")
        Benchmark("assertion of a card", .milliseconds, bar: 10).run {
            precondition(check(card(), .image, "card"), "the card does not match")
        }
    }

    /// How memory grows over 10,000 assertions.
    static func memory() {
        let count = Int(ProcessInfo.processInfo.environment["SNAPSHOTS"] ?? "") ?? 10_000
        func card(_ number: Int) -> UIView {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
            label.text = "Card \(number % 100)"
            return label
        }
        for number in 0..<count {
            _ = check(card(number), .image, "memory-\(number % 100)")
            if number % (count / 5) == count / 5 - 1 {
                print("\(number + 1) assertions: \(residentMegabytes()) MB")
            }
        }
    }

    private static func residentMegabytes() -> Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (fields.flatMap { Int($0[1]) } ?? 0) * 4096 / 1_000_000
    }
}
