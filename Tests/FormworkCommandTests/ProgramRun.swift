import Foundation
import HeadlessUIKit

/// A run of one of the programs beside the tests.
struct ProgramRun {
    let status: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }

    /// The folder of the programs that were built.
    static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// A program, by the first of some names that there is: a product may have another name than its target.
    static func program(_ names: String...) -> URL {
        let files = names.map { folder.appending(path: $0) }
        return files.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? files[0]
    }

    static var formwork: URL { program("FormworkCommand", "formwork") }
    static var gallery: URL { program("gallery-catalog") }

    init(_ arguments: [String], program: URL = formwork, in folder: URL? = nil) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let scratch = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID())")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let (out, err) = (scratch.appending(path: "out"), scratch.appending(path: "err"))
        try Data().write(to: out)
        try Data().write(to: err)
        process.standardOutput = try FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try Data(contentsOf: out)
        errors = String(decoding: try Data(contentsOf: err), as: UTF8.self)
    }
}

/// A folder for a test, which ends with it, with a package that seems to be built.
final class CommandSandbox {
    let url = FileManager.default.temporaryDirectory.appending(path: "command-\(UUID())")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Makes a package whose catalogue is a program.
    func addCatalog(_ program: URL) throws -> [String] {
        let bin = url.appending(path: ".build/debug")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        try Data("// swift-tools-version: 6.1\n".utf8).write(to: url.appending(path: "Package.swift"))
        try FileManager.default.createSymbolicLink(
            at: bin.appending(path: "Screens"), withDestinationURL: program)
        return ["--package-path", url.path, "--product", "Screens", "--skip-build"]
    }

    /// Makes a package whose catalogue is a script of the shell.
    func addCatalog(script: String) throws -> [String] {
        let file = url.appending(path: "catalog.sh")
        try Data(("#!/bin/bash\n" + script).utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return try addCatalog(file)
    }
}
