import Testing
import UIKit

/// Anchors as objects: on iOS `view.leadingAnchor` is the same object each time, and constraints give it back.
@MainActor @Suite struct AnchorIdentityTests {
    private let view = UIView()
    private let guide = UILayoutGuide()

    init() { view.addLayoutGuide(guide) }

    private func all(_ view: UIView) -> [NSObject] {
        [
            view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.topAnchor,
            view.bottomAnchor, view.widthAnchor, view.heightAnchor, view.centerXAnchor, view.centerYAnchor,
            view.firstBaselineAnchor, view.lastBaselineAnchor,
        ]
    }

    @Test func anchorsOfAViewAreTheSame() {
        for (one, two) in zip(all(view), all(view)) {
            #expect(one === two && one == two)
            #expect(one.hash == two.hash && one.description == two.description)
        }
        #expect(Set(all(view)).count == 12)
        #expect(Set(all(view) + all(UIView())).count == 24)
        #expect(view.leadingAnchor != view.leftAnchor)
        #expect(view.leadingAnchor == view.leadingAnchor)
        #expect(view.leadingAnchor === view.leadingAnchor)
    }

    @Test func anchorsOfAGuideAreTheSame() {
        #expect(guide.leadingAnchor === guide.leadingAnchor && guide.heightAnchor === guide.heightAnchor)
        #expect(guide.leadingAnchor !== view.leadingAnchor && guide.leadingAnchor != view.leadingAnchor)
        #expect(view.safeAreaLayoutGuide.topAnchor === view.safeAreaLayoutGuide.topAnchor)
    }

    @Test func constraintsGiveTheirAnchorsBack() {
        let other = UIView()
        view.addSubview(other)
        let made = other.leadingAnchor.constraint(equalTo: view.trailingAnchor)
        #expect(made.firstAnchor === other.leadingAnchor)
        #expect(made.secondAnchor === view.trailingAnchor)
        #expect(made.firstAnchor == other.leadingAnchor)
        let written = NSLayoutConstraint(
            item: other, attribute: .leadingMargin, relatedBy: .equal, toItem: guide, attribute: .centerX,
            multiplier: 1, constant: 0)
        #expect(written.firstAnchor === written.firstAnchor)
        #expect(written.secondAnchor === guide.centerXAnchor)
        #expect((written.firstAnchor as AnyObject) is NSLayoutXAxisAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        #expect(width.firstAnchor === view.widthAnchor && width.secondAnchor == nil)
        #expect(width.firstAnchor.constraint(equalTo: width.firstAnchor).firstItem === view)
    }

    @Test func distancesAreEqualByWhatTheyMeasure() {
        let distance = view.leftAnchor.anchorWithOffset(to: view.rightAnchor)
        let again = view.leftAnchor.anchorWithOffset(to: view.rightAnchor)
        #expect(distance == again && distance.hash == again.hash)
        #expect(distance != view.rightAnchor.anchorWithOffset(to: view.leftAnchor))
        #expect(distance != view.rightAnchor)
        let made = distance.constraint(equalToConstant: 5)
        #expect(made.firstAnchor === distance)
    }

    @Test func anchorsKeepNoViewAlive() {
        weak var gone: UIView?
        var anchors: [NSObject] = []
        do {
            let view = UIView()
            gone = view
            anchors = all(view)
            #expect(view.leadingAnchor.item === view)
        }
        #expect(gone == nil)
        #expect((anchors[0] as? NSLayoutXAxisAnchor)?.item == nil)
        #expect(anchors[0] == anchors[0] && anchors[0] != anchors[1])
        weak var anchor: NSLayoutXAxisAnchor?
        do {
            let view = UIView()
            anchor = view.leadingAnchor
            #expect(anchor != nil)
        }
        #expect(anchor == nil)
    }

    // MARK: Constraints between nothing

    @Test func aConstraintBetweenNothingStandsForAnother() {
        let empty = NSLayoutConstraint()
        #expect(empty.firstItem == nil && empty.secondItem == nil)
        #expect(empty.firstAttribute == .notAnAttribute && empty.secondAttribute == .notAnAttribute)
        #expect(empty.priority == .required && empty.constant == 0 && !empty.isActive)
        empty.constant = 7
        empty.priority = .defaultLow
        empty.identifier = "later"
        empty.isActive = false
        NSLayoutConstraint.deactivate([empty])
        #expect(empty.constant == 7 && empty.priority == .defaultLow)
        #expect("\(empty)".contains("NSLayoutConstraint"))
        #expect(empty.firstAnchor == empty.firstAnchor && empty.secondAnchor == nil)
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        empty.isActive = true
        #expect(reasons.count == 1 && reasons[0].contains("no common ancestor"))
        #expect(!empty.isActive)
        final class Kept: NSLayoutConstraint { var note = "" }
        #expect(Kept().note.isEmpty)
    }
}
