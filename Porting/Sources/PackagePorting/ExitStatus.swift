/// The statuses with which commands end: those of all commands of `formwork`.
public enum ExitStatus {
    /// Tests failed, or something is left to do by hand.
    public static let findings: Int32 = 1
    /// An argument is wrong.
    public static let wrongArgument: Int32 = 2
    /// The package was not built.
    public static let notBuilt: Int32 = 3
    /// A file could not be read or written.
    public static let file: Int32 = 5

    /// The status of a command that calls the package manager.
    ///
    /// - Parameters:
    ///   - command: `test`, `build` or `run`.
    ///   - status: The package manager's status, which is the program's after `run`.
    ///   - wasBuilt: Whether the package manager finished its build.
    public static func of(_ command: String, _ status: Int32, wasBuilt: Bool) -> Int32 {
        // A signal: 130 is an interruption.
        if status == 0 || status >= 128 { return status }
        guard wasBuilt else { return notBuilt }
        return command == "run" ? status : findings
    }

    /// The status of a command that ended with an error.
    public static func of(_ error: any Error) -> Int32 { error is SwiftCommand.Failure ? notBuilt : file }
}
