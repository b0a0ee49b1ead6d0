import SnapKit
import Testing
import UIKit

/// What cannot be a constraint, and what is said about it.
@MainActor
struct MisuseTests {
    private static let argument = "NSInvalidArgumentException"

    private func refusals(
        in scene: SnapScene = SnapScene(), _ statement: (ConstraintMaker, SnapScene) -> Void
    ) -> [UIKitException] {
        let raised = raised { scene.a.snp.makeConstraints { statement($0, scene) } }
        #expect(scene.said.isEmpty)
        return raised
    }

    @Test func aViewWithoutSuperviewHasNoneToBeComparedWith() {
        let hint = "the view has no superview. Call addSubview(_:) before its constraints are made."
        let cases: [((ConstraintMaker) -> Void, String)] = [
            ({ $0.edges.equalToSuperview() }, "UIView:a.edges == superview"),
            ({ $0.top.lessThanOrEqualToSuperview() }, "UIView:a.top <= superview"),
            (
                { $0.left.width.greaterThanOrEqualToSuperview { $0.snp.width } },
                "UIView:a.left.width >= superview"
            ),
            ({ $0.top.equalTo(20) }, "UIView:a.top == 20.0"),
            ({ $0.center.lessThanOrEqualTo(CGPoint(x: 1, y: 2)) }, "UIView:a.centerX <= 1.0"),
        ]
        for (statement, text) in cases {
            let view = UIView()
            view.snp.setLabel("a")
            let raised = raised { view.snp.makeConstraints(statement) }
            #expect(raised.first == UIKitException(name: Self.argument, reason: "\(text): \(hint)"))
            #expect(view.constraints.isEmpty)
        }
    }

    @Test func aGuideWithoutViewHasNoneToBeComparedWith() {
        let guide = UILayoutGuide()
        guide.snp.setLabel("g")
        let raised = raised { guide.snp.makeConstraints { $0.edges.equalToSuperview() } }
        #expect(
            raised == [
                UIKitException(
                    name: Self.argument,
                    reason: "UILayoutGuide:g.edges == superview: the layout guide belongs to no view. "
                        + "Call addLayoutGuide(_:) before its constraints are made.")
            ])
    }

    @Test func severalAttributesAreNotComparedWithSeveralOthers() {
        let hint =
            "several attributes can be compared with the same ones, edges with margins, and anything "
            + "with one. Name the same attributes on both sides, or make a statement for each."
        let cases: [((ConstraintMaker, SnapScene) -> Void, String)] = [
            ({ $0.edges.equalTo($1.b.snp.size) }, "UIView:a.edges == UIView:b.size"),
            ({ $0.left.equalTo($1.b.snp.edges) }, "UIView:a.left == UIView:b.edges"),
            (
                { $0.edges.lessThanOrEqualTo($1.guide.snp.directionalEdges) },
                "UIView:a.edges <= UILayoutGuide:guide.directionalEdges"
            ),
            ({ $0.left.top.greaterThanOrEqualTo($1.b.snp.center) }, "UIView:a.left.top >= UIView:b.center"),
            (
                { $0.edges.equalTo($1.b.snp.directionalMargins) },
                "UIView:a.edges == UIView:b.directionalMargins"
            ),
            (
                { $0.center.equalTo($1.b.snp.centerWithinMargins) },
                "UIView:a.center == UIView:b.centerWithinMargins"
            ),
        ]
        for (statement, text) in cases {
            #expect(
                refusals(statement) == [UIKitException(name: Self.argument, reason: "\(text): \(hint)")])
        }
    }

    @Test func lengthsAreNotComparedWithPlaces() {
        let hint =
            "a length and a position cannot be compared. Compare width and height with width and height, "
            + "edges and middles with edges and middles."
        #expect(
            refusals { $0.width.equalTo($1.b.snp.left) } == [
                UIKitException(name: Self.argument, reason: "UIView:a.width == UIView:b.left: \(hint)")
            ])
        #expect(
            refusals { $0.top.lessThanOrEqualTo($1.guide.snp.height) } == [
                UIKitException(
                    name: Self.argument, reason: "UIView:a.top <= UILayoutGuide:guide.height: \(hint)")
            ])
    }

    @Test func sidesAreNotComparedWithDirections() {
        let hint =
            "left and right cannot be compared with leading and trailing. Use leading and trailing on both "
            + "sides, or on neither."
        #expect(
            refusals { $0.leading.equalTo($1.b.snp.left) } == [
                UIKitException(name: Self.argument, reason: "UIView:a.leading == UIView:b.left: \(hint)")
            ])
        #expect(
            refusals { $0.right.equalTo($1.b.snp.trailingMargin) } == [
                UIKitException(
                    name: Self.argument, reason: "UIView:a.right == UIView:b.trailingMargin: \(hint)")
            ])
    }

    @Test func aMiddleMayBeComparedWithAnyEdgeOfItsAxis() {
        let scene = SnapScene()
        let raised = raised {
            scene.a.snp.makeConstraints { $0.centerX.equalTo(scene.b.snp.leading) }
            scene.b.snp.makeConstraints { $0.left.equalTo(scene.box.snp.top) }
        }
        #expect(raised.isEmpty)
        #expect(scene.frame().midX == scene.b.frame.minX)
    }

    private struct Distance: ConstraintRelatableTarget, CustomStringConvertible {
        let description = "far"
    }

    @Test func valuesOfOtherTypesAreNoTargets() {
        #expect(
            refusals { make, _ in make.width.equalTo(Distance()) } == [
                UIKitException(
                    name: Self.argument,
                    reason:
                        "UIView:a.width == far: a value of type Distance is no target. Compare with a number, "
                        + "a CGSize, a CGPoint, insets, a view, a layout guide, or an attribute of snp.")
            ])
    }

    @Test func aViewThatIsGoneIsNamedAsSuch() {
        var item: ConstraintItem?
        do {
            let view = UIView()
            item = view.snp.bottom
        }
        #expect(
            refusals { make, _ in make.top.equalTo(item!) } == [
                UIKitException(
                    name: Self.argument,
                    reason:
                        "UIView:a.top == (gone).bottom: the view or layout guide on the other side no longer "
                        + "exists. Attributes do not keep it alive: add it to a superview, or hold it.")
            ])
    }

    @Test func viewsWithoutCommonSuperviewAreBothNamed() {
        let scene = SnapScene()
        let lost = UILabel()
        lost.snp.setLabel("lost")
        #expect(
            refusals(in: scene) { make, _ in make.left.equalTo(lost.snp.right) } == [
                UIKitException(
                    name: "NSGenericException",
                    reason:
                        "UIView:a.left == UILabel:lost.right: the two have no superview in common: UIView:a "
                        + "is in UIView:box, UILabel:lost is in no view. Call addSubview(_:) for both before the "
                        + "constraint is made active.")
            ])
    }

    @Test func anUpdateThatMatchesNothingSaysWhatThereIs() {
        let scene = SnapScene()
        let line = #line
        scene.a.snp.makeConstraints { $0.top.equalTo(scene.b.snp.bottom).offset(8).labeled("gap") }
        let raised = raised {
            scene.a.snp.updateConstraints { $0.top.equalTo(scene.b).offset(9).labeled("other") }
        }
        let (new, old) = ("MisuseTests.swift#\(line + 3)", "MisuseTests.swift#\(line + 1)")
        #expect(
            raised == [
                UIKitException(
                    name: "NSInternalInconsistencyException",
                    reason: "updateConstraints: nothing installed differs from "
                        + "<LayoutConstraint:other@\(new) UIView:a.top == UIView:b.top + 9.0> in its constant "
                        + "alone. Installed: <LayoutConstraint:gap@\(old) UIView:a.top == UIView:b.bottom + 8.0>. "
                        + "Use remakeConstraints, or keep the constraint that makeConstraints makes and call "
                        + "its update(offset:) or update(priority:).")
            ])
        #expect(scene.said == ["a.top == b.bottom + 8.0"])
    }

    @Test func numbersThatAreNoneAreRefusedByUIKit() {
        let scene = SnapScene()
        let raised = raised {
            scene.a.snp.makeConstraints {
                $0.left.equalTo(Double.nan)
                $0.width.equalTo(scene.b).dividedBy(0)
                $0.height.equalTo(10).priority(-3)
            }
        }
        #expect(raised.count == 3)
        #expect(scene.said == ["a.height == 10.0", "a.left == box.left", "a.width == b.width"])
    }

    @Test func whatWasRefusedCanBeKeptAndDoesNothing() {
        let view = UIView()
        var kept: Constraint?
        _ = raised { view.snp.makeConstraints { kept = $0.top.equalToSuperview().offset(3).constraint } }
        kept?.activate()
        kept?.update(offset: 4).update(priority: .low)
        #expect(kept?.isActive == false)
        #expect(kept?.layoutConstraints.isEmpty == true)
    }
}
