internal import AutoLayout

/// The handles of a node or a constraint in the systems that it belongs to: the one of its tree, and those of
/// views around it that were measured for a fitting size.
struct SystemPlacements {
    /// A handle in one system's engine.
    struct Place {
        // Pays in `constraints growth feed`, in views.
        private let reference: Unmanaged<ConstraintSystem>
        let index: Int32
        let generation: UInt32

        init(system: ConstraintSystem, index: Int32, generation: UInt32) {
            reference = .passUnretained(system)
            self.index = index
            self.generation = generation
        }

        var system: ConstraintSystem { reference.takeUnretainedValue() }

        /// Compares without counting references.
        @inline(__always)
        func isIn(_ system: ConstraintSystem) -> Bool {
            reference.toOpaque() == Unmanaged.passUnretained(system).toOpaque()
        }
    }

    /// The first place, kept apart because most have no other.
    private(set) var first: Place?
    private(set) var others: [Place]?

    var isEmpty: Bool { first == nil }

    @inline(__always)
    func place(in system: ConstraintSystem) -> Place? {
        if let first, first.isIn(system) { return first }
        return others?.first { $0.isIn(system) }
    }

    mutating func insert(_ place: Place) {
        if first == nil { first = place } else { others = (others ?? []) + [place] }
    }

    mutating func remove(_ system: ConstraintSystem) {
        if let place = first, place.isIn(system) {
            first = others?.popLast()
        } else {
            others?.removeAll { $0.isIn(system) }
        }
        if others?.isEmpty ?? false { others = nil }
    }

    @inline(__always)
    func forEach(_ body: (Place) -> Void) {
        if let first { body(first) }
        for place in others ?? [] { body(place) }
    }
}

extension SystemPlacements.Place {
    var item: LayoutItem { LayoutItem(index: index, generation: generation) }
    var constraint: LayoutConstraintID { LayoutConstraintID(index: index, generation: generation) }
}
