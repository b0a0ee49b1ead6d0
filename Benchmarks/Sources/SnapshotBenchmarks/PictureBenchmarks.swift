import BenchmarkSupport
import GalleryScreens
import PictureComparison
import UIKit

/// Pictures without references: what it takes to draw and encode them, and a thousand that are drawn and compared.
@MainActor
enum PictureBenchmarks {
    static func run() async throws {
        let card = ViewDrawing(of: ProfileCard(.sample))
        try time("card of 1200 x 630 to PNG, one core", card, scale: 1, bar: 2.5)
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.rootViewController = FormViewController()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        try time("phone's screen of 1179 x 2556 to PNG, one core", ViewDrawing(of: window), scale: 3, bar: 12)
        try await compareThousand()
    }

    private static func time(_ name: String, _ drawing: ViewDrawing, scale: CGFloat, bar: Double) throws {
        var times: [Double] = []
        var error: (any Error)?
        for turn in 0..<28 {
            let spent = ProcessorTime.spent {
                do { _ = try drawing.pngData(scale: scale) } catch let thrown { error = thrown }
            }
            if turn >= 3 { times.append(Double(spent) / 1e6) }
        }
        if let error { throw error }
        Benchmark(name, .milliseconds, bar: bar).report(times)
    }

    /// A thousand different cards of a phone's width: laid out, drawn twice on two cores, and compared.
    private static func compareThousand() async throws {
        let clock = ContinuousClock()
        let start = clock.now
        let drawings = (0..<1_000).map { index in
            var content = ProfileCard.Content.sample
            content.name = "Haneul Kim \(index)"
            content.figures[0].value = "\(1_000 + index * 7)"
            return ViewDrawing(of: ProfileCard(content))
        }
        async let first = Task.detached { try compare(drawings[..<500]) }.value
        async let second = Task.detached { try compare(drawings[500...]) }.value
        let equal = try await first + second
        precondition(equal == 1_000, "a picture differs from itself")
        let seconds = (clock.now - start) / .milliseconds(1)
        Benchmark("1,000 different cards drawn and compared", .milliseconds, bar: 10_000).report([seconds])
    }

    private nonisolated static func compare(_ drawings: ArraySlice<ViewDrawing>) throws -> Int {
        var count = 0
        for drawing in drawings {
            let (one, other) = (try drawing.pngData(scale: 1), try drawing.pngData(scale: 1))
            if one == other { count += 1 }
        }
        return count
    }
}
