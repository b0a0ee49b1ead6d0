extension SourceIndex {
    /// A member with the type that declares it.
    public struct Found: Hashable, Sendable {
        /// The full name of the type.
        public var type: String
        /// Whether the type is a protocol.
        public var isProtocol: Bool
        /// Whether an extension declares the member.
        public var isInExtension: Bool
        /// The member.
        public var member: Member
    }

    /// The written names that a type inherits: by its declaration, then by its extensions.
    public func inherited(by type: String) -> [String] {
        guard let info = types[type] else { return [] }
        return (info.declaration?.inherited ?? []) + info.extensions.flatMap(\.declaration.inherited)
    }

    /// The superclass by its full name, or as written where neither the index nor the kit has it; nil for other types.
    public func superclass(of type: String, kit: KitSurface) -> String? {
        guard let declaration = types[type]?.declaration, declaration.kind == .class,
            let first = declaration.inherited.first
        else { return nil }
        if let name = fullName(first, in: declaration.parent), let found = types[name]?.declaration {
            return found.kind == .class ? name : nil
        }
        let name = Self.plain(first)
        if kit.classes[kit.types[name] ?? name] != nil { return kit.types[name] ?? name }
        return kit.protocols[name] != nil || Self.isProtocolByName(name) ? nil : name
    }

    /// Superclasses from the nearest to the last, in the package first, then in the kit.
    public func superclasses(of type: String, kit: KitSurface) -> [String] {
        cache.list("superclasses " + type) { findSuperclasses(of: type, kit: kit) }
    }

    private func findSuperclasses(of type: String, kit: KitSurface) -> [String] {
        var chain: [String] = []
        var current = type
        while chain.count < 64, types[current]?.declaration != nil,
            let next = superclass(of: current, kit: kit), !chain.contains(next)
        {
            chain.append(next)
            current = next
        }
        for name in kit.lineage(of: current).map(\.name) where name != current { chain.append(name) }
        return chain
    }

    /// All protocols that a type conforms to, also through superclasses, extensions and refinements, by full name (as
    /// written where neither the index nor the kit has them).
    public func conformances(of type: String, kit: KitSurface) -> [String] {
        cache.list("conformances " + type) { findConformances(of: type, kit: kit) }
    }

    private func findConformances(of type: String, kit: KitSurface) -> [String] {
        var found: [String] = []
        var seen: Set<String> = [type]
        var open = [type]
        while let current = open.popLast() {
            let context = types[current]?.declaration?.parent
            var names = inherited(by: current).flatMap { $0.split(separator: "&").map { String($0).trimmed } }
            names += kit.protocols[current]?.inherited ?? []
            if let known = kit.classes[current] {
                names += known.conformances + [known.superclass].compactMap { $0 }
            }
            for written in names {
                let name = fullName(written, in: context) ?? Self.plain(written)
                guard seen.insert(name).inserted else { continue }
                open.append(name)
                let kind = types[name]?.declaration?.kind
                let isKits = kind == nil && (kit.protocols[name] != nil || Self.isProtocolByName(name))
                if kind == .protocol || isKits && kit.classes[name] == nil { found.append(name) }
            }
        }
        return found
    }

    /// Whether a class or one of its superclasses says `@MainActor`.
    func isMainActor(_ type: String, kit: KitSurface) -> Bool {
        ([type] + superclasses(of: type, kit: kit)).contains { name in
            types[name]?.declaration?.attributes.contains("MainActor") ?? false
                || kit.classes[name]?.isMainActor ?? false
        }
    }

    /// The members of a type's own body and extensions, with a name.
    public func ownMembers(of type: String, named name: String) -> [Found] {
        guard types[type] != nil else { return [] }
        return cache.members(of: type) { allMembers(of: type) }[name] ?? []
    }

    private func allMembers(of type: String) -> [Found] {
        guard let info = types[type] else { return [] }
        let isProtocol = info.declaration?.kind == .protocol
        let body = (info.declaration?.members ?? []).map {
            Found(type: type, isProtocol: isProtocol, isInExtension: false, member: $0)
        }
        return body
            + info.extensions.flatMap { item in
                item.declaration.members.map {
                    Found(type: type, isProtocol: isProtocol, isInExtension: true, member: $0)
                }
            }
    }

    /// The members with a name that a type has in the package: its own, else those of the nearest superclass that has
    /// some, else those of its protocols.
    public func members(of type: String, named name: String, kit: KitSurface) -> [Found] {
        for current in [type] + superclasses(of: type, kit: kit) {
            let found = ownMembers(of: current, named: name)
            if !found.isEmpty { return found }
        }
        return conformances(of: type, kit: kit).flatMap { ownMembers(of: $0, named: name) }
    }

    /// The keys (`save(_:)`, `title`) of the kit's members with a name that a type has by its superclasses and protocols.
    public func kitMembers(of type: String, named name: String, kit: KitSurface) -> [String] {
        let keys = cache.kitKeys(of: type) {
            var keys: Set<String> = []
            for current in [type] + superclasses(of: type, kit: kit) {
                guard let known = kit.classes[current] else { continue }
                keys.formUnion(known.open)
                keys.formUnion(known.fixed)
            }
            for current in [type] + conformances(of: type, kit: kit) {
                keys.formUnion((kit.protocols[current]?.requirements ?? []).map(\.key))
            }
            return keys
        }
        return keys[name] ?? []
    }

    /// The labels of a method, where all methods of the package with this name have the same.
    public func onlyLabels(ofMethod name: String) -> [String?]? {
        let found = cache.labels(name) {
            var labels: [String: Set<[String?]>] = [:]
            for info in types.values {
                for type in [info.declaration].compactMap({ $0 }) + info.extensions.map(\.declaration) {
                    for member in type.members where member.kind == .function {
                        labels[member.name, default: []].insert(member.labels)
                    }
                }
            }
            return labels
        }
        return found.count == 1 ? found.first : nil
    }

    /// Whether a name that is in no index is taken for a protocol's.
    static func isProtocolByName(_ name: String) -> Bool {
        if ["AnyObject", "NSObjectProtocol", "Sendable", "Codable", "Equatable", "Hashable"].contains(name) {
            return true
        }
        return ["Delegate", "DataSource", "Protocol", "able", "ible", "ing"].contains { name.hasSuffix($0) }
    }
}

extension String {
    /// Without white space at both ends.
    var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
