import Foundation
import Testing

@testable import HeadlessGraphics

struct ImageAssetsTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func image(
        _ folder: AssetFolder, _ name: String = "Logo",
        _ change: (inout any UIMutableTraits) -> Void = { _ in }
    ) -> UIImage? {
        UIImage(named: name, in: folder.bundle, compatibleWith: UITraitCollection(mutations: change))
    }

    @Test func scales() throws {
        let folder = AssetFolder().writeImages(
            "Logo", [(red, "\"scale\": \"1x\""), (green, "\"scale\": \"2x\""), (blue, "\"scale\": \"3x\"")],
            size: 12)
        for (scale, color, side) in [
            (1, 0xFF0000, 12.0), (2, 0x00FF00, 6), (3, 0x0000FF, 4), (4, 0x0000FF, 4),
        ] {
            let found = try #require(image(folder) { $0.displayScale = CGFloat(scale) })
            #expect(found.pixel(0, 0) == UInt32(color))
            #expect(found.size == CGSize(width: side, height: side))
        }
        let only = AssetFolder().writeImages("Logo", [(red, "\"scale\": \"2x\"")], size: 12)
        #expect(image(only) { $0.displayScale = 3 }?.scale == 2)
        let universal = AssetFolder().writeImages("Logo", [(red, "\"idiom\": \"universal\"")], size: 12)
        #expect(image(universal) { $0.displayScale = 3 }?.size == CGSize(width: 12, height: 12))
    }

    @Test func idiomsAppearancesAndGamuts() {
        let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        let both = """
            "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]
            """
        let white = UIColor(white: 1, alpha: 1)
        let folder = AssetFolder()
            .writeImages("Logo", [(red, ""), (green, dark), (blue, both)])
            .writeImages("Idiom", [(red, "\"idiom\": \"universal\""), (green, "\"idiom\": \"ipad\"")])
            .writeImages(
                "Gamut", [(red, "\"display-gamut\": \"sRGB\""), (green, "\"display-gamut\": \"display-P3\"")]
            )
            .writeImages(
                "Class",
                [
                    (red, ""), (green, "\"width-class\": \"regular\""),
                    (white, "\"height-class\": \"compact\""),
                ])
        #expect(image(folder) { $0.userInterfaceStyle = .light }?.pixel(0, 0) == 0xFF0000)
        #expect(image(folder) { $0.userInterfaceStyle = .dark }?.pixel(0, 0) == 0x00FF00)
        #expect(
            image(folder) {
                $0.userInterfaceStyle = .dark
                $0.accessibilityContrast = .high
            }?.pixel(0, 0) == 0x0000FF)
        #expect(image(folder, "Idiom") { $0.userInterfaceIdiom = .phone }?.pixel(0, 0) == 0xFF0000)
        #expect(image(folder, "Idiom") { $0.userInterfaceIdiom = .pad }?.pixel(0, 0) == 0x00FF00)
        #expect(image(folder, "Gamut") { $0.displayGamut = .SRGB }?.pixel(0, 0) == 0xFF0000)
        #expect(image(folder, "Gamut") { $0.displayGamut = .P3 }?.pixel(0, 0) == 0x00FF00)
        #expect(
            image(folder, "Class") {
                $0.horizontalSizeClass = .regular
                $0.verticalSizeClass = .regular
            }?.pixel(0, 0) == 0x00FF00)
        #expect(image(folder, "Class") { $0.verticalSizeClass = .compact }?.pixel(0, 0) == 0xFFFFFF)
    }

    @Test func directions() throws {
        let arrow = UIGraphicsImageRenderer(
            size: CGSize(width: 4, height: 2),
            format: {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                return format
            }()
        ).pngData { context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
        let folder = AssetFolder().write("Logo.imageset/a.png", arrow).write(
            "Logo.imageset/Contents.json",
            "{\"images\": [{\"filename\": \"a.png\", \"language-direction\": \"left-to-right\"}]}"
        ).writeImages(
            "Two",
            [
                (red, "\"language-direction\": \"left-to-right\""),
                (green, "\"language-direction\": \"right-to-left\""),
            ])
        let forward = try #require(image(folder) { $0.layoutDirection = .leftToRight })
        let mirrored = try #require(image(folder) { $0.layoutDirection = .rightToLeft })
        #expect([forward.pixel(0, 0), forward.pixel(3, 0)] == [0xFF0000, 0x0000FF])
        #expect([mirrored.pixel(0, 0), mirrored.pixel(3, 0)] == [0x0000FF, 0xFF0000])
        #expect(image(folder, "Two") { $0.layoutDirection = .leftToRight }?.pixel(0, 0) == 0xFF0000)
        #expect(image(folder, "Two") { $0.layoutDirection = .rightToLeft }?.pixel(0, 0) == 0x00FF00)
    }

    @Test func slicesAndIntent() throws {
        let slices = """
            "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1}, \
            "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}, \
            "alignment-insets": {"top": 2, "left": 0, "bottom": 0, "right": 4}
            """
        let folder = AssetFolder()
            .writeImages(
                "Logo", [(red, slices)], size: 24, properties: "{\"template-rendering-intent\": \"template\"}"
            )
            .writeImages("Plain", [(red, "")], properties: "{\"template-rendering-intent\": \"original\"}")
        let found = try #require(image(folder))
        #expect(found.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(found.alignmentRectInsets == UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 2))
        #expect(found.resizingMode == .stretch && found.renderingMode == .alwaysTemplate)
        #expect(image(folder, "Plain")?.renderingMode == .alwaysOriginal)
    }

    @Test func namespacesAndFolders() {
        let folder = AssetFolder()
            .write("Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
            .writeImages("Icons/Logo", [(red, "")]).writeImages("Plain/Other", [(green, "")])
            .writeImages("Logo", [(blue, "")])
        #expect(image(folder, "Icons/Logo")?.pixel(0, 0) == 0xFF0000)
        #expect(image(folder, "Logo")?.pixel(0, 0) == 0x0000FF)
        #expect(image(folder, "Other")?.pixel(0, 0) == 0x00FF00)
        #expect(image(folder, "Nothing") == nil && image(folder, "") == nil)
    }

    @Test func picturesChangeWithTheTraitsThatDrawThem() throws {
        let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        let folder = AssetFolder().writeImages("Logo", [(red, ""), (green, dark)])
        let found = try #require(UIImage(named: "Logo", in: folder.bundle, compatibleWith: nil))
        func drawn(_ style: UIUserInterfaceStyle) -> UInt32 {
            var made: UIImage?
            UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                made = UIGraphicsImageRenderer(size: found.size).image { _ in found.draw(at: .zero) }
            }
            return made?.pixel(0, 0) ?? 0
        }
        #expect(drawn(.light) == 0xFF0000 && drawn(.dark) == 0x00FF00)
        let fixed = try #require(image(folder) { $0.userInterfaceStyle = .dark })
        #expect(fixed.pixel(0, 0) == 0x00FF00)
    }

    @Test func damagedSetsAreNoPictures() {
        let folder = AssetFolder().write("Bad.imageset/Contents.json", "{").write("Empty.imageset/x", "")
            .write("Gone.imageset/Contents.json", "{\"images\": [{\"filename\": \"gone.png\"}]}")
        for name in ["Bad", "Empty", "Gone"] { #expect(image(folder, name) == nil) }
    }

    @Test func dataSets() throws {
        let folder = AssetFolder().write("Config.dataset/a.json", "{}").write(
            "Config.dataset/Contents.json",
            "{\"data\": [{\"filename\": \"a.json\", \"idiom\": \"universal\", \"universal-type-identifier\": \"public.json\"}]}"
        )
        let asset = try #require(NSDataAsset(name: "Config", bundle: folder.bundle))
        #expect(
            asset.data == Data("{}".utf8) && asset.typeIdentifier == "public.json" && asset.name == "Config")
        #expect(NSDataAsset(name: "Nothing", bundle: folder.bundle) == nil)
    }

    @Test func resources() {
        let folder = AssetFolder().writeImages("Logo", [(red, "")])
        #expect(UIImage(resource: ImageResource(name: "Logo", bundle: folder.bundle)).pixel(0, 0) == 0xFF0000)
        #expect(UIImage(resource: ImageResource(name: "Nothing", bundle: folder.bundle)).size == .zero)
    }

    @Test func remotePicturesHaveAPlaceholder() throws {
        let url = try #require(URL(string: "https://example.com/a.png"))
        let size = CGSize(width: 8, height: 6)
        let (first, second) = (
            RemoteImages.image(at: url, size: size), RemoteImages.image(at: url, size: size)
        )
        #expect(first.size == size && first.pngData() == second.pngData())
        let other = try #require(URL(string: "https://example.com/b.png"))
        #expect(RemoteImages.image(at: other, size: size).pngData() != first.pngData())
    }
}
