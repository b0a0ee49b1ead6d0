import BenchmarkSupport
import Foundation

/// The cases in kiwi, as a Python package, beside the solver on the same constraints, in turns.
///
/// Kiwi has strengths, not levels: required, strong for 750, weak for 250. Its times grow with the third or
/// fourth power of the size, so that the cases are small.
@MainActor
func runKiwi() throws {
    for (name, spec) in [
        ("chain 50", LayoutSpec.chain(50)), ("groups depth 3", .groups(depth: 3)),
        ("feed 30", .feed(rows: 30)),
    ] {
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
            var backend = SolverBackend(spec)
            ours.append(try milliseconds { try backend.addAll() })
            theirs.append(try KiwiProcess.milliseconds(toAdd: backend.rows))
        }
        let mine = Benchmark("\(name): add", .milliseconds).report(ours)
        let kiwis = Benchmark("  kiwi", .milliseconds).report(theirs)
        BenchmarkRecord.ratio("  \(name): solver to kiwi", mine / kiwis)
    }
}

/// Runs kiwi once.
enum KiwiProcess {
    static func milliseconds(toAdd rows: [[Any]]) throws -> Double {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
            .standardized
        let process = Process()
        process.executableURL = folder.appending(path: ".build/peers/bin/python")
        process.arguments = [folder.appending(path: "kiwi.py").path]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: rows))
        try input.fileHandleForWriting.close()
        let reply = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        guard let time = Double(reply.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return time
    }
}

extension SolverBackend {
    /// The constraints for kiwi: coefficients by variable, relation, constant, priority.
    var rows: [[Any]] {
        var numbers: [AnyHashable: Int] = [:]
        return values.map { expression, relation, level in
            let terms = expression.terms.map { term -> [Any] in
                let number = numbers[term.variable] ?? numbers.count
                numbers[term.variable] = number
                return [number, term.coefficient]
            }
            return [terms, Int(relation.rawValue), expression.constant, level]
        }
    }
}
