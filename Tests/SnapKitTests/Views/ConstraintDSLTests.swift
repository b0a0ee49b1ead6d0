import SnapKit
import Testing
import UIKit

/// What `snp` has besides constraints.
@MainActor
struct ConstraintDSLTests {
    @Test func labelsAreKeptWithViewsAndGuides() {
        let (view, guide) = (UIView(), UILayoutGuide())
        #expect(view.snp.label() == nil)
        view.snp.setLabel("v")
        guide.snp.setLabel("g")
        #expect(view.snp.label() == "v")
        #expect(guide.snp.label() == "g")
        view.snp.setLabel(nil)
        #expect(view.snp.label() == nil)
    }

    @Test func targetsAreWhatTheAttributesBelongTo() {
        let (view, guide) = (UIView(), UILayoutGuide())
        #expect(view.snp.target === view)
        #expect(guide.snp.target === guide)
    }

    @Test func huggingAndCompressionAreTheViews() {
        let view = UIView()
        view.snp.contentHuggingHorizontalPriority = 251
        view.snp.contentHuggingVerticalPriority = 252
        view.snp.contentCompressionResistanceHorizontalPriority = 753
        view.snp.contentCompressionResistanceVerticalPriority = 754
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 252)
        #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 753)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 754)
        #expect(view.snp.contentHuggingHorizontalPriority == 251)
        #expect(view.snp.contentHuggingVerticalPriority == 252)
        #expect(view.snp.contentCompressionResistanceHorizontalPriority == 753)
        #expect(view.snp.contentCompressionResistanceVerticalPriority == 754)
    }

    @Test func theViewThatHugsMoreStaysSmall() {
        let scene = SnapScene()
        let (one, two) = (UILabel(), UILabel())
        for label in [one, two] {
            label.text = "Text"
            scene.box.addSubview(label)
        }
        one.snp.makeConstraints { $0.left.top.equalToSuperview() }
        two.snp.makeConstraints {
            $0.right.top.equalToSuperview()
            $0.left.equalTo(one.snp.right).offset(10)
        }
        one.snp.contentHuggingHorizontalPriority = 252
        scene.window.layoutIfNeeded()
        #expect(one.frame.width == one.intrinsicContentSize.width)
        #expect(two.frame.maxX == 300)
        two.snp.contentHuggingHorizontalPriority = 253
        scene.window.layoutIfNeeded()
        #expect(two.frame.width == two.intrinsicContentSize.width)
    }

    @Test func itemsAreEqualWhereTheyNameTheSame() {
        let (view, other) = (UIView(), UIView())
        #expect(view.snp.left == view.snp.left)
        #expect(!(view.snp.left == view.snp.right))
        #expect(!(view.snp.left == other.snp.left))
        #expect(view.snp.verticalEdges == view.snp.directionalVerticalEdges)
    }

    @Test func prioritiesAreOrdered() {
        #expect(ConstraintPriority.required.value == 1000)
        #expect(ConstraintPriority.high.value == 750)
        #expect(ConstraintPriority.medium.value == 500)
        #expect(ConstraintPriority.low.value == 250)
        #expect(ConstraintPriority.low < .medium)
        #expect(ConstraintPriority.high.advanced(by: -1) == 749.0)
        #expect(ConstraintPriority.low.distance(to: .high) == 500)
    }
}
