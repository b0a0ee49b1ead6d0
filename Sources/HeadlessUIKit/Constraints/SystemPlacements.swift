internal import AutoLayout

/// Where a node or a constraint stands in the systems that it takes part in: the one of its tree, and those of
/// views around it that were asked for a fitting size.
struct SystemPlacements {
    /// A handle in one system's engine.
    struct Place {
        unowned(unsafe) let system: ConstraintSystem
        let index: Int32
        let generation: UInt32
    }

    /// The first place, kept apart because most have no other.
    private(set) var first: Place?
    private(set) var others: [Place] = []

    var isEmpty: Bool { first == nil }

    func place(in system: ConstraintSystem) -> Place? {
        if let first, first.system === system { return first }
        return others.first { $0.system === system }
    }

    mutating func insert(_ place: Place) {
        if first == nil { first = place } else { others.append(place) }
    }

    mutating func remove(_ system: ConstraintSystem) {
        if let place = first, place.system === system {
            first = others.popLast()
        } else {
            others.removeAll { $0.system === system }
        }
    }

    @inline(__always)
    func forEach(_ body: (Place) -> Void) {
        if let first { body(first) }
        for place in others { body(place) }
    }
}

extension SystemPlacements.Place {
    var item: LayoutItem { LayoutItem(index: index, generation: generation) }
    var constraint: LayoutConstraintID { LayoutConstraintID(index: index, generation: generation) }
}
