import Foundation
import Testing

@testable import HeadlessGraphics

/// Fonts and colours in archives.
@MainActor
struct ArchiveTests {
    private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
    }

    @Test func fontsComeBackAsTheyWere() throws {
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 15), maximumPointSize: 30)
        let rounded = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded)
        let fonts: [UIFont] = [
            .systemFont(ofSize: 17), .systemFont(ofSize: 11.5, weight: .heavy), .italicSystemFont(ofSize: 9),
            .boldSystemFont(ofSize: 40), .monospacedSystemFont(ofSize: 12, weight: .medium),
            .monospacedDigitSystemFont(ofSize: 12, weight: .light), .preferredFont(forTextStyle: .headline),
            .preferredFont(forTextStyle: .caption2), scaled,
            try UIFont(descriptor: #require(rounded), size: 20),
            try #require(UIFont(name: "Helvetica-Bold", size: 13)),
            try #require(UIFont(name: "Menlo", size: 13)),
            try #require(UIFont(name: "Georgia-Italic", size: 21)),
        ]
        for font in fonts {
            let read = try #require(try archived(font))
            #expect(read == font)
            #expect(read.pointSize == font.pointSize)
            #expect(read.fontName == font.fontName)
            #expect(read.lineHeight == font.lineHeight)
            let descriptor = try #require(try archived(font.fontDescriptor))
            #expect(
                UIFont(descriptor: descriptor, size: 0) == UIFont(descriptor: font.fontDescriptor, size: 0))
        }
    }

    @Test func coloursComeBackAsTheyWere() throws {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let colors: [UIColor] = [
            .clear, .red, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), UIColor(white: 0.5, alpha: 1),
            .label, .systemBlue, .secondarySystemGroupedBackground, .separator, .tintColor,
        ]
        for color in colors {
            let read = try #require(try archived(color))
            #expect(read.resolvedColor(with: light) == color.resolvedColor(with: light), "\(color)")
            if color != .tintColor {
                #expect(read.resolvedColor(with: dark) == color.resolvedColor(with: dark), "\(color)")
                #expect(read == color)
            }
        }
    }

    @Test func valuesOfProgramsAreArchived() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: NSArray(array: [UIColor.red, UIFont.systemFont(ofSize: 12)]),
            requiringSecureCoding: false)
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClasses: [NSArray.self, UIColor.self, UIFont.self], from: data)
        let values = try #require(read as? [NSObject])
        #expect(values == [UIColor.red, UIFont.systemFont(ofSize: 12)])
    }

    @Test func archivesWithoutColoursAndFontsGiveNone() {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(1, forKey: "something")
        archiver.finishEncoding()
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return }
        #expect(UIColor(coder: reader) == nil)
        #expect(UIFont(coder: reader) == nil)
    }

    /// An archive of iOS has the components, the name and the size by these keys.
    @Test func keysAreThoseOfIOS() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(0.25, forKey: "UIRed")
        archiver.encode(0.5, forKey: "UIGreen")
        archiver.encode(1.0, forKey: "UIBlue")
        archiver.encode(0.75, forKey: "UIAlpha")
        archiver.encode(NSString(string: "Helvetica-Bold"), forKey: "UIFontName")
        archiver.encode(22.0, forKey: "UIFontPointSize")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIColor(coder: reader) == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
        #expect(UIFont(coder: reader) == UIFont(name: "Helvetica-Bold", size: 22))
    }
}
