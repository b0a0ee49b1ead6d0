import Testing

@testable import SourcePorting

@Suite struct KitSurfaceTests {
    @Test func textAndValueAgree() {
        #expect(KitSurface(reading: KitSurface.current.text).text == KitSurface.current.text)
        #expect(KitSurface.current.text.utf8.count < 400_000)
    }

    @Test func hasTheKit() throws {
        let surface = KitSurface.current
        let delegate = try #require(surface.protocols["UITableViewDelegate"])
        let height = try #require(delegate.requirements.first { $0.key == "tableView(_:heightForRowAt:)" })
        #expect(height.isOptional)
        #expect(
            height.text
                == "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat")
        let source = try #require(surface.protocols["UITableViewDataSource"])
        #expect(source.requirements.first { $0.key == "tableView(_:cellForRowAt:)" }?.isOptional == false)
        #expect(surface.isOpen("layoutSubviews()", in: "UILabel"))
        #expect(!surface.isOpen("layoutEverything()", in: "UILabel"))
        #expect(surface.isObject("UITableViewController") && !surface.isObject("String"))
        #expect(surface.conformances(of: "UITableViewController").contains("UIScrollViewDelegate"))
        #expect(
            surface.lineage(of: "UIButton").map(\.name) == ["UIButton", "UIControl", "UIView", "UIResponder"])
        #expect(surface.classes["UIView"]?.isMainActor == true)
        #expect(surface.declares("UIEdgeInsets") && surface.globals.contains("UIGraphicsGetCurrentContext"))
    }

    @Test func readsDeclarations() {
        var reader = KitSurfaceReader()
        reader.read(
            """
            @MainActor open class Card: NSObject, Shown {
                open func show(_ it: Int, in place: String = ")") {} // func not()
                public func hide() {}
                open var a: Int, b: Int
                public required init(frame: Int) {}
                open subscript(index: Int, at other: Int) -> Int { 0 }
                open class Inner: Card {}
                func secret() {}
            }
            public protocol Shown { /* a comment */ func shown(by  x: Int) -> Int
                func sure() }
            extension Shown { public func shown(by x: Int) -> Int { 0 } }
            extension Card: Other { public func style() {} ; func hidden() {} }
            public struct Value { public enum Kind {} }
            """)
        reader.finish()
        #expect(
            reader.surface.text == """
                C @Card:NSObject Other Shown
                o a
                o b
                o show(_:in:)
                o subscript(_:at:)
                x hide()
                x style()
                r init(frame:)
                C Card.Inner:Card
                P Shown:
                ? shown(by:)\tfunc shown(by x: Int) -> Int
                ! sure()\tfunc sure()
                T Value
                T Value.Kind
                """)
    }
}
