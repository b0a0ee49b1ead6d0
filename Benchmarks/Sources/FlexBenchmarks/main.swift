import BenchmarkSupport
import Flexbox
import Foundation

// The engine on the reference's trees. Run in release: Scripts/bench flex
//
//   run [trees]              beside its peers, interleaved
//   count tree phase times   repeats a phase, to be counted by callgrind
//   work trees               counts measure calls, visits and bytes
//   growth shapes            instructions a node of small trees and of large ones, by callgrind
//   million                  a million children of one parent

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "count" where arguments.count >= 4:
    Counting.run(arguments[1], phase: arguments[2], times: Int(arguments[3]) ?? 1)
case "growth": try Growth.run(Array(arguments.dropFirst()))
case "million": Million.run()
case "work": Counting.work(Array(arguments.dropFirst()))
default: try Comparison.run(arguments.first == "run" ? Array(arguments.dropFirst()) : arguments)
}
