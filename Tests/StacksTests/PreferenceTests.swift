import LayoutCore
import Stacks
import TestSupport
import Testing

/// Preferences of random trees beside the rule for them, written down as it is said.
@Suite struct PreferenceTests {
    private enum Saying {
        case value([Int])
        case change(Int)
    }

    private static let key = PreferenceKey<[Int]>(defaultValue: [-1]) { $0 += $1 }

    /// What a box and what lies in it say; nil where nobody says anything.
    private func said(
        by box: Sketch, _ sayings: [ObjectIdentifier: Saying], _ isShown: (Sketch) -> Bool
    ) -> [Int]? {
        let own = sayings[ObjectIdentifier(box)]
        if case .value(let value) = own { return value }
        let inside = box.children.filter(isShown).compactMap { said(by: $0, sayings, isShown) }
        let merged = inside.isEmpty ? nil : inside.flatMap { $0 }
        guard case .change(let number) = own else { return merged }
        return (merged ?? [-1]).map { $0 + number } + [number]
    }

    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomPreferencesFollowTheRule(seed: RandomSeed) {
        var maker = RandomSketch(seed.random)
        let sketch = maker.box()
        let (tree, root, nodes) = sketch.build()
        var sayings: [ObjectIdentifier: Saying] = [:]
        for round in 0..<4 {
            for (index, box) in sketch.all.enumerated() where maker.random.chance(round == 0 ? 0.4 : 0.1) {
                let (id, node) = (ObjectIdentifier(box), nodes[ObjectIdentifier(box)]!)
                switch Int.random(in: 0..<3, using: &maker.random) {
                case 0:
                    sayings[id] = .value([index])
                    tree.setPreference(Self.key, to: [index], of: node)
                case 1:
                    sayings[id] = .change(index)
                    tree.transformPreference(Self.key, of: node) { $0 = $0.map { $0 + index } + [index] }
                default:
                    sayings[id] = nil
                    tree.setPreference(Self.key, to: nil, of: node)
                }
            }
            let offer = maker.offer()
            tree.layout(root, in: StackSpace(ProposedSize(width: offer.w, height: offer.h), scale: 0))
            for box in sketch.all {
                let node = nodes[ObjectIdentifier(box)]!
                let expected = said(by: box, sayings) { !tree.isHidden(nodes[ObjectIdentifier($0)]!) }
                #expect(tree.preference(Self.key, of: node) == expected ?? [-1], "\(seed), round \(round)")
            }
        }
    }
}
