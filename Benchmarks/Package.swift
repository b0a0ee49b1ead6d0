// swift-tools-version: 6.1
import PackageDescription

/// A program that measures products of Formwork.
func program(_ name: String, _ own: [String], _ products: [String]) -> Target {
    .executableTarget(
        name: name,
        dependencies: own.map { .target(name: $0) } + products.map { .product(name: $0, package: "Formwork") }
    )
}

let support = ["BenchmarkSupport"]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Formwork", path: "..")],
    targets: [
        .target(name: "BenchmarkSupport"),
        .target(name: "AllocationCounts"),
        .target(
            name: "ReferenceTrees",
            dependencies: [
                .product(name: "Flexbox", package: "Formwork"),
                .product(name: "LayoutCore", package: "Formwork"),
            ]),
        program("FlexBenchmarks", support + ["ReferenceTrees"], ["Flexbox", "LayoutCore"]),
        program("StackBenchmarks", support, ["Stacks", "LayoutCore"]),
        program("PinBenchmarks", support, ["UIKit", "PinLayout"]),
        program("ConstraintBenchmarks", support, ["UIKit", "GalleryScreens", "Simplex"]),
        program("LayoutBenchmarks", support, ["UIKit", "Layout"]),
        program("TextBenchmarks", support, ["UIKit"]),
        program("InspectorBenchmarks", support, ["UIKit", "LayoutInspector"]),
        program("DocumentBenchmarks", [], ["UIKit", "FlexLayout", "GalleryScreens"]),
        program("FeedBenchmarks", support + ["AllocationCounts"], ["UIKit", "FeedCells", "PinLayout"]),
        program(
            "SnapshotBenchmarks", support,
            ["UIKit", "GalleryScreens", "PictureComparison", "SnapshotTesting"]),
        program(
            "BaseBenchmarks", support + ["ReferenceTrees"],
            ["UIKit", "Flexbox", "FlexLayout", "PinLayout", "LayoutTesting", "GalleryScreens"]),
    ],
    swiftLanguageModes: [.v6]
)
