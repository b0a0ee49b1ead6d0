/// The members that are found by name, for one file: classes of nibs, outlets, actions, string selectors, key-value coding
/// and optional requirements.
struct MemberTables {
    /// A class or extension of the file with its members.
    struct Table {
        var type: TypeDeclaration
        var fullName: String
        /// Whether the class itself belongs to the main actor.
        var isMainActor: Bool
        var members: [Member]
        /// Optional requirements that the members implement, by the positions of the members.
        var optional: [Int: Member]
    }

    let file: FileIndex
    let tables: [Table]

    /// Finds the members of a file.
    init(of file: FileIndex, index: SourceIndex, kit: KitSurface) {
        self.file = file
        // Adapted text has its tables.
        let isAdapted = file.types.contains { $0.name.hasPrefix("FormworkFile_") }
        tables = isAdapted ? [] : file.types.compactMap { Self.table($0, index: index, kit: kit) }
    }

    private static func table(_ type: TypeDeclaration, index: SourceIndex, kit: KitSurface) -> Table? {
        guard type.kind == .class || type.kind == .extension, !type.isLocal, type.requirements == nil else {
            return nil
        }
        let name =
            type.kind == .extension
            ? index.fullName(type.name, in: nil) ?? SourceIndex.plain(type.name) : type.name
        guard index.isPlainClass(name, kit: kit) else { return nil }
        return table(type, named: name, index: index, kit: kit)
    }

    /// The table of a class or an extension by the name that the class has in the index.
    static func table(
        _ type: TypeDeclaration, named name: String, index: SourceIndex, kit: KitSurface
    ) -> Table? {
        let isAllExposed = type.attributes.contains("objc") && type.kind == .extension
        let isMembersClass = index.hasObjCMembers(name, kit: kit)
        let requirements = index.optionalRequirements(of: name, kit: kit)
        // Views of a class that is known at run time are made by the `init()` that the class declares beside its superclass's.
        let isMade = index.superclasses(of: name, kit: kit).contains { kit.classes[$0] != nil }
        let delegates = Set(index.conformances(of: name, kit: kit))
        var optional: [Int: Member] = [:]
        var members: [Member] = []
        for member in type.members where member.isListable {
            let requirement = requirements.first { $0.isImplemented(by: member) }
            // What implements an optional method of the kit's protocols, so that `responds(to:)` finds it.
            let owners = kit.optionalOwners[member.key] ?? []
            let isExposed =
                member.isExposed || isAllExposed || isMembersClass && !member.isPrivate
                || !member.isPrivate && !delegates.isDisjoint(with: owners)
                || index.isObjectOverride(member, in: name, kit: kit)
                || member.kind == .initializer && isMade && !member.isPrivate
                || member.kind == .variable && member.name == "window" && !member.isPrivate
                    && !delegates.isDisjoint(with: ownersOfWindows)
            let isFoundByName = isExposed && member.kind != .subscript && !member.isStaticVariable
            guard requirement != nil || isFoundByName, !member.attributes.contains("nonobjc") else {
                continue
            }
            optional[members.count] = requirement
            members.append(member)
        }
        return members.isEmpty
            ? nil
            : Table(
                type: type, fullName: name, isMainActor: index.isMainActor(name, kit: kit), members: members,
                optional: optional)
    }

    /// The delegates whose window is set when a main storyboard is shown.
    private static let ownersOfWindows = [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    ]

    /// The name of the class that lists the file's classes: the file's name and a hash of its path.
    var className: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in file.path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let base = file.path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        let name = base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        let code = String(hash & 0xff_ffff, radix: 16)
        return "FormworkFile_" + String(name) + "_" + String(repeating: "0", count: 6 - code.count) + code
    }

    /// The generated lines; nil where the file has no such members.
    var text: String? {
        guard !tables.isEmpty else { return nil }
        var lines: [String] = []
        var entries: [String] = []
        for (number, table) in tables.enumerated() {
            let property = "formworkMembers_\(table.fullName.map { $0 == "." ? "_" : $0 }.asText)_\(number)"
            lines += table.lines(property: property)
            let entry = "classes.append(RuntimeClass(\(table.fullName).self, \(table.fullName).\(property)))"
            entries += Self.conditional("        " + entry, table.type.condition)
        }
        lines += [
            "@MainActor final class \(className) {", "    static var classes: [RuntimeClass] {",
            "        var classes: [RuntimeClass] = []",
        ]
        lines += entries + ["        return classes", "    }", "}", ""]
        return lines.joined(separator: "\n")
    }

    static func conditional(_ line: String, _ condition: String?) -> [String] {
        condition.map { ["#if " + $0, line, "#endif"] } ?? [line]
    }
}

extension MemberTables.Table {
    fileprivate func lines(property: String) -> [String] {
        var lines = [
            "extension \(fullName) {", "    fileprivate static var \(property): [RuntimeMember] {",
            "        var members: [RuntimeMember] = []",
        ]
        for (member, entry) in allEntries {
            lines += MemberTables.conditional("        members.append(\(entry))", member.condition)
        }
        lines += ["        return members", "    }", "}"]
        return type.condition.map { ["#if " + $0] + lines + ["#endif"] } ?? lines
    }

    /// The expressions that list the members.
    var allEntries: [(member: Member, text: String)] {
        let overloads = Dictionary(grouping: members.filter { $0.kind == .function }, by: \.name)
        return members.enumerated().flatMap { number, member in
            let isOverloaded = (overloads[member.name]?.count ?? 0) > 1
            return entries(member, optional[number], isOverloaded: isOverloaded).map { (member, $0) }
        }
    }

    private func entries(_ member: Member, _ requirement: Member?, isOverloaded: Bool) -> [String] {
        let object = "(o: \(fullName)) in"
        if member.kind == .initializer { return ["RuntimeMember(\"init\", { \(fullName)() })"] }
        if let requirement, member.kind == .subscript || member.isStaticVariable {
            return [optionalEntry(member, requirement)]
        }
        if member.kind == .variable {
            let key = member.objcName ?? member.name.filter { $0 != "`" }
            let get = "get: { \(object) o.\(member.name) }"
            let set = ", set: { (o: \(fullName), v) in o.\(member.name) = v }"
            return ["RuntimeMember(key: \"\(key)\", \(get)\(member.isSettable ? set : ""))"]
        }
        let names = member.labels.indices.map { "a\($0)" }
        let arguments = zip(member.labels, names).map { label, name in label.map { "\($0): \(name)" } ?? name
        }
        let call = "o.\(member.name)(\(arguments.joined(separator: ", ")))"
        var entries: [String] = []
        let types = zip(names, member.parameterTypes).map { "\($0): \($1)" }
        let known = ObjectOverrides.selectors[member.fullName]
        let isOfOtherActor = member.isOnlyOfMainActor && !isMainActor
        if member.labels.count <= (isOfOtherActor ? 3 : 4) || known != nil {
            let reference = "\(fullName).\(member.labels.isEmpty ? member.name : member.fullName)"
            // Types that are declared in the class keep their short names in an extension of it.
            let closure =
                "{ \(object) { \(types.isEmpty ? "" : "(\(types.joined(separator: ", "))) in ")\(call) } }"
            let needsClosure = (isOverloaded || member.labels.isEmpty) && !member.isStatic
            let selector = known ?? ObjCName.selector(member)
            if isOfOtherActor, !member.isStatic {
                let parameters = (["o: \(fullName)"] + types).joined(separator: ", ")
                entries.append("RuntimeMember(\"\(selector)\", method: { (\(parameters)) in \(call) })")
            } else {
                entries.append("RuntimeMember(\"\(selector)\", \(needsClosure ? closure : reference))")
            }
        }
        if let requirement { entries.append(optionalEntry(member, requirement)) }
        return entries
    }

    /// The entry of what implements an optional requirement: of methods and properties of types the object is the class.
    private func optionalEntry(_ member: Member, _ requirement: Member) -> String {
        let names = member.labels.indices.map { "a\($0)" }
        var call = "o.\(member.name)"
        if member.kind == .subscript {
            call = "o[\(names.joined(separator: ", "))]"
        } else if member.kind == .function {
            let arguments = zip(member.labels, names).map { label, name in
                label.map { "\($0): \(name)" } ?? name
            }
            call += "(\(arguments.joined(separator: ", ")))"
        }
        let object = "(o: \(fullName)\(member.isStatic ? ".Type" : "")) in"
        let bind = "\(fullName).formworkBind_\(requirement.optionalName)"
        let body = names.isEmpty ? call : "\(names.joined(separator: ", ")) in \(call)"
        return "RuntimeMember(optional: \"\(requirement.optionalKey)\") { \(object) \(bind) { \(body) } }"
    }
}

extension Sequence where Element == Character {
    fileprivate var asText: String { String(self) }
}

extension Member {
    /// Whether a table can list it: what is called from elsewhere is neither generic nor asynchronous.
    fileprivate var isListable: Bool {
        if isUnavailable { return false }
        switch kind {
        case .variable, .subscript: return true
        case .function:
            let isOperator = name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? true
            let isSpecial = parameterTypes.contains { $0.hasPrefix("inout ") || $0.hasSuffix("...") }
            return !isGeneric && !isAsync && !throwsErrors && !isOperator && !isSpecial
                && !(isStatic && labels.count > 2)
        case .initializer:
            return labels.isEmpty && !isAsync && !throwsErrors && !modifiers.contains("override")
        default: return false
        }
    }

    /// Whether it is a property of the type.
    fileprivate var isStaticVariable: Bool { kind == .variable && isStatic }

    /// Whether the method says `@MainActor` itself.
    var isOnlyOfMainActor: Bool { attributes.contains("MainActor") }

    fileprivate var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    /// The part of the names that the port generates for an optional requirement: `card(_:didChange:)` -> `card_didChange`.
    public var optionalName: String {
        let start = (isStatic ? ["static"] : []) + [name.filter { $0 != "`" }]
        // What is written in brackets has rarely labels: the types distinguish subscripts.
        let rest =
            kind == .subscript
            ? parameterTypes.map { $0.filter { $0.isLetter || $0.isNumber } } : labels.compactMap { $0 }
        return (start + rest).joined(separator: "_")
    }

    /// The key by which an optional requirement is found: Swift's name, with `static` in front for those of types.
    var optionalKey: String {
        let types = parameterTypes.joined(separator: ", ")
        return (isStatic ? "static " : "") + (kind == .subscript ? "subscript(\(types))" : fullName)
    }

    /// Whether a member of a class implements this requirement.
    fileprivate func isImplemented(by member: Member) -> Bool {
        kind == member.kind && name == member.name && isStatic == member.isStatic
            && (kind == .subscript ? parameterTypes == member.parameterTypes : labels == member.labels)
    }
}

extension SourceIndex {
    /// Whether a type is a class that needs no generic arguments, or one that only other modules know.
    fileprivate func isPlainClass(_ name: String, kit: KitSurface) -> Bool {
        guard let declaration = types[name]?.declaration else {
            return kit.protocols[name] == nil && (kit.classes[name] != nil || kit.types[name] == nil)
        }
        guard declaration.kind == .class, declaration.generics.isEmpty else { return false }
        guard let parent = declaration.parent, let outer = types[parent]?.declaration else { return true }
        var current: TypeDeclaration? = outer
        while let next = current {
            if !next.generics.isEmpty { return false }
            current = next.parent.flatMap { types[$0]?.declaration }
        }
        return true
    }

    fileprivate func hasObjCMembers(_ name: String, kit: KitSurface) -> Bool {
        ([name] + superclasses(of: name, kit: kit)).contains {
            types[$0]?.declaration?.attributes.contains("objcMembers") ?? false
        }
    }

    /// The optional requirements of the package's protocols to which a class conforms.
    fileprivate func optionalRequirements(of name: String, kit: KitSurface) -> [Member] {
        conformances(of: name, kit: kit).flatMap { protocolName in
            (types[protocolName]?.declaration?.members ?? []).filter(\.isOptional)
        }
    }
}
