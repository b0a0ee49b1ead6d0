// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The headless kit and everything under it that draws exist on Linux and macOS only: on iOS Apple's
/// UIKit replaces them.
let headless = TargetDependencyCondition.when(platforms: [.linux, .macOS])

/// Where distributions of Linux keep Pango's headers. `Sources/CPango/include/pango` is a link to the folder.
let pangoHeaders = "/usr/include/pango-1.0/pango/pango.h"

/// Pango's flags for pkg-config contain `-pthread`, which SwiftPM leaves out with a warning in every build. Where the
/// headers are in their usual folder, the flags of HarfBuzz and the link to that folder are enough. A system library depends
/// on no other: what imports the binding names HarfBuzz's too.
let pango: Target =
    FileManager.default.fileExists(atPath: pangoHeaders)
    ? .target(name: "CPango", dependencies: ["CHarfBuzz"])
    : .systemLibrary(
        name: "CPango", path: "Sources/CPango/include", pkgConfig: "pangoft2",
        providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])])

var targets: [Target] = [
    // Layer 0: values and bindings.
    // Rounding is in the library of mathematics, which a program that imports no Foundation does not link by itself.
    .target(name: "LayoutCore", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Columns"),
    .target(name: "Simplex", dependencies: ["Columns"]),
    pango,
    .systemLibrary(
        name: "CHarfBuzz", pkgConfig: "harfbuzz",
        providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
        name: "CCairo", pkgConfig: "cairo-ft",
        providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
        name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
        name: "CTurboJPEG", pkgConfig: "libturbojpeg",
        providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
        name: "CFonts", exclude: ["files"],
        cSettings: [.define("FORMWORK_ALL_FONTS", .when(traits: ["AllFonts"]))]),
    .target(name: "CDeflate"),
    .target(name: "CDynamicInit"),
    .target(name: "CFoundationHooks"),

    // Layer 1: engines and seams.
    .target(name: "Flexbox", dependencies: ["Columns", "LayoutCore"]),
    .target(name: "Stacks", dependencies: ["Columns", "LayoutCore"]),
    .target(name: "AutoLayout", dependencies: ["Columns", "LayoutCore", "Simplex"]),
    .target(name: "DisplayList", dependencies: ["LayoutCore"]),
    .target(name: "Typesetting", dependencies: ["LayoutCore", "DisplayList"]),

    // An example that uses an engine alone.
    .executableTarget(
        name: "flexbox-alone", dependencies: ["Flexbox", "LayoutCore"], path: "Examples/FlexboxAlone"),

    // Layers 2 and 3: text and pictures.
    .target(
        name: "PangoTypesetting",
        dependencies: ["Typesetting", "DisplayList", "LayoutCore", "CPango", "CHarfBuzz", "CFonts"]),
    .target(
        name: "CairoRendering",
        dependencies: ["DisplayList", "LayoutCore", "CCairo", "CDeflate", "CPNG", "CTurboJPEG", "CZlib"]),

    // Layer 4: the kit, its two lowest floors on their own: what draws without views.
    .target(
        name: "HeadlessGraphics",
        dependencies: [
            "LayoutCore", "Typesetting", "DisplayList",
            .target(name: "CFoundationHooks", condition: headless),
            .target(name: "PangoTypesetting", condition: headless),
            .target(name: "CairoRendering", condition: headless),
        ]),
    .target(
        name: "HeadlessUIKit",
        dependencies: [
            "LayoutCore", "AutoLayout", "Simplex", "Typesetting", "DisplayList", "HeadlessGraphics",
            .target(name: "CairoRendering", condition: headless),
            .target(name: "CDynamicInit", condition: headless),
        ]),

    // Layer 5: the seam to the platform's UIKit.
    .target(
        name: "ViewBridge",
        dependencies: ["LayoutCore", .target(name: "HeadlessUIKit", condition: headless)]),

    // Layer 6: languages.
    .target(name: "FlexLayout", dependencies: ["Flexbox", "LayoutCore", "ViewBridge"]),
    .target(name: "PinLayout", dependencies: ["LayoutCore", "ViewBridge"]),
    .target(name: "Layout", dependencies: ["Stacks", "LayoutCore", "ViewBridge"]),
    .target(name: "SnapKit", dependencies: ["AutoLayout", "ViewBridge"]),
    .target(name: "HypeUI", dependencies: ["LayoutCore", "ViewBridge"]),

    // Tests.
    .target(name: "TestSupport", dependencies: ["CZlib"], path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ScriptsTests", dependencies: ["flexbox-alone"]),
    .testTarget(name: "CFontsTests", dependencies: ["CFonts"]),
    .testTarget(name: "ColumnsTests", dependencies: ["Columns", "TestSupport"]),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore", "TestSupport"]),
    .testTarget(name: "SimplexTests", dependencies: ["Simplex", "TestSupport"]),
    .testTarget(
        name: "AutoLayoutTests", dependencies: ["AutoLayout", "Simplex", "LayoutCore", "TestSupport"]),
    .testTarget(name: "FlexboxTests", dependencies: ["Flexbox", "LayoutCore", "TestSupport"]),
    .testTarget(name: "StacksTests", dependencies: ["Stacks", "LayoutCore", "TestSupport"]),
    .testTarget(
        name: "PangoTypesettingTests",
        dependencies: [
            "PangoTypesetting", "CairoRendering", "Typesetting", "DisplayList", "LayoutCore", "CPango",
            "CHarfBuzz", "TestSupport",
        ]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "DisplayList", "LayoutCore"]),
    .testTarget(name: "ViewBridgeTests", dependencies: ["ViewBridge", "LayoutCore"]),
    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList", "LayoutCore"]),
    .testTarget(
        name: "CairoRenderingTests",
        dependencies: ["CairoRendering", "DisplayList", "LayoutCore", "CCairo", "TestSupport"]),
]

var products: [Product] = [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "Flexbox", targets: ["Flexbox"]),
    .library(name: "Stacks", targets: ["Stacks"]),
    .library(name: "Simplex", targets: ["Simplex"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "FlexLayout", targets: ["FlexLayout"]),
    .library(name: "PinLayout", targets: ["PinLayout"]),
    .library(name: "Layout", targets: ["Layout"]),
    .library(name: "SnapKit", targets: ["SnapKit"]),
    .library(name: "HypeUI", targets: ["HypeUI"]),
]

#if os(Linux)
    // A target of one of these names would shadow Apple's module even where nothing uses it, so they
    // exist on Linux alone.
    // Typed on its own, because a long untyped sum takes the compiler too long.
    let onLinux: [Target] = [
        .target(name: "UIKit", dependencies: ["HeadlessUIKit"]),
        .target(name: "CoreGraphics", dependencies: ["HeadlessGraphics"]),
        .target(name: "QuartzCore", dependencies: ["HeadlessUIKit"]),
        // Logs, locks and signposts, which come with iOS.
        .target(name: "COSLock"),
        .target(name: "os", dependencies: ["COSLock"]),
        .target(name: "OSLog", dependencies: ["os"]),
        // What Xcode's XCTest has and Linux's has not.
        .target(name: "XCTestAdditions", dependencies: ["HeadlessUIKit"]),
        .testTarget(
            name: "SystemModuleTests", dependencies: ["os", "OSLog", "HeadlessUIKit", "XCTestAdditions"]),
        // An example that draws without views.
        .executableTarget(name: "chart-alone", dependencies: ["CoreGraphics"], path: "Examples/ChartAlone"),
        .testTarget(name: "ChartAloneTests", dependencies: ["chart-alone", "HeadlessGraphics"]),
        .target(name: "CoreText", dependencies: ["HeadlessGraphics"]),
        // An example of a server, which draws cards without the kit's test modules.
        .executableTarget(
            name: "card-server", dependencies: ["HeadlessUIKit", "FlexLayout"], path: "Examples/CardServer",
            exclude: ["Dockerfile"]),
        .testTarget(name: "CardServerTests", dependencies: ["card-server", "HeadlessUIKit"]),
        // The examples are iOS source, so they need a module UIKit.
        .target(
            name: "GalleryScreens",
            dependencies: [
                "UIKit", "FlexLayout", "PinLayout", "SnapKit", "HypeUI", "Layout", "LayoutSilencing",
            ],
            path: "Examples/GalleryScreens", resources: [.process("Resources")]),
        // One cell in every language, which the tests compare and the benchmarks time.
        .target(
            name: "FeedCells",
            dependencies: [
                "UIKit", "FlexLayout", "PinLayout", "SnapKit", "HypeUI", "Layout", "GalleryScreens",
            ],
            path: "Examples/FeedCells"),
        .testTarget(
            name: "FeedCellsTests",
            dependencies: ["FeedCells", "UIKit", "_Testing_UIKit", "TestSupport"]),
        .executableTarget(
            name: "gallery", dependencies: ["GalleryScreens", "UIKit", "FlexLayout", "PictureComparison"],
            path: "Examples/Gallery"),
        .testTarget(
            name: "GalleryScreensTests",
            dependencies: [
                "GalleryScreens", "LayoutTesting", "UIKit", "_Testing_UIKit", "FlexLayout", "PinLayout",
            ]),
        // The cross-import overlay that Swift looks for when a file imports Testing and UIKit together.
        .target(name: "_Testing_UIKit", dependencies: ["HeadlessUIKit"]),
        // Snapshot tests. The names are those of the packages that they replace, which exist on Apple platforms.
        .target(name: "PictureComparison"),
        .target(name: "SnapshotReport"),
        .target(
            name: "SnapshotTesting",
            dependencies: ["DisplayList", "HeadlessUIKit", "PictureComparison", "SnapshotReport"]),
        .target(name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting"]),
        .target(name: "FBSnapshotTestCase", dependencies: ["HeadlessUIKit", "SnapshotTesting"]),
        // The constants of asset catalogues, for packages that use the plugin.
        .executableTarget(name: "AssetSymbolGenerator"),
        .plugin(name: "AssetCatalogPlugin", capability: .buildTool(), dependencies: ["AssetSymbolGenerator"]),
        .testTarget(name: "AssetSymbolGeneratorTests", dependencies: ["AssetSymbolGenerator"]),
        // The `formwork` command, and what a package offers it: the table of commands, the messages between the two.
        .target(name: "CommandArguments"),
        .target(name: "CatalogMessages", dependencies: ["CommandArguments"]),
        .target(
            name: "ScreenCatalog",
            dependencies: [
                "CommandArguments", "CatalogMessages", "HeadlessUIKit", "LayoutTesting", "LayoutInspector",
            ]),
        .executableTarget(
            name: "FormworkCommand", dependencies: ["CommandArguments", "CatalogMessages", "SnapshotReport"]),
        .executableTarget(
            name: "gallery-catalog", dependencies: ["ScreenCatalog", "GalleryScreens", "UIKit"],
            path: "Examples/GalleryCatalog"),
        .testTarget(
            name: "FormworkCommandTests",
            dependencies: [
                "FormworkCommand", "CommandArguments", "CatalogMessages", "gallery-catalog", "ScreenCatalog",
                "SnapshotReport", "GalleryScreens", "UIKit", "_Testing_UIKit",
            ]),
        .testTarget(name: "PictureComparisonTests", dependencies: ["PictureComparison", "TestSupport"]),
        .testTarget(
            name: "SnapshotTestingTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "HeadlessUIKit", "DisplayList", "PictureComparison",
                "SnapshotReport",
                "SnapshotTesting", "InlineSnapshotTesting", "FBSnapshotTestCase", "FormworkCommand",
                "GalleryScreens", "TestSupport",
            ], exclude: ["__Snapshots__"]),
        // Another library, whose names the kit's must not collide with.
        .target(name: "NeighborLibrary", path: "Tests/NeighborLibrary"),
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "CoreGraphics", "QuartzCore", "CoreText", "HeadlessUIKit",
                "HeadlessGraphics", "DisplayList",
                "Typesetting", "CairoRendering", "TestSupport", "NeighborLibrary",
            ]),
        .testTarget(
            name: "HeadlessGraphicsTests",
            dependencies: ["HeadlessGraphics", "DisplayList", "LayoutCore", "TestSupport"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "ListTests", dependencies: ["UIKit", "_Testing_UIKit", "HeadlessUIKit", "TestSupport"]),
        .testTarget(
            name: "PortedSourceTests",
            dependencies: ["UIKit", "_Testing_UIKit", "HeadlessUIKit", "TestSupport"]),
        // Interface Builder files, which resources are: some as a folder, some as a bundle has them.
        .testTarget(
            name: "NibTests", dependencies: ["UIKit", "_Testing_UIKit", "HeadlessUIKit", "TestSupport"],
            resources: [.copy("Resources"), .process("Nibs")]),
        .testTarget(
            name: "ListSizingTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "FlexLayout", "PinLayout", "SnapKit", "Layout", "TestSupport",
            ]),
        // Layouts that move, and films of them.
        .testTarget(
            name: "MotionTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "HeadlessUIKit", "LayoutCore", "DisplayList", "CairoRendering",
                "FlexLayout", "PinLayout", "SnapKit", "Layout", "TestSupport",
            ]),
        .testTarget(
            name: "DebugDrawingTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "HeadlessUIKit", "LayoutCore", "DisplayList", "CairoRendering",
                "SnapshotTesting", "GalleryScreens",
            ]),
        // What applications say to tests of layouts, and what those use.
        .target(name: "LayoutSilencing", dependencies: ["HeadlessUIKit"]),
        .target(
            name: "LayoutTesting",
            dependencies: ["HeadlessUIKit", "DisplayList", "LayoutCore", "CairoRendering", "LayoutSilencing"]),
        .target(
            name: "AccessibilitySnapshot",
            dependencies: ["HeadlessUIKit", "LayoutTesting", "SnapshotTesting"]),
        .testTarget(
            name: "AccessibilitySnapshotTests",
            dependencies: [
                "AccessibilitySnapshot", "SnapshotTesting", "UIKit", "_Testing_UIKit", "GalleryScreens",
            ]),
        // Captures of screens, and why views are where they are.
        .target(
            name: "LayoutInspector",
            dependencies: [
                "HeadlessUIKit", "ViewBridge", "FlexLayout", "PinLayout", "Layout", "LayoutTesting",
            ]),
        .testTarget(
            name: "LayoutInspectorTests",
            dependencies: [
                "LayoutInspector", "UIKit", "_Testing_UIKit", "HeadlessUIKit", "FlexLayout", "PinLayout",
                "Layout", "TestSupport",
            ]),
        .testTarget(
            name: "LayoutTestingTests",
            dependencies: [
                "LayoutTesting", "UIKit", "_Testing_UIKit", "HeadlessUIKit", "FlexLayout", "TestSupport",
            ]),
        .testTarget(name: "HypeUITests", dependencies: ["UIKit", "_Testing_UIKit", "HypeUI"]),
        .testTarget(
            name: "FlexLayoutTests", dependencies: ["UIKit", "_Testing_UIKit", "FlexLayout", "TestSupport"]),
        .testTarget(
            name: "PinLayoutTests",
            dependencies: ["UIKit", "_Testing_UIKit", "PinLayout", "FlexLayout", "LayoutCore", "TestSupport"]),
        .testTarget(
            name: "LayoutTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "Layout", "FlexLayout", "PinLayout", "SnapKit", "HypeUI",
                "LayoutTesting", "SnapshotTesting", "TestSupport",
            ]),
        .testTarget(
            name: "SnapKitTests",
            dependencies: ["UIKit", "_Testing_UIKit", "SnapKit", "FlexLayout", "PinLayout"]),
    ]
    targets += onLinux
    products += [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "GalleryScreens", targets: ["GalleryScreens"]),
        .library(name: "FeedCells", targets: ["FeedCells"]),
        .executable(name: "gallery", targets: ["gallery"]),
        .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
        .library(name: "LayoutInspector", targets: ["LayoutInspector"]),
        .library(name: "ScreenCatalog", targets: ["ScreenCatalog"]),
        .executable(name: "gallery-catalog", targets: ["gallery-catalog"]),
        .library(name: "LayoutSilencing", targets: ["LayoutSilencing"]),
        .library(name: "PictureComparison", targets: ["PictureComparison"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting", "_Testing_UIKit"]),
        .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
        .library(name: "iOSSnapshotTestCase", targets: ["FBSnapshotTestCase"]),
        .library(name: "FBSnapshotTestCase", targets: ["FBSnapshotTestCase"]),
        .executable(name: "formwork", targets: ["FormworkCommand"]),
        .plugin(name: "AssetCatalogPlugin", targets: ["AssetCatalogPlugin"]),
        .library(name: "AccessibilitySnapshot", targets: ["AccessibilitySnapshot"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "os", targets: ["os", "OSLog"]),
        .library(name: "XCTestAdditions", targets: ["XCTestAdditions"]),
        .library(name: "CoreText", targets: ["CoreText"]),
    ]
#endif

/// The name and the condition of a dependency, which is a target of this package.
func parts(of dependency: Target.Dependency) -> (name: String, condition: TargetDependencyCondition?)? {
    switch dependency {
    case .targetItem(let name, let condition), .byNameItem(let name, let condition): (name, condition)
    default: nil
    }
}

/// What a target reaches through its dependencies, by name; `always` where no condition is on one of the ways.
@MainActor func reached(from name: String) -> [String: (always: Bool, condition: TargetDependencyCondition?)]
{
    var found: [String: (always: Bool, condition: TargetDependencyCondition?)] = [:]
    var open: [(name: String, condition: TargetDependencyCondition?)] = [(name, nil)]
    while let (next, way) = open.popLast() {
        for dependency in targets.first(where: { $0.name == next })?.dependencies ?? [] {
            guard let (name, own) = parts(of: dependency) else { continue }
            let condition = own ?? way
            if let before = found[name], before.always || condition != nil { continue }
            found[name] = (condition == nil, condition)
            open.append((name, condition))
        }
    }
    return found
}

// SwiftPM compiles a target anew where the module of a direct dependency has changed, and no other. A module which passes
// the kit on, or whose classes contain another's values, stays as it was when the layout in memory of those changes. So each
// target depends on all that it reaches, and the products contain it for the packages that use them.
let reachedByName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, reached(from: $0.name)) })
let ordinary = Set(targets.filter { $0.type == .regular }.map(\.name))
for target in targets where target.type != .plugin {
    let named = Set(target.dependencies.compactMap { parts(of: $0)?.name })
    for (name, way) in reachedByName[target.name, default: [:]].sorted(by: { $0.key < $1.key })
    where ordinary.contains(name) && !named.contains(name) {
        target.dependencies.append(.target(name: name, condition: way.condition))
    }
}
#if os(Linux)
    products = products.map { product in
        guard let library = product as? Product.Library else { return product }
        let further = library.targets.flatMap { reachedByName[$0, default: [:]].keys }
        let all = Set(library.targets + further.filter(ordinary.contains))
        return .library(name: library.name, type: library.type, targets: all.sorted())
    }
#endif

let package = Package(
    name: "Formwork",
    platforms: [.macOS(.v14), .iOS(.v15)],
    products: products,
    traits: [
        .default(enabledTraits: ["AllFonts"]),
        .trait(
            name: "AllFonts",
            description: "Fonts for Asian scripts, Arabic, Hebrew and emoji (12 MB)"),
    ],
    targets: targets,
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)
