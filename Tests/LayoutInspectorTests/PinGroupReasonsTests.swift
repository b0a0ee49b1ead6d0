import Foundation
import PinLayout
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct PinGroupReasonsTests {
    @Test func aMemberNamesItsGroupTheViewsBeforeAndTheGaps() throws {
        let root = GroupView(2, frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.lines = {
            [$0.views[0], $0.views[1]].pin(.row(gap: 6, aligned: .center)).left(10).top(5).marginLeft(2)
                .height(40)
        }
        root.views[0].frame.size = CGSize(width: 30, height: 20)
        root.views[1].frame.size = CGSize(width: 50, height: 30)
        root.layoutIfNeeded()
        let reasons = root.views[1].reasons()
        let left = try #require(reasons[.left])
        #expect(left.method == .pins)
        #expect(left.steps.map(\.amount) == [10, 2, 30, 6])
        #expect(
            left.steps.map(\.text) == [
                "the group's left is pinned by left(10)", "its margin by marginLeft(2)",
                "the views before it in the row: \(root.views[0].whyFrame().split(separator: ":")[0])",
                ".packed: gaps of 6 times 1",
            ])
        let top = try #require(reasons[.top])
        #expect(top.steps.map(\.amount) == [5, 5])
        #expect(top.steps[1].text == "aligned: .center, half of the spare 10")
        #expect(reasons[.width]?.steps.map(\.amount) == [50])
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 40))
    func randomGroupsAreReplayed(seed: RandomSeed) throws {
        var random = seed.random
        var model = GroupModel(&random)
        let root = GroupView(model.sizes.count, frame: CGRect(x: 0, y: 0, width: 401, height: 297))
        func layOut() -> [CGRect] {
            for (view, size) in zip(root.views, model.sizes) {
                view.frame = CGRect(origin: CGPoint(x: 20, y: 30), size: size)
            }
            root.lines = { model.apply(to: $0) }
            root.setNeedsLayout()
            root.layoutIfNeeded()
            return root.views.map(\.frame)
        }
        let before = layOut()
        let reasons = root.views.map { $0.reasons() }
        for (index, view) in root.views.enumerated() {
            for (subject, reason) in reasons[index] {
                let sum = reason.steps.reduce(0) { $0 + $1.amount }
                #expect(abs(sum - reason.value) < 1e-6, "\(model): \(reason)")
                #expect(reason.method == .pins)
                #expect(!reason.steps.contains { $0.origin == .selection }, "\(model): \(reason)")
                for step in reason.steps {
                    if step.origin == .rounding { #expect(abs(step.amount) < 1.001, "\(model): \(reason)") }
                    if step.text.contains("gaps of"), step.text.contains("times") {
                        let numbers = step.numbers
                        #expect(abs(abs(step.amount) - abs(numbers[0] * numbers[1])) < 1e-6, "\(reason)")
                        #expect(numbers[1] == CGFloat(index))
                    }
                    if step.text.hasPrefix(".equalSizes: the group's") {
                        let numbers = step.numbers
                        #expect(abs(step.amount - max(numbers[0] - numbers[1], 0) / numbers[2]) < 1e-6)
                    }
                }
                #expect(subject.value(in: view.frame) == reason.value)
            }
        }
        // A gap or a length that is named moves what names it; one that is not named moves nothing.
        let chosen = Int.random(in: 0..<root.views.count, using: &random)
        model.sizes[chosen].width += 12
        model.sizes[chosen].height += 12
        let after = layOut()
        let main: FrameValue = model.isRow ? .left : .top
        for index in root.views.indices {
            let reason = try #require(reasons[index][main])
            let moved = main.value(in: after[index]) - main.value(in: before[index])
            let names = reason.steps.filter { $0.origin == .sibling }.isEmpty == false
            if model.isPacked, model.startsAtPin {
                #expect(abs(moved - (names && chosen < index ? 12 : 0)) < 1e-6, "\(model): \(reason)")
            }
            let length: FrameValue = model.isRow ? .width : .height
            let grown = length.value(in: after[index]) - length.value(in: before[index])
            let isOwn =
                reasons[index][length]?.steps.contains { $0.text == "it keeps its own length" } == true
            #expect(!isOwn || abs(grown - (index == chosen ? 12 : 0)) < 1e-6, "\(model)")
        }
    }
}

private final class GroupView: UIView {
    let views: [UIView]
    var lines: (GroupView) -> Void = { _ in }

    init(_ count: Int, frame: CGRect) {
        views = (0..<count).map { _ in UIView() }
        super.init(frame: frame)
        for view in views { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        lines(self)
    }
}

/// A group's arrangement and calls as data.
private struct GroupModel: CustomStringConvertible {
    let isRow: Bool
    let distribution: Int
    let gap: CGFloat
    let alignment: Int
    let isStretched: Bool
    let pins: Int
    let margin: CGFloat
    var sizes: [CGSize]

    init(_ random: inout SeededRandom) {
        isRow = Bool.random(using: &random)
        distribution = Int.random(in: 0..<4, using: &random)
        gap = CGFloat(Int.random(in: 0...11, using: &random))
        alignment = Int.random(in: 0..<4, using: &random)
        isStretched = Int.random(in: 0..<4, using: &random) == 0
        pins = Int.random(in: 0..<5, using: &random)
        margin = CGFloat(Int.random(in: 0...9, using: &random))
        sizes = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            CGSize(
                width: Int.random(in: 5...50, using: &random), height: Int.random(in: 5...50, using: &random))
        }
    }

    var isPacked: Bool { distribution == 0 }
    /// Whether the group starts at a pin, whatever its length.
    var startsAtPin: Bool { pins == 0 || pins == 2 }

    var description: String {
        "row \(isRow), distribution \(distribution), gap \(gap), aligned \(alignment), "
            + "stretched \(isStretched), pins \(pins), margin \(margin), \(sizes)"
    }

    @MainActor
    func apply(to root: GroupView) {
        let kinds: [PinArrangement.Distribution] = [.packed, .equalGaps, .equalSpaces, .equalSizes]
        let row: [VerticalAlign] = [.none, .top, .center, .bottom]
        let column: [HorizontalAlign] = [.none, .left, .center, .right]
        var arrangement: PinArrangement =
            isRow
            ? .row(kinds[distribution], gap: gap, aligned: row[alignment])
            : .column(kinds[distribution], gap: gap, aligned: column[alignment])
        if isStretched { arrangement = arrangement.stretched }
        let chain = root.views.pin(arrangement)
        switch pins {
        case 0: chain.left(13).top(7)
        case 1: chain.right(17).bottom(9).width(180).height(190)
        case 2: chain.all(21)
        case 3: chain.hCenter(5).vCenter(3)
        default: chain.left(10%).right(12).vCenter(1).height(40%).justify(.center)
        }
        chain.marginLeft(margin).marginTop(margin)
    }
}
