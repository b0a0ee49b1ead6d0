import Foundation
import HeadlessGraphics
import Testing

/// Fonts of files and recorded drawings.
@Suite struct CGFontTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/CFonts/files/Inter-BoldItalic.otf")

    @Test func aFileSaysItsNamesAndHeights() throws {
        let provider = try #require(CGDataProvider(url: Self.file as CFURL))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName == "Inter-BoldItalic" && font.fullName == "Inter Bold Italic")
        #expect(font.unitsPerEm > 0 && font.numberOfGlyphs > 1_000)
        #expect(font.ascent > font.capHeight && font.capHeight > font.xHeight && font.descent < 0)
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        let reason = try #require(error).takeRetainedValue()
        #expect(reason.code == 305 && reason.localizedDescription.contains("Inter-BoldItalic"))
    }

    /// In a process of its own, whose fonts no other test sees.
    @Test func aFontOfAFileIsFoundByItsName() async {
        await #expect(processExitsWith: .success) {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Sources/CFonts/files/NotoSansThai-Bold.ttf")
            guard let provider = CGDataProvider(url: file as CFURL), let font = CGFont(provider),
                UIFont(name: "NotoSansThai-Bold", size: 12) == nil
            else { exit(1) }
            let isAdded = CTFontManagerRegisterGraphicsFont(font, nil)
            exit(isAdded && UIFont(name: "NotoSansThai-Bold", size: 12) != nil ? 0 : 2)
        }
    }

    @Test func otherBytesAreNoFont() throws {
        let whole = try Data(contentsOf: Self.file)
        for bytes in [Data(), Data("OTTO".utf8), Data(whole.prefix(40)), Data(repeating: 1, count: 99)] {
            let provider = try #require(CGDataProvider(data: bytes))
            #expect(CGFont(provider) == nil)
        }
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere.otf")) == nil)
    }

    @Test func aLayerIsDrawnOften() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func picture(_ draw: (CGContext) -> Void) -> Data? {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
                .image { draw($0.cgContext) }.pngData()
        }
        let stamped = picture { context in
            let layer = CGLayer(context, size: CGSize(width: 5, height: 5), auxiliaryInfo: nil)
            layer?.context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            layer?.context?.fill(CGRect(x: 0, y: 0, width: 50, height: 5))
            guard let layer else { return }
            context.draw(layer, at: CGPoint(x: 1, y: 2))
            context.draw(layer, in: CGRect(x: 8, y: 0, width: 10, height: 10))
        }
        let filled = picture { context in
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 1, y: 2, width: 5, height: 5))
            context.fill(CGRect(x: 8, y: 0, width: 10, height: 10))
        }
        #expect(stamped != nil && stamped == filled)
        let context = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
        _ = context.image { #expect(CGLayer($0.cgContext, size: .zero, auxiliaryInfo: nil) == nil) }
    }
}
