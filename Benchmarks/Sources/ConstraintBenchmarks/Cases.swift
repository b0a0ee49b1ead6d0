import BenchmarkSupport
import Foundation

/// The time from no constraints to a solution; in views also to frames.
///
/// Unused memory goes back to the system before each: whichever comes second would otherwise have what the first one left,
/// or not, as the allocator likes. A program's first layout has fresh memory, too.
@MainActor
func runAdding(_ name: String, _ spec: LayoutSpec, bar: Double) throws {
    var solverTimes: [Double] = []
    var viewTimes: [Double] = []
    for _ in 0..<7 {
        var backend = SolverBackend(spec)
        UnusedMemory.release()
        solverTimes.append(try milliseconds { try backend.addAll() })
        let views = ViewBackend(spec)
        UnusedMemory.release()
        viewTimes.append(milliseconds { views.activateAll() })
    }
    let title = "\(name), \(spec.constraintCount) constraints"
    let solver = Benchmark("\(title): add", .milliseconds, bar: bar).report(solverTimes)
    let views = Benchmark("  \(name) in views, to frames", .milliseconds).report(viewTimes)
    BenchmarkRecord.ratio("  \(name): views to solver", views / solver, bar: 1.6)
}

/// Changes of a feed: its width, something in a row, and the height of a row in the middle.
@MainActor
func runChanges(rows: Int) throws {
    let spec = LayoutSpec.feed(rows: rows)
    var backend = SolverBackend(spec)
    try backend.addAll()
    let views = ViewBackend(spec)
    views.activateAll()
    let names: [(String, Benchmark.Unit, Double)] = [
        ("resize", .milliseconds, 20), ("move one box", .microseconds, 50),
        ("one row higher, 500 move", .microseconds, 500),
    ]
    for ((name, unit, bar), (_, index, values)) in zip(names, spec.changes) {
        var step = 0
        func next() -> Double {
            step += 1
            return values[step % 2]
        }
        let solver = try Benchmark("feed \(rows): \(name)", unit, bar: bar).run {
            try backend.setConstant(next(), of: index)
        }
        let inViews = Benchmark("  \(name) in views, to frames", unit).run {
            views.setConstant(next(), of: index)
        }
        BenchmarkRecord.ratio(
            "  feed \(rows): \(name): views to solver", inViews / solver, bar: name == "resize" ? 2 : nil)
    }
}

/// One case once, for a count of instructions; or only what is there before the first constraint is added; or with
/// changes of one kind after it.
///
/// Ends the process, so that it does not count how everything is taken apart.
@MainActor
func countedRun(
    _ name: String, size: Int, inViews: Bool, onlyBuilds: Bool, changes: String, times: Int
) throws {
    let spec = LayoutSpec(name, size: size)
    print("\(name) \(size): \(spec.constraintCount) constraints")
    let change = spec.changes.first { $0.name == changes }
    let turns = change == nil ? 0 : times
    func value(_ turn: Int) -> Double { change?.values[turn & 1] ?? 0 }
    if inViews {
        let backend = ViewBackend(spec)
        if !onlyBuilds { backend.activateAll() }
        for turn in 0..<turns { backend.setConstant(value(turn), of: change?.index ?? 0) }
        withExtendedLifetime(backend) { exit(0) }
    } else {
        var backend = SolverBackend(spec)
        if !onlyBuilds { try backend.addAll() }
        for turn in 0..<turns { try backend.setConstant(value(turn), of: change?.index ?? 0) }
        withExtendedLifetime(backend) { exit(0) }
    }
}

/// The processor's time that something takes, in milliseconds.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ProcessorTime.now
    try body()
    return Double(ProcessorTime.now - start) / 1e6
}

extension LayoutSpec {
    /// Changes: a constraint, and the constants that it is given in turns.
    var changes: [(name: String, index: Int, values: [Double])] {
        let resize = (name: "resize", index: rootWidth, values: [400.0, 390])
        guard let (inner, outer) = middle else { return [resize] }
        return [resize, ("move", inner, [14, 12]), ("higher", outer, [200, 60])]
    }

    /// The constraints of a feed that place a box in the row in the middle, and that make that row higher.
    ///
    /// Nil for other cases.
    private var middle: (inner: Int, outer: Int)? {
        let rows = constraints.indices.filter {
            constraints[$0].side == .height && constraints[$0].relation == .atLeast
        }
        guard !rows.isEmpty else { return nil }
        let outer = rows[rows.count / 2]
        let inner = constraints[outer...].firstIndex { $0.side == .left && $0.relation == .equal } ?? outer
        return (inner, outer)
    }
}
