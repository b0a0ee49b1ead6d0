import SnapKit
import Testing
import UIKit

/// Views one after the other along an axis.
@MainActor
struct DistributingTests {
    private func views(in scene: SnapScene, _ count: Int) -> [UIView] {
        (0..<count).map { index in
            let view = UIView()
            view.snp.setLabel("\(index)")
            scene.box.addSubview(view)
            return view
        }
    }

    private func spans(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> [ClosedRange<CGFloat>] {
        views[0].window?.layoutIfNeeded()
        return views.map {
            axis == .horizontal ? $0.frame.minX...$0.frame.maxX : $0.frame.minY...$0.frame.maxY
        }
    }

    @Test func viewsShareTheSpaceThatGapsLeave() {
        let scene = SnapScene()
        let row = views(in: scene, 4)
        let made = row.snp.distribute(along: .horizontal, spacing: 8, leading: 10, trailing: 26)
        #expect(made.filter(\.isActive).count == made.count)
        #expect(spans(row, .horizontal) == [10...70, 78...138, 146...206, 214...274])
        let column = views(in: scene, 3)
        column.snp.distribute(along: .vertical, spacing: 10)
        #expect(spans(column, .vertical) == [0...60, 70...130, 140...200])
    }

    @Test func gapsShareTheSpaceThatViewsLeave() {
        let scene = SnapScene()
        let row = views(in: scene, 4)
        row.snp.distribute(along: .horizontal, length: 40, leading: 10, trailing: 40)
        #expect(spans(row, .horizontal) == [10...50, 80...120, 150...190, 220...260])
        let column = views(in: scene, 3)
        column.snp.distribute(along: .vertical, length: 30.0)
        #expect(spans(column, .vertical) == [0...30, 85...115, 170...200])
    }

    @Test(arguments: [false, true])
    func rowsStartWhereLinesStart(hasFixedLength: Bool) {
        let scene = SnapScene(rightToLeft: true)
        let row = views(in: scene, 3)
        if hasFixedLength {
            row.snp.distribute(along: .horizontal, length: 50, leading: 20, trailing: 50)
            #expect(spans(row, .horizontal) == [230...280, 140...190, 50...100])
        } else {
            row.snp.distribute(along: .horizontal, spacing: 10, leading: 20, trailing: 50)
            #expect(spans(row, .horizontal) == [210...280, 130...200, 50...120])
        }
    }

    @Test func oneViewFillsTheSpaceOrLiesAtTheStart() {
        let scene = SnapScene()
        let filling = views(in: scene, 1)
        filling.snp.distribute(along: .horizontal, spacing: 8, leading: 10, trailing: 20)
        #expect(spans(filling, .horizontal) == [10...280])
        let single = views(in: scene, 1)
        single.snp.distribute(along: .horizontal, length: 40, leading: 10, trailing: 20)
        #expect(spans(single, .horizontal) == [10...50])
    }

    @Test func rowsFollowTheSizeOfTheirSuperview() {
        let scene = SnapScene()
        let row = views(in: scene, 3)
        row.snp.distribute(along: .horizontal, length: 40)
        #expect(spans(row, .horizontal) == [0...40, 130...170, 260...300])
        scene.box.frame.size.width = 160
        #expect(spans(row, .horizontal) == [0...40, 60...100, 120...160])
    }

    @Test func whatDistributesIsTakenAwayAgain() {
        let scene = SnapScene()
        let row = views(in: scene, 4)
        let before = scene.box.constraints.count
        let guides = scene.box.layoutGuides.count
        row.snp.distribute(along: .horizontal, length: 40)
        #expect(scene.box.layoutGuides.count == guides + 3)
        row.snp.removeConstraints()
        #expect(scene.box.layoutGuides.count == guides)
        #expect(scene.box.constraints.count == before)
        row.snp.distribute(along: .horizontal, length: 40)
        row.snp.remakeConstraints { $0.width.equalTo(7) }
        #expect(scene.box.layoutGuides.count == guides)
        row.snp.distribute(along: .horizontal, spacing: 4)
        row.snp.removeConstraints()
        #expect(scene.box.constraints.count == before)
    }

    @Test func aViewWithoutSuperviewIsNamed() {
        let scene = SnapScene()
        let row = views(in: scene, 3)
        row[1].removeFromSuperview()
        let raised = raised {
            row.snp.distribute(along: .horizontal)
            row.snp.distribute(along: .vertical, length: 10)
        }
        let reason =
            "distribute(along:) of UIView:1: the view has no superview. "
            + "Call addSubview(_:) before its constraints are made."
        #expect(raised.map(\.reason) == [reason, reason])
        #expect(scene.said.isEmpty)
    }
}
