import Testing

@testable import SourcePorting

@Suite struct LeavingOutTests {
    /// The texts without what goes, by path.
    private func left(_ files: [String: String]) -> [String: String] {
        let options = PortOptions()
        let parsed = files.sorted { $0.key < $1.key }.map {
            ParsedFile(bytes: Array($0.value.utf8), path: $0.key, options: options)
        }
        let index = SourceIndex(parsed.map { FileIndex($0, module: options.module) })
        let plan = LeavingOutPlan(index, options: options)
        var texts: [String: String] = [:]
        for file in parsed {
            let text = LeavingOut.pruned(file, plan, options: options).map {
                String(decoding: $0.bytes, as: UTF8.self)
            }
            texts[file.path] = text ?? files[file.path]
            let rest = ParsedFile(bytes: Array((text ?? "").utf8), path: "A.swift", options: options)
            #expect(rest.syntaxErrors(limit: 3) == [])
            #expect(text?.utf8.count ?? file.bytes.count == file.bytes.count)
            #expect(
                text?.utf8.count { $0 == 10 } ?? file.lines.starts.count - 1 == file.lines.starts.count - 1)
        }
        return texts
    }

    private func expect(
        _ source: String, leaves expected: String, location: SourceLocation = #_sourceLocation
    ) {
        let text = left(["A.swift": source])["A.swift"] ?? ""
        let again = left(["A.swift": text])["A.swift"]
        #expect(
            text.withoutTrailingSpace == expected.withoutTrailingSpace, "\(text)", sourceLocation: location)
        #expect(again == text, sourceLocation: location)
    }

    @Test func statementsThenMembersThenTypes() {
        expect(
            """
            import UIKit
            import WebKit
            class Page: UIView {
                let web = WKWebView() // web
                func load() {
                    web.load(1)
                    let other = web.copy(); print(1)
                    other.go()
                    setNeedsLayout()
                }
                func url() -> Int { web.url }
                func both() -> Int {
                    if url() > 1 { return 1 }
                    return 2
                }
                func last() { both() }
            }
            class Browser: WKWebView { func a() {} }
            func run() { Browser().a(); Page().load() }
            """,
            leaves: """
                import UIKit

                class Page: UIView {
                                          // web
                    func load() {

                                                print(1)

                        setNeedsLayout()
                    }





                    func last() {        }
                }

                func run() {                Page().load() }
                """)
    }

    @Test func conformancesAndWrappersGoAlone() {
        expect(
            """
            import Combine
            class A: NSObject, ObservableObject, B, WKNavigationDelegate { @Published var a = 1 }
            class C: ObservableObject { func f() { a.$a.sink {} } }
            """,
            leaves: """

                class A: NSObject,                   B, WKNavigationDelegate {            var a = 1 }
                class C                   { func f() {              } }
                """)
    }

    @Test func viewsGoWhole() {
        expect(
            """
            import SwiftUI
            struct Badge: View { let a = 1
                var body: some View { EmptyView() } }
            extension Badge { func b() {} }
            extension Text { func c() {} }
            struct Text2 { var badge: Badge? ; var x = 1 }
            """,
            leaves: """





                struct Text2 {                     var x = 1 }
                """)
    }

    @Test func requirementsTakeTheType() {
        expect(
            """
            import CoreLocation
            protocol Place { func at() -> Int }
            struct Home: Place { func at() -> Int { return CLLocation().x } }
            struct Away: Place { func at() -> Int { 1 } }
            enum Kind { case a(CLLocation), b }
            let homes = [Home()], other = 1
            """,
            leaves: """

                protocol Place { func at() -> Int }

                struct Away: Place { func at() -> Int { 1 } }


                """)
    }

    @Test func swizzlingAndOwnNames() {
        expect(
            """
            import UIKit
            import SwiftUI
            struct Text {}
            enum State { case a }
            let text = Text(), state = State.a
            extension UIView { static func swizzle() {
                guard let a = class_getInstanceMethod(self, #selector(x)) else { return }
                method_exchangeImplementations(a, a)
            } }
            func start() { UIView.swizzle(); print("class_getInstanceMethod") }
            """,
            leaves: """
                import UIKit

                struct Text {}
                enum State { case a }
                let text = Text(), state = State.a
                extension UIView {


                  }
                func start() {                   print("class_getInstanceMethod") }
                """)
    }

    @Test func filesWithoutSuchModulesKeepTheirBytes() {
        let source = """
            import UIKit
            #if canImport(SwiftUI)
            import SwiftUI
            struct A: View { var body: some View { Text("") } }
            #endif
            struct Text { let view: View }
            """
        expect(source, leaves: source)
    }

    @Test func namesThatAreGoneGoInOtherFiles() {
        let texts = left([
            "A.swift":
                "import MapKit\nclass MapPage: UIView { let map = MKMapView(); func show() { let a: Int = map.x; print(a) } }",
            "B.swift":
                "func b() { let p = MapPage(); p.map.go(); p.show() }\nclass C { var map = 1; func d() { map += 1 } }",
        ])
        #expect(texts["A.swift"]?.contains("func show() { ") == true)
        #expect(
            texts["B.swift"]
                == "func b() { let p = MapPage(); p.map.go(); p.show() }\nclass C { var map = 1; func d() { map += 1 } }"
        )
    }

    @Test func overloadsStayWithTheirUsersUntilAllAreGone() {
        expect(
            """
            import WebKit
            class Page {
                func load(_ a: WKWebView) {}
                func load(_ a: Int) {}
                func show(_ a: WKWebView) {}
                func show(_ a: WKBackForwardList) {}
                func run() { load(1); print(1) }
                func turn() { show(1); print(2) }
            }
            func make(_ a: WKWebView) {}
            func make(_ a: Int) {}
            func find(_ a: WKWebView) {}
            func find(_ a: WKBackForwardList) {}
            func use() { make(1); find(2); print(3) }
            """,
            leaves: """

                class Page {

                    func load(_ a: Int) {}


                    func run() { load(1); print(1) }
                    func turn() {          print(2) }
                }

                func make(_ a: Int) {}


                func use() { make(1);          print(3) }
                """)
    }

    @Test func nestedTypesOfOneNameAreDistinguished() {
        expect(
            """
            import WebKit
            class Page {
                class Cell: WKWebView {}
                var cell = Cell()
                var other = 1
            }
            class List {
                class Cell {}
                var cell = Cell()
            }
            func use() { _ = List.Cell(); print(1) }
            func page() { _ = Page.Cell(); print(1) }
            """,
            leaves: """

                class Page {


                    var other = 1
                }
                class List {
                    class Cell {}
                    var cell = Cell()
                }
                func use() { _ = List.Cell(); print(1) }
                func page() {                  print(1) }
                """)
    }

    @Test func membersOfOneNameInTwoTypesGoWithTheirUsersWhereBothGo() {
        expect(
            """
            import WebKit
            class Page { let page = WKWebView(); var count = 1 }
            class Tab { let page = WKWebView(); var title = 1 }
            func use(_ a: Page, _ b: Tab) { a.page.go(); b.page.go(); print(a.count) }
            """,
            leaves: """

                class Page {                         var count = 1 }
                class Tab {                         var title = 1 }
                func use(_ a: Page, _ b: Tab) {                           print(a.count) }
                """)
    }
}
