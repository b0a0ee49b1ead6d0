import SnapKit
import Testing
import UIKit

/// Constraints that are kept: switched on and off, and changed.
@MainActor
struct ConstraintTests {
    private func kept(
        _ scene: SnapScene, _ statement: (ConstraintMaker) -> ConstraintMakerFinalizable
    ) -> Constraint {
        var kept: Constraint?
        scene.a.snp.makeConstraints { kept = statement($0).constraint }
        return kept!
    }

    @Test func aKeptConstraintIsTheOneThatIsMade() {
        let scene = SnapScene()
        let edges = kept(scene) { $0.edges.equalToSuperview().priority(.high) }
        #expect(edges.layoutConstraints.count == 4)
        #expect(edges.layoutConstraints.map(scene.text) == scene.said)
        #expect(edges.isActive)
    }

    @Test func itIsSwitchedAsOne() {
        let scene = SnapScene()
        let edges = kept(scene) { $0.edges.equalToSuperview() }
        edges.deactivate()
        #expect(!edges.isActive)
        #expect(scene.frame() == CGRect(x: 3, y: 4, width: 30, height: 20))
        edges.activate()
        edges.activate()
        #expect(scene.frame() == CGRect(x: 0, y: 0, width: 300, height: 200))
        edges.isActive = false
        #expect(scene.said.isEmpty)
        edges.isActive = true
        #expect(scene.said.count == 4)
        scene.a.snp.removeConstraints()
        #expect(!edges.isActive)
    }

    @Test func aDeactivatedOneIsNotUpdatedByItsView() {
        let scene = SnapScene()
        let left = kept(scene) { $0.left.equalTo(10) }
        left.deactivate()
        scene.a.snp.updateConstraints { $0.left.equalTo(20) }
        #expect(left.layoutConstraints[0].constant == 10)
        #expect(scene.said == ["a.left == box.left + 20.0"])
    }

    @Test func offsetsAndInsetsChangeInPlace() {
        let scene = SnapScene()
        let edges = kept(scene) { $0.edges.equalToSuperview() }
        edges.update(offset: 5)
        #expect(scene.frame() == CGRect(x: 5, y: 5, width: 300, height: 200))
        edges.update(inset: 10)
        #expect(scene.frame() == CGRect(x: 10, y: 10, width: 280, height: 180))
        edges.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(scene.frame() == CGRect(x: 2, y: 1, width: 294, height: 196))
        edges.update(inset: NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1))
        #expect(scene.frame() == CGRect(x: 3, y: 4, width: 296, height: 194))
        let size = kept(scene) { $0.width.equalTo(50) }
        size.deactivate()
        size.update(offset: 60)
        #expect(size.layoutConstraints.map(scene.text) == ["a.width == 60.0"])
    }

    @Test func prioritiesChangeBelowRequiredAlone() {
        let scene = SnapScene()
        let wide = kept(scene) { $0.width.equalTo(80).priority(300) }
        let narrow = kept(scene) { $0.width.equalTo(40).priority(.medium) }
        #expect(scene.frame().width == 40)
        wide.update(priority: .high)
        #expect(scene.frame().width == 80)
        narrow.update(priority: 800).update(offset: 45)
        #expect(scene.frame().width == 45)
        narrow.update(priority: UILayoutPriority(200))
        #expect(scene.frame().width == 80)

        let raised = raised {
            wide.update(priority: .required)
            let height = kept(scene) { $0.height.equalTo(10) }
            height.update(priority: .low)
            #expect(height.layoutConstraints[0].priority == .required)
        }
        #expect(raised.isEmpty)
        #expect(wide.layoutConstraints[0].priority == .defaultHigh)
        wide.deactivate()
        wide.update(priority: .required)
        #expect(wide.layoutConstraints[0].priority == .required)
    }

    @Test func aPriorityDoesNotBringAnOldConstantBack() {
        let scene = SnapScene()
        let width = kept(scene) { $0.width.equalTo(80).priority(300) }
        scene.a.snp.updateConstraints { $0.width.equalTo(90).priority(300) }
        width.update(priority: .high)
        #expect(scene.frame().width == 90)
    }

    @Test func labelsAreIdentifiers() {
        let scene = SnapScene()
        let edges = kept(scene) { $0.left.top.equalToSuperview().labeled("corner") }
        #expect(edges.layoutConstraints.map(\.label) == ["corner", "corner"])
        #expect(edges.layoutConstraints.map(\.identifier) == ["corner", "corner"])
        edges.layoutConstraints[0].label = "left"
        #expect(edges.layoutConstraints[0].identifier == "left")
    }

    @Test func whatIsSaidAfterKeepingHasNoEffect() {
        let scene = SnapScene()
        scene.a.snp.makeConstraints {
            let comparison = $0.left.equalToSuperview()
            _ = comparison.constraint
            comparison.offset(50)
        }
        #expect(scene.said == ["a.left == box.left"])
    }
}
