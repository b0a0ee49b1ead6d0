import BenchmarkSupport
import UIKit

// What it costs to measure labels. Run in release: Scripts/bench text [labels] [cold]
// For callgrind: the name of one case and how often it runs, "TextBenchmarks count seen2 2000".

let arguments = Array(CommandLine.arguments.dropFirst())
func isSelected(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

if arguments == ["first"] {
    ColdBenchmarks.printFirstLabel()
} else if arguments.first == "count", arguments.count == 3, let count = Int(arguments[2]) {
    LabelBenchmarks.count(arguments[1], times: count)
} else {
    if isSelected("labels") { LabelBenchmarks.run() }
    if isSelected("cold") { try ColdBenchmarks.run() }
}
