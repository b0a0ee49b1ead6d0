/// What a package leaves out on Linux: what names something of a module that is not there, and what names that.
///
/// The rule: the import goes. The smallest statement, member or declaration that names something of the module goes; a
/// function goes whole where it is not complete without the statement, a type where it does not keep its conformances
/// without the member. Whatever names a declaration that is gone goes as well.
struct LeavingOutPlan: Sendable {
    /// What goes from a file.
    struct FilePlan: Sendable {
        /// Ranges of declarations and statements, by their first byte: the end and the module that is the cause.
        var ranges: [Int: (end: Int, cause: String)] = [:]
        /// Types by their first byte, with the names that leave their inheritance clauses, and the cause.
        var conformances: [Int: (names: Set<String>, cause: String)] = [:]
        /// Members by their first byte that lose an attribute, and the cause.
        var attributes: [Int: (name: String, cause: String)] = [:]
        /// Whether anything goes.
        var isEmpty: Bool { ranges.isEmpty && conformances.isEmpty && attributes.isEmpty }
    }

    /// The plans of the files that lose something, by path.
    private(set) var files: [String: FilePlan] = [:]

    private struct Unit: Hashable {
        var file: Int
        var number: Int
    }

    /// A name that is gone, and where: everywhere, or as a member of a type.
    private struct Gone {
        var name: String
        var type: String?
        var cause: String
        /// Whether it is a type's name.
        var isType = false
    }

    private let index: SourceIndex
    private let kit: KitSurface
    private var users: [String: [Unit]] = [:]
    private var gone: Set<Unit> = []
    private var waiting: [Gone] = []
    /// How many members of a name are gone, in all types.
    private var goneMembers: [String: Int] = [:]
    /// The members by their types and names: `Card.load`.
    private var members: [String: [Unit]] = [:]
    /// The functions and variables outside of types, by their names.
    private var globals: [String: [Unit]] = [:]

    init(_ index: SourceIndex, options: PortOptions) {
        self.index = index
        kit = options.kit
        let missing = options.missingModules.subtracting(options.kitModules)
        func modules(_ file: FileIndex) -> [String] {
            let own = file.imports.map(Self.module).filter { missing.contains($0) }.sorted()
            return file.callsRuntime ? own + [MissingNames.runtime] : own
        }
        guard index.files.contains(where: { !modules($0).isEmpty }) else { return }
        for (number, file) in index.files.enumerated() { list(file, number) }
        for (number, file) in index.files.enumerated() {
            let modules = modules(file)
            if !modules.isEmpty { start(file, number, modules) }
        }
        while let next = waiting.popLast() { follow(next) }
        users = [:]
    }

    private static func module(_ name: String) -> String { String(name.prefix { $0 != "." }) }

    /// Lists the units that name something by the names.
    private mutating func list(_ file: FileIndex, _ number: Int) {
        for (position, unit) in file.units.enumerated() {
            var names = Set(unit.names.split(separator: " "))
            for statement in unit.statements { names.formUnion(statement.names.split(separator: " ")) }
            for name in unit.inherited { names.insert(Substring(SourceIndex.plain(name))) }
            for name in names {
                users[String(name), default: []].append(Unit(file: number, number: position))
            }
            if unit.kind == .member, let type = unit.type.map({ index.fullName($0, in: nil) ?? $0 }) {
                for name in unit.declared {
                    members[type + "." + name, default: []].append(Unit(file: number, number: position))
                }
            }
            guard unit.kind == .global else { continue }
            for name in unit.declared {
                globals[name, default: []].append(Unit(file: number, number: position))
            }
        }
    }

    /// What names the module's declarations itself.
    private mutating func start(_ file: FileIndex, _ number: Int, _ modules: [String]) {
        for (position, unit) in file.units.enumerated() {
            let here = Unit(file: number, number: position)
            for name in unit.inherited { visit(here, Self.plain(name), modules) }
            if unit.attributes.contains("Published"), modules.contains("Combine") {
                files[file.path, default: FilePlan()].attributes[unit.start] = ("Published", "Combine")
            }
            for name in unit.names.split(separator: " ") where name != "Published" {
                visit(here, String(name), modules)
            }
            for statement in unit.statements {
                for name in statement.names.split(separator: " ") { visit(here, String(name), modules) }
            }
        }
    }

    private static func plain(_ name: String) -> String { SourceIndex.plain(name) }

    private mutating func visit(_ unit: Unit, _ name: String, _ modules: [String]) {
        if name.first == "$", modules.contains("Combine") || modules.contains("SwiftUI"),
            name.dropFirst().first?.isNumber == false
        {
            return leave(
                unit, for: Gone(name: name, cause: modules.contains("Combine") ? "Combine" : "SwiftUI"))
        }
        guard let module = MissingNames.module(of: name, among: modules), !index.declares(shortName: name),
            !kit.declares(name), !kit.globals.contains(name)
        else { return }
        leave(unit, for: Gone(name: name, cause: module))
    }

    /// The units that name what is gone.
    private mutating func follow(_ next: Gone) {
        for unit in users[next.name] ?? [] where next.type.map({ sees(unit, next, of: $0) }) ?? true {
            leave(unit, for: next)
        }
        guard next.type != nil, isGoneEverywhere(next.name) else { return }
        let foreign = Gone(name: "." + next.name, type: nil, cause: next.cause)
        for unit in users[foreign.name] ?? [] { leave(unit, for: foreign) }
    }

    /// Whether a unit's `name` is what a type declares: it belongs to the type or to one below it. Elsewhere a nested type is
    /// named behind the one around it.
    private func sees(_ unit: Unit, _ member: Gone, of type: String) -> Bool {
        let short = type.split(separator: ".").last.map(String.init) ?? type
        if member.isType, users[short]?.contains(unit) == true { return true }
        guard let own = index.files[unit.file].units[unit.number].type else { return false }
        let name = index.fullName(own, in: nil) ?? own
        return name == type || name.hasPrefix(type + ".")
            || index.superclasses(of: name, kit: kit).contains(type)
    }

    /// Whether no member that stays has a name, in the package and in the kit: what is behind a period then is one that is gone.
    private func isGoneEverywhere(_ name: String) -> Bool {
        let all = index.tables.memberCounts[name] ?? 0
        return all > 0 && goneMembers[name] ?? 0 >= all && !kit.memberNames.contains(name)
    }

    /// Leaves out what of a unit names something that is gone.
    private mutating func leave(_ here: Unit, for reason: Gone) {
        guard !gone.contains(here) else { return }
        let file = index.files[here.file]
        let unit = file.units[here.number]
        if unit.kind == .type || unit.kind == .extension {
            let isHead = unit.names.split(separator: " ").contains { $0 == reason.name }
            let inherited = unit.inherited.filter { Self.plain($0) == reason.name }
            guard isHead || !inherited.isEmpty else { return }
            let keepsType = !isHead && !isSuperclass(reason, of: unit)
            if keepsType, !MissingNames.isEssential(reason.name, module: reason.cause) {
                var entry =
                    files[file.path, default: FilePlan()].conformances[unit.start] ?? ([], reason.cause)
                entry.names.formUnion(inherited)
                files[file.path, default: FilePlan()].conformances[unit.start] = entry
                return
            }
            return leaveOut(here, reason)
        }
        let isHead = unit.names.split(separator: " ").contains { $0 == reason.name }
        guard !isHead, dropStatements(of: unit, in: file.path, reason) else {
            return leaveMember(here, unit, reason)
        }
    }

    /// Whether the first inherited name is a class: of a class, where the name is not a protocol's.
    private func isSuperclass(_ reason: Gone, of unit: SourceUnit) -> Bool {
        guard unit.kind == .type, let first = unit.inherited.first, Self.plain(first) == reason.name,
            let name = unit.declared.first,
            index.types[unit.type.map { $0 + "." + name } ?? name]?.declaration?.kind == .class
        else { return false }
        return !SourceIndex.isProtocolByName(reason.name) && reason.name != "ObservableObject"
            && index.types[reason.name]?.declaration?.kind != .protocol
    }

    /// Drops the statements that name it, and those that name what they declare; false where one of them cannot go.
    private mutating func dropStatements(of unit: SourceUnit, in path: String, _ reason: Gone) -> Bool {
        var names: Set<Substring> = [Substring(reason.name)]
        var dropped: [SourceUnit.Statement] = []
        for statement in unit.statements {
            guard !names.isDisjoint(with: statement.names.split(separator: " ")) else { continue }
            guard statement.isDroppable else { return false }
            dropped.append(statement)
            names.formUnion(statement.declared.map { Substring($0) })
        }
        guard !dropped.isEmpty else { return false }
        for statement in dropped {
            files[path, default: FilePlan()].ranges[statement.start] = (statement.end, reason.cause)
        }
        return true
    }

    /// Leaves a member out, or its type where that needs it.
    private mutating func leaveMember(_ here: Unit, _ unit: SourceUnit, _ reason: Gone) {
        guard let type = unit.type.map({ index.fullName($0, in: nil) ?? $0 }) else {
            return leaveOut(here, reason)
        }
        var takesType = unit.kind == .enumCase || isRequired(unit, in: type)
        if unit.kind == .initializer, let declaration = index[type]?.declaration {
            let others = declaration.members.filter {
                $0.kind == .initializer && !$0.modifiers.contains("convenience")
            }
            takesType =
                takesType || others.count == 1 && !declaration.inherited.contains { kit.classes[$0] != nil }
        }
        leaveOut(here, reason)
        guard takesType else { return }
        let name = type.split(separator: ".").last.map(String.init) ?? type
        for candidate in users[name] ?? [] {
            let other = index.files[candidate.file].units[candidate.number]
            if other.kind == .extension, index.fullName(other.names, in: nil) == type {
                leaveOut(candidate, reason)
            }
        }
        if let file = index.files.firstIndex(where: { $0.path == index[type]?.file }),
            let position = index.files[file].units.firstIndex(where: {
                $0.kind == .type && $0.start == index[type]?.declaration?.offset
            })
        {
            leaveOut(Unit(file: file, number: position), reason)
        }
    }

    /// Whether a protocol to which the type conforms requires the member.
    private func isRequired(_ unit: SourceUnit, in type: String) -> Bool {
        guard let key = unit.key else { return false }
        return index.conformances(of: type, kit: kit).contains { name in
            if let known = kit.protocols[name] {
                return known.requirements.contains { $0.key == key && !$0.isOptional }
            }
            guard let info = index[name], info.declaration?.kind == .protocol else { return false }
            let hasDefault = info.extensions.contains { $0.declaration.members.contains { $0.key == key } }
            return !hasDefault
                && info.declaration?.members.contains { $0.key == key && !$0.isOptional } == true
        }
    }

    private mutating func leaveOut(_ here: Unit, _ reason: Gone) {
        guard gone.insert(here).inserted else { return }
        let file = index.files[here.file]
        let unit = file.units[here.number]
        files[file.path, default: FilePlan()].ranges[unit.start] = (unit.end, reason.cause)
        switch unit.kind {
        case .type:
            for name in unit.declared {
                let owner = owner(unit, name)
                waiting.append(Gone(name: name, type: owner, cause: reason.cause, isType: true))
            }
        case .global:
            for name in unit.declared where !(globals[name] ?? []).contains(where: { !gone.contains($0) }) {
                waiting.append(Gone(name: name, type: nil, cause: reason.cause))
            }
        case .member:
            let type = unit.type.map { index.fullName($0, in: nil) ?? $0 }
            for name in unit.declared {
                goneMembers[name, default: 0] += 1
                guard !hasOverload(name, in: type) else { continue }
                waiting.append(Gone(name: name, type: type, cause: reason.cause))
            }
        case .extension, .initializer, .enumCase, .statement: break
        }
    }

    /// The type inside which alone a nested type's short name means it; nil where no other type has the name.
    private func owner(_ unit: SourceUnit, _ name: String) -> String? {
        guard let type = unit.type, index.fullNames(of: name).count > 1 else { return nil }
        return index.fullName(type, in: nil) ?? type
    }

    /// Whether the type keeps another member of the name, which may be the one that is meant.
    private func hasOverload(_ name: String, in type: String?) -> Bool {
        guard let type else { return false }
        let left = (members[type + "." + name] ?? []).filter { gone.contains($0) }.count
        return index.ownMembers(of: type, named: name).count > left
    }
}
