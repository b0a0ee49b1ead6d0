import Testing
import UIKit

/// Descriptions of constraints, in the form that UIKit's logs have.
@MainActor
@Suite struct ConstraintTextTests {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let a = UIView()
    let b = UIView()

    init() {
        parent.addSubview(a)
        parent.addSubview(b)
    }

    private func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// The description without the class and address that start it.
    private func body(_ constraint: NSLayoutConstraint, active: Bool = true) -> String {
        if active { constraint.isActive = true }
        let text = "\(constraint)"
        let start = "<NSLayoutConstraint:\(address(constraint)) "
        #expect(text.hasPrefix(start))
        #expect(text.hasSuffix(">"))
        return String(text.dropFirst(start.count).dropLast())
    }

    @Test func edgesOfTheSuperviewAreBars() {
        let bar = "(active, names: '|':UIView:\(address(parent)) )"
        #expect(
            body(a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8))
                == "H:|-(8)-[UIView:\(address(a))]   \(bar)")
        #expect(
            body(a.topAnchor.constraint(greaterThanOrEqualTo: parent.topAnchor))
                == "V:|-(>=0)-[UIView:\(address(a))]   \(bar)")
        #expect(
            body(parent.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 0.5))
                == "V:[UIView:\(address(a))]-(0.5)-|   \(bar)")
        #expect(
            body(a.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 20))
                == "H:|-(20)-[UIView:\(address(a))](LTR)   \(bar)")
    }

    @Test func spacesAreWrittenBetweenSiblings() {
        let (one, two) = (address(a), address(b))
        #expect(
            body(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8))
                == "H:[UIView:\(one)]-(8)-[UIView:\(two)]   (active)")
        #expect(
            body(b.topAnchor.constraint(lessThanOrEqualTo: a.bottomAnchor, constant: -4))
                == "V:[UIView:\(one)]-(<=-4)-[UIView:\(two)]   (active)")
        #expect(
            body(b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1))
                == "H:[UIView:\(one)]-(NSSpace(8))-[UIView:\(two)]   (active)")
    }

    @Test func lengthsAreWrittenInTheBox() {
        #expect(
            body(a.widthAnchor.constraint(equalToConstant: 100)) == "H:[UIView:\(address(a))(100)]   (active)"
        )
        let weak = a.heightAnchor.constraint(lessThanOrEqualToConstant: 1_234_567)
        weak.priority = UILayoutPriority(25)
        #expect(body(weak) == "V:[UIView:\(address(a))(<=1.23457e+06@25)] priority:25   (active)")
    }

    @Test func theRestIsAFormula() {
        let (one, two, top) = (address(a), address(b), address(parent))
        let third = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 10)
        third.priority = UILayoutPriority(999.5)
        third.identifier = "half"
        #expect(
            body(third)
                == "'half' UIView:\(one).width == 0.5*UIView:\(two).width + 10 priority:999.5   (active)")
        #expect(
            body(a.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -8))
                == "UIView:\(one).trailing == UIView:\(top).trailing - 8   (active)")
        #expect(
            body(a.centerXAnchor.constraint(equalTo: b.centerXAnchor), active: false)
                == "UIView:\(one).centerX == UIView:\(two).centerX   (inactive)")
        #expect(
            body(
                a.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor, constant: 1),
                active: false)
                == "UIView:\(one).leading == "
                + "UILayoutGuide:\(address(parent.layoutMarginsGuide))'UIViewLayoutMarginsGuide'.leading + 1"
                + "   (inactive)")
    }

    @Test func namesOfViews() {
        a.accessibilityIdentifier = "badge"
        #expect(
            body(a.widthAnchor.constraint(equalToConstant: 1))
                == "H:[badge(1)]   (active, names: badge:\(address(a)) )")
        let label = UILabel()
        label.text = "Hello"
        parent.addSubview(label)
        #expect(
            body(label.widthAnchor.constraint(equalToConstant: 1))
                == "H:[UILabel:\(address(label))'Hello'(1)]   (active)")
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        parent.addLayoutGuide(guide)
        #expect(
            body(guide.topAnchor.constraint(equalTo: parent.topAnchor, constant: 3))
                == "V:|-(3)-[UILayoutGuide:\(address(guide))'gap']   "
                + "(active, names: '|':UIView:\(address(parent)) )")
        #expect(
            body(UIView().widthAnchor.constraint(equalToConstant: 3), active: false)
                == "H:[nil(3)]   (inactive)")
    }

    @Test func distancesAreDifferences() {
        let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        #expect(
            body(gap.constraint(equalToConstant: 12))
                == "(UIView:\(address(b)).leading - UIView:\(address(a)).trailing) == 12   (active)")
    }
}
