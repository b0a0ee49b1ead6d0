import BenchmarkSupport
import GalleryScreens
import SnapshotTesting
import UIKit

/// Whole assertions: the view is laid out, drawn, and compared with its reference without a difference.
@MainActor
enum AssertionBenchmarks {
    /// A folder of this run: a reference of another build may differ.
    private static let folder =
        NSTemporaryDirectory() + "/snapshot-benchmarks-\(ProcessInfo.processInfo.processIdentifier)"

    /// Removes the references.
    static func removeReferences() { try? FileManager.default.removeItem(atPath: folder) }

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

    /// A card of 1200 x 630 points, for which a server draws as many pixels, and at three pixels a point.
    static func card() {
        func measure(_ name: String, scale: CGFloat, bar: Double?) {
            let strategy: Snapshotting<UIView, UIImage> = .image(
                traits: UITraitCollection(displayScale: scale))
            let name = "assertion of a card\(name)"
            _ = check(ProfileCard(.sample), strategy, "card-\(scale)")
            Benchmark(name, .milliseconds, bar: bar).run {
                precondition(
                    check(ProfileCard(.sample), strategy, "card-\(scale)"), "the card does not match")
            }
        }
        measure("", scale: 1, bar: 10)
        measure(", 3600 x 1890 pixels", scale: 3, bar: nil)
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
            if [count / 10, count / 2, count].contains(number + 1) {
                let megabytes = Double(residentMegabytes())
                print("\(number + 1) assertions: \(megabytes) MB")
                BenchmarkRecord(
                    "memory after part \((number + 1) * 10 / count) of 10 of the assertions", unit: "MB",
                    median: megabytes, high: megabytes
                ).write()
            }
        }
    }

    private static func residentMegabytes() -> Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (fields.flatMap { Int($0[1]) } ?? 0) * 4096 / 1_000_000
    }
}
