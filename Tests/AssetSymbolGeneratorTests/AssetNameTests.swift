import Foundation
import Testing

@testable import AssetSymbolGenerator

struct AssetNameTests {
    /// What Xcode 15 generates.
    @Test(arguments: [
        ("logo", "logo"), ("Logo", "logo"), ("brand-logo", "brandLogo"), ("Brand Logo", "brandLogo"),
        ("brand_logo", "brandLogo"), ("LogoImage", "logo"), ("logo-image", "logo"), ("Image", "image"),
        ("ImageLogo", "imageLogo"), ("HTMLFile", "htmlFile"), ("URL", "url"), ("iPhoneFrame", "iPhoneFrame"),
        ("default", "`default`"), ("24-hours", "_24Hours"),
        ("icon2x", "icon2X".replacingOccurrences(of: "X", with: "x")),
        ("person.fill", "personFill"), ("Über", "über"), ("Logo Image", "logo"),
    ])
    func constants(name: String, constant: String) {
        #expect(AssetName.constant(name, dropping: "image") == constant)
    }

    @Test func suffixesOfColors() {
        #expect(AssetName.constant("AccentColor", dropping: "color") == "accent")
        #expect(AssetName.constant("Color", dropping: "color") == "color")
        #expect(AssetName.constant("ColorImage", dropping: "color") == "colorImage")
        #expect(AssetName.type("tab bar") == "TabBar" && AssetName.type("icons") == "Icons")
    }

    @Test func sourceHasNamespacesAndBothExtensions() {
        var tree = AssetTree()
        tree.images = [.init(name: "Logo", constant: "logo"), .init(name: "logo", constant: "logo")]
        tree.colors = [.init(name: "Brand", constant: "brand"), .init(name: "Red", constant: "red")]
        var icons = AssetTree()
        icons.images = [.init(name: "icons/home", constant: "home")]
        tree.namespaces = ["icons": icons]
        let source = GeneratedSource(tree, bundle: "Bundle.module")
        #expect(
            source.warnings == ["the images \"Logo\", \"logo\" have one symbol, logo: none is generated"])
        #expect(!source.text.contains("static let logo"))
        #expect(
            source.text.contains("static let brand = ColorResource(name: \"Brand\", bundle: resourceBundle)"))
        #expect(source.text.contains("static var brand: UIKit.UIColor { UIKit.UIColor(resource: .brand) }"))
        #expect(source.text.contains("static let red = ") && !source.text.contains("static var red"))
        #expect(source.text.contains("    enum Icons {\n        /// The \"icons/home\" asset"))
        #expect(
            source.text.contains("static var home: UIKit.UIImage { UIKit.UIImage(resource: .Icons.home) }"))
    }
}
