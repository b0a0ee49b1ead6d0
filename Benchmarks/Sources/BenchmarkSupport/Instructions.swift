import Foundation

/// Counts instructions by running the program itself under callgrind: the same number each time, whatever else the
/// machine does.
public enum Instructions {
    /// The instructions of this program when it is run with other arguments.
    public static func count(_ arguments: [String]) throws -> Int {
        // Valgrind gives up on some of Swift's debug information.
        let program = FileManager.default.temporaryDirectory.appending(path: "count-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: program) }
        let strip = Process()
        strip.executableURL = URL(filePath: "/usr/bin/env")
        strip.arguments = ["strip", "--strip-debug", "-o", program, "/proc/\(getpid())/exe"]
        try strip.run()
        strip.waitUntilExit()
        // Otherwise Pango reads the machine's configuration of fonts on a thread of its own, 25 million instructions of which
        // some processes count and others do not, and each run has tables of other shapes.
        let fonts = program + ".conf"
        try "<?xml version=\"1.0\"?><fontconfig/>".write(toFile: fonts, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: fonts) }
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging([
            "FONTCONFIG_FILE": fonts, "SWIFT_DETERMINISTIC_HASHING": "1",
        ]) { $1 }
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program] + arguments
        let output = Pipe()
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let count = text.split(separator: "\n").last { $0.contains("Collected : ") }
            .flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
        guard let count else { throw CocoaError(.executableLoad) }
        return count
    }
}
