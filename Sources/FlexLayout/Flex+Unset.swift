internal import Flexbox

extension Flex {
    /// Takes back what has been set of a property at any edge.
    func unset(_ property: EdgeProperty) -> Flex {
        for edge in Edge.allCases { set(property, edge, .undefined) }
        return self
    }

    /// Takes back what has been set of a property at the edges of an axis: `horizontal` or `vertical`.
    func unset(_ property: EdgeProperty, _ pair: Edge) -> Flex {
        let edges: [Edge] =
            pair == .horizontal ? [.horizontal, .left, .right, .start, .end] : [.vertical, .top, .bottom]
        for edge in edges { set(property, edge, .undefined) }
        return self
    }
}
