import SwiftSyntax

/// Lets generic classes list their members themselves, as classes in functions do: a table at the end of a file would have to
/// name their arguments.
///
/// The list is a class property at the end of the body, on the line of its closing brace, also of what extensions declare.
enum GenericMemberTables: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for (node, type) in zip(file.nodes.types, context.fileIndex.types) {
            guard type.kind == .class, !type.isLocal, let node = node.as(ClassDeclSyntax.self),
                context.index.isGeneric(type.name), context.index[type.name]?.file == file.path,
                !type.members.contains(where: { $0.name == "formworkMembers" })
            else { continue }
            let entries = entries(of: type.name, in: context)
            guard !entries.isEmpty else { continue }
            let above = context.index.superclasses(of: type.name, kit: context.options.kit)
            let overrides = above.contains {
                context.index.isGeneric($0) && !Self.entries(of: $0, in: context).isEmpty
            }
            let head = head(node, overrides: overrides)
            context.addMember(
                "@preconcurrency @MainActor \(head) var formworkMembers: [RuntimeMember] { var members: [RuntimeMember] = []; "
                    + entries.map { "members.append(\($0))" }.joined(separator: "; ") + "; return members }",
                before: node.memberBlock.rightBrace)
            if !overrides { LocalMemberTables.conform(node, &context) }
            context.neededImports.insert("UIKit")
            context.report(.rewritten, "generic class", at: node.name.range.lowerBound)
        }
    }

    /// What the class and its extensions list; what is private to other files is out of reach.
    private static func entries(of name: String, in context: RewriteContext) -> [String] {
        guard let info = context.index[name], let declaration = info.declaration else { return [] }
        var parts = [(declaration, info.file)]
        for item in info.extensions where item.module == info.module && item.declaration.requirements == nil {
            parts.append((item.declaration, item.file))
        }
        return parts.flatMap { part, path -> [String] in
            var part = part
            if path != info.file {
                part.members.removeAll { !$0.modifiers.allSatisfy { $0 != "private" && $0 != "fileprivate" } }
            }
            var table = MemberTables.table(part, named: name, index: context.index, kit: context.options.kit)
            table?.fullName = declaration.shortName
            return (table?.allEntries ?? []).filter { $0.member.condition == nil }.map(\.text)
        }
    }

    private static func head(_ node: ClassDeclSyntax, overrides: Bool) -> String {
        let words = Set(node.modifiers.map(\.name.text))
        let access = words.contains("open") ? "open " : words.contains("public") ? "public " : ""
        if words.contains("final") { return access + (overrides ? "override class" : "static") }
        return access + (overrides ? "override class" : "class")
    }
}

extension SourceIndex {
    /// Whether a class of the package has generic parameters, or is declared in a type that has some.
    func isGeneric(_ name: String) -> Bool {
        var current = types[name]?.declaration
        guard current?.kind == .class else { return false }
        while let next = current {
            if !next.generics.isEmpty { return true }
            current = next.parent.flatMap { types[$0]?.declaration }
        }
        return false
    }
}
