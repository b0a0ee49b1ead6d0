import TestSupport
import Testing
import UIKit

/// Margins of random trees after random changes, against the rules computed anew, and the notifications of them.
@MainActor
@Suite struct RandomMarginsTests {
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomTreesNotifyOfEveryChange(seed: RandomSeed) {
        var random = seed.random
        let scene = Scene()
        var views: [MarginRecordingView] = []
        for _ in 0..<10 {
            let view = MarginRecordingView(frame: scene.root.bounds)
            (random.pick(views) ?? scene.root).addSubview(view)
            views.append(view)
        }
        for view in views { view.notified = view.layoutMargins }
        for _ in 0..<80 {
            change(random.pick(views), of: views, scene, &random)
            for view in views {
                #expect(view.layoutMargins == margins(of: view))
                #expect(view.notified == view.layoutMargins)
            }
        }
    }

    private func change(
        _ view: MarginRecordingView?, of views: [MarginRecordingView], _ scene: Scene,
        _ random: inout SeededRandom
    ) {
        guard let view else { return }
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        switch Int.random(in: 0...9, using: &random) {
        case 0...1:
            view.frame = CGRect(
                x: number(-30...30), y: number(-30...30), width: number(200...500), height: number(300...900))
        case 2: view.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
        case 3:
            (view.isDirectional, view.own) = (false, .top(number(0...40), number(0...40), 5, number(0...40)))
            view.layoutMargins = view.own
        case 4:
            (view.isDirectional, view.own) = (true, .top(3, number(0...40), number(0...40), number(0...40)))
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 3, leading: view.own.left, bottom: view.own.bottom, trailing: view.own.right)
        case 5: view.preservesSuperviewLayoutMargins.toggle()
        case 6: view.insetsLayoutMarginsFromSafeArea.toggle()
        case 7: view.semanticContentAttribute = random.chance(0.5) ? .forceRightToLeft : .unspecified
        case 8: scene.root.layoutMargins = .top(number(0...50), number(0...50))
        default:
            let target = random.pick(views) ?? view
            if !target.isDescendant(of: view) { target.addSubview(view) } else { scene.root.addSubview(view) }
        }
    }

    private func margins(of view: MarginRecordingView) -> UIEdgeInsets {
        var margins = view.own
        if view.isDirectional, view.semanticContentAttribute == .forceRightToLeft {
            (margins.left, margins.right) = (margins.right, margins.left)
        }
        if view.insetsLayoutMarginsFromSafeArea {
            margins.top += view.safeAreaInsets.top
            margins.left += view.safeAreaInsets.left
            margins.bottom += view.safeAreaInsets.bottom
            margins.right += view.safeAreaInsets.right
        }
        guard view.preservesSuperviewLayoutMargins, let parent = view.superview else { return margins }
        let outer = (parent as? MarginRecordingView).map(self.margins) ?? parent.layoutMargins
        let (box, edges) = (view.frame, parent.bounds)
        margins.top = max(margins.top, outer.top - (box.minY - edges.minY))
        margins.left = max(margins.left, outer.left - (box.minX - edges.minX))
        margins.bottom = max(margins.bottom, outer.bottom - (edges.maxY - box.maxY))
        margins.right = max(margins.right, outer.right - (edges.maxX - box.maxX))
        return margins
    }
}

private final class MarginRecordingView: UIView {
    var own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var isDirectional = false
    var notified = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    override func layoutMarginsDidChange() { notified = layoutMargins }
}
