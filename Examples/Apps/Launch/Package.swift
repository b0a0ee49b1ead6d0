// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Launch",
    platforms: [.iOS(.v15)],
    targets: [
        .executableTarget(name: "Launch"),
        .testTarget(name: "LaunchTests", dependencies: ["Launch"]),
    ]
)
