// swift-tools-version: 5.9
// The swift-tools-version declares the minimum version of Swift required to build this package.

import PackageDescription

let package = Package(
    name: "Catalog",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Catalog", targets: ["Catalog"])
    ],
    targets: [
        .target(
            name: "Catalog",
            resources: [
                .process("Resources")
            ]
        ),
        .testTarget(
            name: "CatalogTests",
            dependencies: ["Catalog"],
            resources: [.copy("Fixtures")]
        ),
    ]
)
