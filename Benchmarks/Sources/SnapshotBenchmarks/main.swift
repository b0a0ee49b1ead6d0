import UIKit

// What assertions on pictures cost. Run in release: Scripts/bench snapshots [screen] [card] [comparison] [matrix] [memory]

let arguments = Array(CommandLine.arguments.dropFirst())
func isSelected(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

if isSelected("screen") { AssertionBenchmarks.screen() }
if isSelected("card") { AssertionBenchmarks.card() }
if isSelected("pictures") { try await PictureBenchmarks.run() }
if isSelected("comparison") { ComparisonBenchmarks.run() }
if isSelected("matrix") { MatrixBenchmark.run() }
if isSelected("memory") { AssertionBenchmarks.memory() }
AssertionBenchmarks.removeReferences()
