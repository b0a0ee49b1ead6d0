import BenchmarkSupport
import Foundation
import UIKit

/// The first label of a process: fonts are looked for, opened and shaped with for the first time.
@MainActor
enum ColdBenchmarks {
    static func run() throws {
        var times: [Double] = []
        for _ in 0..<15 {
            let process = Process()
            process.executableURL = URL(filePath: "/proc/\(getpid())/exe").resolvingSymlinksInPath()
            process.arguments = ["first"]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            times.append(Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity)
        }
        Benchmark("the first label of a process", .milliseconds, bar: 15).report(times)
    }

    static func printFirstLabel() {
        let start = DispatchTime.now().uptimeNanoseconds
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Compilers, ships and a very small bug"
        _ = label.sizeThatFits(CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude))
        print(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
}
