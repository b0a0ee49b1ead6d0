/// The values of an app's own traits.
struct CustomTraits: Hashable, Sendable {
    private struct Entry: Sendable {
        var value: any Sendable
        var isEqual: @Sendable (any Sendable) -> Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    func value<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }

    mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
        entries[ObjectIdentifier(trait)] = Entry(value: value) { other in
            // Values that cannot be compared count as changed.
            (value as? any Equatable)?.isEqual(to: other) ?? false
        }
    }

    func differs(from other: CustomTraits, in trait: ObjectIdentifier) -> Bool {
        switch (entries[trait], other.entries[trait]) {
        case (nil, nil): false
        case (let mine?, let theirs?): !mine.isEqual(theirs.value)
        default: true
        }
    }

    mutating func remove(_ trait: ObjectIdentifier) { entries[trait] = nil }

    mutating func merge(_ other: CustomTraits) {
        entries.merge(other.entries) { $1 }
    }

    static func == (a: CustomTraits, b: CustomTraits) -> Bool {
        a.entries.count == b.entries.count && a.entries.keys.allSatisfy { !a.differs(from: b, in: $0) }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(Set(entries.keys)) }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
