import Flexbox
import Testing

/// How many bytes a node takes after layout, with the capacity that is reserved for more nodes.
@Suite struct MemoryTests {
    @Test(arguments: ["wide", "deep", "huge", "nested"])
    func nodesTakeAtMostFourHundredBytes(name: String) {
        let reference: ReferenceTree =
            switch name {
            case "wide": .wide(10000)
            case "deep": .deep(10000)
            case "huge": .huge()
            default: .nested(1000, alternating: true)
            }
        reference.layout(width: 1000)
        #expect(reference.tree.allocatedBytes / reference.nodes.count <= 400)
    }
}
