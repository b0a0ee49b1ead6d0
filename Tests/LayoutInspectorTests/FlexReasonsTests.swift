import FlexLayout
import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct FlexReasonsTests {
    @Test func aShareNamesItsNumbers() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (first, second) = (UIView(), UIView())
        root.flex.direction(.row).padding(10).columnGap(20).define { flex in
            flex.addItem(first).width(50).grow(1).marginRight(5)
            flex.addItem(second).width(40).grow(3).marginLeft(7).maxWidth(100)
        }
        root.flex.layout()
        let reasons = second.reasons()
        let width = try #require(reasons[.width])
        #expect(width.steps.map(\.origin) == [.setting, .share, .limit])
        #expect(width.steps[0].amount == 40)
        let left = try #require(reasons[.left])
        #expect(left.steps.map(\.origin) == [.padding, .sibling, .gap, .margin])
        #expect(left.steps[0].amount == 10)
        #expect(left.steps[2].amount == 20)
        #expect(left.steps[3].amount == 7)
        #expect(left.steps[1].parts.contains { if case .view = $0 { true } else { false } })
        #expect(!width.notes.isEmpty)
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomSumsAreFrames(seed: RandomSeed) {
        var random = seed.random
        let scene = RandomFlex(&random)
        scene.root.flex.layout()
        for view in scene.views {
            for reason in view.reasons().values {
                let sum = reason.steps.reduce(0) { $0 + $1.amount }
                #expect(abs(sum - reason.value) < 1e-6, "\(reason)")
                #expect(reason.method == .flexbox)
                let unexplained = reason.steps.filter { $0.origin == .selection || $0.origin == .frame }
                #expect(unexplained.isEmpty, "\(reason)")
                for step in reason.steps {
                    if let replayed = step.replayed {
                        #expect(abs(replayed - step.amount) < 1e-6, "\(step.text): \(step.amount)")
                    }
                    if step.origin == .rounding { #expect(abs(step.amount) < 1.001) }
                }
            }
        }
    }

    /// A number that is named moves the frame as the reason says; one that is not named does not move it.
    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomChangesOfNamedNumbersMoveTheFrame(seed: RandomSeed) throws {
        var random = seed.random
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
        let count = Int.random(in: 2...6, using: &random)
        let grows = (0..<count).map { _ in CGFloat(Int.random(in: 1...4, using: &random)) }
        let views = (0..<count).map { _ in UIView() }
        root.flex.direction(.row).columnGap(CGFloat(Int.random(in: 0...9, using: &random))).define { flex in
            for (view, grow) in zip(views, grows) {
                flex.addItem(view).basis(CGFloat(Int.random(in: 10...40, using: &random))).grow(grow)
                    .marginLeft(CGFloat(Int.random(in: 0...9, using: &random)))
            }
        }
        root.flex.layout()
        let chosen = Int.random(in: 0..<count, using: &random)
        let width = try #require(views[chosen].reasons()[.width])
        let share = try #require(width.steps.first { $0.origin == .share })
        let numbers = share.numbers
        #expect(numbers[1] == grows[chosen])
        #expect(numbers[2] == grows.reduce(0, +))
        views[chosen].flex.grow(grows[chosen] + 2)
        root.flex.layout()
        let base = width.steps[0].amount
        let predicted = base + numbers[0] * (grows[chosen] + 2) / (numbers[2] + 2)
        #expect(abs(views[chosen].frame.width - predicted) <= 1.001, "\(width)")
        // Without growth, margins of items before are named, and those behind are not.
        for view in views { view.flex.grow(0) }
        root.flex.layout()
        let left = views[chosen].frame.minX
        let other = Int.random(in: 0..<count, using: &random)
        let siblings = try #require(views[chosen].reasons()[.left]).steps.filter { $0.origin == .sibling }
            .flatMap(\.parts)
        let isNamed = other == chosen || other < chosen
        #expect(siblings.filter { if case .view = $0 { true } else { false } }.count == min(chosen, 8))
        views[other].flex.marginLeft(40)
        let before = left
        let old = try #require(views[other].reasons()[.left]?.steps.first { $0.origin == .margin } ?? nil)
        #expect(old.amount == 40)
        root.flex.layout()
        #expect((views[chosen].frame.minX != before) == isNamed)
    }

    /// Another basis moves lengths and positions by what the shares that are named say.
    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomBasesMoveWhatNamesThem(seed: RandomSeed) throws {
        var random = seed.random
        let isRow = Bool.random(using: &random)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
        let views = (0..<Int.random(in: 2...6, using: &random)).map { _ in UIView() }
        let bases = views.map { _ in CGFloat(Int.random(in: 10...40, using: &random)) }
        root.flex.direction(isRow ? .row : .column).define { flex in
            for (view, basis) in zip(views, bases) {
                flex.addItem(view).basis(basis).grow(CGFloat(Int.random(in: 0...3, using: &random)))
                    .marginTop(CGFloat(Int.random(in: 0...5, using: &random)))
            }
        }
        root.flex.layout()
        let (position, length): (FrameValue, FrameValue) = isRow ? (.left, .width) : (.top, .height)
        let before = views.map(\.frame)
        let reasons = try views.map { try #require($0.reasons()[length]) }
        let chosen = Int.random(in: views.indices, using: &random)
        #expect(reasons[chosen].steps[0].amount == bases[chosen])
        let added: CGFloat = 13
        views[chosen].flex.basis(bases[chosen] + added)
        root.flex.layout()
        var moved: CGFloat = 0
        for (index, view) in views.enumerated() {
            let share = reasons[index].steps.first { $0.origin == .share }?.numbers
            // A sum of growth factors below 1 distributes a part of the free space; these are whole numbers.
            let lost = share.map { added * $0[1] / $0[2] } ?? 0
            let expected = (index == chosen ? added : 0) - lost
            let start = position.value(in: view.frame) - position.value(in: before[index])
            let grown = length.value(in: view.frame) - length.value(in: before[index])
            #expect(abs(start - moved) <= 1.001, "\(index): \(reasons[index])")
            #expect(abs(grown - expected) <= 1.001, "\(index): \(reasons[index])")
            moved += expected
        }
    }
}

extension UIView {
    /// The reasons by what they explain.
    func reasons() -> [FrameValue: LayoutReason] {
        Dictionary(layoutReasons().map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension LayoutReason.Step {
    /// The numbers that the step names.
    var numbers: [CGFloat] {
        parts.compactMap { if case .number(let number) = $0 { number } else { nil } }
    }

    /// The amount as the numbers of the sentence give it; nil for sentences without a formula.
    var replayed: CGFloat? {
        let numbers = numbers
        if text.hasPrefix("it grows by its share") { return numbers[0] * numbers[1] / numbers[2] }
        if text.hasPrefix("it shrinks by its share") { return -numbers[0] * numbers[1] / numbers[2] }
        if text.hasPrefix("gaps of") || text.hasPrefix("the gap of") {
            let length = numbers[0] * (numbers.count > 1 ? numbers[1] : 1)
            return amount < 0 ? -length : length
        }
        if text.hasPrefix("justifyContent"), text.contains("times") {
            return numbers[0] * numbers[1] * (amount.sign == (numbers[1]).sign ? 1 : -1)
        }
        if text.hasPrefix("it fills its line") { return numbers[0] }
        return nil
    }
}

/// Flex containers with random properties, one in the other.
@MainActor
private struct RandomFlex {
    let root = UIView()
    var views: [UIView] = []

    init(_ random: inout SeededRandom) {
        let width = Double.random(in: 50...500, using: &random)
        root.frame = CGRect(x: 0, y: 0, width: width.rounded(), height: 300)
        fill(root, depth: 0, &random)
    }

    private mutating func fill(_ view: UIView, depth: Int, _ random: inout SeededRandom) {
        func number(_ limit: Int) -> CGFloat { CGFloat(Int.random(in: 0...limit, using: &random)) }
        func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
        view.flex.direction([.row, .column, .rowReverse, .columnReverse].randomElement(using: &random)!)
            .wrap([.noWrap, .noWrap, .wrap, .wrapReverse].randomElement(using: &random)!)
            .justifyContent(
                [.start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly]
                    .randomElement(using: &random)!
            )
            .alignItems([.stretch, .start, .center, .end].randomElement(using: &random)!)
            .alignContent([.stretch, .start, .center, .spaceBetween].randomElement(using: &random)!)
        if chance(2) { view.flex.padding(number(12)) }
        if chance(2) { view.flex.gap(number(10)) }
        if chance(4) { view.flex.layoutDirection(.rtl) }
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let child: UIView
            if chance(3) {
                let label = UILabel()
                label.numberOfLines = 0
                label.text = String(repeating: "word ", count: Int.random(in: 1...8, using: &random))
                child = label
            } else {
                child = UIView()
            }
            let flex = view.flex.addItem(child)
            views.append(child)
            if chance(2) { flex.grow(CGFloat(Int.random(in: 0...3, using: &random))) }
            if chance(2) { flex.shrink(CGFloat(Int.random(in: 0...3, using: &random))) }
            if chance(3) { flex.basis(number(150)) }
            if chance(2) { flex.width(number(120) + 0.5) }
            if chance(3) { flex.height(number(120)) }
            if chance(5) { flex.width(number(100)%) }
            if chance(4) { flex.minWidth(number(60)) }
            if chance(4) { flex.maxWidth(number(90)) }
            if chance(3) { flex.margin(number(12)) }
            if chance(8) { flex.marginLeft(.auto) }
            if chance(4) { flex.alignSelf([.stretch, .start, .center, .end].randomElement(using: &random)!) }
            if chance(9) { flex.aspectRatio(1.5) }
            if chance(6) { flex.position(.absolute).left(number(40)).top(number(40)) }
            if chance(8) { flex.position(.absolute).right(number(40)).bottom(number(40)) }
            if chance(8) { flex.position(.relative).left(number(40)) }
            if depth < 2, !(child is UILabel), chance(3) { fill(child, depth: depth + 1, &random) }
        }
    }
}
