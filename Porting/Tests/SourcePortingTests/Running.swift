import Foundation
import Testing

@testable import SourcePorting

/// Adapts files, compiles them with a few declarations in place of the kit's, runs them and returns what they print.
///
/// The declarations do what the port's contract says of the kit's, so that a rule is tried apart from the kit.
func output(
    of files: [String: String], with declarations: String, rules: [any Rewrite.Type], kit: KitSurface,
    location: SourceLocation = #_sourceLocation
) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "formwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths = [folder.appendingPathComponent("Kit.swift").path]
    try declarations.write(toFile: paths[0], atomically: true, encoding: .utf8)
    for (name, text) in adapt(files, rules: rules, kit: kit, location: location).texts {
        let path = folder.appendingPathComponent(name).path
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        paths.append(path)
    }
    let program = folder.appendingPathComponent("program").path
    let messages = try run("swiftc", ["-swift-version", "5", "-o", program, "-module-name", "App"] + paths)
    guard FileManager.default.fileExists(atPath: program) else { return messages }
    return try run(program, [])
}

private func run(_ command: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
}
