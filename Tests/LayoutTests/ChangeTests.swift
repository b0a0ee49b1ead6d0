import Layout
import TestSupport
import Testing
import UIKit

/// Changes of single views, seen and unseen: what a layout looks at again.
@MainActor @Suite struct ChangeTests {
    @Test func whatDidNotFitIsShownOnceItDoes() {
        let long = label("A sentence that is much too long for the narrow space")
        let short = label("Short")
        let container = laidOut(80, 40) {
            ViewThatFits(in: .horizontal) {
                long.layout().fixedSize()
                short.layout().fixedSize()
            }
        }
        #expect(short.superview === container && long.superview == nil)
        long.text = "One"
        // No view is notified of detached views; the next layout looks at them.
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(long.superview === container && short.superview == nil)
        long.text = "Again too long for the narrow space"
        container.layoutIfNeeded()
        #expect(short.superview === container && long.superview == nil)
        long.text = "Two"
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(long.superview === container)
        #expect(long.frame.width == long.sizeThatFits(.zero).width)
    }

    @Test func whatOtherCodeMovedIsPutBack() throws {
        let (free, scrolled) = (UIView(), UIView())
        let container = laidOut(100, 200) {
            VStack {
                free.layout().size(width: 40, height: 20)
                ScrollView { scrolled.layout().size(width: 30, height: 300) }
            }
        }
        let places = [free.frame, scrolled.frame]
        free.frame = box(1, 2, 3, 4)
        scrolled.frame.origin.x += 5
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect([free.frame, scrolled.frame] == places)
    }

    @Test func rowsHiddenOutOfSightAreLeftOut() throws {
        let rows = (0..<100).map { label("Row \($0)") }
        let container = laidOut(100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100) { rows[$0].layout().size(width: 90, height: 20) } }
            }
        }
        let scroll = try #require(container.subviews.first as? UIScrollView)
        scroll.contentOffset.y = 1500
        container.layoutIfNeeded()
        #expect(rows[1].superview == nil)
        rows[1].isHidden = true
        scroll.contentOffset.y = 0
        container.layoutIfNeeded()
        #expect(rows[0].frame.minY == 0)
        #expect(rows[2].frame.minY == 20, "the hidden row takes no space")
    }

    /// As many random changes as may be: the frames are those of a new container.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomChangesEndAsFromScratch(seed: RandomSeed) throws {
        var random = seed.random
        let labels = (0..<30).map { label("Row \($0)", lines: $0 % 3) }
        func body(_ labels: [UILabel]) -> some Layout {
            VStack {
                HStack(spacing: 4) { ForEach(0..<6) { labels[$0].layout() } }
                ViewThatFits(in: .horizontal) {
                    labels[6].layout().fixedSize()
                    labels[7].layout().fixedSize()
                }
                ScrollView { LazyVStack(alignment: .leading) { ForEach(8..<30) { labels[$0].layout() } } }
            }
        }
        let container = laidOut(200, 150) { body(labels) }
        let scroll = try #require(container.subviews.compactMap { $0 as? UIScrollView }.first)
        for _ in 0..<40 {
            let changed = labels[Int.random(in: 0..<30, using: &random)]
            switch Int.random(in: 0..<7, using: &random) {
            case 0: changed.isHidden.toggle()
            case 1: changed.frame.origin.x += 3
            case 2: scroll.contentOffset.y = .random(in: 0...200, using: &random)
            case 3: container.frame.size.width = .random(in: 20...400, using: &random)
            default: changed.text = String(repeating: "word ", count: .random(in: 0..<12, using: &random))
            }
            if Bool.random(using: &random) {
                container.setNeedsLayout()
                container.layoutIfNeeded()
            }
        }
        container.frame.size.width = 200
        // What lies out of sight is guessed until it is seen.
        for offset in stride(from: 0, through: 3000, by: 50) {
            scroll.contentOffset.y = CGFloat(offset)
            container.layoutIfNeeded()
        }
        scroll.contentOffset.y = 0
        container.setNeedsLayout()
        container.layoutIfNeeded()
        let copies = labels.map { original in
            let copy = label(original.text ?? "", lines: original.numberOfLines)
            copy.isHidden = original.isHidden
            return copy
        }
        let fresh = laidOut(200, 150) { body(copies) }
        defer { fresh.removeFromSuperview() }
        for (label, copy) in zip(labels, copies) {
            guard let parent = copy.superview, !copy.isHidden, copy.frame.intersects(parent.bounds) else {
                continue
            }
            #expect(label.superview != nil, "\(label.text ?? "")")
            #expect(label.frame == copy.frame)
        }
    }
}
