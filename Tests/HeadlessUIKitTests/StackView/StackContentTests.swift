import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Stacks by constraints whose labels change: their constraints are made again where they have to be others.
@MainActor @Suite struct StackContentTests {
    /// What a label shows.
    struct Content {
        var words: Int
        var pointSize: CGFloat
        var lines: Int
        var isHidden: Bool

        init(_ random: inout SeededRandom) {
            words = Int.random(in: 0...9, using: &random)
            pointSize = CGFloat(Int.random(in: 9...30, using: &random))
            lines = Int.random(in: 0...2, using: &random)
            isHidden = Int.random(in: 0..<5, using: &random) == 0
        }

        @MainActor func apply(to label: UILabel) {
            label.text = Array(repeating: "word", count: words).joined(separator: " ")
            label.font = .systemFont(ofSize: pointSize)
            label.numberOfLines = lines
            label.isHidden = isHidden
        }
    }

    /// A stack of a few stacks of labels.
    @MainActor struct Screen {
        let outer: UIStackView
        let labels: [UILabel]
        let stacks: [UIStackView]
        private let host = UIView()

        init(_ contents: [Content], inRows: [Int], _ style: [Int]) {
            var made: [UILabel] = []
            for content in contents {
                let label = UILabel()
                content.apply(to: label)
                made.append(label)
            }
            var (rows, next): ([UIStackView], Int) = ([], 0)
            for (index, count) in inRows.enumerated() {
                let row = UIStackView(arrangedSubviews: Array(made[next..<next + count]))
                next += count
                Screen.style(row, style[index + 1])
                rows.append(row)
            }
            outer = UIStackView(arrangedSubviews: rows)
            labels = made
            stacks = [outer] + rows
            host.addSubview(outer)
            Screen.style(outer, style[0])
            // Read, so that there are constraints.
            for stack in stacks { _ = stack.constraints }
        }

        private static func style(_ stack: UIStackView, _ style: Int) {
            stack.axis = style & 1 == 0 ? .horizontal : .vertical
            let alignments: [UIStackView.Alignment] = [
                .fill, .leading, .firstBaseline, .lastBaseline, .center,
            ]
            stack.alignment = alignments[style / 2 % alignments.count]
            let distributions: [UIStackView.Distribution] = [
                .fill, .fillEqually, .equalSpacing, .fillProportionally,
            ]
            stack.distribution = distributions[style / 16 % distributions.count]
            stack.spacing = CGFloat(style / 64 % 3 * 4)
            guard style >= 192 else { return }
            stack.isBaselineRelativeArrangement = true
            stack.spacing = UIStackView.spacingUseSystem
        }

        func frames(in size: CGSize) -> [CGRect] {
            outer.frame = CGRect(origin: .zero, size: size)
            host.layoutIfNeeded()
            return labels.map { $0.convert($0.bounds, to: outer) }
        }

        /// Has all stacks write down what they say once more.
        func updateRules() {
            for stack in stacks {
                stack.rules.areCurrent = false
                stack.setNeedsUpdateConstraints()
            }
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomStacksWhoseLabelsChangeHaveTheRightConstraints(seed: RandomSeed) {
        silently {
            var random = seed.random
            let inRows = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                Int.random(in: 1...3, using: &random)
            }
            let style = (0...inRows.count).map { _ in Int.random(in: 0..<256, using: &random) }
            var contents = (0..<inRows.reduce(0, +)).map { _ in Content(&random) }
            let screen = Screen(contents, inRows: inRows, style)
            let size = CGSize(width: Int.random(in: 80...400, using: &random), height: 300)
            _ = screen.frames(in: size)
            for turn in 0..<4 {
                for _ in 0..<Int.random(in: 1...2, using: &random) {
                    let index = Int.random(in: contents.indices, using: &random)
                    contents[index] = Content(&random)
                    contents[index].apply(to: screen.labels[index])
                }
                if Int.random(in: 0..<3, using: &random) == 0 {
                    screen.stacks.randomElement(using: &random)?.isHidden.toggle()
                }
                if Int.random(in: 0..<4, using: &random) == 0, let row = screen.stacks.last {
                    screen.outer.removeArrangedSubview(row)
                    screen.outer.insertArrangedSubview(row, at: 0)
                }
                let frames = screen.frames(in: size)
                screen.updateRules()
                let updated = screen.frames(in: size)
                let isSame = zip(frames, updated).allSatisfy { one, other in
                    max(
                        abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.width - other.width),
                        abs(one.height - other.height)) < 0.01
                }
                #expect(
                    isSame,
                    "\(seed), turn \(turn): \(inRows) \(style) \(contents) \(size): \(frames), updated \(updated)"
                )
                if !isSame { return }
            }
        }
    }

    /// The baseline of a row is that of its tallest view, which may be another one with the next font.
    @Test func theBaselineOfARowFollowsItsFonts() {
        let contents = [(12.0, "a"), (30, "b"), (20, "c")].map { size, text in
            let label = UILabel()
            (label.text, label.font) = (text, .systemFont(ofSize: size))
            return label
        }
        let row = UIStackView(arrangedSubviews: [contents[0], contents[1]])
        row.alignment = .top
        let outer = UIStackView(arrangedSubviews: [row, contents[2]])
        outer.alignment = .firstBaseline
        _ = (row.constraints, outer.constraints)
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        outer.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat {
            label.convert(label.bounds, to: outer).minY + label.font.ascender
        }
        #expect(abs(baseline(contents[1]) - baseline(contents[2])) < 1)
        contents[0].font = .systemFont(ofSize: 50)
        outer.layoutIfNeeded()
        #expect(abs(baseline(contents[0]) - baseline(contents[2])) < 1)
    }

    /// A stack without content gets no length from the one around it, and is measured without that when it has some.
    @Test func anEmptyStackInAProportionalOneGrowsWithItsText() {
        let (one, text) = (UILabel(), UILabel())
        one.text = "one"
        let inner = UIStackView(arrangedSubviews: [text])
        let outer = UIStackView(arrangedSubviews: [one, inner])
        for stack in [inner, outer] {
            (stack.axis, stack.distribution) = (.vertical, .fillProportionally)
            _ = stack.constraints
        }
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        outer.layoutIfNeeded()
        #expect(one.frame.height == 300 && inner.frame.height == 0)
        text.text = "two"
        outer.layoutIfNeeded()
        #expect(inner.systemLayoutSizeFitting(.zero).height == text.intrinsicContentSize.height)
        #expect(one.frame.height == 150 && inner.frame.height == 150)
        inner.isHidden = true
        outer.layoutIfNeeded()
        #expect(one.frame.height == 300 && inner.frame.height == 0)
        inner.isHidden = false
        outer.layoutIfNeeded()
        #expect(one.frame.height == 150 && inner.frame.height == 150)
    }

    @Test func whatATextSaysChangesNoConstraint() {
        let labels = (0..<2).map { _ in UILabel() }
        for label in labels { (label.text, label.numberOfLines) = ("a", 0) }
        let row = UIStackView(arrangedSubviews: labels)
        _ = row.constraints
        row.updateConstraintsIfNeeded()
        labels[0].text = "another text"
        #expect(!row.needsUpdateConstraints())
        labels[0].numberOfLines = 1
        #expect(row.needsUpdateConstraints())
        row.distribution = .fillProportionally
        row.updateConstraintsIfNeeded()
        labels[0].text = "a third text"
        #expect(row.needsUpdateConstraints())
    }
}
