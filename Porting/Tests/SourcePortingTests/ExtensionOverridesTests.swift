import Testing

@testable import SourcePorting

@Suite struct ExtensionOverridesTests {
    private func expect(
        _ source: String, becomes expected: String, location: SourceLocation = #_sourceLocation
    ) {
        SourcePortingTests.expect(
            source, becomes: expected, rules: [ExtensionOverrides.self], location: location)
    }

    @Test func bodyStaysAndClassForwards() {
        expect(
            """
            class Card: UIView { // a card
                var a = 1
            }
            extension Card {
                // lays out
                open override func layoutSubviews() { /* 1 */
                    super.layoutSubviews()
                }
            }
            """,
            becomes: """
                class Card: UIView { // a card
                    var a = 1
                open override func layoutSubviews() { formworkBody_Card_layoutSubviews() }; }
                extension Card {
                    // lays out
                                  func formworkBody_Card_layoutSubviews() { /* 1 */
                        super.layoutSubviews()
                    }
                }
                """)
    }

    @Test func signaturesOfAllKinds() {
        expect(
            """
            class Card: Base { var a = 1 }
            public extension Card {
                @discardableResult override func a<T>(_ x: T, at _: Int = 3, in: inout Int, then: @autoclosure () -> Int) async throws -> T where T: Hashable { x }
                override class func b() -> Int { super.b() }
                @available(iOS 13, *) override var c: Int { get { super.c } set { super.c = newValue } }
                override var d: Int { 5 }
                override subscript(i: Int, at j: Int) -> Int { i + j }
                override var frame: CGRect { willSet { print(newValue) } didSet(old) { print(old) } }
                override func `repeat`() {}
            }
            """,
            becomes: """
                class Card: Base { var a = 1 ; @discardableResult public override func a<T>(_ x: T, at argument1: Int = 3, in: inout Int, then: @autoclosure () -> Int) async throws -> T where T: Hashable { try await formworkBody_Card_a(x, at: argument1, in: &`in`, then: then()) }; public override class func b() -> Int { formworkBody_Card_b() }; @available(iOS 13, *) public override var c: Int { get { formworkBody_Card_c } set { formworkBody_Card_c = newValue } }; public override var d: Int { formworkBody_Card_d }; public override subscript(i: Int, at j: Int) -> Int { self[formworkBody_Card_subscript: i, at: j] }; public override var frame: CGRect { willSet { formworkBody_Card_frame_willSet(newValue) } didSet { formworkBody_Card_frame_didSet(oldValue) } }; public override func `repeat`() { formworkBody_Card_repeat() }; }
                public extension Card {
                    @discardableResult          func formworkBody_Card_a<T>(_ x: T, at _: Int = 3, in: inout Int, then: @autoclosure () -> Int) async throws -> T where T: Hashable { x }
                             class func formworkBody_Card_b() -> Int { super.b() }
                    @available(iOS 13, *)          var formworkBody_Card_c: Int { get { super.c } set { super.c = newValue } }
                             var formworkBody_Card_d: Int { 5 }
                             subscript(formworkBody_Card_subscript i: Int, at j: Int) -> Int { i + j }
                                                 func formworkBody_Card_frame_willSet(_ newValue: CGRect) { print(newValue) } ; func formworkBody_Card_frame_didSet(_ old: CGRect) { print(old) }
                             func formworkBody_Card_repeat() {}
                }
                """)
    }

    @Test func declarationsThatAreOverridden() {
        expect(
            """
            class Base: UIView {}
            extension Base { @objc func style(_ x: Int) {}
                func other() {} }
            class Sub: Base { override func style(_ x: Int) { super.style(x) } }
            extension Sub { override func other() {} }
            """,
            becomes: """
                class Base: UIView { func style(_ x: Int) { formworkBody_Base_style(x) }; func other() { formworkBody_Base_other() }; }
                extension Base { @objc func formworkBody_Base_style(_ x: Int) {}
                    func formworkBody_Base_other() {} }
                class Sub: Base { override func style(_ x: Int) { super.style(x) } ; override func other() { formworkBody_Sub_other() }; }
                extension Sub {          func formworkBody_Sub_other() {} }
                """)
    }

    @Test func categoriesOfOtherModulesClasses() {
        expect(
            """
            extension UIView { @objc open func style(_ x: Int) -> Int { x } }
            class Card: UIView { override func style(_ x: Int) -> Int { super.style(x) + 1 } }
            class Big: Card { override func style(_ x: Int) -> Int { super.style(x) * 2 } }
            extension UILabel { override func style(_ x: Int) -> Int { super.style(x) } }
            """,
            becomes: """
                extension UIView { @objc      func formworkBody_UIView_style(_ x: Int) -> Int { x }; public func style(_ x: Int) -> Int { if let object = self as? any FormworkOverriding_UIView_style { return object.formworkOverride_UIView_style(x) }; if let object = self as? UILabel { return object.formworkBody_UILabel_style(x) }; return formworkBody_UIView_style(x) } }
                class Card: UIView, FormworkOverriding_UIView_style {          func formworkOverride_UIView_style(_ x: Int) -> Int { super.formworkBody_UIView_style(x) + 1 } }
                class Big: Card { override func formworkOverride_UIView_style(_ x: Int) -> Int { super.formworkOverride_UIView_style(x) * 2 } }
                extension UILabel {          func formworkBody_UILabel_style(_ x: Int) -> Int { super.formworkBody_UIView_style(x) } }
                @MainActor public protocol FormworkOverriding_UIView_style: AnyObject { func formworkOverride_UIView_style(_ x: Int) -> Int }
                """)
    }

    @Test func overridesOfTheKitAreLeftOut() {
        let source = """
            extension UINavigationController {
                open override var childForStatusBarStyle: UIViewController? { topViewController }
            }
            """
        let (texts, reports) = adapt(["A.swift": source], rules: [ExtensionOverrides.self])
        #expect(texts["A.swift"]?.contains("override") == false)
        #expect(reports.map(\.kind) == [.leftOut])
    }

    @Test func sourceWithoutThemKeepsItsBytes() {
        let source = """
            #if os(macOS)
            extension Card { override func layout() {} }
            #endif
            class Card: UIView { override func layoutSubviews() { "override func \\(1)" } ; func a() {} }
            extension Card { func b() {} }
            class Sub: Card { override func a() {} }
            """
        expect(source, becomes: source)
    }

    @Test func filesOfOneTarget() {
        let (texts, _) = adapt(
            [
                "A.swift": "import UIKit\nenum Outer { class Card: UIView {} }\n",
                "B.swift": "import Other\nextension Outer.Card { override func layoutSubviews() {} }\n",
            ], rules: [ExtensionOverrides.self])
        #expect(
            texts["A.swift"]?.contains(
                "class Card: UIView { override func layoutSubviews() { formworkBody_Outer_Card_layoutSubviews() }; }"
            )
                == true)
        #expect(
            texts["B.swift"]?.contains("         func formworkBody_Outer_Card_layoutSubviews() {}") == true)
    }
}

extension ExtensionOverridesTests {
    @Test func headsOfCopiesAreAdapted() {
        let text = adapt(
            [
                "A.swift": """
                import UIKit
                class Card: UIView { @objc func save() {}; func open(_ s: Selector = #selector(save)) {} }
                class Other: Card {}
                extension Other {
                    override func open(_ s: Selector = #selector(Card.save)) { super.open(s) }
                }

                """
            ], rules: [SelectorRewrite.self, ExtensionOverrides.self]
        ).texts["A.swift"]
        #expect(text?.contains("#selector") == false)
        #expect(text?.contains("override func open(_ s: Selector = Selector(\"save\", Card.save)) {") == true)
    }

    /// The random file of seed 1795450000484 had this.
    @Test func attributesOfCopiesAreAdapted() {
        let text = adapt(
            [
                "A.swift": """
                import XCTest
                class Tests: XCTestCase { var a: Any? }
                extension Tests {
                    @MainActor override var name: String { get { "a" } set {} }
                    @MainActor override func setUp() { super.setUp() }
                }

                """
            ], rules: [TestRewrite.self, ExtensionOverrides.self]
        ).texts["A.swift"]
        #expect(text?.contains("; @preconcurrency @MainActor override var name: String {") == true)
        #expect(text?.contains("; @preconcurrency @MainActor override func setUp() {") == true)
        #expect(
            text?.contains("    @preconcurrency @MainActor          func formworkBody_Tests_setUp()") == true)
    }

    @Test func headsOfDispatchingMembersAreAdapted() {
        let text = adapt(
            [
                "A.swift": """
                import UIKit
                extension UIView {
                    @objc func save() {}
                    @objc func open(_ s: Selector = #selector(save), key: String = #keyPath(UIView.tag)) {}
                }
                class Card: UIView { override func open(_ s: Selector, key: String) { super.open(s, key: key) } }

                """
            ],
            rules: [
                AttributeRewrite.self, SelectorRewrite.self, KeyPathRewrite.self, ExtensionOverrides.self,
            ]
        ).texts["A.swift"]
        #expect(text?.contains("#") == false)
        #expect(text?.contains("FormworkOverriding_UIView_open") == true)
    }
}

@Suite struct OpenExtensionMembersTests {
    @Test func whatNothingOverridesIsPublic() {
        expect(
            """
            open class Form: UIViewController {}
            extension Form: UITableViewDelegate { open func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
            """,
            becomes: """
                open class Form: UIViewController {}
                extension Form: UITableViewDelegate { public func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
                """, rules: [ExtensionOverrides.self])
    }
}
