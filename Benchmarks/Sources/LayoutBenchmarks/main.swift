import UIKit

// What layouts cost beside frames written by hand. Run in release: Scripts/bench layout [feed] [body] [changes]

let arguments = Array(CommandLine.arguments.dropFirst())
func isSelected(_ name: String) -> Bool { arguments.isEmpty || arguments.contains(name) }

if isSelected("feed") { FeedBenchmarks.run() }
if isSelected("body") { BodyBenchmarks.run() }
if isSelected("changes") { ChangeBenchmarks.run() }
