// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Toolbox",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Toolbox", targets: ["Toolbox"])],
    targets: [
        .target(name: "Toolbox", resources: [.process("Resources")]),
        .testTarget(name: "ToolboxTests", dependencies: ["Toolbox"]),
    ]
)
