import TestSupport
import Testing
import UIKit

/// Safe areas and adjusted insets of random trees after random changes, against the rules computed anew for
/// the whole tree.
@MainActor
@Suite struct RandomSafeAreaTests {
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomTreesFollowTheRules(seed: RandomSeed) {
        var random = seed.random
        let devices: [ScreenDevice] = [.iPhoneSE, .iPhone14, .iPhone16Pro, .iPadPro11]
        let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeRight]
        let scene = Scene(
            random.pick(devices) ?? .iPhone14, random.pick(orientations) ?? .portrait)
        var views: [UIView] = [scene.root]
        for _ in 0..<12 {
            let view = random.chance(0.5) ? UIScrollView() : UIView()
            (random.pick(views) ?? scene.root).addSubview(view)
            views.append(view)
        }
        for _ in 0..<60 {
            change(random.pick(views.dropFirst()), of: views, &random)
            if random.chance(0.05) {
                scene.controller.additionalSafeAreaInsets = .top(
                    CGFloat(Int.random(in: 0...30, using: &random)))
            }
            if random.chance(0.05) { scene.window.rotate(to: random.pick(orientations) ?? .portrait) }
            if random.chance(0.2) { check(scene) }
        }
        check(scene)
    }

    private func change(_ view: UIView?, of views: [UIView], _ random: inout SeededRandom) {
        guard let view else { return }
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        switch Int.random(in: 0...11, using: &random) {
        case 0...2:
            view.frame = CGRect(
                x: number(-60...60), y: number(-60...60), width: number(0...900), height: number(0...900))
        case 3: view.bounds.origin = CGPoint(x: number(-100...100), y: number(-100...100))
        case 4:
            guard let target = random.pick(views), !target.isDescendant(of: view) else { return }
            if random.chance(0.2) { view.removeFromSuperview() } else { target.addSubview(view) }
        case 5: view.bounds.size.width = number(0...900)
        case 6: view.bounds.size.height = number(0...900)
        case 7: view.center = CGPoint(x: number(0...500), y: number(0...500))
        default:
            guard let scroller = view as? UIScrollView else { return }
            switch Int.random(in: 0...3, using: &random) {
            case 0: scroller.contentSize = CGSize(width: number(0...1500), height: number(0...1500))
            case 1:
                scroller.contentInsetAdjustmentBehavior =
                    random.pick([.automatic, .scrollableAxes, .never, .always]) ?? .never
            case 2: scroller.alwaysBounceVertical.toggle()
            default: scroller.contentInset = .top(number(0...20), number(0...20))
            }
        }
    }

    private func check(_ scene: Scene) {
        let extra = scene.controller.additionalSafeAreaInsets
        var root = seen(scene.root, in: scene.window, passedOn: scene.window.safeAreaInsets)
        root.top += extra.top
        check(scene.root, root)
    }

    private func check(_ view: UIView, _ area: UIEdgeInsets) {
        #expect(view.safeAreaInsets == area)
        var passedOn = area
        if let scroller = view as? UIScrollView {
            let taken = absorbed(scroller, area)
            let inset = scroller.contentInset
            #expect(
                scroller.adjustedContentInset
                    == .top(
                        inset.top + taken.top, inset.left + taken.left, inset.bottom + taken.bottom,
                        inset.right + taken.right))
            passedOn = .top(
                area.top - taken.top, area.left - taken.left, area.bottom - taken.bottom,
                area.right - taken.right)
        }
        for child in view.subviews { check(child, seen(child, in: view, passedOn: passedOn)) }
    }

    private func seen(_ child: UIView, in parent: UIView, passedOn: UIEdgeInsets) -> UIEdgeInsets {
        let (box, edges) = (child.frame, parent.bounds)
        func clamped(_ inset: CGFloat, _ gap: CGFloat) -> CGFloat { max(0, min(inset - gap, inset)) }
        return .top(
            clamped(passedOn.top, box.minY - edges.minY), clamped(passedOn.left, box.minX - edges.minX),
            clamped(passedOn.bottom, edges.maxY - box.maxY), clamped(passedOn.right, edges.maxX - box.maxX))
    }

    private func absorbed(_ view: UIScrollView, _ area: UIEdgeInsets) -> UIEdgeInsets {
        switch view.contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return area
        case .automatic, .scrollableAxes:
            let vertical = view.alwaysBounceVertical || view.contentSize.height > view.bounds.height
            let horizontal = view.alwaysBounceHorizontal || view.contentSize.width > view.bounds.width
            return .top(
                vertical ? area.top : 0, horizontal ? area.left : 0, vertical ? area.bottom : 0,
                horizontal ? area.right : 0)
        }
    }
}
