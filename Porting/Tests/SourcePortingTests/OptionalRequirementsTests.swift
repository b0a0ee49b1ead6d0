import Testing

@testable import SourcePorting

@Suite struct OptionalRequirementsTests {
    private let rules: [any Rewrite.Type] = [OptionalRequirements.self, OptionalStubs.self]

    private func expect(
        _ source: String, becomes expected: String, location: SourceLocation = #_sourceLocation
    ) {
        SourcePortingTests.expect(source, becomes: expected, rules: rules, location: location)
    }

    private func expectCall(
        _ call: String, becomes expected: String, location: SourceLocation = #_sourceLocation
    ) {
        let start =
            "@objc protocol CardDelegate {\n"
            + "@objc optional func card(_ c: Card, didChange v: Int, then: (Int) -> Void) -> Bool\n"
            + "@objc optional func tapped(_ c: Card)\n@objc optional var title: String { get }\n}\n"
            + "class Card { weak var delegate: CardDelegate?; var tapped: ((Card) -> Void)?; var other: Card?\n"
            + "func run() {\n"
        let (texts, _) = adapt(["A.swift": start + call + "\n}}"], rules: rules, location: location)
        let line = texts["A.swift"]?.split(separator: "\n", omittingEmptySubsequences: false)[7] ?? ""
        #expect(String(line).withoutTrailingSpace == expected, sourceLocation: location)
    }

    @Test func requirementsLeaveTheProtocol() {
        expect(
            """
            @objc public protocol CardDelegate: AnyObject {
                func must()
                /// Changed.
                @objc optional func card(_ c: Card, didChange v: Int) -> Bool // later
                @objc optional func card(_ c: Card,
                    then: @escaping (Int) -> Void)
                @objc optional var title: String? { get }
            }
            """,
            becomes: """
                @objc public protocol CardDelegate: AnyObject {
                    func must()
                    /// Changed.
                                                                                  // later



                }; extension CardDelegate { public var formworkOptional_card_didChange: ((Card, Int) -> Bool)? { OptionalMethods.find("card(_:didChange:)", of: self) }; public static func formworkBind_card_didChange(_ f: @escaping (Card, Int) -> Bool) -> Any { f }; public var formworkOptional_card_then: ((Card, @escaping (Int) -> Void) -> Void)? { OptionalMethods.find("card(_:then:)", of: self) }; public static func formworkBind_card_then(_ f: @escaping (Card, @escaping (Int) -> Void) -> Void) -> Any { f }; public var title: (String?)? { OptionalMethods.value("title", of: self) } }
                """)
    }

    @Test func requirementsInOneLine() {
        expect(
            "@objc protocol P { @objc optional func a(); func b(); @objc optional func c() }",
            becomes:
                "@objc protocol P {                          func b();                         }; extension P { "
                + "var formworkOptional_a: (() -> Void)? { OptionalMethods.find(\"a\", of: self) }; "
                + "static func formworkBind_a(_ f: @escaping () -> Void) -> Any { f }; "
                + "var formworkOptional_c: (() -> Void)? { OptionalMethods.find(\"c\", of: self) }; "
                + "static func formworkBind_c(_ f: @escaping () -> Void) -> Any { f } }")
    }

    @Test func requirementsOfTypesAndInBrackets() {
        expect(
            """
            @objc protocol P {
                @objc optional static func kind() -> Int
                @objc optional func kind() -> Int
                @objc optional subscript(index: Int) -> String { get }
                @objc optional static var title: String { get }
            }
            func run(p: P) {
                let type = type(of: p)
                print(type.kind?(), p.kind?(), Swift.type(of: p).kind?(), p[0], type.title)
            }
            """,
            becomes: """
                @objc protocol P {




                }; extension P { static var formworkOptional_static_kind: (() -> Int)? { OptionalMethods.find("static kind", of: self) }; static func formworkBind_static_kind(_ f: @escaping () -> Int) -> Any { f }; var formworkOptional_kind: (() -> Int)? { OptionalMethods.find("kind", of: self) }; static func formworkBind_kind(_ f: @escaping () -> Int) -> Any { f }; subscript(index: Int) -> (String)? { let found: ((Int) -> String)? = OptionalMethods.find("subscript(Int)", of: self); return found.map { $0(index) } }; static func formworkBind_subscript_Int(_ f: @escaping (Int) -> String) -> Any { f }; static var title: (String)? { let found: (() -> String)? = OptionalMethods.find("static title", of: self); return found.map { $0() } }; static func formworkBind_static_title(_ f: @escaping () -> String) -> Any { f } }
                func run(p: P) {
                    let type = type(of: p)
                    print(type.formworkOptional_static_kind?(), p.formworkOptional_kind?(), Swift.type(of: p).formworkOptional_static_kind?(), p[0], type.title)
                }
                """)
    }

    @Test func callsOfOwnRequirements() {
        expectCall(
            "_ = delegate?.card?(self, didChange: 5, then: { $0 }) ?? true",
            becomes:
                "_ = delegate?.formworkOptional_card_didChange_then?(self,            5,       { $0 }) ?? true"
        )
        expectCall(
            "self.delegate!.card!(self, didChange: 5) { a in }",
            becomes: "self.delegate!.formworkOptional_card_didChange_then!(self,            5) { a in }")
        expectCall("delegate?.tapped?(self)", becomes: "delegate?.formworkOptional_tapped?(self)")
        expectCall(
            "if let d = delegate { d.tapped?(self) }",
            becomes: "if let d = delegate { d.formworkOptional_tapped?(self) }")
        expectCall(
            "if delegate?.tapped != nil, let f = delegate?.card {}",
            becomes:
                "if delegate?.formworkOptional_tapped != nil, let f = delegate?.formworkOptional_card_didChange_then {}"
        )
        expectCall(
            "let f = delegate?.card(_:didChange:then:)",
            becomes: "let f = delegate?.formworkOptional_card_didChange_then")
        expectCall(
            "(x as? CardDelegate)?.tapped?(other!)",
            becomes: "(x as? CardDelegate)?.formworkOptional_tapped?(other!)")
        expectCall(
            "delegate?.tapped?(delegate?.card?(self, didChange: 1) { } == true ? a : b)",
            becomes:
                "delegate?.formworkOptional_tapped?(delegate?.formworkOptional_card_didChange_then?(self,            1) { } == true ? a : b)"
        )
        // A closure in a property.
        expectCall("other?.tapped?(self)", becomes: "other?.tapped?(self)")
        expectCall("tapped?(self); self.tapped?(self)", becomes: "tapped?(self); self.tapped?(self)")
        expectCall("let t = delegate?.title ?? \"\"", becomes: "let t = delegate?.title ?? \"\"")
    }

    @Test func callsOfTheKitsRequirements() {
        expectCall(
            "let h = x.delegate?.tableView?(t, heightForRowAt: p) ?? 44",
            becomes:
                "let h = OptionalMethods.call(\"tableView(_:heightForRowAt:)\", x.delegate?.tableView(t, heightForRowAt: p)) ?? 44"
        )
        expectCall(
            "let n = t.dataSource?.numberOfSections?(in: t).description",
            becomes:
                "let n = OptionalMethods.call(\"numberOfSections(in:)\", t.dataSource?.numberOfSections(in: t))?.description"
        )
        expectCall(
            "x.delegate?.scrollViewDidScroll?(s)",
            becomes: "OptionalMethods.call(\"scrollViewDidScroll(_:)\", x.delegate?.scrollViewDidScroll(s))")
        expectCall(
            "x.delegate!.viewForZooming!(in: s)!.frame",
            becomes:
                "OptionalMethods.call(\"viewForZooming(in:)\", x.delegate!.viewForZooming(in: s))!!.frame")
        expectCall(
            "if x.delegate?.scrollViewDidScroll != nil {}",
            becomes:
                "if (x.delegate?.responds(to: Selector(\"scrollViewDidScroll:\")) == true ? x.delegate?.scrollViewDidScroll : nil) != nil {}"
        )
    }

    @Test func methodsThatOnlySubclassesImplement() {
        expect(
            """
            open class Base: UIViewController, UITableViewDelegate {
            }
            class List: Base {
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
            }
            class Inner: List { override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }
            class Controller: UITableViewController { override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
            """,
            becomes: """
                open class Base: UIViewController, UITableViewDelegate {
                @preconcurrency @MainActor open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { OptionalMethods.absentDelegate.tableView(tableView, didSelectRowAt: indexPath) }; @preconcurrency @MainActor open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { OptionalMethods.absentDelegate.tableView(tableView, heightForRowAt: indexPath) }; }
                class List: Base {
                    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
                    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
                }
                class Inner: List { override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }
                class Controller: UITableViewController { override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
                """)
    }

    @Test func castsGiveAnotherTypeThanTheProperty() {
        let text = adapt(
            [
                "A.swift": """
                @objc protocol A { @objc optional func a() }
                @objc protocol B: A { @objc optional func fill(_ x: Int, for y: Int) -> Int }
                class Card: NSObject {
                    weak var delegate: A?
                    func run() {
                        guard let delegate = delegate as? B else { return }
                        _ = delegate.fill?(1, for: 2)
                    }
                }

                """
            ], rules: [OptionalRequirements.self]
        ).texts["A.swift"]
        #expect(text?.contains("delegate.formworkOptional_fill_for?(1,      2)") == true, "\(text ?? "")")
    }

    @Test func sourceWithoutThemKeepsItsBytes() {
        let source = """
            protocol P { func card(_ x: Int) }
            class Card: UIViewController, UITableViewDelegate {
                var changed: ((Int) -> Void)?, scrollViewDidScroll: (() -> Void)?
                func run() { changed?(1); "delegate?.tableView?(t, heightForRowAt: p)"; scrollViewDidScroll?() ; a?.b?.c?() }
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            }
            """
        expect(source, becomes: source)
    }
}
