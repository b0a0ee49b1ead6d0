import CoreText
import Foundation
import Testing
import UIKit

@Suite struct FontRegistrationTests {
    private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/CFonts/files")

    private func file(_ name: String, _ data: Data) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    @Test func everyFaceOfTheSystemsFamilyIsFoundByItsName() throws {
        let names = UIFont.fontNames(forFamilyName: "Inter")
        #expect(names.contains("Inter-Regular") && names.contains("Inter-BoldItalic") && names.count == 18)
        for name in names {
            let font = try #require(UIFont(name: name, size: 15))
            #expect(font.familyName == "Inter" && font.fontName == name)
            #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic) == name.hasSuffix("Italic"))
        }
        #expect(UIFont.fontNames(forFamilyName: "None such").isEmpty)
    }

    @Test(arguments: ["empty.otf", "text.ttf", "cut.otf", "half.otf"])
    func filesThatHoldNoFontAreNamed(name: String) throws {
        let whole = try Data(contentsOf: Self.fonts.appendingPathComponent("Inter-Regular.otf"))
        let data =
            switch name {
            case "empty.otf": Data()
            case "text.ttf": Data("This is no font.".utf8)
            case "cut.otf": whole.prefix(1_000)
            default: whole.prefix(whole.count / 2)
            }
        let url = try file(name, data)
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        let problem = try #require(error?.takeRetainedValue())
        #expect(problem.localizedDescription.contains(name))
        #expect(throws: (any Error).self) { try UIFont.registerFonts(at: url) }
    }

    @Test func aMissingFileIsNamed() {
        var error: Unmanaged<CFError>?
        let url = URL(fileURLWithPath: "/nowhere/missing.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().localizedDescription.contains("/nowhere/missing.ttf") == true)
    }

    @Test func descriptions() throws {
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        #expect(font.fontDescriptor.object(forKey: .size) as? CGFloat == 17)
        let inter = try #require(UIFont(name: "Inter-Regular", size: 14)).fontDescriptor
        #expect(inter.withFace("Bold Italic").symbolicTraits == [.traitBold, .traitItalic])
        #expect(inter.matchingFontDescriptors(withMandatoryKeys: nil).count == 18)
        #expect(inter.matchingFontDescriptors(withMandatoryKeys: [.name]).count == 1)
    }
}
