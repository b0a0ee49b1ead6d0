import CatalogMessages
import CommandArguments
import Foundation

/// The package in which a catalogue is, and how it is built.
struct CatalogPackage: Sendable {
    /// The folder of the package.
    let folder: URL
    /// Where it is built.
    let scratch: URL
    /// `debug` or `release`.
    let configuration: String
    private let product: String?
    private let isVerbose: Bool

    init(_ call: ParsedCommand) throws {
        let path = call.value("--package-path") ?? "."
        folder = try Self.package(containing: Paths.url(path), isGiven: call.has("--package-path"))
        scratch =
            call.value("--scratch-path").map(Paths.url)
            ?? folder.appendingPathComponent(".build", isDirectory: true)
        configuration = call.value("--configuration") ?? "debug"
        product = call.value("--product")
        isVerbose = call.has("--verbose")
    }

    /// The nearest folder with a manifest.
    private static func package(containing start: URL, isGiven: Bool) throws -> URL {
        var folder = start
        while true {
            let manifest = folder.appendingPathComponent("Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { return folder }
            if isGiven || folder.path == "/" { break }
            folder.deleteLastPathComponent()
        }
        throw CommandFailure(
            "there is no Package.swift in \(start.path); --package-path names the folder of a package",
            ExitStatus.usage)
    }

    // MARK: The product

    /// What is read of a manifest.
    private struct Manifest: Decodable {
        struct Target: Decodable {
            var name: String
            var type: String
            var dependencies: [[String: [Dependency?]]]
        }

        /// A part of a dependency: a name, or its conditions.
        struct Dependency: Decodable {
            var name: String?

            init(from decoder: any Decoder) throws {
                name = try? decoder.singleValueContainer().decode(String.self)
            }
        }

        var name: String
        var targets: [Target]
    }

    /// The executable with the catalogue: the one that was named, or the only one that depends on `ScreenCatalog`.
    func catalogProduct() throws -> String {
        if let product { return product }
        let dump = SwiftCommand(
            ["package", "dump-package", "--package-path", folder.path, "--scratch-path", scratch.path])
        let result = try dump.output()
        guard result.status == 0, let manifest = try? JSONDecoder().decode(Manifest.self, from: result.data)
        else {
            throw CommandFailure(
                "the manifest of \(folder.path) cannot be read:\n\(result.errors)", ExitStatus.build)
        }
        let catalogs = manifest.targets.filter { target in
            target.type == "executable"
                && target.dependencies.contains { $0.values.contains { $0.first??.name == "ScreenCatalog" } }
        }.map(\.name)
        guard let first = catalogs.first else {
            throw CommandFailure(Self.advice(manifest.name), ExitStatus.usage)
        }
        guard catalogs.count == 1 else {
            throw CommandFailure(
                "\(manifest.name) has several catalogues; choose one by --product: "
                    + catalogs.joined(separator: ", "), ExitStatus.usage)
        }
        return first
    }

    /// How a package offers screens.
    private static func advice(_ package: String) -> String {
        """
        \(package) has no catalogue of screens: no executable target depends on ScreenCatalog. Add to its Package.swift

            .executableTarget(
                name: "Screens",
                dependencies: [
                    "\(package)", .product(name: "ScreenCatalog", package: "Formwork"),
                    .product(name: "UIKit", package: "Formwork"),
                ]),

        and Sources/Screens/Screens.swift with

            import \(package)
            import ScreenCatalog
            import UIKit

            @main struct Screens: ScreenCatalog {
                static var screens: [Screen] {
                    Screen("Checkout") { CheckoutViewController() }
                    Screen("Card") { CardView() }
                }
            }
        """
    }

    // MARK: Building

    /// Builds a product.
    ///
    /// - Returns: The program, and how many seconds it took.
    /// - Throws: What the compiler says, where it fails.
    func build(_ product: String, showsProgress: Bool = true) throws -> (program: URL, seconds: Double) {
        let start = Date()
        let command = SwiftCommand([
            "build", "--package-path", folder.path, "--scratch-path", scratch.path, "-c", configuration,
            "--product", product,
        ])
        if showsProgress, Terminal.errors.isInteractive { Output.note("Building \(product) ...") }
        let result = try command.output(showing: isVerbose)
        guard result.status == 0 else {
            let output = String(decoding: result.data, as: UTF8.self) + result.errors
            var failure = CommandFailure(BuildMessages.text(of: output, product), ExitStatus.build)
            failure.diagnostics = BuildDiagnostic.all(in: output)
            throw failure
        }
        return (try builtProgram(product), Date().timeIntervalSince(start))
    }

    /// The program of a product that was built before.
    func builtProgram(_ product: String) throws -> URL {
        let program = scratch.appendingPathComponent("\(configuration)/\(product)")
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw CommandFailure(
                "there is no program \(program.path); build it, and check that \(product) is an executable product",
                ExitStatus.build)
        }
        return program
    }

    // MARK: Sources

    /// The folders whose changes matter: of the package, and of the packages that it depends on by path.
    func sourceFolders() throws -> [URL] {
        var (found, open): ([URL], [URL]) = ([], [folder])
        while let next = open.popLast() {
            let root = next.resolvingSymlinksInPath().standardizedFileURL
            guard !found.contains(root) else { continue }
            found.append(root)
            let manifest =
                (try? String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
            open += Self.localPaths(manifest).map { root.appendingPathComponent($0).standardizedFileURL }
        }
        return found
    }

    /// The paths of `.package(path: "...")` in a manifest.
    static func localPaths(_ manifest: String) -> [String] {
        manifest.matches(of: /\.package\s*\([^()]*?\bpath\s*:\s*"([^"]+)"/).map { String($0.output.1) }
    }

    // MARK: What completions offer

    /// The file that has the names of the screens of the last call.
    private var names: URL { scratch.appendingPathComponent("formwork-screens.txt") }

    /// Keeps the names of screens for completions.
    func keep(_ screens: [CatalogEntry]) throws {
        let text = screens.map { $0.fileName + "\n" }.joined()
        try Data(text.utf8).write(to: names, options: .atomic)
    }
}
