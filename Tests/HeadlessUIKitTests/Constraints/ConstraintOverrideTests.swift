import Testing
import UIKit

/// Debugging members of views and controllers that apps may override, and odd constraints that UIKit lets pass.
@MainActor
@Suite struct ConstraintOverrideTests {
    private final class OverridingView: UIView {
        var exercised = 0
        override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout && exercised > 0 }
        override func exerciseAmbiguityInLayout() {
            exercised += 1
            super.exerciseAmbiguityInLayout()
        }
        override func constraintsAffectingLayout(
            for axis: NSLayoutConstraint.Axis
        ) -> [NSLayoutConstraint] {
            super.constraintsAffectingLayout(for: axis).filter { $0.identifier != nil }
        }
    }

    private final class Screen: UIViewController {
        override var topLayoutGuide: UILayoutSupport { super.bottomLayoutGuide }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    @Test func debuggingMembersAreOpen() {
        let view = OverridingView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let (named, other) = (
            view.widthAnchor.constraint(equalToConstant: 5),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        )
        named.identifier = "width"
        NSLayoutConstraint.activate([named, other])
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout)
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.hasAmbiguousLayout)
        #expect(view.frame != before)
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [named])
    }

    @Test func controllersMayChooseTheirGuides() {
        let screen = Screen()
        screen.view.frame = root.bounds
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let window = UIWindow(screen: UIScreen(.iPhoneSE))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(screen.topLayoutGuide.length == 3)
    }

    @Test func leftEqualsTop() {
        let (one, two) = (UIView(), UIView(frame: CGRect(x: 3, y: 40, width: 5, height: 5)))
        one.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(one)
        root.addSubview(two)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .top, multiplier: 1,
                constant: 2),
            one.topAnchor.constraint(equalTo: root.topAnchor),
            one.widthAnchor.constraint(equalToConstant: 10), one.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 42, y: 0, width: 10, height: 10))
    }

    @Test func manyRowsAreReportedInOneGo() {
        var previous: UIView?
        for index in 0..<100 {
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(row)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
            ])
            // Every tenth row is as high as it likes.
            if index % 10 != 9 { row.heightAnchor.constraint(equalToConstant: 2).isActive = true }
            previous = row
        }
        let entries = root.ambiguousLayoutReport().entries
        #expect(entries.count == 91)
        #expect(entries.filter { $0.variables.contains("Height") }.count == 10)
        #expect(entries.first?.view === root.subviews[9])
        #expect(entries.dropFirst().first?.variables == ["minY"])
    }
}
