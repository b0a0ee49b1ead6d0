import BenchmarkSupport
import Foundation

// Constraints in the solver alone, in views, and where it is finished in time in kiwi:
//
//   ConstraintBenchmarks [chain] [groups] [feed] [cell] [kiwi]     all without arguments
//   ConstraintBenchmarks count chain|groups|feed size solver|views [build|resize|move|higher [times]]
//                                     one case, once, for counting instructions; or without the constraints; or with
//                                     changes after it, ten of them by default
//   ConstraintBenchmarks growth [chain] [groups] [feed]
//                                     instructions a constraint of small cases and of large ones, by callgrind

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "count", arguments.count >= 4, let size = Int(arguments[2]) {
    try countedRun(
        arguments[1], size: size, inViews: arguments[3] == "views", onlyBuilds: arguments.last == "build",
        changes: arguments.count > 4 ? arguments[4] : "",
        times: arguments.count > 5 ? Int(arguments[5]) ?? 10 : 10)
} else if arguments.first == "growth" {
    try Growth.run(Array(arguments.dropFirst()))
} else {
    let chosen = Set(arguments)
    func isChosen(_ name: String) -> Bool { chosen.isEmpty || chosen.contains(name) }
    if isChosen("chain") {
        try runAdding("chain 1000", .chain(1000), bar: 10)
        try runAdding("chain 5000", .chain(5000), bar: 60)
    }
    if isChosen("groups") { try runAdding("groups of 4, depth 6", .groups(depth: 6), bar: 100) }
    if isChosen("feed") {
        try runAdding("feed 1000", .feed(rows: 1000), bar: 500)
        try runChanges(rows: 1000)
    }
    if isChosen("cell") { runCell() }
    if isChosen("kiwi") { try runKiwi() }
}
