import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Random stacks, laid out by arithmetic and by constraints: the frames must be the same.
@MainActor @Suite struct DirectStackTests {
    /// A stack as it can be built twice.
    private struct Recipe {
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
        var margins: CGFloat?
        var isRightToLeft = false
        var views: [(leaf: Leaf, isHidden: Bool, custom: CGFloat?)] = []
    }

    private enum Leaf {
        case box(CGFloat, CGFloat, priority: Float)
        case label(String, lines: Int, priority: Float)
        case plain
        case stack(Recipe)
    }

    private func recipe(_ random: inout SeededRandom, depth: Int) -> Recipe {
        var recipe = Recipe()
        recipe.axis = Bool.random(using: &random) ? .horizontal : .vertical
        recipe.distribution = UIStackView.Distribution.allCases.randomElement(using: &random) ?? .fill
        let alignments = UIStackView.Alignment.allCases + [.fill, .leading, .center, .trailing]
        recipe.alignment = alignments.randomElement(using: &random) ?? .fill
        recipe.spacing = CGFloat(Int.random(in: 0...12, using: &random))
        if Int.random(in: 0..<4, using: &random) == 0 { recipe.margins = 6 }
        recipe.isRightToLeft = Bool.random(using: &random)
        let tied = random.chance(0.3)
        let hidden = random.chance(0.5) ? 0.25 : 0
        for index in 0..<Int.random(in: 0...5, using: &random) {
            let priority: Float = tied ? 0 : Float(index)
            let leaf: Leaf =
                switch Int.random(in: 0..<(depth > 0 ? 17 : 13), using: &random) {
                case 0..<8:
                    .box(
                        CGFloat(Int.random(in: 0...60, using: &random)) + 0.4,
                        CGFloat(Int.random(in: 0...60, using: &random)), priority: priority)
                case 8..<12:
                    .label(
                        String(repeating: "Some words. ", count: Int.random(in: 1...6, using: &random)),
                        lines: Int.random(in: 0...1, using: &random), priority: priority)
                case 12: .plain
                default: .stack(self.recipe(&random, depth: depth - 1))
                }
            recipe.views.append(
                (
                    leaf, random.chance(hidden),
                    Int.random(in: 0..<6, using: &random) == 0 ? 17 : nil
                ))
        }
        return recipe
    }

    private func make(_ recipe: Recipe) -> UIStackView {
        let stack = UIStackView()
        stack.axis = recipe.axis
        stack.distribution = recipe.distribution
        stack.alignment = recipe.alignment
        stack.spacing = recipe.spacing
        stack.semanticContentAttribute = recipe.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        if let margins = recipe.margins {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: margins, left: 3, bottom: margins, right: margins + 1)
        }
        for entry in recipe.views {
            let view = make(entry.leaf)
            stack.addArrangedSubview(view)
            view.isHidden = entry.isHidden
            if let custom = entry.custom { stack.setCustomSpacing(custom, after: view) }
        }
        return stack
    }

    private func make(_ leaf: Leaf) -> UIView {
        switch leaf {
        case .box(let width, let height, let priority):
            let box = StackBox(width, height)
            box.setPriorities(above: priority)
            return box
        case .label(let text, let lines, let priority):
            let label = UILabel()
            label.text = text
            label.numberOfLines = lines
            label.setPriorities(above: priority)
            return label
        case .plain: return UIView()
        case .stack(let recipe): return make(recipe)
        }
    }

    private func frames(_ view: UIView) -> [CGRect] {
        view.subviews.flatMap { $0 is StackBox ? [$0.frame] : [$0.frame] + frames($0) }
    }

    private func isEqual(_ one: [CGRect], _ other: [CGRect]) -> Bool {
        one.count == other.count
            && zip(one, other).allSatisfy { one, other in
                [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
                    .allSatisfy { abs($0) < 1e-6 }
            }
    }

    @Test(arguments: RandomRuns.seeds(default: 400))
    func randomStacksLieAsByConstraints(seed: RandomSeed) {
        silently {
            var random = seed.random
            let recipe = recipe(&random, depth: 2)
            let (direct, solved) = (make(recipe), make(recipe))
            var hosts: [UIView] = []
            _ = solved.constraints
            #expect(direct.flags.contains(.directStack) && !solved.flags.contains(.directStack))
            let fitting = direct.systemLayoutSizeFitting(.zero)
            #expect(fitting == solved.systemLayoutSizeFitting(.zero), "\(seed): the fitting size")
            let width = CGFloat(Int.random(in: 60...300, using: &random))
            let target = CGSize(width: width, height: 0)
            let sizes = [direct, solved].map {
                $0.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
            }
            #expect(sizes[0] == sizes[1], "\(seed): the fitting size for a width of \(width): \(recipe)")
            let size =
                switch Int.random(in: 0..<3, using: &random) {
                case 0: fitting
                case 1: sizes[0]
                default: CGSize(width: width, height: CGFloat(Int.random(in: 20...400, using: &random)))
                }
            // Between pixels, so that edges are rounded otherwise than in the stack.
            let origin = CGPoint(x: CGFloat.random(in: 0...9, using: &random), y: 3.2)
            for stack in [direct, solved] {
                let host = UIView()
                host.addSubview(stack)
                stack.frame = CGRect(origin: origin, size: size)
                host.layoutIfNeeded()
                hosts.append(host)
            }
            #expect(
                isEqual(frames(direct), frames(solved)),
                "\(seed): \(recipe) in \(size) at \(origin.x): \(frames(direct)), by constraints \(frames(solved))"
            )
        }
    }

    /// Otherwise the test above would compare constraints with constraints.
    @Test func manyRandomStacksNeedNoConstraints() {
        silently {
            var (count, runs) = (0, 0)
            for seed in RandomRuns.seeds(default: 100) {
                var random = seed.random
                let stack = make(recipe(&random, depth: 1))
                let size = stack.systemLayoutSizeFitting(.zero)
                stack.frame = CGRect(origin: .zero, size: size)
                stack.layoutIfNeeded()
                runs += 1
                if stack.flags.contains(.directStack), !stack.arrangedSubviews.isEmpty { count += 1 }
            }
            #expect(count * 10 > runs, "\(count) of \(runs)")
        }
    }

    private func pair() -> (UIStackView, [StackBox]) {
        let views = [StackBox(40, 20), StackBox(60, 30)]
        views[1].setPriorities(above: 1)
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        stack.layoutIfNeeded()
        return (stack, views)
    }

    @Test func constraintsAreMadeWhenTheyAreNeeded() {
        let uses: [(UIStackView, [StackBox]) -> Void] = [
            { stack, _ in _ = stack.constraints },
            { _, views in _ = views[0].constraints },
            { _, views in views[0].widthAnchor.constraint(equalToConstant: 140).isActive = true },
            { stack, _ in stack.heightAnchor.constraint(equalToConstant: 50).isActive = true },
            { stack, _ in stack.translatesAutoresizingMaskIntoConstraints = false },
        ]
        for use in uses {
            let (stack, views) = pair()
            #expect(stack.flags.contains(.directStack) && stack.extras?.constraints.isEmpty ?? true)
            use(stack, views)
            #expect(!stack.flags.contains(.directStack))
            #expect(stack.constraints.contains { $0.identifier == "UISV-spacing" })
        }
    }

    @Test func whatChangesIsLaidOutAgain() {
        let (stack, views) = pair()
        #expect(views.map(\.frame.width) == [140, 60])
        views[1].natural.width = 70
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [130, 70])
        views[0].setContentHuggingPriority(.required, for: .horizontal)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [40, 160])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [160, 0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins.right = 20
        stack.layoutIfNeeded()
        #expect(views[0].frame.maxX == 180)
        views[0].isHidden = true
        stack.layoutIfNeeded()
        #expect(views[1].frame.width == 172)
    }

    @Test func stacksInsideLeaveTogether() {
        let (inner, views) = pair()
        let outer = UIStackView(arrangedSubviews: [inner, StackBox(10, 10)])
        outer.axis = .vertical
        let size = outer.systemLayoutSizeFitting(.zero)
        #expect(size == CGSize(width: 100, height: 40) && outer.flags.contains(.directStack))
        outer.frame = CGRect(origin: .zero, size: size)
        outer.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 40, y: 0, width: 60, height: 30))
        views[1].widthAnchor.constraint(equalToConstant: 80).isActive = true
        #expect(!outer.flags.contains(.directStack) && !inner.flags.contains(.directStack))
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 40))
    }
}
