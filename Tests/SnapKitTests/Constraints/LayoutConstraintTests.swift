import SnapKit
import Testing
import UIKit

/// How constraints describe themselves.
@MainActor
struct LayoutConstraintTests {
    @Test func descriptionsAreFormulasWithTheirLocation() {
        let scene = SnapScene()
        let made = scene.a.snp.prepareConstraints {
            $0.top.equalTo(scene.b.snp.bottom).offset(8).priority(.high).labeled("gap")
            $0.width.lessThanOrEqualTo(120.5).labeled("w")
            $0.height.greaterThanOrEqualTo(scene.guide).multipliedBy(0.5).offset(-3).labeled("h")
            $0.left.equalTo(scene.b).labeled("l")
        }
        let line = #line - 5
        #expect(
            made.flatMap(\.layoutConstraints).map(\.description) == [
                "<LayoutConstraint:gap@LayoutConstraintTests.swift#\(line) UIView:a.top == UIView:b.bottom + 8.0 ^750.0>",
                "<LayoutConstraint:w@LayoutConstraintTests.swift#\(line + 1) UIView:a.width <= 120.5>",
                "<LayoutConstraint:h@LayoutConstraintTests.swift#\(line + 2) UIView:a.height >= "
                    + "UILayoutGuide:guide.height * 0.5 - 3.0>",
                "<LayoutConstraint:l@LayoutConstraintTests.swift#\(line + 3) UIView:a.left == UIView:b.left>",
            ])
    }

    @Test func withoutLabelsDescriptionsShowAddresses() throws {
        let (view, other) = (UIView(), UILabel())
        view.addSubview(other)
        let made = other.snp.prepareConstraints { $0.top.equalTo(view) }
        let text = try #require(made.first?.layoutConstraints.first).description
        #expect(
            text.wholeMatch(
                of:
                    /<LayoutConstraint:0x[0-9a-f]+@LayoutConstraintTests\.swift#\d+ UILabel:0x[0-9a-f]+\.top == UIView:0x[0-9a-f]+\.top>/
            ) != nil)
    }

    @Test func aCallersPlaceCanBeHandedOn() {
        let scene = SnapScene()
        let made = scene.a.snp.prepareConstraints {
            $0.left.equalTo(scene.b, "Sources/App/Form.swift", 12).labeled("l")
            $0.top.equalToSuperview("Sources/App/Form.swift" as String, 13).labeled("t")
        }
        #expect(
            made.flatMap(\.layoutConstraints).map(\.description) == [
                "<LayoutConstraint:l@Form.swift#12 UIView:a.left == UIView:b.left>",
                "<LayoutConstraint:t@Form.swift#13 UIView:a.top == UIView:box.top>",
            ])
    }

    @Test func descriptionsOutliveTheirViews() {
        let constraint: LayoutConstraint
        do {
            let view = UIView()
            constraint =
                view.snp.prepareConstraints { $0.width.equalTo(3).labeled("c") }[0].layoutConstraints[0]
        }
        #expect(constraint.description == "<LayoutConstraint:c (gone) == 3.0>")
    }

    /// A statement is switched off while its view is being deallocated, and does nothing afterwards.
    @Test func aStatementEndsWithItsView() {
        final class Owner: UIView {
            var width: Constraint?

            isolated deinit { width?.deactivate() }
        }
        var owner: Owner? = Owner()
        owner?.snp.makeConstraints { owner?.width = $0.width.equalTo(3).constraint }
        let statement = owner?.width
        #expect(statement?.isActive == true)
        owner = nil
        #expect(statement?.isActive == false)
        statement?.activate()
        #expect(statement?.isActive == false)
    }
}
