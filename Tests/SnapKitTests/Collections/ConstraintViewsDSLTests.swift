import SnapKit
import Testing
import UIKit

/// Statements about several views at once.
@MainActor
struct ConstraintViewsDSLTests {
    private func rows(_ scene: SnapScene, _ count: Int = 3) -> [UILabel] {
        (0..<count).map { index in
            let label = UILabel()
            label.snp.setLabel("\(index)")
            scene.box.addSubview(label)
            return label
        }
    }

    @Test func eachViewGetsTheStatements() {
        let scene = SnapScene()
        let views = rows(scene)
        views.snp.makeConstraints {
            $0.left.right.equalToSuperview().inset(5)
            $0.height.equalTo(30)
        }
        views[0].snp.makeConstraints { $0.top.equalToSuperview() }
        for (above, view) in zip(views, views.dropFirst()) {
            view.snp.makeConstraints { $0.top.equalTo(above.snp.bottom) }
        }
        scene.window.layoutIfNeeded()
        #expect(
            views.map(\.frame)
                == (0..<3).map { CGRect(x: 5, y: CGFloat($0) * 30, width: 290, height: 30) })
    }

    @Test func preparedOnesComeInTheOrderOfTheViews() {
        let scene = SnapScene()
        let views = rows(scene)
        let made = views.snp.prepareConstraints {
            $0.width.equalTo(10)
            $0.height.equalTo(20)
        }
        #expect(made.count == 6)
        let firsts = made.flatMap(\.layoutConstraints).map { $0.firstItem as? UILabel }
        #expect(firsts == [views[0], views[0], views[1], views[1], views[2], views[2]])
        #expect(made.filter(\.isActive).isEmpty)
    }

    @Test func theyAreUpdatedMadeAnewAndRemoved() {
        let scene = SnapScene()
        let views = rows(scene)
        views.snp.makeConstraints { $0.width.equalTo(10) }
        views.snp.updateConstraints { $0.width.equalTo(20) }
        #expect(views.flatMap(\.constraints).map(\.constant) == [20, 20, 20])
        views.snp.remakeConstraints { $0.height.equalTo(30) }
        #expect(views.flatMap(\.constraints).map(\.firstAttribute) == [.height, .height, .height])
        views.dropFirst().snp.removeConstraints()
        #expect(views.map(\.constraints.count) == [1, 0, 0])
    }

    @Test func noViewsAreNothing() {
        let none: [UIView] = []
        #expect(none.snp.prepareConstraints { $0.width.equalTo(1) }.isEmpty)
        #expect(none.snp.distribute(along: .horizontal).isEmpty)
        #expect(none.snp.distribute(along: .vertical, length: 10).isEmpty)
        none.snp.makeConstraints { $0.width.equalTo(1) }
        none.snp.removeConstraints()
    }
}
