import Foundation
import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

@Suite struct ColorAssetsTests {
    /// Writes a catalogue of one colour and reads it back by its name.
    private func color(_ json: String, at path: String = "Brand", as name: String = "Brand") throws
        -> UIColor?
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Colors.xcassets/\(path).colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        return ColorAssets.shared.color(named: name, inFolder: folder.path)
    }

    private let brand = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "srgb",
            "components": {"red": "0.000", "green": "0.500", "blue": 1, "alpha": "0.5"}}}],
         "info": {"author": "xcode", "version": 1}}
        """

    @Test func anAssetHasColorsForLightAndDark() throws {
        let found = try #require(try color(brand))
        let light = found.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(light == UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1))
        let dark = found.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5))
    }

    @Test func namesWithAndWithoutFolders() throws {
        #expect(try color(brand, at: "Theme/Brand", as: "Theme/Brand") != nil)
        #expect(try color(brand, at: "Theme/Brand", as: "Brand") != nil)
        #expect(try color(brand, as: "Other") == nil)
        #expect(UIColor(named: "There is no such color") == nil)
    }

    @Test func grays() throws {
        let json = #"{"colors": [{"color": {"components": {"white": "0.25", "alpha": "1"}}}]}"#
        #expect(try color(json) == UIColor(white: 0.25, alpha: 1))
    }

    @Test(arguments: [
        "", "{", "{}", #"{"colors": []}"#, #"{"colors": [{"idiom": "universal"}]}"#,
        #"{"colors": [{"color": {"components": {"red": "much"}}}]}"#,
    ])
    func damagedAssetsAreNoColors(json: String) throws {
        #expect(try color(json) == nil)
    }
}
