import Testing

@testable import SourcePorting

@Suite struct AnyObjectMembersTests {
    @Test func membersOfOneClassAreFound() {
        expect(
            "let a = (info as AnyObject).doubleValue + Double((info as! AnyObject).removeFromSuperview!())",
            becomes:
                "let a = ((info as AnyObject) as! NSNumber).doubleValue + Double(((info as! AnyObject) as! UIView).removeFromSuperview())",
            rules: [AnyObjectMembers.self])
    }

    @Test func membersOfSeveralClassesAreReported() {
        let source = "func a(_ point: AnyObject!) { _ = point.location(in: nil); point.unheardOf() }\n"
        let adapted = adapt(["A.swift": source], rules: [AnyObjectMembers.self])
        #expect(adapted.texts["A.swift"] == source)
        #expect(adapted.reports.map(\.kind) == [.unanswered, .unanswered])
        #expect(Set(adapted.reports.compactMap(\.advice)).count == 2)
    }
}

@Suite struct ObjectOverridesTests {
    @Test func overridesOfProxiesAreMethods() {
        expect(
            """
            class Proxy: NSObject, UITableViewDelegate {
                override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
                override func forwardingTarget(for aSelector: Selector!) -> Any? { super.forwardingTarget(for: aSelector) }
            }
            """,
            becomes: """
                class Proxy: NSObject, UITableViewDelegate {
                             func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
                             func forwardingTarget(for aSelector: Selector!) -> Any? { Any?.none }
                }
                """, rules: [ObjectOverrides.self])
    }
}
