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
        let source = "func a(_ point: AnyObject!) { _ = point?.frame; point.unheardOf() }\n"
        let adapted = adapt(["A.swift": source], rules: [AnyObjectMembers.self])
        #expect(adapted.texts["A.swift"] == source)
        #expect(adapted.reports.map(\.kind) == [.unanswered, .unanswered])
        #expect(Set(adapted.reports.compactMap(\.advice)).count == 2)
    }

    @Test func ofAFewClassesTheObjectsOwnIsCalled() {
        expect(
            """
            func a(_ view: AnyObject!) { view.layoutIfNeeded() }
            """,
            becomes: """
                func a(_ view: AnyObject!) { ({ (object: AnyObject) in (object as? CALayer)?.layoutIfNeeded() ?? (object as! UIView).layoutIfNeeded() }(view)) }
                """, rules: [AnyObjectMembers.self])
    }

    @Test func managedPropertiesOfLayersAreStoredByTheLayer() {
        expect(
            """
            class Ring: CALayer { @NSManaged var progress: CGFloat; @NSManaged var color: UIColor? }
            """,
            becomes: """
                class Ring: CALayer {            var progress: CGFloat { get { (value(forKey: "progress") as? CGFloat) ?? .init() } set { setValue(newValue, forKey: "progress"); if Self.needsDisplay(forKey: "progress") { setNeedsDisplay() } } };            var color: UIColor? { get { (value(forKey: "color") as? UIColor) } set { setValue(newValue, forKey: "color"); if Self.needsDisplay(forKey: "color") { setNeedsDisplay() } } } }
                """, rules: [AttributeRewrite.self])
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
