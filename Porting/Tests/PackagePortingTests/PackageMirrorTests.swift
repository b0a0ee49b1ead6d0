import Foundation
import Testing

@testable import PackagePorting

/// Adapted copies of packages, brought up to date again and again.
@Suite struct PackageMirrorTests {
    private let folder: TemporaryFolder
    private let package: URL
    private let options: PackageMirror.Options

    init() throws {
        folder = try TemporaryFolder()
        package = folder.url.appendingPathComponent("Cards")
        options = PackageMirror.Options(
            formwork: URL(fileURLWithPath: "/formwork"), cache: folder.url.appendingPathComponent("cache"))
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Cards", targets: [.target(name: "Cards", resources: [.process("a.json")])])
            """, to: "Cards/Package.swift")
        try folder.write(
            "import UIKit\n\nclass Card: UIView {\n    @objc func save() {}\n}\n",
            to: "Cards/Sources/Cards/Card.swift")
        try folder.write("struct Plain {}\n", to: "Cards/Sources/Cards/Plain.swift")
        try folder.write("{}", to: "Cards/Sources/Cards/a.json")
    }

    private func update() throws -> PackageMirror.Summary {
        try PackageMirror(of: package, options: options).update()
    }

    private func copied(_ path: String) throws -> String {
        let copy = try update().folder.appendingPathComponent(
            "Targets/Cards/" + path.replacingOccurrences(of: ".swift", with: ".adapted.swift"))
        return try String(contentsOf: copy, encoding: .utf8)
    }

    @Test func theCopyNamesTheOriginalsFiles() throws {
        let summary = try update()
        #expect(summary.adapted == 2)
        let header = "#sourceLocation(file: \"\(package.path)/Sources/Cards/Plain.swift\", line: 1)\n"
        #expect(try copied("Plain.swift") == header + "struct Plain {}\n")
        let card = try copied("Card.swift").split(separator: "\n", omittingEmptySubsequences: false)
        // The line of the header comes first; then each line has its number.
        #expect(card[3] == "class Card: UIView {")
        #expect(card[4] == "          func save() {}")
        #expect(try copied("a.json") == "{}")
    }

    /// A package that is built on Linux as it is depends on Formwork, in a folder of any name.
    @Test func formworkItselfIsNotAdapted() throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(name: "Kit", products: [.library(name: "UIKit", targets: ["UIKit"])],
                targets: [.target(name: "UIKit")])
            """, to: "formwork-copy/Package.swift")
        try folder.write("public class UIView {}\n", to: "formwork-copy/Sources/UIKit/UIView.swift")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Cards", dependencies: [.package(name: "Formwork", path: "../formwork-copy")],
                targets: [
                    .target(name: "Cards", dependencies: [
                        .product(name: "UIKit", package: "Formwork"),
                        .product(
                            name: "LayoutTesting", package: "Formwork", condition: .when(platforms: [.linux])),
                    ])
                ])
            """, to: "Cards/Package.swift")
        var options = options
        options.formwork = folder.url.appendingPathComponent("formwork-copy")
        let summary = try PackageMirror(of: package, options: options).update()
        #expect(summary.files == 2)
        let manifest = try String(
            contentsOf: summary.folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        let packages = manifest.split(separator: "\n").filter { $0.contains(".package(") }
        #expect(packages.count == 1 && packages[0].contains("path: \"\(options.formwork.path)\""))
        #expect(manifest.components(separatedBy: "\"UIKit\"").count == 2)
        #expect(manifest.contains(".product(name: \"LayoutTesting\", package: \"Formwork\")"))
    }

    @Test func onlyWhatChangedIsAdaptedAgain() throws {
        #expect(try update().adapted == 2)
        #expect(try update().adapted == 0)
        try folder.write("struct Plain {}\n// a comment\n", to: "Cards/Sources/Cards/Plain.swift")
        #expect(try update().adapted == 1)
        // A new declaration can decide how other files are adapted.
        try folder.write(
            "struct Plain { var x = 1 }\nclass Other: Card {}\n", to: "Cards/Sources/Cards/Plain.swift")
        #expect(try update().adapted == 2)
        #expect(try update().adapted == 0)
    }

    @Test func filesThatAreGoneLeaveTheCopy() throws {
        _ = try update()
        try FileManager.default.removeItem(at: package.appendingPathComponent("Sources/Cards/Plain.swift"))
        try FileManager.default.removeItem(at: package.appendingPathComponent("Sources/Cards/a.json"))
        let summary = try update()
        let left = try FileManager.default.contentsOfDirectory(
            atPath: summary.folder.appendingPathComponent("Targets/Cards").path)
        #expect(left.sorted() == ["Card.adapted.swift", "FormworkModule.swift"])
    }

    @Test func filesOfOtherOptionsLeaveTheCopy() throws {
        let copy = try update().folder.deletingLastPathComponent()
        var options = options
        options.namesOriginals = false
        let other = try PackageMirror(of: package, at: copy, options: options).update()
        let left = try FileManager.default.contentsOfDirectory(
            atPath: other.folder.appendingPathComponent("Targets/Cards").path)
        #expect(left.sorted() == ["Card.swift", "FormworkModule.swift", "Plain.swift", "a.json"])
    }

    @Test func unchangedFilesKeepTheirTimes() throws {
        let copy = try update().folder.appendingPathComponent("Targets/Cards/Plain.adapted.swift")
        let before = try #require(FileStamp(of: copy.path))
        try folder.write("struct Card2 {}\n", to: "Cards/Sources/Cards/Second.swift")
        #expect(try update().adapted == 3)
        #expect(FileStamp(of: copy.path) == before)
    }

    @Test func theOriginalIsNotWrittenTo() throws {
        let before = folder.paths(in: "Cards")
        _ = try update()
        #expect(folder.paths(in: "Cards") == before)
    }
}

/// The folder of builds.
@Suite struct SharedBuildTests {
    @Test func anUpdateOfFormworkIsBuiltAnew() throws {
        let folder = try TemporaryFolder()
        try folder.write("a", to: "Formwork/Sources/Kit/View.swift")
        let formwork = folder.url.appendingPathComponent("Formwork")
        let cache = folder.url.appendingPathComponent("cache")
        let first = SharedBuild(of: formwork, in: cache).folder
        try FileManager.default.createDirectory(at: first, withIntermediateDirectories: true)
        #expect(SharedBuild(of: formwork, in: cache).folder == first)
        #expect(FileManager.default.fileExists(atPath: first.path))
        try folder.write("longer", to: "Formwork/Sources/Kit/View.swift")
        let second = SharedBuild(of: formwork, in: cache).folder
        #expect(second != first)
        #expect(!FileManager.default.fileExists(atPath: first.path))
    }

    @Test func renamedFilesOfFormworkArePlannedAnew() throws {
        let folder = try TemporaryFolder()
        try folder.write("a", to: "Formwork/Sources/Kit/View.swift")
        func planning(_ package: String) throws -> [String] {
            try PackageBuild.planning(
                of: folder.url.appendingPathComponent(package),
                in: folder.url.appendingPathComponent("build"),
                formwork: folder.url.appendingPathComponent("Formwork"))
        }
        let anew = ["--disable-build-manifest-caching"]
        #expect(try planning("Cards") == anew)
        #expect(try planning("Cards") == [])
        #expect(try planning("Other") == anew)
        try folder.write("b", to: "Formwork/Sources/Kit/View.swift")
        #expect(try planning("Other") == [])
        let old = folder.url.appendingPathComponent("Formwork/Sources/Kit/View.swift")
        try FileManager.default.moveItem(
            at: old, to: old.deletingLastPathComponent().appendingPathComponent("Views.swift"))
        #expect(try planning("Other") == anew)
        #expect(try planning("Other") == [])
    }
}
