import BenchmarkSupport
import Dispatch
import Flexbox
import Foundation
import ReferenceTrees

/// The engine beside Yoga and Taffy: the same trees, turn by turn, one process for each side.
enum Comparison {
    static let phases = ["first", "width", "leaf", "no-op", "free"]
    static let trees = [
        "wide1000", "wide10000", "deep4000", "deep10000", "huge", "feed1000", "ncol100", "nalt10",
    ]

    /// The reference's times of native builds of the faster peer, in microseconds: first layout and change of width. They are
    /// of another machine; what Yoga's Python package takes here and took there says how fast this one is.
    static let native: [String: (first: Double, width: Double)] = [
        "wide1000": (125, 124), "wide10000": (1320, 1340), "deep4000": (3520, 1520),
        "deep10000": (10730, 3510),
        "huge": (1960, 339), "feed1000": (17600, 17300),
    ]
    /// The first layout of `huge` by Yoga's Python package on the machine of the native times, in microseconds.
    private static let gaugeTime = 10_200.0

    static func run(_ names: [String]) throws {
        let peers = try PeerProcess()
        let gauge = try PeerProcess()
        if let huge = ReferenceSpec("huge") { try gauge.load(huge.withFixedText()) }
        for name in names.isEmpty ? trees : names {
            guard let whole = ReferenceSpec(name) else { continue }
            // Measure functions of the peers go through Python: their text has the sizes that ours measured.
            let spec = whole.withFixedText()
            try peers.load(spec)
            var times = TreeTimes()
            let rounds = max(5, min(25, 200_000 / spec.nodes.count))
            for round in 0...rounds {
                for engine in ["ours", "yoga", "taffy"] {
                    let result = engine == "ours" ? run(spec) : try peers.run(engine).times ?? [:]
                    if round == 0 { continue }
                    for (phase, time) in result {
                        times.add(time, engine, phase)
                    }
                }
                if round > 0, native[name] != nil, let time = try gauge.run("yoga").times?["first"] {
                    times.add(time, "gauge", "first")
                }
                // Text that is measured, for the table of native times.
                if whole.nodes.contains(where: { $0.letters > 0 }), round > 0 {
                    for (phase, time) in run(whole) {
                        times.add(time, "text", phase)
                    }
                }
            }
            report(name, spec.nodes.count, times)
        }
    }

    /// The times of the phases, in microseconds. The first tree of a turn is not timed, for the peers neither: the processor's
    /// caches are full of what the other engines did.
    private static func run(_ spec: ReferenceSpec) -> [String: Double] {
        ReferenceTree(spec).layout(width: spec.widths.0)
        let tree = ReferenceTree(spec)
        var result: [String: Double] = [:]
        result["first"] = microseconds { tree.layout(width: spec.widths.0) }
        result["width"] = microseconds { tree.layout(width: spec.widths.1) }
        tree.dirty()
        result["leaf"] = microseconds { tree.layout(width: spec.widths.1) }
        result["no-op"] = microseconds { tree.layoutAgain() }
        result["free"] = microseconds { tree.free() }
        return result
    }

    private static func microseconds(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1000
    }

    private static func report(_ name: String, _ count: Int, _ times: TreeTimes) {
        print("\(name), \(count) nodes          median (p90) in us")
        let slowness = times.median("gauge", "first").map { $0 / gaugeTime }
        for phase in phases {
            var line = "  " + phase.padding(toLength: 8, withPad: " ", startingAt: 0)
            for engine in ["ours", "yoga", "taffy", "text"] {
                guard let median = times.median(engine, phase), let high = times.quantile(engine, phase, 0.9)
                else { continue }
                line += String(format: "  %@ %9.1f (%9.1f)", engine, median, high)
                guard engine != "text" else { continue }
                BenchmarkRecord(
                    "flexbox \(phase), \(name), \(engine)", unit: "us", median: median, high: high
                ).write()
            }
            if let ours = times.median("ours", phase), let yoga = times.median("yoga", phase),
                let taffy = times.median("taffy", phase)
            {
                line += String(format: "  ratio %.2f", ours / min(yoga, taffy))
                record(phase, name, "to the faster of Yoga and Taffy", ours / min(yoga, taffy))
            }
            let bar = phase == "first" ? native[name]?.first : phase == "width" ? native[name]?.width : nil
            if let bar, let slowness, let real = times.median("text", phase) ?? times.median("ours", phase) {
                let ratio = real / (bar * slowness)
                line += String(format: "  native %.0f x %.2f: %.2f", bar, slowness, ratio)
                record(phase, name, "to native peers", ratio, bar: phase == "first" ? 0.5 : nil)
            }
            print(line)
        }
    }

    private static func record(
        _ phase: String, _ name: String, _ title: String, _ ratio: Double, bar: Double? = nil
    ) {
        BenchmarkRecord(
            "flexbox \(phase), \(name), \(title)", unit: "x", median: ratio, high: ratio, bar: bar
        ).write()
    }
}

/// The times of the phases of one tree, by engine, in microseconds.
private struct TreeTimes {
    private var values: [String: [String: [Double]]] = [:]

    mutating func add(_ time: Double, _ engine: String, _ phase: String) {
        values[engine, default: [:]][phase, default: []].append(time)
    }

    func median(_ engine: String, _ phase: String) -> Double? { quantile(engine, phase, 0.5) }

    func quantile(_ engine: String, _ phase: String, _ part: Double) -> Double? {
        guard let sorted = values[engine]?[phase]?.sorted(), !sorted.isEmpty else { return nil }
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }
}

extension ReferenceSpec {
    /// The same tree with leaves of fixed size in place of text, and margins in place of gaps.
    func withFixedText() -> ReferenceSpec {
        let laidOut = ReferenceTree(self)
        laidOut.layout(width: widths.0)
        var result = self
        var seen: Set<Int> = []
        for index in nodes.indices {
            if nodes[index].letters > 0 {
                let size = laidOut.tree.frame(of: laidOut.nodes[index]).size
                (result.nodes[index].style.width, result.nodes[index].style.height) = (
                    .points(size.width), .points(size.height)
                )
                result.nodes[index].letters = 0
            }
            let parent = nodes[index].parent
            guard parent >= 0, let gap = nodes[parent].style.columnGap.points else { continue }
            let edge: Edge = nodes[parent].style.flexDirection == .row ? .left : .top
            if !seen.insert(parent).inserted { result.nodes[index].style.margin[edge] = .points(gap) }
            result.nodes[parent].style.gap = .undefined
        }
        return result
    }
}
