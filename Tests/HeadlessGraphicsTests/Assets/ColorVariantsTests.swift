import Foundation
import Testing

@testable import HeadlessGraphics

struct ColorVariantsTests {
    private func color(_ entries: String) -> UIColor? {
        let folder = AssetFolder().write("Brand.colorset/Contents.json", "{\"colors\": [\(entries)]}")
        return ColorAssets.shared.color(named: "Brand", inFolder: folder.url.path)
    }

    private func entry(_ red: String, _ more: String = "", space: String = "srgb") -> String {
        """
        {"color": {"color-space": "\(space)", "components": {"red": \(red), "green": "0x00", "blue": "0", \
        "alpha": "1.000"}}\(more.isEmpty ? "" : ", " + more)}
        """
    }

    private func red(_ color: UIColor?, _ change: (inout any UIMutableTraits) -> Void = { _ in }) -> Double {
        var red: CGFloat = -1
        color?.resolvedColor(with: UITraitCollection(mutations: change)).getRed(
            &red, green: nil, blue: nil, alpha: nil)
        return Double(red * 255).rounded()
    }

    @Test(arguments: [
        ("\"0xFF\"", 255.0), ("\"0x80\"", 128), ("\"255\"", 255), ("\"128\"", 128), ("\"0.500\"", 128),
        ("1", 255),
        ("0.5", 128), ("\"1.000\"", 255), ("\"1\"", 1), ("\" 64 \"", 64),
    ])
    func notations(text: String, value: Double) { #expect(red(color(entry(text))) == value) }

    @Test func appearancesContrastIdiomAndGamut() {
        func look(_ pairs: [(String, String)]) -> String {
            "\"appearances\": ["
                + pairs.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }.joined(separator: ",")
                + "]"
        }
        let found = color(
            [
                entry("\"10\""), entry("\"20\"", look([("luminosity", "dark")])),
                entry("\"30\"", look([("contrast", "high")])),
                entry("\"40\"", look([("luminosity", "dark"), ("contrast", "high")])),
                entry("\"50\"", "\"idiom\": \"ipad\""),
            ].joined(separator: ","))
        #expect(red(found) { $0.userInterfaceStyle = .light } == 10)
        #expect(red(found) { $0.userInterfaceStyle = .dark } == 20)
        #expect(red(found) { $0.accessibilityContrast = .high } == 30)
        #expect(
            red(found) {
                $0.userInterfaceStyle = .dark
                $0.accessibilityContrast = .high
            } == 40)
        #expect(red(found) { $0.userInterfaceIdiom = .pad } == 50)
        let wide = color(
            [
                entry("\"10\"", "\"display-gamut\": \"sRGB\""),
                entry("\"20\"", "\"display-gamut\": \"display-P3\""),
            ].joined(separator: ","))
        #expect(red(wide) { $0.displayGamut = .SRGB } == 10)
        #expect(red(wide) { $0.displayGamut = .P3 } == 20)
    }

    @Test func systemColorsAndSpaces() {
        let blue = color("{\"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}")
        #expect(
            blue?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
                == UIColor.systemBlue
                .resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(red(color(entry("\"0.216\"", space: "extended-linear-srgb"))) == 128)
        #expect(red(color(entry("\"1.000\"", space: "display-p3"))) == 255)
    }

    @Test func resources() {
        let folder = AssetFolder().write(
            "Brand.colorset/Contents.json", "{\"colors\": [\(entry("\"0xFF\""))]}")
        #expect(red(UIColor(resource: ColorResource(name: "Brand", bundle: folder.bundle))) == 255)
        #expect(red(UIColor(named: "Brand", in: folder.bundle, compatibleWith: nil)) == 255)
    }
}
