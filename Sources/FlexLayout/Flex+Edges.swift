internal import Flexbox
internal import ViewBridge

/// Setting and unsetting a property of edges: margin, padding, border or inset.
extension Flex {
    /// Sets the edges by two values.
    func set(_ property: EdgeProperty, vertical: some EdgeLength, horizontal: some EdgeLength) -> Flex {
        set(property, .vertical, vertical.length).set(property, .horizontal, horizontal.length)
    }

    /// Sets the edges by three values.
    func set<Value: EdgeLength>(
        _ property: EdgeProperty, top: Value, horizontal: Value, bottom: Value
    ) -> Flex {
        set(property, .top, top.length).set(property, .horizontal, horizontal.length)
            .set(property, .bottom, bottom.length)
    }

    /// Sets the four edges.
    func set<Value: EdgeLength>(
        _ property: EdgeProperty, top: Value, left: Value, bottom: Value, right: Value
    ) -> Flex {
        set(property, .top, top.length).set(property, .left, left.length)
            .set(property, .bottom, bottom.length).set(property, .right, right.length)
    }

    /// Sets the four edges in points.
    func set(_ property: EdgeProperty, _ insets: UIEdgeInsets) -> Flex {
        set(property, top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// Sets the four edges in points, by the text direction.
    func set(_ property: EdgeProperty, _ insets: NSDirectionalEdgeInsets) -> Flex {
        set(property, .top, insets.top.length).set(property, .start, insets.leading.length)
            .set(property, .bottom, insets.bottom.length).set(property, .end, insets.trailing.length)
    }

    /// Makes all edges auto that no other call sets, or unsets all edges.
    func set(_ property: EdgeProperty, _ keyword: EdgeKeyword) -> Flex {
        keyword == .unset ? unset(property) : set(property, .all, Length.auto)
    }

    /// Makes a pair of edges auto where neither is set itself, or unsets both: `horizontal` or `vertical`.
    func set(_ property: EdgeProperty, _ pair: Edge, _ keyword: EdgeKeyword) -> Flex {
        keyword == .unset ? unset(property, pair) : set(property, pair, Length.auto)
    }

    /// Unsets a property at all edges.
    func unset(_ property: EdgeProperty) -> Flex {
        for edge in Edge.allCases { set(property, edge, .undefined) }
        return self
    }

    /// Unsets a property at a pair of edges: `horizontal` or `vertical`.
    func unset(_ property: EdgeProperty, _ pair: Edge) -> Flex {
        let edges: [Edge] =
            pair == .horizontal ? [.horizontal, .left, .right, .start, .end] : [.vertical, .top, .bottom]
        for edge in edges { set(property, edge, .undefined) }
        return self
    }
}

/// A value of an edge: points or a percentage.
protocol EdgeLength {
    var length: Length { get }
}

extension CGFloat: EdgeLength {
    /// As many points.
    var length: Length { .points(Double(self)) }
}

extension FPercent: EdgeLength {}
