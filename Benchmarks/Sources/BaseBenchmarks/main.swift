import BenchmarkSupport
import FlexLayout
import GalleryScreens
import PinLayout
import ReferenceTrees
import UIKit

// The costs that everything else builds on. Run in release: Scripts/bench base

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "count", arguments.count == 5 {
    let words = Array(arguments)
    ViewTreeBenchmarks.count(words[1], words[2], words[3], times: Int(words[4]) ?? 1)
}
let namedTrees = arguments.filter { ReferenceSpec($0) != nil }
func isSelected(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

// First, because memory that a benchmark gave back to the allocator would be used again.
if isSelected("memory") { ViewBenchmarks.memory() }
if isSelected("views") { ViewBenchmarks.run() }
if isSelected("popup") { try PopupBenchmarks.run() }
if isSelected("cards") { try await CardBenchmarks.run() }
if isSelected("trees") { ViewTreeBenchmarks.run(namedTrees) }
if arguments.contains("instructions") {
    try ViewTreeBenchmarks.instructions(namedTrees)
}
if isSelected("stacks") { StackBenchmarks.run() }
if isSelected("lists") { ListBenchmarks.run() }
