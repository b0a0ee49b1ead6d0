// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Components",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "AnchorLanguage", targets: ["AnchorLanguage"]),
        .library(name: "Components", targets: ["Components"]),
    ],
    dependencies: [
        .package(url: "https://github.com/SnapKit/SnapKit", from: "5.7.0"),
        .package(url: "https://github.com/layoutBox/PinLayout", from: "1.10.5"),
        .package(url: "https://github.com/layoutBox/FlexLayout.git", from: "2.0.10"),
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", .upToNextMajor(from: "1.17.0")),
    ],
    targets: [
        .target(name: "AnchorLanguage"),
        .target(
            name: "Components",
            dependencies: [
                "AnchorLanguage",
                "SnapKit",
                .product(name: "PinLayout", package: "PinLayout", condition: .when(platforms: [.iOS, .tvOS])),
                .product(name: "FlexLayout", package: "FlexLayout"),
            ],
            swiftSettings: [.define("COMPONENTS_LOGGING", .when(configuration: .debug))]
        ),
        .testTarget(
            name: "ComponentsTests",
            dependencies: [
                "AnchorLanguage",
                "Components",
                .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
            ],
            exclude: ["__Snapshots__"]
        ),
    ]
)
