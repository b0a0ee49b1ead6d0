internal import AutoLayout

/// The handles of a node or a constraint in the systems that it belongs to: the one of its tree, and those of
/// views around it that were measured for a fitting size.
struct SystemHandles {
    /// A handle in one system's engine.
    struct Handle {
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

    // Most have one or two handles: those of a cell in its list, and of the cell measured for itself.
    private(set) var first: Handle?
    /// Nil while there is no first one.
    private var second: Handle?
    /// The other handles; nil for none, and while there is no second one.
    private var others: [Handle]?

    var isEmpty: Bool { first == nil }

    @inline(__always)
    func handle(in system: ConstraintSystem) -> Handle? {
        if let first, first.isIn(system) { return first }
        if let second, second.isIn(system) { return second }
        return others?.first { $0.isIn(system) }
    }

    mutating func insert(_ handle: Handle) {
        if first == nil {
            first = handle
        } else if second == nil {
            second = handle
        } else {
            others = (others ?? []) + [handle]
        }
    }

    mutating func remove(_ system: ConstraintSystem) {
        if let handle = first, handle.isIn(system) {
            (first, second) = (second, others?.popLast())
        } else if let handle = second, handle.isIn(system) {
            second = others?.popLast()
        } else {
            others?.removeAll { $0.isIn(system) }
        }
        if others?.isEmpty ?? false { others = nil }
    }

    @inline(__always)
    func forEach(_ body: (Handle) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
        for handle in others ?? [] { body(handle) }
    }
}

extension SystemHandles.Handle {
    var item: LayoutItem { LayoutItem(index: index, generation: generation) }
    var constraint: LayoutConstraintID { LayoutConstraintID(index: index, generation: generation) }
}
