import CommandArguments
import Foundation

/// `formwork bench`.
enum BenchCommand {
    static let command = Formwork.Command(specification, run)

    private static let names = [
        "base", "flex", "pin", "stack", "layout", "text", "snapshots", "constraints", "feed", "documents",
    ]

    private static let specification: CommandSpecification = {
        var bench = CommandSpecification(
            "bench", "Runs Formwork's benchmarks in release, with the bar beside each figure.")
        bench.discussion =
            "The benchmarks are built first, which takes some minutes. What follows the name goes to the benchmark."
        bench.operands = [
            CommandSpecification.Operand("NAME", "the benchmark; base by default").among(names),
            CommandSpecification.Operand("ARGUMENT", "what of it").repeatable,
        ]
        bench.examples = [
            CommandSpecification.Example("bench", "views, memory, cards, trees"),
            CommandSpecification.Example("bench constraints cell", "one part of one benchmark"),
        ]
        return bench
    }()

    @Sendable
    private static func run(_ call: ParsedCommand) throws -> Int32 {
        let script = FormworkPackage.folder.appendingPathComponent("Scripts/bench").path
        guard FileManager.default.isExecutableFile(atPath: script) else {
            throw CommandFailure(
                "\(script) is missing: benchmarks need a checkout of Formwork, which FORMWORK_PACKAGE may name",
                ExitStatus.files)
        }
        let words = [script] + (call.operands.isEmpty ? ["base"] : call.operands) + call.rest
        let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        execv(script, pointers)
        throw CommandFailure("\(script) cannot be run: \(String(cString: strerror(errno)))", ExitStatus.files)
    }
}
