import Foundation

/// Builds an adapted copy by the package manager.
public struct PackageBuild {
    private let summary: PackageMirror.Summary
    private let scratch: URL
    private let formwork: URL

    /// Creates a build.
    ///
    /// - Parameters:
    ///   - summary: What adapting returned.
    ///   - scratch: The folder of the build. Copies of several packages may share one: they share Formwork's build then.
    ///   - formwork: The folder of Formwork's package.
    public init(summary: PackageMirror.Summary, scratch: URL, formwork: URL) {
        self.summary = summary
        self.scratch = scratch
        self.formwork = formwork
    }

    /// Runs `swift`; returns the status of the command of `formwork`.
    ///
    /// - Parameters:
    ///   - command: The command: `test`, `build` or `run`.
    ///   - arguments: What follows the package and the folder of the build.
    ///   - environment: Added to the environment.
    ///   - folder: The current folder of the programs that are run.
    ///   - line: Called for each line of output.
    public func run(
        _ command: [String], _ arguments: [String], environment: [String: String], in folder: URL,
        line: @escaping @Sendable (String) -> Void
    ) throws -> Int32 {
        let folders = ["--package-path", summary.folder.path, "--scratch-path", scratch.path]
        let progress = BuildProgress()
        let status = try SwiftCommand.run(
            command + folders + planning() + arguments, in: folder, environment: environment
        ) {
            progress.read($0)
            line($0)
        }
        return ExitStatus.of(command[0], status, wasBuilt: progress.isFinished)
    }

    /// What has the package manager plan the build again where another package used the folder last, or where files of Formwork
    /// were added, renamed or removed.
    ///
    /// It takes the plan that lies there otherwise: it builds the other package and runs its tests, or misses a file.
    func planning() throws -> [String] {
        try Self.planning(of: summary.folder, in: scratch, formwork: formwork)
    }

    static func planning(of package: URL, in scratch: URL, formwork: URL) throws -> [String] {
        let mark = scratch.appendingPathComponent("formwork-package")
        let text = package.path + "\n" + FileTree.names(in: formwork.appendingPathComponent("Sources"))
        if (try? String(contentsOf: mark, encoding: .utf8)) == text { return [] }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        try text.write(to: mark, atomically: true, encoding: .utf8)
        return ["--disable-build-manifest-caching"]
    }
}

/// Shows the output of a build with the original's paths, and without the lines of the single steps.
public struct BuildOutput: Sendable {
    private let copy: String
    private let original: String
    private let isVerbose: Bool

    /// Creates a filter of the output of one build.
    public init(copy: String, original: String, isVerbose: Bool) {
        self.copy = copy
        self.original = original
        self.isVerbose = isVerbose
    }

    /// Prints a line.
    public func write(_ line: String) {
        guard isVerbose || !Self.isStep(line) else { return }
        // Written at once, since a build takes its time.
        let text = line.replacingOccurrences(of: copy, with: original) + "\n"
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// Whether a line is that of a step of the build: `[12/340] Compiling Card.swift`.
    static func isStep(_ line: String) -> Bool {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else {
            return line.hasPrefix("warning: prohibited flag(s)")
        }
        let counts = line[line.index(after: line.startIndex)..<end].split(separator: "/")
        return counts.count == 2 && counts.allSatisfy { Int($0) != nil }
    }
}

/// Whether the package manager finished its build, read from its output.
final class BuildProgress: @unchecked Sendable {
    private let lock = NSLock()
    private var finished = false

    /// Whether a line said so.
    var isFinished: Bool { lock.withLock { finished } }

    /// Reads a line.
    func read(_ line: String) {
        guard Self.ends(line) else { return }
        lock.withLock { finished = true }
    }

    private static func ends(_ line: String) -> Bool {
        line.hasPrefix("Build complete!")
            || line.hasPrefix("Build of product '") && line.contains("complete!")
            || line.hasPrefix("Test Suite '") || line.contains("Test run started.")
    }
}
