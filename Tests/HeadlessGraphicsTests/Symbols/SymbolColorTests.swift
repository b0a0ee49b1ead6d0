import Foundation
import Testing

@testable import HeadlessGraphics

/// The colours of symbols.
struct SymbolColorTests {
    private let size = UIImage.SymbolConfiguration(pointSize: 60, weight: .bold)
    private func pixels(
        _ name: String, _ look: UIImage.SymbolConfiguration, value: Double? = nil
    ) throws -> SymbolPixels {
        try #require(SymbolPixels(name, size.applying(look), value: value, tint: .blue))
    }

    /// A pixel of the circle around a sign in the middle.
    private func edge(_ pixels: SymbolPixels) -> [Int] {
        pixels[pixels.width / 2 + 14, pixels.height / 2 + 14]
    }

    @Test func oneColourIsTheTintColour() throws {
        let plain = try pixels("plus.circle.fill", .preferringMonochrome())
        #expect(plain.center == [0, 0, 0, 0] && edge(plain) == [0, 0, 255, 255])
    }

    @Test func shadesHaveTheOpacityOfTheirLevel() throws {
        let own = try pixels("plus.circle.fill", UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(own.center == [255, 0, 0, 255])
        #expect(abs(edge(own)[0] - 128) < 3 && abs(edge(own)[3] - 128) < 3)
        let tinted = try pixels("plus.circle.fill", .preferringHierarchical())
        #expect(tinted.center == [0, 0, 255, 255] && abs(edge(tinted)[3] - 128) < 3)
    }

    @Test func palettesColourLevels() throws {
        let two = try pixels("plus.circle.fill", UIImage.SymbolConfiguration(paletteColors: [.white, .red]))
        #expect(two.center == [255, 255, 255, 255] && edge(two) == [255, 0, 0, 255])
        let one = try pixels("plus.circle.fill", UIImage.SymbolConfiguration(paletteColors: [.green]))
        #expect(one.center == [0, 255, 0, 255] && edge(one) == [0, 255, 0, 255])
        // Templates have one colour.
        let image = try #require(
            UIImage(
                systemName: "plus.circle.fill",
                withConfiguration: size.applying(UIImage.SymbolConfiguration(paletteColors: [.white, .red]))))
        let template = try #require(SymbolPixels(image.withRenderingMode(.alwaysTemplate), tint: .blue))
        #expect(template.center[3] == 0 && edge(template) == [0, 0, 255, 255])
    }

    @Test func symbolsHaveColoursOfTheirOwn() throws {
        let plus = try pixels("plus.circle.fill", .preferringMulticolor())
        #expect(plus.center == [255, 255, 255, 255])
        #expect(edge(plus)[1] > 150 && edge(plus)[0] < 100)
        let warning = try pixels("exclamationmark.triangle.fill", .preferringMulticolor())
        let low = warning[warning.width / 2 + 18, warning.height - 22]
        #expect(low[0] > 200 && low[1] > 180 && low[2] < 60, "\(low)")
        // A symbol without colours has the tint colour, with its sign cut out.
        let hare = try pixels("bookmark.circle.fill", .preferringMulticolor())
        #expect(hare.center[3] == 0)
    }

    @Test func valuesDimWhatIsAboveThem() throws {
        func coverage(_ name: String, _ value: Double?) throws -> Double {
            try pixels(name, .unspecified, value: value).coverage
        }
        for name in [
            "wifi", "speaker.wave.3.fill", "chart.bar.fill", "cellularbars",
            "antenna.radiowaves.left.and.right",
        ] {
            let values = try [0, 0.3, 0.6, 1].map { try coverage(name, $0) }
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(values)")
            #expect(try values[3] == coverage(name, nil))
        }
        #expect(try coverage("heart", 0) == coverage("heart", nil))
    }

    @Test func configurationsCombine() {
        let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
        #expect(red.applying(.preferringHierarchical()) == red)
        #expect(red.applying(.preferringMonochrome()) == .preferringMonochrome())
        #expect(size.applying(red) != size)
        #expect(UIImage.SymbolConfiguration.preferringMulticolor() != .unspecified)
    }
}
