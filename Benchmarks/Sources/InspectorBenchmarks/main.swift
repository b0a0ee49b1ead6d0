import BenchmarkSupport
import LayoutInspector
import UIKit

// What captures cost, drawing apart. Run in release: Scripts/bench inspector [plain] [reasons]

let arguments = Array(CommandLine.arguments.dropFirst())
func isSelected(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

if isSelected("plain") { CaptureBenchmarks.plain() }
if isSelected("reasons") { CaptureBenchmarks.reasons() }
