/// What snapshots require of their callers, and the words of iOS where that is violated.
enum SnapshotContract {
    static let sectionNotFound =
        "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"
    static let noSections =
        "There are currently no sections in the data source. Please add a section first."

    static func notSatisfied(_ condition: String) -> String {
        "Invalid parameter not satisfying: \(condition)"
    }

    static func duplicates<ID>(_ kind: String, _ identifiers: [ID]) -> String {
        "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(set(identifiers))"
    }

    static func reloadOfUnknown<ID>(_ kind: String, _ identifier: ID) -> String {
        "Attempted to reload \(kind) identifier that does not exist in the snapshot: \(identifier)"
    }

    static func reconfigureOfUnknown<ID>(_ identifier: ID) -> String {
        "Attempted to reconfigure item identifier that does not exist in the snapshot: \(identifier)"
    }

    /// Identifiers as a set describes itself on iOS.
    static func set<ID>(_ identifiers: [ID]) -> String {
        "{(\n    " + identifiers.map { "\($0)" }.joined(separator: ",\n    ") + "\n)}"
    }

    /// Raises an exception. Snapshots are values for any thread; off the main one nothing can handle it.
    static func raise(_ reason: String) {
        let exception = UIKitException(name: "NSInternalInconsistencyException", reason: reason)
        guard MainTurn.isOnMainActor else { fatalError(exception.description) }
        MainActor.assumeIsolated { exception.raise() }
    }

    /// Whether identifiers are unique; raises an exception if not.
    static func areUnique<ID: Hashable>(_ identifiers: [ID], kind: String) -> Bool {
        let repeated = repeated(in: identifiers)
        guard !repeated.isEmpty else { return true }
        raise(duplicates(kind, repeated))
        return false
    }

    /// The identifiers that occur more than once, each once.
    static func repeated<ID: Hashable>(in identifiers: [ID]) -> [ID] {
        guard identifiers.count > 1 else { return [] }
        var seen = Set<ID>(minimumCapacity: identifiers.count)
        var repeated = OrderedIdentifiers<ID>()
        for identifier in identifiers where !seen.insert(identifier).inserted { repeated.append(identifier) }
        return repeated.identifiers
    }

    /// Reports that identifiers to insert exist, and are moved therefore.
    static func reportExisting<ID>(_ kind: String, _ identifiers: [ID]) {
        guard let first = identifiers.first, MainTurn.isOnMainActor else { return }
        let one = identifiers.count == 1
        let these = one ? "\(kind) identifier" : "\(kind) identifiers"
        let text = """
            Diffable data source detected an attempt to insert or append \(identifiers.count) \(these) that already \
            \(one ? "exists" : "exist") in the snapshot. The existing \(these) will be moved into place instead, but this \
            operation will be more expensive. For best performance, inserted \(kind) identifiers should always be unique. \
            Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in \
            the debugger. \(kind.capitalized) \(one ? "identifier" : "identifiers") that already \
            \(one ? "exists" : "exist"): \(one ? "\(first)" : set(identifiers))
            """
        MainActor.assumeIsolated {
            LayoutDiagnostics.report(.advice, about: "UIDiffableDataSource", because: text)
        }
    }
}
