import BenchmarkSupport
import PinLayout
import UIKit

// What pins cost beside frames written by hand. Run in release: Scripts/bench pin [chain] [cell]
// For callgrind: the name of one loop and how often it runs, "PinBenchmarks count below 20000".

let arguments = Array(CommandLine.arguments.dropFirst())
func isSelected(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

Pin.logWarnings = false
if arguments.first == "count", arguments.count == 3, let count = Int(arguments[2]) {
    CountedLoops.run(arguments[1], count: count)
} else {
    if isSelected("chain") { ChainBenchmarks.run() }
    if isSelected("cell") { CellBenchmarks.run() }
}
