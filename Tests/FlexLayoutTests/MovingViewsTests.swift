import FlexLayout
import TestSupport
import Testing
import UIKit

/// Views that change places in every way there is, against views that have always been where they are.
@MainActor @Suite struct MovingViewsTests {
    /// A view of either tree, and what its styles are to be.
    private struct Box {
        let view: UIView
        var width: CGFloat
        var isExcluded = false
    }

    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomMovesComeOutAsFromScratch(seed: RandomSeed) {
        var random = seed.random
        let roots = (0..<2).map { _ in Self.root() }
        var boxes = (0..<12).map { index in
            Box(view: index.isMultiple(of: 3) ? ContentView(7, 9) : UIView(), width: CGFloat(10 + index))
        }
        for box in boxes {
            box.view.flex.width(box.width).minHeight(5).padding(1)
            add(box, to: roots[0], &random)
        }
        for _ in 0..<40 {
            let index = Int.random(in: boxes.indices, using: &random)
            change(&boxes[index], boxes.map(\.view) + roots, &random)
            guard random.chance(0.4), let root = random.pick(roots) else { continue }
            if random.chance(0.3) {
                _ = root.flex.sizeThatFits(size: CGSize(width: 90, height: CGFloat.nan))
            }
            if random.chance(0.2) { boxes[index].view.flex.layout() }
            root.flex.layout(mode: .adjustHeight)
            compare(root, boxes, "\(seed)")
        }
    }

    private static func root() -> UIView {
        let root = ContentView(0, 0)
        root.frame = rect(0, 0, 200, 300)
        root.flex.direction(.row).wrap(.wrap).alignItems(.start)
        return root
    }

    private func change(_ box: inout Box, _ others: [UIView], _ random: inout SeededRandom) {
        switch Int.random(in: 0...9, using: &random) {
        case 0: box.view.removeFromSuperview()
        case 1:
            // A plain view whose items are all excluded has the size that it has.
            guard box.view.superview is ContentView? else { return }
            box.isExcluded.toggle()
            box.view.flex.isIncludedInLayout = !box.isExcluded
        case 2: box.view.frame = rect(CGFloat.random(in: 0...50, using: &random), 3, 4, 5)
        case 3:
            box.width = CGFloat(Int.random(in: 1...80, using: &random))
            box.view.flex.width(box.width)
        case 4:
            let width = CGFloat(Int.random(in: 0...9, using: &random))
            (box.view as? ContentView)?.content = CGSize(width: width, height: 30)
        case 5: box.view.superview?.sendSubviewToBack(box.view)
        default:
            guard let other = random.pick(others), !other.isDescendant(of: box.view) else { return }
            add(box, to: other, &random)
        }
    }

    private func add(_ box: Box, to other: UIView, _ random: inout SeededRandom) {
        guard !box.isExcluded || other is ContentView else { return }
        switch Int.random(in: 0...3, using: &random) {
        case 0: other.addSubview(box.view)
        case 1: other.insertSubview(box.view, at: 0)
        default: other.flex.addItem(box.view)
        }
    }

    /// Builds the tree under a root again from new views, and compares all frames.
    private func compare(_ root: UIView, _ boxes: [Box], _ seed: String) {
        let copy = Self.root()
        var pairs = [(root, copy)]
        var next = 0
        while next < pairs.count {
            let (old, new) = pairs[next]
            next += 1
            for view in old.subviews {
                guard let box = boxes.first(where: { $0.view === view }) else { continue }
                let content = (view as? ContentView)?.content
                let twin = content.map { ContentView($0.width, $0.height) } ?? UIView()
                twin.flex.width(box.width).minHeight(5).padding(1).isIncludedInLayout(!box.isExcluded)
                new.flex.addItem(twin)
                if box.isExcluded { twin.frame = view.frame } else { pairs.append((view, twin)) }
            }
        }
        copy.flex.layout(mode: .adjustHeight)
        #expect(root.frame == copy.frame, "\(seed)")
        for (old, new) in pairs.dropFirst() { #expect(old.frame == new.frame, "\(seed)") }
    }

    @Test func insideBecomesOutside() {
        let (outer, inner) = (UIView(frame: rect(0, 0, 100, 100)), UIView())
        outer.flex.padding(5).addItem(inner).height(20)
        outer.flex.layout()
        inner.removeFromSuperview()
        inner.frame = rect(0, 0, 80, 80)
        inner.flex.height(nil).padding(7).addItem(outer)
        outer.flex.height(30)
        inner.flex.layout()
        #expect(outer.frame == rect(7, 7, 66, 30))
        #expect(inner.frame == rect(0, 0, 80, 80))
    }

    @Test func aViewLaidOutByItselfIsPlacedAgain() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        let view = UIView()
        root.flex.padding(5).addItem(view).height(20)
        root.flex.layout()
        view.flex.layout()
        #expect(view.frame == rect(5, 5, 90, 20))
        #expect(view.flex.frame == view.frame)
        // In its container it now lies where it lay as a root.
        root.flex.padding(0)
        view.flex.width(90)
        root.flex.layout()
        #expect(view.frame == rect(0, 0, 90, 20))
    }

    @Test func callbacksMayMoveSubviews() {
        /// Puts each new subview to the back, and takes the first one out.
        final class Restless: UIView {
            override func didAddSubview(_ subview: UIView) {
                sendSubviewToBack(subview)
                if subviews.count > 2 { subviews[2].removeFromSuperview() }
            }
        }
        let root = Restless(frame: rect(0, 0, 100, 100))
        let views = (0..<4).map { _ in UIView() }
        for (index, view) in views.enumerated() {
            root.flex.addItem(view).height(CGFloat(10 + index))
            root.flex.layout()
        }
        #expect(root.subviews == [views[3], views[2]])
        #expect(views[3].frame == rect(0, 0, 100, 13))
        #expect(views[2].frame == rect(0, 13, 100, 12))
    }
}
