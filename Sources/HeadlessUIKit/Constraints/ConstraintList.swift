/// Constraints in the order of their activation, linked with each other: adding one and taking it away costs no
/// memory and no search. Each keeps the next one alive.
struct ConstraintList {
    private var oldest: NSLayoutConstraint?
    // Pays in `constraints growth feed`, in views, as the other references of the lists do.
    private var newest: Unmanaged<NSLayoutConstraint>?

    var isEmpty: Bool { oldest == nil }

    /// The constraints, oldest first.
    var all: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        forEach { found.append($0) }
        return found
    }

    /// Calls `body` with each constraint, oldest first; the list must not change meanwhile.
    func forEach(_ body: (NSLayoutConstraint) -> Void) {
        var next = oldest.map(Unmanaged.passUnretained)
        while let constraint = next {
            constraint._withUnsafeGuaranteedRef {
                body($0)
                next = $0.newerInHost.map(Unmanaged.passUnretained)
            }
        }
    }

    /// The oldest constraint that is mirrored in right-to-left layouts; nil for none.
    @MainActor var firstDirectional: NSLayoutConstraint? {
        var next = oldest
        while let constraint = next, !constraint.isDirectional { next = constraint.newerInHost }
        return next
    }

    mutating func append(_ constraint: NSLayoutConstraint) {
        if let newest {
            newest._withUnsafeGuaranteedRef { $0.newerInHost = constraint }
        } else {
            oldest = constraint
        }
        constraint.olderInHost = newest
        newest = .passUnretained(constraint)
    }

    /// Takes out a constraint that is in the list.
    mutating func remove(_ constraint: NSLayoutConstraint) {
        let (older, newer) = (constraint.olderInHost, constraint.newerInHost)
        if let newer { newer.olderInHost = older } else { newest = older }
        if let older {
            older._withUnsafeGuaranteedRef { $0.newerInHost = newer }
        } else {
            oldest = newer
        }
        (constraint.olderInHost, constraint.newerInHost) = (nil, nil)
    }

    /// Takes all out one by one, so that the end of the first does not end the next, and so on.
    mutating func removeAll() {
        while let constraint = oldest { remove(constraint) }
    }
}

/// The active constraints that mention a node, linked with each other: adding one and taking it away costs no
/// memory. The host keeps them alive.
struct ConstraintUses {
    /// Which side of the constraints the node is on.
    enum Side { case first, second }

    private var newest: Unmanaged<NSLayoutConstraint>?

    /// The neighbours of a constraint in the list of one of its sides.
    struct Links {
        var older: Unmanaged<NSLayoutConstraint>?
        var newer: Unmanaged<NSLayoutConstraint>?
        var isLinked = false
    }

    var isEmpty: Bool { newest == nil }

    /// The constraints, oldest first.
    func all(_ side: Side) -> [NSLayoutConstraint] {
        var (found, next): ([NSLayoutConstraint], Unmanaged<NSLayoutConstraint>?) = ([], newest)
        while let constraint = next?.takeUnretainedValue() {
            found.append(constraint)
            next = constraint[side].older
        }
        return found.reversed()
    }

    /// Appends those constraints that a view outside of another one holds, oldest first.
    func append(_ side: Side, hostedOutside top: Unmanaged<UIView>, to found: inout [NSLayoutConstraint]) {
        let start = found.count
        var next = newest
        while let constraint = next {
            constraint._withUnsafeGuaranteedRef {
                if let host = $0.hostReference, !host.lies(in: top) { found.append($0) }
                next = $0[side].older
            }
        }
        if found.count - start > 1 { found[start...].reverse() }
    }

    // Inlined with the side, which callers know.
    @inline(__always)
    mutating func append(_ constraint: NSLayoutConstraint, _ side: Side) {
        let links = Links(older: newest, isLinked: true)
        if side == .first { constraint.firstLinks = links } else { constraint.secondLinks = links }
        let reference = Unmanaged.passUnretained(constraint)
        newest?._withUnsafeGuaranteedRef {
            if side == .first { $0.firstLinks.newer = reference } else { $0.secondLinks.newer = reference }
        }
        newest = reference
    }

    mutating func remove(_ constraint: NSLayoutConstraint, _ side: Side) {
        let links = constraint[side]
        guard links.isLinked else { return }
        links.older?._withUnsafeGuaranteedRef { $0[side].newer = links.newer }
        links.newer?._withUnsafeGuaranteedRef { $0[side].older = links.older }
        if links.newer == nil { newest = links.older }
        constraint[side] = Links()
    }
}

extension NSLayoutConstraint {
    @inline(__always)
    final nonisolated subscript(side: ConstraintUses.Side) -> ConstraintUses.Links {
        get { side == .first ? firstLinks : secondLinks }
        _modify {
            if side == .first { yield &firstLinks } else { yield &secondLinks }
        }
    }
}
