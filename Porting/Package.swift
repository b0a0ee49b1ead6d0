// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder of the toolchain's SwiftSyntax, whose version is always the compiler's; nil where the toolchain has none.
let host: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
        let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
        let host = swift.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host").path
        if FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") { return host }
    }
    return nil
}()

var dependencies: [Package.Dependency] = []
var syntax: [Target.Dependency] = []
var swiftSettings: [SwiftSetting] = []
var linkerSettings: [LinkerSetting] = []
if let host {
    swiftSettings = [.unsafeFlags(["-I", host])]
    linkerSettings = [
        .unsafeFlags([
            "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators", "-lSwiftIfConfig",
            "-lSwiftParserDiagnostics", "-lSwiftDiagnostics", "-Xlinker", "-rpath", "-Xlinker", host,
        ])
    ]
} else {
    dependencies = [.package(url: "https://github.com/swiftlang/swift-syntax", from: "602.0.0")]
    syntax = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig", "SwiftParserDiagnostics"].map {
        .product(name: $0, package: "swift-syntax")
    }
}

let package = Package(
    name: "Porting",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "formwork-port", targets: ["PortCommand"])],
    dependencies: dependencies,
    targets: [
        .target(name: "SourcePorting", dependencies: syntax, swiftSettings: swiftSettings),
        .target(name: "PackagePorting", dependencies: ["SourcePorting"], swiftSettings: swiftSettings),
        .executableTarget(
            name: "PortCommand", dependencies: ["PackagePorting", "SourcePorting"],
            swiftSettings: swiftSettings,
            linkerSettings: linkerSettings),
        .testTarget(
            name: "SourcePortingTests", dependencies: ["SourcePorting"], exclude: ["Fixtures"],
            swiftSettings: swiftSettings, linkerSettings: linkerSettings),
        .testTarget(
            name: "PackagePortingTests", dependencies: ["PackagePorting", "SourcePorting"],
            swiftSettings: swiftSettings, linkerSettings: linkerSettings),
    ],
    swiftLanguageModes: [.v6]
)
