import SwiftSyntax

/// Lets classes that functions declare, such as the delegates of a test, list their members themselves: nothing at the end of
/// the file can name them.
///
/// The list is a class property at the end of the body, on the line of its closing brace. A class whose superclass is declared
/// in a function too, and has such a list, overrides it.
enum LocalMemberTables: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        let types = context.fileIndex.types
        let locals = types.filter { $0.kind == .class && $0.isLocal }
        guard !locals.isEmpty, !types.contains(where: { $0.name.hasPrefix("FormworkFile_") }) else { return }
        var listed: Set<String> = []
        for (node, type) in zip(file.nodes.types, types) where type.kind == .class && type.isLocal {
            guard let node = node.as(ClassDeclSyntax.self), !isAdapted(node) else { continue }
            let superclass = locals.first { $0.shortName == type.inherited.first }
            guard let table = table(of: type, superclass: superclass, in: context), table.isListable else {
                continue
            }
            let overrides = superclass.map { listed.contains($0.shortName) } ?? false
            listed.insert(type.shortName)
            let text = property(of: table, overrides: overrides, isFinal: node.isFinal)
            context.edits.insert(text, at: node.memberBlock.rightBrace.range.lowerBound)
            if !overrides { conform(node, &context) }
            context.neededImports.insert("UIKit")
            context.report(.rewritten, "class in a function", at: node.name.range.lowerBound)
        }
    }

    private static func isAdapted(_ node: ClassDeclSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.contains {
            $0.type.trimmedDescription == "RuntimeMemberListing"
        }
            ?? false
    }

    private static func table(
        of type: TypeDeclaration, superclass: TypeDeclaration?, in context: RewriteContext
    ) -> MemberTables.Table? {
        var type = type
        // What a superclass in a function inherits is inherited by the class; the index has no such superclass.
        if let superclass { type.inherited = superclass.inherited + type.inherited.dropFirst() }
        let name = "\(context.fileIndex.path)#\(type.offset)"
        let index = context.index.adding(type, named: name, in: context.fileIndex)
        var table = MemberTables.table(type, named: name, index: index, kit: context.options.kit)
        table?.fullName = type.shortName
        return table
    }

    private static func property(of table: MemberTables.Table, overrides: Bool, isFinal: Bool) -> String {
        let entries = table.allEntries.filter { $0.member.condition == nil }.map {
            "members.append(\($0.text))"
        }
        let keyword = overrides ? "override class" : isFinal ? "static" : "class"
        return
            "; @MainActor \(keyword) var formworkMembers: [RuntimeMember] { var members: [RuntimeMember] = []; "
            + entries.joined(separator: "; ") + "; return members } "
    }

    /// Adds the protocol by which the kit finds the list.
    static func conform(_ node: ClassDeclSyntax, _ context: inout RewriteContext) {
        if let last = node.inheritanceClause?.inheritedTypes.last {
            context.edits.insert(", RuntimeMemberListing", at: last.type.range.upperBound)
        } else {
            let end = node.genericParameterClause?.range.upperBound ?? node.name.range.upperBound
            context.edits.insert(": RuntimeMemberListing", at: end)
        }
    }
}

extension MemberTables.Table {
    /// Whether something is left to list outside of conditions of `#if`.
    fileprivate var isListable: Bool { members.contains { $0.condition == nil } }
}

extension ClassDeclSyntax {
    fileprivate var isFinal: Bool { modifiers.contains { $0.name.text == "final" } }
}
