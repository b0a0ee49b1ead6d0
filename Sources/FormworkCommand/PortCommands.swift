import Foundation

/// The commands that adapt iOS source. A program of a nested package runs them, which links the compiler's own parser: it is
/// built when one of them is first called.
enum PortCommands {
    static let test = command("test", usage: "test [--package-path P] [--ios 17|18|26] [--filter REGEX]")
    static let build = command("build", usage: "build [--package-path P] [--ios 17|18|26]")
    static let run = command("run", usage: "run [--package-path P] [--ios 17|18|26] [PRODUCT]")
    static let port = command("port", usage: "port SOURCES|--xcodeproj PROJECT --into FOLDER")
    static let doctor = command("doctor", usage: "doctor PACKAGE [--json]")

    private static func command(_ name: String, usage: String) -> Formwork.Command {
        Formwork.Command(words: [name], usage: usage, runsOtherProgram: true) { arguments in
            try PortTool().run([name] + arguments.takeAll())
        }
    }
}

/// The program of the nested package.
private struct PortTool {
    /// The folder of the nested package, beside this source.
    private let package: URL
    private let scratch: URL

    init() {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        package = folder.appendingPathComponent("Porting")
        let home = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
        let name = package.path.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
        scratch = URL(fileURLWithPath: "\(home)/formwork/tool-\(String(name, radix: 36))")
    }

    private var program: URL { scratch.appendingPathComponent("release/formwork-port") }

    /// Runs the program in place of this one; returns only where it cannot be run.
    func run(_ arguments: [String]) throws -> Int32 {
        if try isOutOfDate() {
            let status = try build()
            guard status == 0 else { return status }
        }
        let words = [program.path] + arguments
        let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        execv(program.path, pointers)
        throw Arguments.Problem(text: "\(program.path) cannot be run: \(String(cString: strerror(errno)))")
    }

    /// Whether a source of the program was changed after it was built.
    private func isOutOfDate() throws -> Bool {
        guard let built = Self.modified(program.path) else { return true }
        let sources = package.appendingPathComponent("Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        let files = paths.map { sources.appendingPathComponent($0).path }
        return (files + [package.appendingPathComponent("Package.swift").path]).contains {
            Self.modified($0).map { $0 > built } ?? false
        }
    }

    private static func modified(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    private func build() throws -> Int32 {
        Formwork.write("Building the program that adapts source ...", toErrors: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "-c", "release", "--package-path", package.path, "--scratch-path", scratch.path,
            "--product", "formwork-port", "--quiet",
        ]
        // What it prints is no output of the command.
        process.standardOutput = FileHandle.standardError
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return process.terminationStatus }
        // Nothing was compiled where only times changed: the program's is brought up to date.
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: program.path)
        return 0
    }
}
