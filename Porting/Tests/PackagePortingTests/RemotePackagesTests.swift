import Foundation
import Testing

@testable import PackagePorting

/// Packages that a package depends on: in folders, in repositories, and ones that are not there.
@Suite struct RemotePackagesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func git(_ arguments: [String], in path: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
        process.currentDirectoryURL = folder.url.appendingPathComponent(path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private func writePackage(_ name: String, dependencies: [String], of target: [String] = []) throws {
        let products = target.joined(separator: ", ")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependencies.joined(separator: ", "))],
                targets: [.target(name: "\(name)", dependencies: [\(products)])])
            """, to: "\(name)/Package.swift")
        try folder.write("public class \(name) {}\n", to: "\(name)/Sources/\(name)/\(name).swift")
    }

    private func mirror(_ name: String) throws -> PackageMirror.Summary {
        let options = PackageMirror.Options(
            formwork: URL(fileURLWithPath: "/formwork"), cache: folder.url.appendingPathComponent("cache"))
        return try PackageMirror(of: folder.url.appendingPathComponent(name), options: options).update()
    }

    @Test func aRepositoryIsFetchedAndAdapted() throws {
        try writePackage("Badges", dependencies: [])
        try git(["init", "-q", "-b", "main"], in: "Badges")
        try git(["add", "."], in: "Badges")
        try git(["commit", "-q", "-m", "Begin"], in: "Badges")
        try git(["tag", "1.2.0"], in: "Badges")
        let url = folder.url.appendingPathComponent("Badges").absoluteString
        try writePackage(
            "App",
            dependencies: [
                ".package(url: \"\(url.hasSuffix("/") ? String(url.dropLast()) : url)\", from: \"1.0.0\")",
                ".package(url: \"https://github.com/SnapKit/SnapKit.git\", from: \"5.7.0\")",
            ],
            of: [".product(name: \"Badges\", package: \"Badges\")", "\"SnapKit\""])
        let summary = try mirror("App")
        #expect(summary.files == 2)
        #expect(summary.reports.isEmpty)
        let manifest = try String(
            contentsOf: summary.folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".package(path: \"../badges\")"))
        #expect(manifest.contains(".product(name: \"Badges\", package: \"badges\")"))
        #expect(manifest.contains(".product(name: \"SnapKit\", package: \"Formwork\")"))
        let copy = summary.folder.appendingPathComponent("../badges/Targets/Badges/Badges.adapted.swift")
        #expect(try String(contentsOf: copy, encoding: .utf8).hasSuffix("public class Badges {}\n"))
    }

    @Test func foldersAreFollowed() throws {
        try writePackage("Base", dependencies: [])
        try writePackage("Middle", dependencies: [".package(path: \"../Base\")"], of: ["\"Base\""])
        try writePackage("Top", dependencies: [".package(path: \"../Middle\")"], of: ["\"Middle\""])
        let summary = try mirror("Top")
        #expect(summary.files == 3)
        #expect(summary.reports.isEmpty)
    }

    @Test func packagesThatDependOnEachOtherAreReadOnce() throws {
        try writePackage("First", dependencies: [".package(path: \"../Second\")"], of: ["\"Second\""])
        try writePackage("Second", dependencies: [".package(path: \"../First\")"], of: ["\"First\""])
        #expect(try mirror("First").files == 2)
    }

    @Test func whatIsNotThereIsReported() throws {
        try writePackage(
            "Alone",
            dependencies: [
                ".package(url: \"file:///nowhere/Gone\", from: \"1.0.0\")", ".package(path: \"../Missing\")",
            ], of: [".product(name: \"Gone\", package: \"Gone\")"])
        let reports = try mirror("Alone").reports
        #expect(Set(reports.map(\.cause)) == ["package gone", "package missing"])
        #expect(reports.allSatisfy { $0.file.hasSuffix("Alone/Package.swift") })
    }
}
