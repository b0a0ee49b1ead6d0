import Foundation

/// Counts instructions by running the program itself under callgrind: the same number each time, whatever else the
/// machine does.
public enum Instructions {
    /// The instructions that this program's main thread executes when it is run with other arguments.
    ///
    /// - Throws: `CocoaError.executableLoad` where callgrind counted nothing.
    public static func count(_ arguments: [String]) throws -> Int {
        let folder = FileManager.default.temporaryDirectory.appending(path: "count-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (program, fonts) = (
            folder.appending(path: "program").path, folder.appending(path: "fonts.conf").path
        )
        // Valgrind gives up on some of Swift's debug information.
        try run(["strip", "--strip-debug", "-o", program, "/proc/\(getpid())/exe"])
        try "<?xml version=\"1.0\"?><fontconfig/>".write(toFile: fonts, atomically: true, encoding: .utf8)
        // Pango reads the machine's configuration of fonts on a thread of its own, which some processes end before.
        let counts = folder.appending(path: "counts").path
        try run(
            [
                "valgrind", "--tool=callgrind", "--separate-threads=yes", "--callgrind-out-file=\(counts)",
                program,
            ]
                + arguments,
            // Otherwise each run has tables of other shapes.
            ["FONTCONFIG_FILE": fonts, "SWIFT_DETERMINISTIC_HASHING": "1"])
        let text = String(decoding: try Data(contentsOf: URL(filePath: counts + "-01")), as: UTF8.self)
        let count = text.split(separator: "\n").last { $0.hasPrefix("totals: ") }
            .flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
        guard let count else { throw CocoaError(.executableLoad) }
        return count
    }

    private static func run(_ command: [String], _ environment: [String: String] = [:]) throws {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    }
}
