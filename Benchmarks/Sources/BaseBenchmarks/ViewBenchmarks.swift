import BenchmarkSupport
import UIKit

/// Views alone: geometry, the tree, layout that has nothing to do.
@MainActor
enum ViewBenchmarks {
    static func run() {
        assigningFrames()
        buildingTrees()
        layoutWithoutWork()
    }

    private static func assigningFrames() {
        let count = 100_000
        let view = UIView()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        parent.addSubview(view)
        Benchmark("frame: place and size", .nanoseconds, bar: 40, operations: count).run {
            for index in 0..<count {
                view.frame = CGRect(x: CGFloat(index & 255), y: 1, width: CGFloat(index & 127), height: 20)
            }
        }
        Benchmark("frame: same size, other place", .nanoseconds, bar: 40, operations: count).run {
            for index in 0..<count {
                view.frame = CGRect(x: CGFloat(index & 255), y: 1, width: 100, height: 20)
            }
        }
    }

    private static func buildingTrees() {
        let count = 100_000
        Benchmark("create a view and add it", .microseconds, bar: 0.6, samples: 9, operations: count).run {
            let parent = UIView()
            for _ in 0..<count { parent.addSubview(UIView()) }
        }
    }

    private static func layoutWithoutWork() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        for _ in 0..<100 {
            let row = UIView()
            root.addSubview(row)
            for _ in 0..<99 { row.addSubview(UIView()) }
        }
        root.layoutIfNeeded()
        Benchmark("layoutIfNeeded of 10,000 views, nothing to do", .microseconds, bar: 10, operations: 100)
            .run {
                for _ in 0..<100 { root.layoutIfNeeded() }
            }
    }

    static func memory() {
        let before = residentBytes()
        let root = UIView()
        for _ in 0..<1_000 {
            let row = UIView()
            root.addSubview(row)
            for _ in 0..<999 { row.addSubview(UIView()) }
        }
        let used = Double(residentBytes() - before) / 1e9
        let line = "memory of 1,000,000 plain views".padding(toLength: 46, withPad: " ", startingAt: 0)
        print(line + String(format: "%10.2f GB  bar %8.1f  %@", used, 0.7, used <= 0.7 ? "ok" : "MISSED"))
        withExtendedLifetime(root) {}
    }

    /// The process's resident memory, from /proc.
    private static func residentBytes() -> Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * 4096
    }
}
