import Flexbox
import LayoutCore
import Testing

/// The example of the module's article.
@Suite struct ArticleTests {
    @Test func aPictureBesideText() {
        let tree = FlexTree(defaults: .css)
        let row = tree.makeNode()
        let picture = tree.makeNode()
        let text = tree.makeNode()
        tree.append(picture, to: row)
        tree.append(text, to: row)
        tree.set(\.columnGap, to: 8, of: row)
        tree.set(\.width, to: 40, of: picture)
        tree.set(\.height, to: 40, of: picture)
        tree.set(\.flexShrink, to: 0, of: picture)
        // Text of 300 points, whose longest word takes 60, in lines of 17.
        tree.setMeasure(
            { request in
                let width: Double =
                    switch request.width {
                    case .definite(let available): min(max(available, 60), 300)
                    case .minContent: 60
                    case .maxContent: 300
                    }
                return Size(width: width, height: (300 / width).rounded(.up) * 17)
            }, of: text)

        tree.layout(row, in: RootSpace(width: .definite(200), height: .maxContent))
        #expect(tree.frame(of: picture) == Rect(x: 0, y: 0, width: 40, height: 40))
        #expect(tree.frame(of: text) == Rect(x: 48, y: 0, width: 152, height: 40))
        #expect(tree.frame(of: row) == Rect(x: 0, y: 0, width: 200, height: 40))
    }
}
