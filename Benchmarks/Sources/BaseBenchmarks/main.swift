import BenchmarkSupport
import FlexLayout
import GalleryScreens
import PinLayout
import UIKit

// The costs that everything else stands on. Run in release: Scripts/benchmark base

let arguments = CommandLine.arguments.dropFirst()
func isWanted(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

// First, because memory that a benchmark gave back to the allocator would be used again.
if isWanted("memory") { ViewBenchmarks.memory() }
if isWanted("views") { ViewBenchmarks.run() }
if isWanted("popup") { try PopupBenchmarks.run() }
if isWanted("cards") { try await CardBenchmarks.run() }
if isWanted("trees") { ViewTreeBenchmarks.run() }
if isWanted("stacks") { StackBenchmarks.run() }
