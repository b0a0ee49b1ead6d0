import Testing

@testable import SourcePorting

@Suite struct MetatypeInitsTests {
    private func expect(
        _ source: String, becomes expected: String, location: SourceLocation = #_sourceLocation
    ) {
        SourcePortingTests.expect(source, becomes: expected, rules: [MetatypeInits.self], location: location)
    }

    @Test func genericParameters() {
        expect(
            """
            func make<T: UIView>(_ type: T.Type) -> T { T() }
            func make<T>(_ a: Int) -> T where T: UITableViewCell & Shown { return T(style: .default, reuseIdentifier: a) /* T() */ }
            class Box<Content: UIView>: UIView { lazy var content = Content(frame: .zero)
                func again() -> Content { Content.init( frame: f(Content()) ) } }
            extension Box where Content: Card { func a() { _ = Content() } }
            class Card: UIView {}
            """,
            becomes: """
                func make<T: UIView>(_ type: T.Type) -> T { DynamicInit.make(T.self) }
                func make<T>(_ a: Int) -> T where T: UITableViewCell & Shown { return DynamicInit.make(T.self, style: .default, reuseIdentifier: a) /* T() */ }
                class Box<Content: UIView>: UIView { lazy var content = DynamicInit.make(Content.self, frame: .zero)
                    func again() -> Content { DynamicInit.make(Content.self,  frame: f(DynamicInit.make(Content.self)) ) } }
                extension Box where Content: Card { func a() { _ = DynamicInit.make(Content.self) } }
                class Card: UIView {}
                """)
    }

    @Test func metatypes() {
        expect(
            """
            class Card: UIView {
                let cellClass: UITableViewCell.Type, types: [UIView.Type]
                func copy() -> UIView { type(of: self).init(frame: frame) }
                func cell() -> Any { self.cellClass.init(style: .default, reuseIdentifier: nil) }
                func view(_ type: UIView.Type) -> UIView { type.init() }
                class func new() -> Self { Self() }
                static func other<V: UIView>(_ type: V.Type) -> Self { type.init(); return self.init() }
                convenience init(a: Int) { self.init() }
                func any(_ type: AnyClass) { (type as! UIViewController.Type).init(nibName: nil, bundle: nil) }
            }
            """,
            becomes: """
                class Card: UIView {
                    let cellClass: UITableViewCell.Type, types: [UIView.Type]
                    func copy() -> UIView { DynamicInit.make(type(of: self), frame: frame) }
                    func cell() -> Any { DynamicInit.make(self.cellClass, style: .default, reuseIdentifier: nil) }
                    func view(_ type: UIView.Type) -> UIView { DynamicInit.make(type) }
                    class func new() -> Self { DynamicInit.make(Self.self) }
                    static func other<V: UIView>(_ type: V.Type) -> Self { DynamicInit.make(type); return DynamicInit.make(self) }
                    convenience init(a: Int) { self.init() }
                    func any(_ type: AnyClass) { DynamicInit.make((type as! UIViewController.Type), nibName: nil, bundle: nil) }
                }
                """)
    }

    @Test func whatSwiftMakesItselfKeepsItsBytes() {
        let source = """
            protocol Made { init() }
            func a<T: UIView & Made>() -> T { T() }
            func b<T: Card>(_ type: T.Type) -> T { T(model: 1); return type.init(model: 2) }
            func c<T: Collection>() -> T { T() }
            class Card: UIView { required init(model: Int) {} ; func d() { Card(); UIView.init(frame: .zero); Card.init(model: 1) } }
            struct S { static func make() -> Self { Self() } }
            func e<T: Decodable>(_ t: T.Type, x: String) { String.init(x); T.init(from: x) }
            """
        expect(source, becomes: source)
    }
}
