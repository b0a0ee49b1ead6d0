import Foundation
import Layout
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct LayoutPositionsTests {
    /// Sums are frames, amounts follow from the numbers that are named, and a number that is changed moves a view as often as
    /// it is named for it, and no view for which it is not.
    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomPositionsAreReplayed(seed: RandomSeed) throws {
        var random = seed.random
        var tree = LayoutTreeModel(&random)
        let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
        let isReversed = Int.random(in: 0..<3, using: &random) == 0
        if isReversed { container.semanticContentAttribute = .forceRightToLeft }
        func layOut() -> [CGRect] {
            container.setBody { tree.layout() }
            container.layoutIfNeeded()
            return tree.views.map(\.frame)
        }
        let before = layOut()
        let reasons = tree.views.map { $0.reasons() }
        for reason in reasons.flatMap(\.values) {
            let sum = reason.steps.reduce(0) { $0 + $1.amount }
            #expect(abs(sum - reason.value) < 1e-6, "\(reason)")
            #expect(!reason.steps.contains { $0.origin == .frame }, "\(reason)")
            guard reason.subject == .left || reason.subject == .top else { continue }
            let sign: CGFloat = isReversed && reason.subject == .left ? -1 : 1
            for step in reason.steps {
                switch step.origin {
                case .sibling, .gap:
                    #expect(abs(step.numbers.reduce(0, +) * sign - step.amount) < 1e-6, "\(reason)")
                case .alignment where step.numbers.count == 3:
                    let numbers = step.numbers
                    let amount = numbers[0] * (numbers[1] - numbers[2]) * sign
                    #expect(abs(amount - step.amount) < 1e-6, "\(reason)")
                default: break
                }
            }
        }
        guard !tree.isCentered else { return }
        for index in tree.numbers.indices {
            let value = tree.numbers[index]
            tree.numbers[index] += 4
            let after = layOut()
            tree.numbers[index] = value
            for (view, reasons) in reasons.enumerated() {
                // From right to left a number moves a view also by the widths of containers, which are named whole.
                for subject in isReversed ? [FrameValue.top] : [.left, .top] {
                    let reason = try #require(reasons[subject])
                    let named = reason.steps.reduce(0) { count, step in
                        switch step.origin {
                        case .gap: count + step.numbers.count { $0 == value }
                        case .padding, .setting: count + (step.amount == value ? 1 : 0)
                        default: count
                        }
                    }
                    // Paddings of views before come with their lengths.
                    let siblings = reason.steps.contains { $0.origin == .sibling }
                    let moved = subject.value(in: after[view]) - subject.value(in: before[view])
                    if !siblings {
                        #expect(abs(moved - CGFloat(named) * 4) < 1e-6, "\(value): \(reason)")
                    } else {
                        #expect(moved > CGFloat(named) * 4 - 1e-6, "\(value): \(reason)")
                    }
                }
            }
        }
    }
}

/// A layout as data: stacks in stacks, of views of fixed sizes, whose numbers all differ.
@MainActor
private struct LayoutTreeModel {
    indirect enum Node {
        case leaf(Int, CGSize)
        case stack(isRow: Bool, spacing: Int, [Node])
        case depth([Node])
        case padded(Int, isHorizontal: Bool, Node)
        case moved(Int, isHorizontal: Bool, Node)
    }

    private(set) var views: [UIView] = []
    var numbers: [CGFloat] = []
    let isCentered: Bool
    private var root = Node.leaf(0, .zero)

    init(_ random: inout SeededRandom) {
        isCentered = Int.random(in: 0..<3, using: &random) == 0
        root = stack(depth: 0, &random)
    }

    private mutating func number() -> Int {
        numbers.append(CGFloat(numbers.count) + 3.5)
        return numbers.count - 1
    }

    private mutating func node(depth: Int, _ random: inout SeededRandom) -> Node {
        let isHorizontal = Bool.random(using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where depth < 3: return stack(depth: depth + 1, &random)
        case 1 where depth < 4:
            return .padded(number(), isHorizontal: isHorizontal, node(depth: depth + 1, &random))
        case 2 where depth < 4:
            return .moved(number(), isHorizontal: isHorizontal, node(depth: depth + 1, &random))
        default:
            views.append(UIView())
            let size = CGSize(
                width: Int.random(in: 4...20, using: &random), height: Int.random(in: 4...20, using: &random))
            return .leaf(views.count - 1, size)
        }
    }

    private mutating func stack(depth: Int, _ random: inout SeededRandom) -> Node {
        let isDepth = Int.random(in: 0..<5, using: &random) == 0
        let isRow = Bool.random(using: &random)
        let spacing = isDepth ? 0 : number()
        let nodes = (0..<Int.random(in: 2...4, using: &random)).map { _ in node(depth: depth + 1, &random) }
        return isDepth ? .depth(nodes) : .stack(isRow: isRow, spacing: spacing, nodes)
    }

    func layout() -> AnyLayout {
        AnyLayout(
            layout(root).frame(width: 900, height: 900, alignment: isCentered ? .center : .topLeading))
    }

    private func layout(_ node: Node) -> AnyLayout {
        switch node {
        case .leaf(let view, let size):
            return AnyLayout(views[view].layout().frame(width: size.width, height: size.height))
        case .stack(let isRow, let spacing, let nodes):
            let items = nodes.map { layout($0) }
            if isRow {
                return AnyLayout(
                    HStack(alignment: isCentered ? .center : .top, spacing: numbers[spacing]) {
                        ForEach(items.indices, id: \.self) { items[$0] }
                    })
            }
            return AnyLayout(
                VStack(alignment: isCentered ? .center : .leading, spacing: numbers[spacing]) {
                    ForEach(items.indices, id: \.self) { items[$0] }
                })
        case .depth(let nodes):
            let items = nodes.map { layout($0) }
            return AnyLayout(
                ZStack(alignment: isCentered ? .center : .topLeading) {
                    ForEach(items.indices, id: \.self) { items[$0] }
                })
        case .padded(let number, let isHorizontal, let node):
            return AnyLayout(layout(node).padding(isHorizontal ? .leading : .top, numbers[number]))
        case .moved(let number, let isHorizontal, let node):
            return AnyLayout(
                layout(node).offset(
                    x: isHorizontal ? numbers[number] : 0, y: isHorizontal ? 0 : numbers[number]))
        }
    }
}
