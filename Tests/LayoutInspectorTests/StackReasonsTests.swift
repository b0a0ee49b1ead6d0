import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct StackReasonsTests {
    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomArithmeticIsReplayed(seed: RandomSeed) {
        var random = seed.random
        let stack = UIStackView()
        stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
        stack.distribution =
            [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
            .randomElement(using: &random)!
        stack.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random)!
        stack.spacing = CGFloat(Int.random(in: 0...12, using: &random))
        if Bool.random(using: &random) {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            stack.semanticContentAttribute = .forceRightToLeft
        }
        let views = (0..<Int.random(in: 1...5, using: &random)).map { index in
            let view = ContentView()
            view.content = CGSize(
                width: Int.random(in: 10...60, using: &random),
                height: Int.random(in: 10...60, using: &random))
            let priority = UILayoutPriority(Float(240 + index * 3))
            view.setContentHuggingPriority(priority, for: .horizontal)
            view.setContentHuggingPriority(priority, for: .vertical)
            view.setContentCompressionResistancePriority(
                UILayoutPriority(Float(740 + index * 3)), for: .horizontal)
            view.setContentCompressionResistancePriority(
                UILayoutPriority(Float(740 + index * 3)), for: .vertical)
            stack.addArrangedSubview(view)
            return view
        }
        if Int.random(in: 0..<3, using: &random) == 0, views.count > 1 {
            stack.setCustomSpacing(20, after: views[0])
        }
        stack.frame = CGRect(x: 0, y: 0, width: 333, height: 333)
        stack.layoutIfNeeded()
        for (index, view) in views.enumerated() {
            for (subject, reason) in view.reasons() {
                let sum = reason.steps.reduce(0) { $0 + $1.amount }
                #expect(abs(sum - reason.value) < 1e-6, "\(reason)")
                guard !reason.steps.contains(where: { $0.origin == .constraint }) else { continue }
                #expect(reason.method == .stackView || reason.method == .constraints)
                #expect(!reason.steps.contains { $0.origin == .frame }, "\(reason)")
                for step in reason.steps { replay(step, of: stack, index, subject, reason) }
            }
        }
    }

    private func replay(
        _ step: LayoutReason.Step, of stack: UIStackView, _ index: Int, _ subject: FrameValue,
        _ reason: LayoutReason
    ) {
        let numbers = step.numbers
        if step.text.hasPrefix("distribution fillEqually") {
            #expect(abs(step.amount - (numbers[0] - numbers[1]) / numbers[2]) < 1e-6, "\(reason)")
        } else if step.text.hasPrefix("equal spaces") {
            #expect(abs(abs(step.amount) - numbers[0] * numbers[1]) < 1e-6, "\(reason)")
            #expect(abs(numbers[0] - numbers[2] / numbers[3]) < 1e-6, "\(reason)")
        } else if step.text.hasPrefix("it takes the free space") {
            #expect(abs(step.amount - (numbers[1] - numbers[2] - numbers[3])) < 1e-6, "\(reason)")
        } else if step.text.hasPrefix("spacing") {
            let views = stack.arrangedSubviews
            let gaps = (0..<index).reduce(CGFloat(0)) { sum, index in
                let custom = stack.customSpacing(after: views[index])
                return sum + (custom == UIStackView.spacingUseDefault ? stack.spacing : custom)
            }
            #expect(abs(abs(step.amount) - gaps) < 1e-6, "\(reason)")
        } else if step.text.hasPrefix("the size of its content") {
            let content = stack.arrangedSubviews[index].intrinsicContentSize
            #expect(step.amount == (subject == .width ? content.width : content.height), "\(reason)")
        }
    }

    /// Another space behind a view moves the views behind it, which name it, and takes from all what their shares name.
    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomSpacesMoveWhatNamesThem(seed: RandomSeed) throws {
        var random = seed.random
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let isHorizontal = Bool.random(using: &random)
        stack.axis = isHorizontal ? .horizontal : .vertical
        stack.distribution = .fillEqually
        stack.spacing = CGFloat(Int.random(in: 1...12, using: &random))
        let count = Int.random(in: 2...5, using: &random)
        let views = (0..<count).map { _ in ContentView() }
        for view in views { stack.addArrangedSubview(view) }
        stack.layoutIfNeeded()
        let (position, length): (FrameValue, FrameValue) =
            isHorizontal ? (.left, .width) : (.top, .height)
        let before = views.map(\.frame)
        let reasons = views.map { $0.reasons() }
        let chosen = Int.random(in: 0..<count - 1, using: &random)
        stack.setCustomSpacing(stack.spacing + 7, after: views[chosen])
        stack.layoutIfNeeded()
        for (index, view) in views.enumerated() {
            let place = try #require(reasons[index][position])
            let share = try #require(reasons[index][length]?.steps.first).numbers
            let spaces = place.steps.first { $0.text.hasPrefix("spacing") }
            #expect((spaces != nil) == (index > 0), "\(place)")
            let taken = 7 / share[2]
            let moved = position.value(in: view.frame) - position.value(in: before[index])
            let grown = length.value(in: view.frame) - length.value(in: before[index])
            let pixel: CGFloat = 0.51
            #expect(abs(moved - ((index > chosen ? 7 : 0) - taken * CGFloat(index))) < pixel, "\(place)")
            #expect(abs(grown + taken) < 2 * pixel, "\(place)")
        }
    }

    /// A mask with one flexible part more or less names other shares exactly where the frame follows otherwise.
    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomMasksNameWhatTheyChange(seed: RandomSeed) throws {
        var random = seed.random
        let mask = UInt(Int.random(in: 1...63, using: &random))
        let other = mask ^ (1 << UInt(Int.random(in: 0..<6, using: &random)))
        guard other != 0 else { return }
        func follow(_ mask: UInt) throws -> (shares: [CGFloat], moves: [CGFloat]) {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let view = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 70))
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
            outer.addSubview(view)
            let (reasons, before) = (view.reasons(), view.frame)
            outer.frame.size = CGSize(width: 300, height: 300)
            let subjects: [FrameValue] = [.left, .top, .width, .height]
            let shares = try subjects.map { subject -> CGFloat in
                let numbers = try #require(reasons[subject]?.notes.first).compactMap { part -> CGFloat? in
                    if case .number(let number) = part { number } else { nil }
                }
                return numbers.first ?? 0
            }
            return (shares, subjects.map { $0.value(in: view.frame) - $0.value(in: before) })
        }
        let (first, second) = (try follow(mask), try follow(other))
        for index in 0..<4 {
            let isNamed = abs(first.shares[index] - second.shares[index]) > 1e-9
            #expect(isNamed == (abs(first.moves[index] - second.moves[index]) > 1e-9), "\(mask), \(other)")
        }
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomSpringsTakeTheirShares(seed: RandomSeed) throws {
        var random = seed.random
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 70))
        view.autoresizingMask = UIView.AutoresizingMask(
            rawValue: UInt(Int.random(in: 1...63, using: &random)))
        outer.addSubview(view)
        let reasons = view.reasons()
        let before = view.frame
        outer.frame.size = CGSize(width: 250, height: 240)
        for (subject, delta) in [
            (FrameValue.left, CGFloat(50)), (.width, 50), (.top, 40), (.height, 40),
        ] {
            let reason = try #require(reasons[subject])
            #expect(reason.method == .autoresizing)
            let share =
                try #require(reason.notes.first).compactMap { part -> CGFloat? in
                    if case .number(let number) = part { number } else { nil }
                }.first ?? 0
            let moved = subject.value(in: view.frame) - subject.value(in: before)
            #expect(abs(moved - share * delta) < 1e-6, "\(reason)")
        }
    }
}

private final class ContentView: UIView {
    var content = CGSize.zero
    override var intrinsicContentSize: CGSize { content }
}
