import Testing

@testable import SourcePorting

/// Overriding as iOS does it, compiled and run.
@Suite struct ExtensionOverridesRunTests {
    private static let kit = """
        open class UIView {
            public init() {}
            open func layoutSubviews() { print("UIView lays out") }
            open var frame = 0
            open var name: String { get { "view" } set { print("view is not", newValue) } }
            open class var layerClass: String { "layer" }
            open func count<T>(_ x: T, to end: Int = 2) throws -> Int { end }
            open subscript(index: Int) -> Int { index }
        }
        open class UILabel: UIView {}
        """

    private static let surface = KitSurface(
        reading: """
            C UIView:-
            o layoutSubviews()
            o frame
            o name
            o layerClass
            o count(_:to:)
            C UILabel:UIView
            """)

    @Test func runsAsOnIOS() throws {
        let card = """
            class Card: UIView {}
            class Big: Card {
                override func style(_ text: String) -> String { "big " + super.style(text) }
                override class func kind() -> String { "big " + super.kind() }
                override var title: String { get { "big " + super.title } set { super.title = newValue + "!" } }
                override func own() { super.own(); print("big own") }
            }
            extension Big { override func layoutSubviews() { super.layoutSubviews(); print("Big lays out") } }
            class Caption: UILabel { override func style(_ text: String) -> String { "caption " + super.style(text) } }
            """
        let main = """
            extension UIView {
                @objc func style(_ text: String) -> String { "view " + text }
                @objc class func kind() -> String { "view kind" }
                @objc var title: String { get { "view title" } set { print("view gets", newValue) } }
            }
            extension UILabel { override func style(_ text: String) -> String { "label " + super.style(text) } }
            extension Card {
                override func layoutSubviews() { super.layoutSubviews(); print("Card lays out") }
                override var frame: Int { didSet { print("frame", oldValue, frame) } }
                override var name: String { get { "card" } set { super.name = newValue } }
                override class var layerClass: String { "card " + super.layerClass }
                override func count<T>(_ x: T, to end: Int = 5) throws -> Int { try super.count(x, to: end) + 1 }
                override subscript(index: Int) -> Int { super[index] + 1 }
                @objc func own() { print("own") }
                override func style(_ text: String) -> String { "card " + super.style(text) }
                override class func kind() -> String { "card " + super.kind() }
                override var title: String { get { "card " + super.title } set { super.title = newValue + "?" } }
            }
            let views: [UIView] = [UIView(), UILabel(), Caption(), Card(), Big()]
            for view in views {
                print(view.style("x"), type(of: view).kind(), view.title)
                view.title = "t"
                view.layoutSubviews()
                view.frame = 3
                view.name = "n"
                print(view.name, type(of: view).layerClass, try! view.count(1), view[7])
                (view as? Card)?.own()
            }
            """
        let rules: [any Rewrite.Type] = [ExtensionOverrides.self, WithoutRuntimeAttributes.self]
        let text = try output(
            of: ["Card.swift": card, "main.swift": main], with: Self.kit, rules: rules, kit: Self.surface)
        #expect(
            text == """
                view x view kind view title
                view gets t
                UIView lays out
                view is not n
                view layer 2 7
                label view x view kind view title
                view gets t
                UIView lays out
                view is not n
                view layer 2 7
                caption label view x view kind view title
                view gets t
                UIView lays out
                view is not n
                view layer 2 7
                card view x card view kind card view title
                view gets t?
                UIView lays out
                Card lays out
                frame 0 3
                view is not n
                card card layer 3 8
                own
                big card view x big card view kind big card view title
                view gets t!?
                UIView lays out
                Card lays out
                Big lays out
                frame 0 3
                view is not n
                card card layer 3 8
                own
                big own

                """)
    }
}

/// Blanks `@objc`, as the rule for attributes does.
enum WithoutRuntimeAttributes: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for attribute in file.nodes.attributes where attribute.name == "objc" {
            context.edits.blank(attribute.range)
        }
        for modifier in file.nodes.modifiers where modifier.name.text == "optional" {
            context.edits.blank(modifier.range)
        }
    }
}
