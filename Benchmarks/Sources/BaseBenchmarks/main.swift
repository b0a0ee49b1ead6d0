import BenchmarkSupport
import FlexLayout
import GalleryScreens
import PinLayout
import ReferenceTrees
import UIKit

// The costs that everything else stands on. Run in release: Scripts/benchmark base

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "count", arguments.count == 5 {
    let words = Array(arguments)
    ViewTreeBenchmarks.count(words[1], words[2], words[3], times: Int(words[4]) ?? 1)
}
let namedTrees = arguments.filter { ReferenceSpec($0) != nil }
func isWanted(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

// First, because memory that a benchmark gave back to the allocator would be used again.
if isWanted("memory") { ViewBenchmarks.memory() }
if isWanted("views") { ViewBenchmarks.run() }
if isWanted("popup") { try PopupBenchmarks.run() }
if isWanted("cards") { try await CardBenchmarks.run() }
if isWanted("trees") { ViewTreeBenchmarks.run(namedTrees) }
if arguments.contains("instructions") {
    try ViewTreeBenchmarks.instructions(namedTrees)
}
if isWanted("stacks") { StackBenchmarks.run() }
