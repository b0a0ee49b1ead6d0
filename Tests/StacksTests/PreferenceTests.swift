import LayoutCore
import Stacks
import TestSupport
import Testing

/// Preferences of random trees compared with the written rule for them.
@Suite struct PreferenceTests {
    private enum Setting {
        case value([Int])
        case change(Int)
    }

    private static let key = PreferenceKey<[Int]>(defaultValue: [-1]) { $0 += $1 }

    /// The preference of a box from its own and its descendants' settings; nil where there are none.
    private func preference(
        of box: Sketch, _ settings: [ObjectIdentifier: Setting], _ isShown: (Sketch) -> Bool
    ) -> [Int]? {
        let own = settings[ObjectIdentifier(box)]
        if case .value(let value) = own { return value }
        let inside = box.children.filter(isShown).compactMap { preference(of: $0, settings, isShown) }
        let merged = inside.isEmpty ? nil : inside.flatMap { $0 }
        guard case .change(let number) = own else { return merged }
        return (merged ?? [-1]).map { $0 + number } + [number]
    }

    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomPreferencesFollowTheRule(seed: RandomSeed) {
        var maker = RandomSketch(seed.random)
        let sketch = maker.box()
        let (tree, root, nodes) = sketch.build()
        var settings: [ObjectIdentifier: Setting] = [:]
        for round in 0..<4 {
            for (index, box) in sketch.all.enumerated() where maker.random.chance(round == 0 ? 0.4 : 0.1) {
                let (id, node) = (ObjectIdentifier(box), nodes[ObjectIdentifier(box)]!)
                switch Int.random(in: 0..<3, using: &maker.random) {
                case 0:
                    settings[id] = .value([index])
                    tree.setPreference(Self.key, to: [index], of: node)
                case 1:
                    settings[id] = .change(index)
                    tree.transformPreference(Self.key, of: node) { $0 = $0.map { $0 + index } + [index] }
                default:
                    settings[id] = nil
                    tree.setPreference(Self.key, to: nil, of: node)
                }
            }
            let proposal = maker.proposal()
            tree.layout(root, in: StackSpace(proposal.proposedSize, scale: 0))
            for box in sketch.all {
                let node = nodes[ObjectIdentifier(box)]!
                let expected = preference(of: box, settings) { !tree.isHidden(nodes[ObjectIdentifier($0)]!) }
                #expect(tree.preference(Self.key, of: node) == expected ?? [-1], "\(seed), round \(round)")
            }
        }
    }
}
