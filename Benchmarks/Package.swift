// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Formwork", path: "..")],
    targets: [
        .target(name: "BenchmarkSupport"),
        .target(name: "AllocationCounts"),
        .executableTarget(
            name: "FeedBenchmarks",
            dependencies: [
                "AllocationCounts", "BenchmarkSupport",
                .product(name: "UIKit", package: "Formwork"),
                .product(name: "FeedCells", package: "Formwork"),
                .product(name: "PinLayout", package: "Formwork"),
            ]),
        .executableTarget(
            name: "DocumentBenchmarks",
            dependencies: [
                .product(name: "UIKit", package: "Formwork"),
                .product(name: "FlexLayout", package: "Formwork"),
                .product(name: "GalleryScreens", package: "Formwork"),
            ]),
        .target(
            name: "ReferenceTrees",
            dependencies: [
                .product(name: "Flexbox", package: "Formwork"),
                .product(name: "LayoutCore", package: "Formwork"),
            ]),
        .executableTarget(
            name: "PinBenchmarks",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "UIKit", package: "Formwork"),
                .product(name: "PinLayout", package: "Formwork"),
            ]),
        .executableTarget(
            name: "TextBenchmarks",
            dependencies: ["BenchmarkSupport", .product(name: "UIKit", package: "Formwork")]),
        .executableTarget(
            name: "BaseBenchmarks",
            dependencies: [
                "BenchmarkSupport", "ReferenceTrees",
                .product(name: "UIKit", package: "Formwork"),
                .product(name: "Flexbox", package: "Formwork"),
                .product(name: "FlexLayout", package: "Formwork"),
                .product(name: "PinLayout", package: "Formwork"),
                .product(name: "LayoutTesting", package: "Formwork"),
                .product(name: "GalleryScreens", package: "Formwork"),
            ]),
        .executableTarget(
            name: "SnapshotBenchmarks",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "UIKit", package: "Formwork"),
                .product(name: "GalleryScreens", package: "Formwork"),
                .product(name: "PictureComparison", package: "Formwork"),
                .product(name: "SnapshotTesting", package: "Formwork"),
            ]),
        .executableTarget(
            name: "InspectorBenchmarks",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "UIKit", package: "Formwork"),
                .product(name: "LayoutInspector", package: "Formwork"),
            ]),
        .executableTarget(
            name: "ConstraintBenchmarks",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "UIKit", package: "Formwork"),
                .product(name: "GalleryScreens", package: "Formwork"),
                .product(name: "Simplex", package: "Formwork"),
            ]),
        .executableTarget(
            name: "StackBenchmarks",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "Stacks", package: "Formwork"),
                .product(name: "LayoutCore", package: "Formwork"),
            ]),
        .executableTarget(
            name: "LayoutBenchmarks",
            dependencies: [
                "BenchmarkSupport",
                .product(name: "UIKit", package: "Formwork"),
                .product(name: "Layout", package: "Formwork"),
            ]),
        .executableTarget(
            name: "FlexBenchmarks",
            dependencies: [
                "BenchmarkSupport", "ReferenceTrees",
                .product(name: "Flexbox", package: "Formwork"),
                .product(name: "LayoutCore", package: "Formwork"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
