import Testing
import UIKit

/// The exceptions of UIKit's constraints, in its words.
@MainActor
@Suite struct ConstraintExceptionTests {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()

    init() { parent.addSubview(child) }

    private func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// The exceptions with their names.
    private func exceptions(_ body: () -> Void) -> [UIKitException] {
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var found: [UIKitException] = []
        UIKitException.handler = { found.append($0) }
        body()
        return found
    }

    private func expect(
        _ name: String, _ reason: String, at location: SourceLocation = #_sourceLocation, _ body: () -> Void
    ) {
        let found = exceptions(body)
        #expect(found.map(\.name) == [name], sourceLocation: location)
        #expect(found.map(\.reason) == [reason], sourceLocation: location)
    }

    private func make(
        _ first: NSLayoutConstraint.Attribute, _ item: Any?, _ second: NSLayoutConstraint.Attribute,
        times multiplier: CGFloat = 1
    ) {
        _ = NSLayoutConstraint(
            item: child, attribute: first, relatedBy: .equal, toItem: item, attribute: second,
            multiplier: multiplier, constant: 0)
    }

    private let invalid = "NSInvalidArgumentException"
    private let inconsistent = "NSInternalInconsistencyException"

    @Test func pairings() {
        let start = "NSLayoutConstraint for \(child): "
        let location =
            start + "A multiplier of 0 or a nil second item together with a location for the first attribute "
            + "creates an illegal constraint of a location equal to a constant. "
            + "Location attributes must be specified in pairs."
        expect(invalid, location) { make(.left, nil, .notAnAttribute) }
        expect(invalid, location) { make(.top, parent, .top, times: 0) }
        let sided =
            start + "A constraint cannot be made between a leading/trailing attribute and a right/left "
            + "attribute. Use leading/trailing for both or neither."
        expect(invalid, sided) { make(.leading, parent, .left) }
        expect(invalid, sided) { make(.right, parent, .trailing) }
        expect(invalid, start + "Invalid pairing of layout attributes") { make(.width, parent, .left) }
        expect(invalid, start + "Invalid pairing of layout attributes") { make(.top, parent, .height) }
        // UIKit lets these pass.
        #expect(exceptions { make(.left, parent, .top) }.isEmpty)
        #expect(exceptions { make(.width, parent, .height) }.isEmpty)
        #expect(exceptions { make(.width, nil, .notAnAttribute) }.isEmpty)
    }

    @Test func itemsMustBeViewsOrGuides() {
        expect(invalid, "NSLayoutConstraint for 5: Constraint items must each be a view or layout guide.") {
            make(.width, 5, .width)
        }
    }

    @Test func anchorsOfDifferentAxes() {
        let (x, y) = (child.firstAnchor(.leading), parent.firstAnchor(.top))
        expect(invalid, "Constraint improperly relates anchors of incompatible types: \(x) and \(y)") {
            _ = x.constraint(equalTo: y)
        }
        #expect("\(x)" == "<NSLayoutXAxisAnchor:\(address(x)) \"UIView:\(address(child)).leading\">")
    }

    @Test func noCommonAncestor() throws {
        let stranger = UILabel()
        stranger.text = "Lost"
        let constraint = child.leadingAnchor.constraint(equalTo: stranger.trailingAnchor)
        let found = try #require(exceptions { constraint.isActive = true }.first)
        #expect(found.name == "NSGenericException")
        let lines = found.reason.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let pattern = "0x[0-9a-f]+"
        let plain = lines[0].replacingOccurrences(of: pattern, with: "0x", options: .regularExpression)
        #expect(
            plain
                == "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x \"UIView:0x.leading\"> and "
                + "<NSLayoutXAxisAnchor:0x \"UILabel:0x.trailing\"> because they have no common ancestor.  "
                + "Does the constraint or its anchors reference items in different view hierarchies?  "
                + "That's illegal.")
        #expect(
            Array(lines[1...]) == [
                "", "The hierarchies, topmost view first:",
                "  UIView:\(address(parent)) > UIView:\(address(child))",
                "  UILabel:\(address(stranger))'Lost' (no superview)",
                "Call addSubview(_:) with UILabel:\(address(stranger))'Lost' before activating the constraint.",
            ])
        #expect(!constraint.isActive)
    }

    @Test func wrongHost() {
        let other = UIView()
        let constraint = child.widthAnchor.constraint(equalToConstant: 5)
        expect(
            "NSGenericException",
            "Unable to install constraint on view.  Does the constraint reference something from outside the "
                + "subtree of the view?  That's illegal. constraint:\(constraint) view:\(other)"
        ) { other.addConstraint(constraint) }
        #expect(other.constraints.isEmpty)
    }

    @Test func priorities() {
        let constraint = child.widthAnchor.constraint(equalToConstant: 5)
        func illegal(_ text: String) -> String {
            "It's illegal to set priority:\(text). Priorities must be greater than 0 and less or equal to "
                + "NSLayoutPriorityRequired, which is 1000."
        }
        for (value, text) in [(Float(0), "0"), (-1, "-1"), (1000.5, "1000.5"), (.nan, "nan")] {
            expect(invalid, illegal(text)) { constraint.priority = UILayoutPriority(value) }
        }
        #expect(constraint.priority == .required)
        constraint.isActive = true
        func mutation(_ new: String, _ old: String) -> String {
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                + "supported.  You passed priority \(new) and the existing priority was \(old)."
        }
        expect(inconsistent, mutation("999.5", "1000")) { constraint.priority = UILayoutPriority(999.5) }
        constraint.isActive = false
        constraint.priority = .defaultHigh
        constraint.isActive = true
        expect(inconsistent, mutation("1000", "750")) { constraint.priority = .required }
        #expect(constraint.priority == .defaultHigh)
        constraint.priority = .defaultLow
        #expect(constraint.priority == .defaultLow)
    }

    @Test func numbersMustBeFinite() {
        let constraint = child.widthAnchor.constraint(equalToConstant: 5)
        for (value, text) in [(CGFloat.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan")] {
            let found = exceptions { constraint.constant = value }
            #expect(found.map(\.name) == [inconsistent])
            let plain = found.first?.reason.replacingOccurrences(
                of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
            #expect(
                plain == "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(text) "
                    + "firstAnchor:<NSLayoutDimension:0x \"UIView:0x.width\"> secondAnchor:(null)")
        }
        #expect(constraint.constant == 5)
        let found = exceptions { make(.width, parent, .width, times: .nan) }
        #expect(found.count == 1)
        #expect(
            found.first?.reason.hasPrefix(
                "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:nan firstAnchor:<")
                == true)
    }

    @Test func constantsBeyondTheLimit() {
        let constraint = child.widthAnchor.constraint(equalToConstant: 5)
        let lines = collectingAdvice { constraint.constant = .greatestFiniteMagnitude }
        #expect(lines.count == 1)
        #expect(
            lines.first?.contains(
                "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  "
                    + "A smaller value will be substituted") == true)
        #expect(constraint.constant == 1e9)
    }

    @Test func contentPrioritiesMustBeNumbers() {
        #expect(
            exceptions { child.setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal) }.count
                == 1)
        #expect(child.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
}

extension UIView {
    /// An anchor without a type, as Objective-C has it.
    fileprivate func firstAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        let made = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: .equal, toItem: self, attribute: attribute,
            multiplier: 1, constant: 0)
        return made.firstAnchor
    }
}
