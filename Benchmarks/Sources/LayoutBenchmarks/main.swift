import UIKit

// What layouts cost beside frames written by hand. Run in release: Scripts/benchmark layout [feed] [body] [changes]

let arguments = Array(CommandLine.arguments.dropFirst())
func isWanted(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

if isWanted("feed") { FeedBenchmarks.run() }
if isWanted("body") { BodyBenchmarks.run() }
if isWanted("changes") { ChangeBenchmarks.run() }
