import CommandArguments
import Foundation

/// `formwork doctor`.
enum DoctorCommand {
    static let command = Formwork.Command(specification, run)

    private static let specification: CommandSpecification = {
        var doctor = CommandSpecification(
            "doctor", "Says what this machine has; of an iOS package, what of it will work here.")
        doctor.discussion = """
            Without a package: the system, Swift, the libraries with their versions, the fonts, the caches, and what differs \
            from the machine that recorded the golden files, where --record wrote it into the package. The same pictures to the \
            byte are promised on one release of a distribution and one architecture.

            With a package: the constructs of its source, what is rewritten, what is left out and what has to be changed by hand; \
            nothing is built.
            """
        doctor.operands = [CommandSpecification.Operand("PACKAGE", "the folder of an iOS package")]
        doctor.options = [
            CommandOption(
                "--record",
                "writes what this machine has into formwork-machine.json, beside the Package.swift"),
            CommandOption(
                "--compare", .file("FILE"), "the record to compare with; formwork-machine.json by default"),
            CommandList.json,
        ]
        doctor.examples = [
            CommandSpecification.Example("doctor", "is everything there?"),
            CommandSpecification.Example("doctor --record", "on the machine that records golden files"),
            CommandSpecification.Example("doctor ../MyApp", "before 'formwork test'"),
        ]
        return doctor
    }()

    @Sendable
    private static func run(_ call: ParsedCommand) throws -> Int32 {
        if let package = call.operands.first {
            guard !call.has("--record"), !call.has("--compare") else {
                throw CommandProblem(
                    "--record and --compare are about this machine, not a package", command: "doctor")
            }
            return try PortTool().run(["doctor", package] + (call.has("--json") ? ["--json"] : []))
        }
        let machine = try Machine.current()
        let record = call.value("--compare").map(Paths.url) ?? Paths.url("formwork-machine.json")
        if call.has("--record") { return try write(machine, to: record) }
        let recorded = try read(record, isRequired: call.has("--compare"))
        let differences = recorded.map { machine.differences(from: $0) } ?? []
        if call.has("--json") {
            try Output.json(Report(machine: machine, differences: recorded == nil ? nil : differences))
        } else {
            Output.write(machine.text)
            if recorded != nil { Output.write(text(of: differences, record)) }
        }
        return machine.missing.isEmpty && differences.isEmpty ? ExitStatus.fine : ExitStatus.findings
    }

    /// The result for programs.
    private struct Report: Encodable {
        var machine: Machine
        var differences: [Machine.Difference]?
    }

    private static func text(of differences: [Machine.Difference], _ record: URL) -> String {
        guard !differences.isEmpty else { return "\nNothing differs from \(record.path)." }
        let lines = differences.map { "  \($0.name): \($0.recorded) there, \($0.here) here" }
        return "\nDiffers from \(record.path), so that pictures may differ on edges:\n"
            + lines.joined(separator: "\n")
    }

    private static func write(_ machine: Machine, to file: URL) throws -> Int32 {
        let work = try WorkFolder(in: file.deletingLastPathComponent())
        try work.write(try Output.jsonData(machine.record), to: file)
        Output.write(file.path)
        return ExitStatus.fine
    }

    private static func read(_ file: URL, isRequired: Bool) throws -> [String: String]? {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            guard isRequired else { return nil }
            throw CommandFailure(
                "\(file.path) cannot be read; 'formwork doctor --record' writes it", ExitStatus.files)
        }
        guard let record = try? JSONDecoder().decode([String: String].self, from: data) else {
            throw CommandFailure("\(file.path) is no record of 'formwork doctor --record'", ExitStatus.files)
        }
        return record
    }
}
