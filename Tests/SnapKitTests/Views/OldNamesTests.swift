import SnapKit
import Testing
import UIKit

/// Names that older source uses; deprecated, and therefore called through a protocol.
@MainActor
private protocol OldNames {
    func items(of view: UIView) -> [ConstraintItem]
    func run(_ scene: SnapScene) -> [[String]]
    func change(_ constraint: Constraint, _ step: Int)
}

@MainActor
struct OldNamesTests {
    @Test func everyAttributeHasItsOldName() {
        let view = UIView()
        let snp = view.snp
        let new: [ConstraintItem] = [
            snp.left, snp.top, snp.right, snp.bottom, snp.leading, snp.trailing, snp.width, snp.height,
            snp.centerX, snp.centerY, snp.lastBaseline, snp.lastBaseline, snp.firstBaseline, snp.leftMargin,
            snp.rightMargin, snp.topMargin, snp.bottomMargin, snp.leadingMargin, snp.trailingMargin,
            snp.centerXWithinMargins, snp.centerYWithinMargins, snp.edges, snp.size, snp.center, snp.margins,
            snp.centerWithinMargins, snp.lastBaseline,
        ]
        let old = (OldSource() as any OldNames).items(of: view)
        #expect(old.count == new.count)
        for (one, other) in zip(old, new) { #expect(one == other) }
    }

    @Test func constraintsAreMadeByTheirOldNames() {
        let scene = SnapScene()
        #expect(
            (OldSource() as any OldNames).run(scene) == [
                [], ["a.lastBaseline == box.lastBaseline + 1.0 @750.0"],
                ["a.lastBaseline == box.lastBaseline + 2.0 @750.0"],
                ["a.width == 1.0", "a.left == box.left @500.0", "a.top == box.top @250.0"], [],
            ])
    }

    @Test func constraintsAreChangedByTheirOldNames() {
        let scene = SnapScene()
        let old: any OldNames = OldSource()
        let kept = scene.a.snp.prepareConstraints { $0.left.equalToSuperview() }[0]
        var said: [[String]] = []
        for step in 0..<8 {
            old.change(kept, step)
            said.append(kept.layoutConstraints.map(scene.text))
        }
        let left = "a.left == box.left"
        #expect(
            said == [
                ["\(left) + 3.0"], ["\(left) + 4.0"], ["\(left) + 4.0 @600.0"], ["\(left) + 4.0 @750.0"],
                ["\(left) + 4.0 @500.0"], ["\(left) + 4.0 @250.0"], ["\(left) + 4.0"], ["\(left) + 4.0"],
            ])
        old.change(kept, 8)
        #expect(kept.isActive)
        old.change(kept, 9)
        #expect(!kept.isActive)
    }
}

private struct OldSource: OldNames {
    @available(*, deprecated)
    func items(of view: UIView) -> [ConstraintItem] {
        [
            view.snp_left, view.snp_top, view.snp_right, view.snp_bottom, view.snp_leading, view.snp_trailing,
            view.snp_width, view.snp_height, view.snp_centerX, view.snp_centerY, view.snp_baseline,
            view.snp_lastBaseline, view.snp_firstBaseline, view.snp_leftMargin, view.snp_rightMargin,
            view.snp_topMargin, view.snp_bottomMargin, view.snp_leadingMargin, view.snp_trailingMargin,
            view.snp_centerXWithinMargins, view.snp_centerYWithinMargins, view.snp_edges, view.snp_size,
            view.snp_center, view.snp_margins, view.snp_centerWithinMargins, view.snp.baseline,
        ]
    }

    @available(*, deprecated)
    func run(_ scene: SnapScene) -> [[String]] {
        var said: [[String]] = []
        let a = scene.a
        _ = a.snp_prepareConstraints { $0.left.equalTo(1) }
        said.append(scene.said)
        a.snp_makeConstraints { $0.baseline.equalToSuperview().offset(1).priorityHigh() }
        said.append(scene.said)
        a.snp_updateConstraints { $0.baseline.equalToSuperview().offset(2).priorityHigh() }
        said.append(scene.said)
        a.snp_remakeConstraints {
            $0.width.equalTo(1).priorityRequired()
            $0.left.equalToSuperview().priorityMedium()
            $0.top.equalToSuperview().priorityLow()
        }
        said.append(scene.said)
        a.snp_removeConstraints()
        said.append(scene.said)
        return said
    }

    @available(*, deprecated)
    func change(_ constraint: Constraint, _ step: Int) {
        switch step {
        case 0: constraint.updateOffset(amount: 3)
        case 1: constraint.updateInsets(amount: 4)
        case 2: constraint.updatePriority(amount: 600)
        case 3: constraint.updatePriorityHigh()
        case 4: constraint.updatePriorityMedium()
        case 5: constraint.updatePriorityLow()
        case 6, 7: constraint.updatePriorityRequired()
        case 8: constraint.install()
        default: constraint.uninstall()
        }
    }
}
