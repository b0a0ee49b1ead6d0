/// The packages that products of Formwork replace.
enum LibraryProducts {
    /// Products of Formwork by the identity of the package that they replace: what is there under its name there.
    static let replaced: [String: Set<String>] = [
        "snapkit": ["SnapKit"],
        "pinlayout": ["PinLayout"],
        "flexlayout": ["FlexLayout"],
        "yoga": [],
        "swift-layout": ["Layout"],
        "layout": ["Layout"],
        "hypeui": ["HypeUI"],
        "swift-snapshot-testing": ["SnapshotTesting", "InlineSnapshotTesting"],
        "ios-snapshot-test-case": ["iOSSnapshotTestCase", "FBSnapshotTestCase"],
        "accessibilitysnapshot": ["AccessibilitySnapshot"],
    ]

    /// Products that every target of an app may import without naming a package, since they come with iOS.
    static let system = ["UIKit", "CoreGraphics", "CoreText", "QuartzCore", "os"]

    /// Products that test targets may import besides, since they come with Xcode.
    static let testing = ["XCTestAdditions"]

    /// The product of Formwork that takes the place of a dependency; nil where there is none.
    ///
    /// - Parameters:
    ///   - product: The product's name in the original package.
    ///   - identities: The identities of the packages that the product may come from.
    static func replacement(of product: String, in identities: some Sequence<String>) -> String? {
        let known = identities.contains { replaced[$0]?.contains(product) == true }
        return known ? product : nil
    }
}
