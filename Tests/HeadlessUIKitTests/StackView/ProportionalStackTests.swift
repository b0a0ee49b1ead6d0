import Testing
import UIKit

@testable import HeadlessUIKit

/// Stacks in stacks that share their length in proportion: a stack inside counts by its fitting length. The numbers are
/// those of a screen whose frames Interface Builder has recorded, at 2x.
@MainActor @Suite struct ProportionalStackTests {
    private func column(_ views: [UIView], _ spacing: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.distribution, stack.spacing) = (.vertical, .fillProportionally, spacing)
        return stack
    }

    @Test(arguments: [true, false])
    func aStackInsideCountsByItsFittingLength(direct: Bool) {
        let boxes = [StackBox(50, 17), StackBox(50, 26.5), StackBox(50, 31), StackBox(50, 31)]
        let stacks = [column(Array(boxes[0..<2]), 8), column(Array(boxes[2..<4]), 16)]
        let outer = column(stacks, 16)
        if !direct { _ = outer.constraints }
        let window = UIWindow(
            screen: UIScreen(.iPhone14, overriding: UITraitCollection(displayScale: 2)))
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 149.5)
        window.addSubview(outer)
        window.layoutIfNeeded()
        #expect(stacks.map(\.frame.height) == [53, 80.5])
        #expect(stacks.map(\.frame.minY) == [0, 69])
        #expect(boxes.map(\.frame.height) == [17.5, 27.5, 32, 32.5])
        #expect(outer.systemLayoutSizeFitting(.zero).height == 145.5)
        // 61.5 and 78 of 155.5.
        boxes[0].natural.height = 27
        window.layoutIfNeeded()
        #expect(stacks[0].frame.height == 59)
        stacks[0].spacing = 0
        window.layoutIfNeeded()
        // 53.5 and 78 of 147.5: 54.22.
        #expect(stacks[0].frame.height == 54)
    }

    /// Fitting lengths are rounded to the pixels of the screen that the stack has come to.
    @Test(arguments: [true, false])
    func lengthsFollowThePixelsOfTheScreen(direct: Bool) {
        let boxes = [StackBox(50, 17), StackBox(50, 26.5), StackBox(50, 31), StackBox(50, 31)]
        let outer = column([column(Array(boxes[0..<2]), 8), column(Array(boxes[2..<4]), 16)], 16)
        if !direct { _ = outer.constraints }
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 149.5)
        let turns: [(scale: CGFloat, heights: [CGFloat])] = [
            (2, [17.5, 27.5, 32, 32.5]), (1, [18, 27, 32, 33]), (2, [17.5, 27.5, 32, 32.5]),
        ]
        for (scale, heights) in turns {
            let window = UIWindow(
                screen: UIScreen(.iPhone14, overriding: UITraitCollection(displayScale: scale)))
            window.addSubview(outer)
            window.layoutIfNeeded()
            #expect(boxes.map(\.frame.height) == heights, "at \(scale)x")
        }
    }

    @Test func aSubclassThatKeepsUpdatesToItselfIsLaidOutOnce() {
        final class Keeping: UIStackView {
            var layouts = 0
            override func updateConstraints() {}
            override func layoutSubviews() {
                layouts += 1
                super.layoutSubviews()
            }
        }
        let stack = Keeping(arrangedSubviews: [StackBox(50, 17), StackBox(50, 26.5)])
        stack.distribution = .fillProportionally
        _ = stack.constraints
        let window = UIWindow(screen: UIScreen(.iPhone14, overriding: UITraitCollection(displayScale: 1)))
        window.addSubview(stack)
        window.layoutIfNeeded()
        #expect(stack.layouts <= 2)
    }

    @Test func aStackOfOneKindSharesByArithmeticToo() {
        let row = UIStackView(arrangedSubviews: [StackBox(20, 10), StackBox(30, 10)])
        row.arrangedSubviews[1].setPriorities(above: 1)
        row.spacing = 10
        let outer = UIStackView(arrangedSubviews: [row, StackBox(40, 10)])
        outer.distribution = .fillProportionally
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        outer.layoutIfNeeded()
        #expect(outer.flags.contains(.directStack))
        #expect(outer.arrangedSubviews.map(\.frame.width) == [120, 80])
        row.spacing = 30
        outer.layoutIfNeeded()
        #expect(abs(outer.arrangedSubviews[0].frame.width - 200.0 * 80 / 120) < 0.34)
    }
}
