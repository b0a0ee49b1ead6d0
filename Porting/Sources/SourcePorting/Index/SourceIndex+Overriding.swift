/// What an `override` in the package overrides.
extension SourceIndex {
    /// A member that an extension declares where no class body of the package can take it.
    struct Category {
        /// The extended class.
        var type: String
        /// The member.
        var member: Member
        /// The file of the extension.
        var file: String
        /// Its module.
        var module: String
    }

    /// The members of a type's extensions that `moves` puts into the class's body.
    func movedMembers(of name: String, kit: KitSurface) -> [(item: Extension, member: Member)] {
        guard let info = types[name], info.declaration?.kind == .class else { return [] }
        return info.extensions.flatMap { item -> [(item: Extension, member: Member)] in
            item.declaration.members.filter { moves($0, of: item, in: name, kit: kit) }.map { (item, $0) }
        }
    }

    /// Whether a member of an extension belongs in the class's body: it overrides, or it is overridden.
    func moves(_ member: Member, of item: Extension, in name: String, kit: KitSurface) -> Bool {
        guard let head = member.head, !head.isClosed, item.declaration.requirements == nil,
            let info = types[name], info.declaration?.kind == .class, info.module == item.module
        else { return false }
        if member.modifiers.contains("override") { return true }
        if inheritsStub(of: member, in: name, kit: kit) { return true }
        return overriders(of: member, in: name, kit: kit).contains { _ in true }
    }

    /// The classes below `name` that override a member which `name` itself declares in an extension.
    func overriders(of member: Member, in name: String, kit: KitSurface) -> [String] {
        guard let candidates = tables.overriders[member.key] else { return [] }
        return candidates.filter { candidate in
            guard candidate != name, overrides(candidate, member) else { return false }
            // The nearest class that declares the member is this one.
            for superclass in superclasses(of: candidate, kit: kit) {
                if superclass == name { return true }
                if declares(superclass, member, kit: kit) { return false }
            }
            return false
        }
    }

    /// Whether the class or an extension of it has the member with `override`, of the same kind.
    private func overrides(_ name: String, _ member: Member) -> Bool {
        ownMembers(of: name, named: member.name).contains {
            $0.member.key == member.key && $0.member.modifiers.contains("override")
                && $0.member.isStatic == member.isStatic
        }
    }

    /// Whether the class declares the member without overriding one.
    private func declares(_ name: String, _ member: Member, kit: KitSurface) -> Bool {
        let own = ownMembers(of: name, named: member.name).contains {
            $0.member.key == member.key && !$0.member.modifiers.contains("override")
        }
        guard let known = kit.classes[name] else { return own }
        return own || known.open.contains(member.key) || known.fixed.contains(member.key)
    }

    /// The member of an extension that a class's `override` overrides; nil where a class body has it.
    func category(_ member: Member, overriddenIn name: String, kit: KitSurface) -> Category? {
        guard tables.owners[member.key] != nil || member.kind != .function else { return nil }
        for superclass in superclasses(of: name, kit: kit) {
            guard let info = types[superclass] else {
                if let known = kit.classes[superclass],
                    known.open.contains(member.key) || known.fixed.contains(member.key)
                {
                    return nil
                }
                continue
            }
            let inBody = info.declaration?.members.contains {
                $0.key == member.key && $0.isStatic == member.isStatic && !$0.modifiers.contains("override")
            }
            if inBody == true { return nil }
            for item in info.extensions {
                for found in item.declaration.members
                where found.key == member.key && found.isStatic == member.isStatic && found.head != nil
                    && !found.modifiers.contains("override")
                {
                    if info.declaration != nil, info.module == item.module { return nil }
                    return Category(type: superclass, member: found, file: item.file, module: item.module)
                }
            }
            if let known = kit.classes[superclass],
                known.open.contains(member.key) || known.fixed.contains(member.key)
            {
                return nil
            }
        }
        return nil
    }

    /// The classes between a class and the extended class of a category that override the member, the nearest first.
    func overriders(of category: Category, above name: String, kit: KitSurface) -> [String] {
        var found: [String] = []
        for superclass in superclasses(of: name, kit: kit) {
            if superclass == category.type { break }
            if overrides(superclass, category.member) { found.append(superclass) }
        }
        return found
    }

    /// Whether a class declares, without `override`, an optional method of one of the kit's protocols to which only a
    /// superclass of the package says that it conforms: see ``OptionalStubs``.
    func inheritsStub(of member: Member, in name: String, kit: KitSurface) -> Bool {
        guard member.kind == .function, kit.optionalOwners[member.key] != nil,
            !member.modifiers.contains("override"), !member.isStatic
        else {
            return false
        }
        return superclasses(of: name, kit: kit).contains { superclass in
            types[superclass]?.declaration != nil && stubs(of: superclass, key: member.key, kit: kit) != nil
        }
    }

    /// The requirement of which a class of the package needs a stub, since only classes below it implement it.
    func stubs(of name: String, key: String, kit: KitSurface) -> KitRequirement? {
        guard let base = key.split(separator: "(").first.map(String.init) else { return nil }
        let chain = [name] + superclasses(of: name, kit: kit)
        let above = Set(chain.dropFirst().first.map { conformances(of: $0, kit: kit) } ?? [])
        guard !chain.contains(where: { ownMembers(of: $0, named: base).contains { $0.member.key == key } })
        else { return nil }
        for type in conformances(of: name, kit: kit) where !above.contains(type) {
            if let found = kit.protocols[type]?.requirements.first(where: { $0.key == key && $0.isOptional })
            {
                return found
            }
        }
        return nil
    }
}

extension SourceIndex {
    /// Whether a type of the package has a variable of this name.
    func hasVariable(named name: String) -> Bool { tables.variables.contains(name) }
}
