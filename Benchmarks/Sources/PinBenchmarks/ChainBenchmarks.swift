import BenchmarkSupport
import PinLayout
import UIKit

/// Single chains beside the bare assignment of the same frame, alone and in a window.
@MainActor
enum ChainBenchmarks {
    /// The maximum cost of a chain beyond the assignment, in nanoseconds.
    private static let bar = 90.0
    private static let operations = 20_000

    static func run() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        compare(ChainScene(in: UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))), "no window")
        compare(ChainScene(in: controller.view), "in a window")
    }

    private static func compare(_ scene: ChainScene, _ place: String) {
        for chain in ChainScene.chains {
            var (pins, frames): ([Double], [Double]) = ([], [])
            // In turn, so that a machine that slows down slows both.
            for turn in 0..<28 {
                let (pin, frame) = (
                    time { chain.pins(scene, $0) }, time { chain.frames(scene, $0) }
                )
                guard turn >= 3 else { continue }
                pins.append(pin)
                frames.append(frame)
            }
            let names = ("frame: \(chain.name), \(place)", "chain: \(chain.name), \(place)")
            let bare = Benchmark(names.0, .nanoseconds).report(frames)
            let chained = Benchmark(names.1, .nanoseconds, bar: bare + bar).report(pins)
            BenchmarkRecord(
                "chain above frame: \(chain.name), \(place)", unit: "ns", median: chained - bare,
                high: chained - bare, bar: bar
            ).write()
        }
    }

    private static func time(_ body: (Int) -> Void) -> Double {
        let start = ProcessorTime.now
        for index in 0..<operations { body(index) }
        return Double(ProcessorTime.now - start) / Double(operations)
    }
}
