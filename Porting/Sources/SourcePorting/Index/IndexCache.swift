import Foundation

/// Results of queries to an index, which does not change once it is made. All queries to one index are made with one kit.
final class IndexCache: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var members: [String: [String: [SourceIndex.Found]]] = [:]
    private var kitKeys: [String: [String: [String]]] = [:]
    private var lists: [String: [String]] = [:]
    private var labels: [String: Set<[String?]>]?

    /// The members of a type's own body and extensions by name.
    func members(of type: String, _ make: () -> [SourceIndex.Found]) -> [String: [SourceIndex.Found]] {
        lock.withLock {
            if let found = members[type] { return found }
            let made = Dictionary(grouping: make(), by: \.member.name)
            members[type] = made
            return made
        }
    }

    /// The keys of the kit's members that a type has, by their names.
    func kitKeys(of type: String, _ make: () -> Set<String>) -> [String: [String]] {
        lock.withLock {
            if let found = kitKeys[type] { return found }
            let made = Dictionary(grouping: make().sorted()) { String($0.prefix { $0 != "(" }) }
            kitKeys[type] = made
            return made
        }
    }

    /// A list of names; `key` names the query and the type.
    func list(_ key: String, _ make: () -> [String]) -> [String] {
        lock.withLock {
            if let found = lists[key] { return found }
            let made = make()
            lists[key] = made
            return made
        }
    }

    /// The labels of all methods by their names.
    func labels(_ name: String, _ make: () -> [String: Set<[String?]>]) -> Set<[String?]> {
        lock.withLock {
            if labels == nil { labels = make() }
            return labels?[name] ?? []
        }
    }
}
