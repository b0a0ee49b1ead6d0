import SwiftSyntax

/// Appends the tables of members that are found by name.
enum MemberTableRewrite: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        let tables = MemberTables(of: context.fileIndex, index: context.index, kit: context.options.kit)
        guard let text = tables.text else { return }
        context.append(text)
        context.neededImports.insert("UIKit")
        widenPrivateTypes(tables, in: file, &context)
    }

    /// A `private` class inside another type is out of reach of an extension at the end of the file.
    private static func widenPrivateTypes(
        _ tables: MemberTables, in file: ParsedFile, _ context: inout RewriteContext
    ) {
        var names: Set<String> = []
        for table in tables.tables where table.fullName.contains(".") {
            var name = Substring(table.fullName)
            while name.contains(".") {
                names.insert(String(name))
                guard let dot = name.lastIndex(of: ".") else { break }
                name = name[..<dot]
            }
        }
        guard !names.isEmpty else { return }
        for (node, type) in zip(file.nodes.types, context.fileIndex.types) where names.contains(type.name) {
            guard let modifiers = node.asProtocol(WithModifiersSyntax.self)?.modifiers else { continue }
            for modifier in modifiers where modifier.name.text == "private" && modifier.detail == nil {
                context.edits.replace(modifier.range, with: "fileprivate")
                context.report(.rewritten, "private nested class", at: modifier.range.lowerBound)
            }
        }
    }
}
