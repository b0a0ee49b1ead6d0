import BenchmarkSupport
import FlexLayout
import GalleryScreens
import PinLayout
import UIKit

// The costs that everything else stands on. Run in release: Scripts/benchmark base

let arguments = CommandLine.arguments.dropFirst()
func isWanted(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

if isWanted("views") { ViewBenchmarks.run() }
if isWanted("memory") { ViewBenchmarks.memory() }
if isWanted("popup") { try PopupBenchmarks.run() }
if isWanted("cards") { try await CardBenchmarks.run() }
