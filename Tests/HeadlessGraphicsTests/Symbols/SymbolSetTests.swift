import Foundation
import Testing

@testable import HeadlessGraphics

/// Symbols of an app's own.
struct SymbolSetTests {
    private func box(_ side: CGFloat) -> CGPath {
        CGPath(
            rect: CGRect(x: 50 - side / 2, y: -35.23 - side / 2, width: side, height: side), transform: nil)
    }

    @Test func registeredSymbolsAreFoundByName() throws {
        var set = SymbolSet()
        set.add("test.box", SymbolDrawing(layers: [SymbolDrawing.Layer(path: box(80))]))
        #expect(UIImage(systemName: "test.box") == nil)
        #expect(set.image(named: "test.box") != nil && set.image(named: "test.other") == nil)
        UIImage.registerSymbols(set)
        defer { UIImage.unregisterSymbols(["test.box"]) }
        let image = try #require(
            UIImage(systemName: "test.box", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50)))
        // 80 units of half a point, and the margins of 9 and 6 units.
        #expect(abs(image.size.width - 49) < 0.51 && abs(image.size.height - 46) < 0.51)
        #expect(
            image.isSymbolImage && image.alignmentRectInsets == .zero && SymbolLibrary.contains("test.box"))
        UIImage.unregisterSymbols(["test.box"])
        #expect(UIImage(systemName: "test.box") == nil)
    }

    @Test func registeredSymbolsReplaceThoseOfTheKit() throws {
        let kit = try #require(UIImage(systemName: "pencil.tip")).size
        var set = SymbolSet()
        set.add("pencil.tip", SymbolDrawing(layers: [SymbolDrawing.Layer(path: box(20))]))
        UIImage.registerSymbols(set)
        #expect(try #require(UIImage(systemName: "pencil.tip")).size != kit)
        UIImage.unregisterSymbols(["pencil.tip"])
        #expect(try #require(UIImage(systemName: "pencil.tip")).size == kit)
    }

    @Test func weightsBetweenTwoDrawingsAreInterpolated() throws {
        var set = SymbolSet()
        set.add("box", SymbolDrawing(layers: [SymbolDrawing.Layer(path: box(20))]), weight: .ultraLight)
        set.add("box", SymbolDrawing(layers: [SymbolDrawing.Layer(path: box(90))]), weight: .black)
        func side(_ weight: UIImage.SymbolWeight) throws -> Double {
            try #require(set.symbol(named: "box")?.artwork(weight, .medium).inkBounds).size.width
        }
        #expect(try abs(side(.ultraLight) - 20) < 1e-9 && abs(side(.black) - 90) < 1e-9)
        let sides = try [UIImage.SymbolWeight.ultraLight, .light, .regular, .bold, .black].map(side)
        #expect(zip(sides, sides.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func linesGrowWithTheWeight() throws {
        var set = SymbolSet()
        set.add("line", SymbolDrawing(layers: [SymbolDrawing.Layer(path: box(40), lineWidth: 8)]))
        func side(_ weight: UIImage.SymbolWeight) throws -> Double {
            try #require(set.symbol(named: "line")?.artwork(weight, .medium).inkBounds).size.width
        }
        #expect(try side(.regular) == 48)
        #expect(try side(.light) < 48 && side(.black) > 52)
    }

    @Test func iconsOfTheWebAreAsLargeAsOtherSymbols() throws {
        let icon = try #require(
            SymbolDrawing(
                svgPath: "M2 12A10 10 0 1 0 22 12A10 10 0 1 0 2 12Z",
                viewBox: CGRect(x: 0, y: 0, width: 24, height: 24)))
        var set = SymbolSet()
        set.add("disc", icon)
        let image = try #require(
            set.image(named: "disc", configuration: UIImage.SymbolConfiguration(pointSize: 100)))
        let circle = try #require(
            UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))
        )
        #expect(
            abs(image.size.width - circle.size.width) < 4 && abs(image.size.height - circle.size.height) < 4)
        #expect(abs(image.alignmentRectInsets.top) < 0.6)
        #expect(SymbolDrawing(svgPath: "nonsense", viewBox: CGRect(x: 0, y: 0, width: 24, height: 24)) == nil)
        #expect(SymbolDrawing(svgPath: "M0 0H2", viewBox: .zero) == nil)
    }
}
