import Foundation
import Testing

@testable import HeadlessGraphics

struct SymbolAssetsTests {
    /// A square of 50 units on the baseline in a template, with margins of 5 units.
    private func template(_ weights: [String], more: String = "") -> String {
        let groups = weights.map { name in
            "<g id=\"\(name)\" transform=\"matrix(1 0 0 1 1000 696)\">"
                + "<path class=\"hierarchical-0:secondary\" d=\"M 0 0 L 50 0 L 50 -50 L 0 -50 Z\"/></g>"
        }
        return """
            <?xml version="1.0"?><svg width="3300" height="2200"><!-- <g id="Bold-M"> -->
            <g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="696" y2="696"/>
            <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
            <line id="left-margin-Regular-M" x1="995" x2="995" y1="600" y2="720"/>
            <line id="right-margin-Regular-M" x1="1055" x2="1055" y1="600" y2="720"/></g>
            <g id="Symbols">\(groups.joined())</g></svg>
            """
    }

    private func folder(_ svg: String) -> AssetFolder {
        AssetFolder().write("box.symbolset/box.svg", svg).write(
            "box.symbolset/Contents.json",
            "{\"symbols\": [{\"filename\": \"box.svg\", \"idiom\": \"universal\"}]}")
    }

    @Test func templatesAreReadInTheirUnits() throws {
        let read = SymbolTemplate(template(["Regular-M", "Black-M", "Notes"]))
        #expect(read.drawings.map(\.weight) == [.black, .regular])
        let regular = try #require(read.drawings.last?.drawing)
        #expect(regular.width == 60)
        #expect(regular.layers.map(\.path.boundingBox) == [CGRect(x: 5, y: -50, width: 50, height: 50)])
        #expect(regular.layers.map(\.level) == [.secondary])
    }

    @Test func symbolsAreFoundByName() throws {
        let folder = folder(template(["Regular-M"]))
        let found = try #require(
            UIImage(named: "box", in: folder.bundle, with: UIImage.SymbolConfiguration(pointSize: 100)))
        #expect(found.isSymbolImage && found.size.width == 60)
        let small = try #require(UIImage(named: "box", in: folder.bundle, compatibleWith: nil))
        #expect(small.size.width < 20 && small.isSymbolImage)
    }

    @Test func templatesOfTheSmallScaleHaveTheSizeThatTheyAreDrawnIn() throws {
        let read = SymbolTemplate(template(["Regular-S"]))
        let width = try #require(read.drawings.first?.drawing.layers.first?.path.boundingBox.width)
        #expect(abs(width * 0.79 - 50) < 0.001)
    }

    @Test func filesWithoutGroupsAreNoSymbols() {
        #expect(UIImage(named: "box", in: folder("<svg></svg>").bundle, compatibleWith: nil) == nil)
    }
}
