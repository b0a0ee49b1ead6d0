import TestSupport
import UIKit

extension ArraySnapshot {
    /// The snapshot with the same sections and items.
    var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
        var result = NSDiffableDataSourceSnapshot<String, Int>()
        result.appendSections(names)
        for section in sections { result.appendItems(section.items, toSection: section.name) }
        return result
    }

    /// Some of the sections and items of a few possible ones, in any order.
    static func random(_ random: inout SeededRandom) -> ArraySnapshot {
        var result = ArraySnapshot()
        for name in ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(
            Int.random(in: 0...5, using: &random))
        {
            result.sections.append(Section(name: name))
        }
        guard !result.sections.isEmpty else { return result }
        for item in (0..<24).shuffled(using: &random).prefix(Int.random(in: 0...24, using: &random)) {
            result.sections[Int.random(in: result.sections.indices, using: &random)].items.append(item)
        }
        return result
    }

    /// The snapshot after an edit or two.
    func edited(_ random: inout SeededRandom) -> ArraySnapshot {
        var result = self
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let item = Int.random(in: 0..<24, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: result.remove([item])
            case 1: if !result.sections.isEmpty { result.appendItems([item], to: random.pick(result.names)) }
            case 2, 3:
                guard let other = random.pick(result.items), other != item else { continue }
                result.insertItems([item], beside: other, after: random.chance(0.5))
            case 4:
                guard let name = random.pick(["a", "b", "c", "d", "e"]) else { continue }
                result.insertSections([name], at: Int.random(in: 0...result.sections.count, using: &random))
            default:
                guard random.chance(0.3), let name = random.pick(result.names) else { continue }
                result.sections.removeAll { $0.name == name }
            }
        }
        return result
    }
}
