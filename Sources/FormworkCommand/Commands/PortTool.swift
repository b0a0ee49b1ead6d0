import Foundation

/// The program of the nested package.
struct PortTool {
    /// The folder of the nested package, beside this source.
    private let package: URL
    private let scratch: URL

    init() {
        package = FormworkPackage.folder.appendingPathComponent("Porting")
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
        throw CommandFailure(
            "\(program.path) cannot be run: \(String(cString: strerror(errno)))", ExitStatus.files)
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
        Output.note("Building the program that adapts source ...")
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
        guard process.terminationStatus == 0 else { return ExitStatus.build }
        // Nothing was compiled where only times changed: the program's is brought up to date.
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: program.path)
        return 0
    }
}
