import BenchmarkSupport
import GalleryScreens
import UIKit

/// A thousand different profile cards: layout on the main actor, then drawing and encoding on one core and on two.
@MainActor
enum CardBenchmarks {
    static func run() async throws {
        let start = DispatchTime.now().uptimeNanoseconds
        let drawings = (0..<1_000).map { index in
            var content = ProfileCard.Content.sample
            content.name = "김하늘 · Haneul Kim \(index)"
            content.figures[0].value = "\(1_000 + index * 7)"
            return ViewDrawing(of: ProfileCard(content))
        }
        let made = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
        Benchmark("1,000 cards: views, layout and recording", .milliseconds).report([made])
        _ = try draw(drawings.prefix(20))
        // The two are timed in turn, so that a machine that slows down slows both.
        var (one, two): ([Double], [Double]) = ([], [])
        for _ in 0..<3 {
            one.append(try await time { try draw(drawings[...]) })
            two.append(try await time { try await drawOnTwoCores(drawings) })
        }
        let single = Benchmark("1,000 cards: drawn and encoded on one core", .milliseconds).report(one)
        let double = Benchmark("1,000 cards: drawn and encoded on two cores", .milliseconds).report(two)
        let ratio = single / double
        print(
            "two cores are \(String(format: "%.2f", ratio)) times as fast  bar 1.7  \(ratio >= 1.7 ? "ok" : "MISSED")"
        )
    }

    private nonisolated static func draw(_ drawings: ArraySlice<ViewDrawing>) throws -> Int {
        try drawings.reduce(0) { try $0 + $1.pngData(scale: 1).count }
    }

    private static func drawOnTwoCores(_ drawings: [ViewDrawing]) async throws -> Int {
        let middle = drawings.count / 2
        async let first = Task.detached { try draw(drawings[..<middle]) }.value
        async let second = Task.detached { try draw(drawings[middle...]) }.value
        return try await first + second
    }

    private static func time(_ body: () async throws -> Int) async throws -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        _ = try await body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
}
