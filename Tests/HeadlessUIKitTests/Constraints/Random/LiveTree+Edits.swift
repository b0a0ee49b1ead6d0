import TestSupport
import UIKit

/// Changes of a tree that is laid out, and of its recipe with it.
extension LiveTree {
    /// Makes one random change.
    ///
    /// - Returns: What was done, for failures.
    func edit(using random: inout SeededRandom) -> String {
        let index = Int.random(in: recipe.nodes.indices, using: &random)
        let axis = Int.random(in: 0..<2, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return resize(using: &random)
        case 1: return move(index, using: &random)
        case 2: return replaceRule(index, axis, using: &random)
        case 3: return changeContent(index, using: &random)
        default: return changeNumbers(index, axis, using: &random)
        }
    }

    private func resize(using random: inout SeededRandom) -> String {
        recipe.size = [random.quarters(200...500), random.quarters(200...500)]
        root.frame.size = CGSize(width: recipe.size[0], height: recipe.size[1])
        return "root \(recipe.size)"
    }

    private func replaceRule(_ index: Int, _ axis: Int, using random: inout SeededRandom) -> String {
        deactivate(index, axis)
        recipe.nodes[index].rules[axis] = recipe.rule(for: index, axis, using: &random)
        activate(index, axis)
        return "rule of \(index), axis \(axis)"
    }

    /// Changes constants and priorities of constraints that stay active.
    private func changeNumbers(_ index: Int, _ axis: Int, using random: inout SeededRandom) -> String {
        recipe.nodes[index].rules[axis] = recipe.nodes[index].rules[axis].withOtherNumbers(
            for: index, using: &random)
        if recipe.nodes[index].kind == .manual {
            activate(index, axis)
            return "frame of \(index)"
        }
        for (live, new) in zip(constraints[index][axis], made(index, axis)) {
            live.constant = new.constant
            if live.priority != .required { live.priority = new.priority }
        }
        return "numbers of \(index), axis \(axis)"
    }

    private func changeContent(_ index: Int, using random: inout SeededRandom) -> String {
        let natural = [random.quarters(0...80), random.quarters(0...80)]
        guard changeNatural(of: index, to: natural) else { return "nothing" }
        return "content of \(index)"
    }

    /// Moves a node into another parent; constraints that cross the cut are dropped by the move, or before.
    private func move(_ index: Int, using random: inout SeededRandom) -> String {
        let parents = [-1] + recipe.nodes.indices.filter { $0 < index && recipe.nodes[$0].kind == .view }
        let old = recipe.nodes[index].parent
        let new = random.pick(parents) ?? -1
        let broken = [index] + recipe.dependents(of: index)
        if random.chance(0.5) {
            for node in broken { for axis in 0..<2 { deactivate(node, axis) } }
        }
        recipe.nodes[index].parent = new
        if random.chance(0.3) { (items[index] as? UIView)?.removeFromSuperview() }
        if random.chance(0.3) { root.layoutIfNeeded() }
        place(index)
        for node in broken {
            for axis in 0..<2 {
                deactivate(node, axis)
                recipe.nodes[node].rules[axis] = recipe.rule(for: node, axis, using: &random)
                activate(node, axis)
            }
        }
        return "moved \(index) from \(old) to \(new)"
    }

    /// Turns the direction of reading around.
    func turn(_ isRightToLeft: Bool) {
        recipe.isRightToLeft = isRightToLeft
        let direction: UISemanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        root.semanticContentAttribute = direction
        for item in items { (item as? UIView)?.semanticContentAttribute = direction }
        // Distances to the middle have no direction of reading.
        for index in items.indices where !constraints[index][0].isEmpty {
            if case .center = recipe.nodes[index].rules[0].position {
                deactivate(index, 0)
                activate(index, 0)
            }
        }
    }
}

extension TreeRecipe {
    /// The nodes whose rules refer to a sibling.
    func dependents(of sibling: Int) -> [Int] {
        nodes.indices.filter { index in
            nodes[index].rules.contains { rule in
                if case .same(sibling) = rule.length { return true }
                switch rule.position {
                case .after(sibling, _), .preferred(_, notBefore: sibling, _): return true
                default: return false
                }
            }
        }
    }
}

extension TreeRecipe.Rule {
    /// The same rule with other distances, lengths and priorities.
    func withOtherNumbers(for index: Int, using random: inout SeededRandom) -> TreeRecipe.Rule {
        var rule = self
        let (distance, long) = (random.quarters(0...40), random.quarters(0...160))
        let priority = TreeRecipe.priority(of: index, using: &random)
        rule.position =
            switch position {
            case .start: .start(distance)
            case .end: .end(distance)
            case .center: .center(distance)
            case .startMargin: .startMargin(distance)
            case .after(let sibling, _): .after(sibling, gap: distance)
            case .preferred(_, let sibling, _): .preferred(long, notBefore: sibling, priority: priority)
            }
        rule.length =
            switch length {
            case .fixed: .fixed(long)
            case .part(let part, _): .part(part, plus: distance)
            case .capped(_, let part, _): .capped(long, by: part, priority: priority)
            case .same, .natural: length
            }
        return rule
    }
}
