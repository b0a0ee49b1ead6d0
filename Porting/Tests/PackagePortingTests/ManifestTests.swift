import Foundation
import Testing

@testable import PackagePorting

/// Manifests as the package manager prints them, read and written for Linux.
@Suite struct ManifestTests {
    private static let text = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Shop", defaultLocalization: "en", platforms: [.iOS(.v15)],
            products: [
                .library(name: "Shop", targets: ["Shop"]), .executable(name: "shop", targets: ["Tool"]),
                .library(name: "Closed", targets: ["Closed"]),
            ],
            dependencies: [
                .package(url: "https://github.com/SnapKit/SnapKit.git", from: "5.7.0"),
                .package(url: "https://github.com/layoutBox/PinLayout", .upToNextMinor(from: "1.10.0")),
                .package(url: "https://example.com/a/Branch", branch: "main"),
                .package(url: "https://example.com/a/Exact", exact: "2.0.0"),
                .package(url: "https://example.com/a/Revision", revision: "abc"),
                .package(path: "../Neighbor"),
            ],
            targets: [
                .target(
                    name: "Shop",
                    dependencies: [
                        "SnapKit", .product(name: "PinLayout", package: "PinLayout"),
                        .product(name: "Neighbor", package: "Neighbor", condition: .when(platforms: [.iOS])),
                        .target(name: "MacOnly", condition: .when(platforms: [.macOS])),
                        .target(name: "Closed"),
                    ],
                    exclude: ["Notes.txt"], resources: [.process("Resources"), .copy("Data")],
                    swiftSettings: [
                        .define("PHONE", .when(platforms: [.iOS])), .define("MAC", .when(platforms: [.macOS])),
                        .enableUpcomingFeature("ExistentialAny"), .unsafeFlags(["-DLOUD"]),
                    ],
                    linkerSettings: [.linkedFramework("UIKit"), .linkedLibrary("z")]),
                .target(name: "MacOnly"), .executableTarget(name: "Tool", dependencies: ["Shop"]),
                .binaryTarget(name: "Closed", path: "Closed.xcframework"),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            ])
        """

    private func plan() throws -> (folder: TemporaryFolder, plan: PackagePlan) {
        let folder = try TemporaryFolder()
        try folder.write(Self.text, to: "Shop/Package.swift")
        for path in [
            "Sources/Shop/Shop.swift", "Sources/Shop/Views/Card.swift", "Sources/MacOnly/Mac.swift",
            "Sources/Tool/main.swift", "Tests/ShopTests/ShopTests.swift",
        ] {
            try folder.write("import UIKit\n", to: "Shop/" + path)
        }
        for path in [
            "Notes.txt", "Resources/en.lproj/Localizable.strings", "Resources/a.json", "Data/b.bin",
            "Card.xib", "Assets.xcassets/Contents.json",
        ] {
            try folder.write("{}", to: "Shop/Sources/Shop/" + path)
        }
        let root = folder.url.appendingPathComponent("Shop")
        let manifest = try #require(
            try ManifestDumps(cache: folder.url.appendingPathComponent("cache"))
                .manifest(of: root, isRequired: true))
        let package = SourcePackage(identity: "shop", folder: root, manifest: manifest)
        return (folder, PackagePlan(of: package))
    }

    @Test func theDumpIsRead() throws {
        let (_, plan) = try plan()
        let manifest = plan.package.manifest
        #expect(manifest.languageVersion == "5")
        #expect(
            manifest.dependencies.map(\.identity) == [
                "snapkit", "pinlayout", "branch", "exact", "revision", "neighbor",
            ])
        let requirements = manifest.dependencies.compactMap { dependency -> String? in
            guard case .remote(_, _, let requirement) = dependency else { return nil }
            return "\(requirement)"
        }
        #expect(
            requirements == [
                #"range("5.7.0", "6.0.0")"#, #"range("1.10.0", "1.11.0")"#, #"branch("main")"#,
                #"exact("2.0.0")"#, #"revision("abc")"#,
            ])
    }

    @Test func targetsHaveTheirFiles() throws {
        let (_, plan) = try plan()
        #expect(plan.targets.map(\.target.name) == ["Shop", "MacOnly", "Tool", "ShopTests"])
        let shop = try #require(plan.targets.first)
        #expect(shop.files.swift == ["Shop.swift", "Views/Card.swift"])
        #expect(
            shop.files.resources.map { "\($0.rule) \($0.path)" } == [
                "copy Assets.xcassets", "process Card.xib", "copy Data", "process Resources/a.json",
                "process Resources/en.lproj/Localizable.strings",
            ])
        #expect(plan.reports.map(\.cause) == ["binary target"])
        #expect(plan.missingModules == ["Closed"])
    }

    /// The package manager of this machine reads what is written, so that every call in it exists.
    @Test func thePackageManagerReadsWhatIsWritten() throws {
        let (folder, plan) = try plan()
        let mirrored = MirroredManifest(
            manifest: plan.package.manifest,
            targets: plan.targets.map {
                MirroredManifest.Target(
                    original: $0.target, files: $0.files, path: "Targets/\($0.target.name)")
            },
            neighbors: ["neighbor": ["Neighbor"]],
            identities: plan.package.manifest.dependencies.map(\.identity), formwork: "/formwork")
        try folder.write(mirrored.text, to: "copy/Package.swift")
        let copy = folder.url.appendingPathComponent("copy")
        let manifest = try #require(
            try ManifestDumps(cache: folder.url.appendingPathComponent("cache"))
                .manifest(of: copy, isRequired: true))
        #expect(manifest.name == "Shop")
        #expect(manifest.defaultLocalization == "en")
        #expect(manifest.dependencies.map(\.identity) == ["formwork", "neighbor"])
        #expect(manifest.products.map(\.name) == ["Shop", "shop"])
        let shop = try #require(manifest.targets.first)
        let names = shop.dependencies.map(\.name)
        #expect(names.contains("Neighbor") && names.contains("SnapKit") && names.contains("PinLayout"))
        #expect(!names.contains("MacOnly") && !names.contains("Closed"))
        #expect(shop.settings.flatMap(\.values) == ["PHONE", "ExistentialAny", "-DLOUD", "z"])
        #expect(manifest.languageVersion == "5")
    }

    @Test func aManifestThatCannotBeReadIsAnError() throws {
        let folder = try TemporaryFolder()
        let options = PackageMirror.Options(
            formwork: folder.url, cache: folder.url.appendingPathComponent("cache"))
        #expect {
            try PackageMirror(of: folder.url, options: options)
        } throws: {
            "\($0)".contains("has no Package.swift")
        }
        try folder.write("let package = 1", to: "Package.swift")
        #expect {
            try PackageMirror(of: folder.url, options: options)
        } throws: {
            "\($0)".contains("swift package dump-package")
        }
    }
}
