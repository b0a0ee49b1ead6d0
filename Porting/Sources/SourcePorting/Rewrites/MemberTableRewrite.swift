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

extension Port {
    /// The file `FormworkModule.swift` of a target: it lists the tables of all its files.
    ///
    /// - Parameters:
    ///   - index: the index of the target and of those that it depends on.
    ///   - options: what the target is adapted for; `module` names its files.
    public static func moduleFile(index: SourceIndex, options: PortOptions = PortOptions()) -> String {
        let index = index.leavingOut.plan(index, options: options).index
        let names = index.files.filter { $0.module == options.module }.compactMap { file -> String? in
            let tables = MemberTables(of: file, index: index, kit: options.kit)
            return tables.tables.isEmpty ? nil : tables.className
        }
        guard !names.isEmpty else {
            return
                "import UIKit\n\nfinal class FormworkModule: RuntimeModule { static var classes: [RuntimeClass] { [] } }\n"
        }
        let lines = names.map { "        classes += \($0).classes" }
        return """
            import UIKit

            final class FormworkModule: RuntimeModule {
                static var classes: [RuntimeClass] {
                    var classes: [RuntimeClass] = []
            \(lines.joined(separator: "\n"))
                    return classes
                }
            }

            """
    }
}
