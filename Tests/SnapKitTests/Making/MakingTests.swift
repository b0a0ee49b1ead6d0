import SnapKit
import Testing
import UIKit

/// Making, preparing, making anew, updating and removing.
@MainActor
struct MakingTests {
    @Test func makingActivatesBesideWhatThereIs() {
        let scene = SnapScene()
        scene.a.snp.makeConstraints { $0.left.equalTo(10) }
        scene.a.snp.makeConstraints { $0.top.equalTo(20) }
        #expect(scene.said == ["a.left == box.left + 10.0", "a.top == box.top + 20.0"])
        #expect(scene.frame().origin == CGPoint(x: 10, y: 20))
    }

    @Test func makingLetsConstraintsDecideBeforeTheClosureRuns() {
        let scene = SnapScene()
        #expect(scene.b.translatesAutoresizingMaskIntoConstraints)
        scene.b.snp.makeConstraints { _ in
            #expect(!scene.b.translatesAutoresizingMaskIntoConstraints)
        }
        let c = UIView()
        #expect(c.snp.prepareConstraints { _ in }.isEmpty)
        #expect(!c.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func statementsThatCompareNothingAreNothing() {
        let scene = SnapScene()
        scene.a.snp.makeConstraints { _ = $0.left.right }
        #expect(scene.said.isEmpty)
    }

    @Test func preparedConstraintsWaitUntilTheyAreActivated() {
        let scene = SnapScene()
        let made = scene.a.snp.prepareConstraints {
            $0.left.equalTo(10)
            $0.top.equalTo(20)
        }
        #expect(made.count == 2)
        #expect(scene.said.isEmpty)
        made[0].activate()
        #expect(scene.said == ["a.left == box.left + 10.0"])
        made[1].isActive = true
        #expect(scene.frame().origin == CGPoint(x: 10, y: 20))
        scene.a.snp.removeConstraints()
        #expect(scene.said.isEmpty)
    }

    @Test func remakingReplacesWhatWasMadeAndNothingElse() {
        let scene = SnapScene()
        scene.a.snp.makeConstraints { $0.left.top.equalTo(10) }
        scene.b.snp.makeConstraints { $0.left.equalTo(scene.a.snp.right) }
        let others = scene.box.constraints.filter { !($0 is LayoutConstraint) }.count
        scene.a.snp.remakeConstraints { $0.right.equalTo(-5) }
        #expect(scene.said == ["b.left == a.right", "a.right == box.right + -5.0"])
        #expect(scene.box.constraints.filter { !($0 is LayoutConstraint) }.count == others)
        #expect(scene.frame().maxX == 295)
    }

    @Test func updatingChangesConstantsOfTheSameConstraints() {
        let scene = SnapScene()
        scene.a.snp.makeConstraints {
            $0.left.equalTo(scene.b.snp.right).offset(10)
            $0.top.equalToSuperview().inset(4).priority(.high)
            $0.width.equalTo(50)
        }
        let before = scene.box.constraints + scene.a.constraints
        scene.a.snp.updateConstraints {
            $0.left.equalTo(scene.b.snp.right).offset(20)
            $0.top.equalToSuperview().inset(14).priority(.high)
            $0.width.equalTo(60)
        }
        #expect(
            (scene.box.constraints + scene.a.constraints).map(ObjectIdentifier.init)
                == before.map(ObjectIdentifier.init))
        #expect(
            scene.said == [
                "a.width == 60.0", "a.left == b.right + 20.0", "a.top == box.top + 14.0 @750.0",
            ])
        #expect(scene.frame() == CGRect(x: 160, y: 14, width: 60, height: 20))
    }

    @Test func updatingOneOfSeveralLeavesTheOthers() {
        let scene = SnapScene()
        scene.a.snp.makeConstraints { $0.edges.equalToSuperview() }
        scene.a.snp.updateConstraints { $0.top.equalToSuperview().offset(9) }
        #expect(scene.frame() == CGRect(x: 0, y: 9, width: 300, height: 191))
    }

    @Test func updatingWhereNothingWasMadeMakes() {
        let scene = SnapScene()
        scene.a.snp.updateConstraints { $0.left.equalTo(7) }
        #expect(scene.said == ["a.left == box.left + 7.0"])
        scene.a.snp.removeConstraints()
        scene.a.snp.updateConstraints { $0.left.equalTo(8) }
        #expect(scene.said == ["a.left == box.left + 8.0"])
    }

    @Test(arguments: 0..<6)
    func updatesMatchEverythingButTheConstant(difference: Int) {
        let scene = SnapScene()
        scene.a.snp.makeConstraints { $0.width.equalTo(scene.b).offset(1) }
        let raised = raised {
            scene.a.snp.updateConstraints {
                switch difference {
                case 0: $0.height.equalTo(scene.b.snp.width).offset(2)
                case 1: $0.width.equalTo(scene.b.snp.height).offset(2)
                case 2: $0.width.equalTo(scene.box).offset(2)
                case 3: $0.width.lessThanOrEqualTo(scene.b).offset(2)
                case 4: $0.width.equalTo(scene.b).offset(2).multipliedBy(2)
                default: $0.width.equalTo(scene.b).offset(2).priority(.high)
                }
            }
        }
        #expect(raised.count == 1)
        #expect(scene.said == ["a.width == b.width + 1.0"])
    }

    @Test func removingForgetsEverything() {
        let scene = SnapScene()
        scene.a.snp.makeConstraints { $0.edges.size.equalToSuperview() }
        scene.a.snp.removeConstraints()
        #expect(scene.said.isEmpty)
        #expect(scene.frame() == CGRect(x: 3, y: 4, width: 30, height: 20))
        scene.a.snp.removeConstraints()
    }

    @Test func aReleasedViewTakesItsConstraintsAlong() {
        let scene = SnapScene()
        weak var gone: UIView?
        weak var statement: Constraint?
        do {
            let view = UIView()
            scene.box.addSubview(view)
            view.snp.makeConstraints { statement = $0.left.equalTo(scene.a).constraint }
            #expect(statement != nil)
            gone = view
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(statement == nil)
        #expect(scene.said.isEmpty)
    }
}
