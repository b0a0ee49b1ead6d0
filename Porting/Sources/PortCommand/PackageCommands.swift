import Foundation
import PackagePorting

/// The commands that build an adapted copy of a package: `formwork test`, `build` and `run`.
enum PackageCommands {
    static let test = FormworkPort.Command(
        name: "test",
        usage: "test [--package-path P] [--ios 17|18|26] [--filter REGEX] [-- ARGUMENTS]",
        help: help("Builds the tests of an iOS package for this machine, and runs them.")
    ) { arguments in
        let filters = try arguments.values("--filter").flatMap { ["--filter", $0] }
        let skips = try arguments.values("--skip").flatMap { ["--skip", $0] }
        return try run("test", extra: filters + skips, &arguments)
    }

    static let build = FormworkPort.Command(
        name: "build", usage: "build [--package-path P] [--ios 17|18|26] [--build-tests] [-- ARGUMENTS]",
        help: help("Builds an iOS package for this machine.")
    ) { arguments in
        let tests = arguments.flag("--build-tests") ? ["--build-tests"] : []
        return try run("build", extra: tests, &arguments)
    }

    static let run = FormworkPort.Command(
        name: "run", usage: "run [--package-path P] [--ios 17|18|26] [PRODUCT] [-- ARGUMENTS]",
        help: help("Builds a program of an iOS package for this machine, and runs it.")
    ) { arguments in
        let options = try PackageOptions(&arguments)
        let product = arguments.word().map { [$0] } ?? []
        try arguments.end()
        return try run("run", extra: product + arguments.rest, options, compiler: [])
    }

    private static func help(_ first: String) -> String {
        """
        \(first)

        The package's sources are adapted in a copy; its own folder is not written to, but for golden files of
        snapshot tests. Diagnostics and failures name the original's files and lines.

          --package-path P   the folder of the package; the current one by default
          --ios N            the version of iOS that is simulated, and that #available compares with: 17, 18, 26
          --cache-path C     where copies and builds are kept; ~/.cache/formwork by default
          --scratch-path S   where the package manager builds; in the cache by default, shared by all packages
          --verbose          what was adapted, and every line of the package manager
          -- ARGUMENTS       given to `swift`

        The exit status is 0, 1 where a test failed, 2 where an argument is wrong, 3 where the package was not built, and 5
        where a file could not be read or written. `run` ends with the status of the program.
        """
    }

    private static func run(_ command: String, extra: [String], _ arguments: inout Arguments) throws -> Int32
    {
        let options = try PackageOptions(&arguments)
        try arguments.end()
        return try run(command, extra: extra, options, compiler: arguments.rest)
    }

    private static func run(
        _ command: String, extra: [String], _ options: PackageOptions, compiler: [String]
    ) throws -> Int32 {
        let start = Date()
        let mirror = try PackageMirror(of: options.package, options: options.mirror)
        let summary = try mirror.update()
        let reports = PortingSummary(summary, seconds: Date().timeIntervalSince(start))
        FormworkPort.write(reports.text(isVerbose: options.isVerbose), toErrors: true)
        let filter = BuildOutput(
            copy: summary.folder.path, original: options.package.path, isVerbose: options.isVerbose)
        let build = PackageBuild(
            summary: summary, scratch: options.scratch, formwork: PackageOptions.formwork)
        return try build.run(
            [command], compiler + extra, environment: options.environment, in: options.package
        ) { filter.write($0) }
    }
}

/// The options that all commands of packages take.
struct PackageOptions {
    let package: URL
    let cache: URL
    let scratch: URL
    let ios: String?
    let isVerbose: Bool

    init(_ arguments: inout Arguments) throws {
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        func url(_ path: String) -> URL {
            URL(fileURLWithPath: path, relativeTo: current).standardizedFileURL
        }
        package = url(try arguments.value("--package-path") ?? ".").resolvingSymlinksInPath()
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
        cache = url(try arguments.value("--cache-path") ?? home + "/formwork")
        scratch =
            try arguments.value("--scratch-path").map(url) ?? SharedBuild(of: Self.formwork, in: cache).folder
        ios = try arguments.value("--ios")
        if let ios, !["17", "18", "26"].contains(ios) {
            throw Arguments.Problem(text: "--ios takes 17, 18 or 26, not '\(ios)'")
        }
        isVerbose = arguments.flag("--verbose")
    }

    /// The folder of Formwork: that of this source, or the one of the environment.
    static var formwork: URL {
        if let path = ProcessInfo.processInfo.environment["FORMWORK_PACKAGE"] {
            return URL(fileURLWithPath: path)
        }
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder
    }

    var mirror: PackageMirror.Options { PackageMirror.Options(formwork: Self.formwork, cache: cache) }

    /// What the built programs read.
    var environment: [String: String] { ios.map { ["FORMWORK_IOS": $0] } ?? [:] }
}
