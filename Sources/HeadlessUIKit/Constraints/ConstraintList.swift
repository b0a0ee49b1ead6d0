/// Constraints in the order of their activation, from which each can be taken without a search.
struct ConstraintList {
    private var places: [NSLayoutConstraint?] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// The constraints, oldest first.
    var all: [NSLayoutConstraint] { places.compactMap(\.self) }

    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.hostIndex = places.count
        places.append(constraint)
        count += 1
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        let index = constraint.hostIndex
        guard places.indices.contains(index), places[index] === constraint else { return }
        places[index] = nil
        count -= 1
        guard places.count > 2 * count + 16 else { return }
        places = places.filter { $0 != nil }
        for (index, constraint) in places.enumerated() { constraint?.hostIndex = index }
    }
}

/// The active constraints that mention a node, linked with each other: adding one and taking it away costs no
/// memory. The host keeps them alive.
struct ConstraintUses {
    /// Which side of the constraints the node is on.
    enum Side { case first, second }

    private unowned(unsafe) var newest: NSLayoutConstraint?

    /// The neighbours of a constraint in the list of one of its sides.
    struct Links {
        unowned(unsafe) var older: NSLayoutConstraint?
        unowned(unsafe) var newer: NSLayoutConstraint?
        var isLinked = false
    }

    /// The constraints, oldest first.
    func all(_ side: Side) -> [NSLayoutConstraint] {
        var (found, next): ([NSLayoutConstraint], NSLayoutConstraint?) = ([], newest)
        while let constraint = next {
            found.append(constraint)
            next = constraint[side].older
        }
        return found.reversed()
    }

    mutating func append(_ constraint: NSLayoutConstraint, _ side: Side) {
        constraint[side] = Links(older: newest, isLinked: true)
        newest?[side].newer = constraint
        newest = constraint
    }

    mutating func remove(_ constraint: NSLayoutConstraint, _ side: Side) {
        let links = constraint[side]
        guard links.isLinked else { return }
        links.older?[side].newer = links.newer
        links.newer?[side].older = links.older
        if newest === constraint { newest = links.older }
        constraint[side] = Links()
    }
}

extension NSLayoutConstraint {
    final nonisolated subscript(side: ConstraintUses.Side) -> ConstraintUses.Links {
        get { side == .first ? firstLinks : secondLinks }
        set {
            if side == .first { firstLinks = newValue } else { secondLinks = newValue }
        }
    }
}
