import CommandArguments

/// The statuses with which `formwork` ends.
enum ExitStatus {
    static let fine: Int32 = 0
    static let findings: Int32 = 1
    static let usage: Int32 = 2
    static let build: Int32 = 3
    static let screens: Int32 = 4
    static let files: Int32 = 5
    static let interrupted: Int32 = 130

    /// A status in a word, for programs.
    static func word(_ status: Int32) -> String {
        [usage: "usage", build: "build", screens: "screens", files: "files"][status] ?? "findings"
    }

    /// What they mean, for help.
    static let all = [
        CommandTable.Status(fine, "fine"),
        CommandTable.Status(
            findings, "there are findings: of checks, snapshots that were not accepted, differences"),
        CommandTable.Status(usage, "an argument is wrong, or the package has no catalogue"),
        CommandTable.Status(build, "the package was not built"),
        CommandTable.Status(screens, "a screen could not be shown; the others were"),
        CommandTable.Status(files, "a file could not be read or written, or a port not be opened"),
        CommandTable.Status(interrupted, "interrupted; nothing that was begun is left behind"),
    ]
}

/// Something that ends a command: what it is, what to do, and the status.
struct CommandFailure: Error {
    let text: String
    let status: Int32
    /// What the compiler found, where a build failed.
    var diagnostics: [BuildDiagnostic] = []

    init(_ text: String, _ status: Int32) { (self.text, self.status) = (text, status) }
}
