import SwiftSyntax

/// `#keyPath(Model.name)` becomes the string "name".
enum KeyPathRewrite: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for macro in file.nodes.macros where macro.macroName.text == "keyPath" {
            guard let expression = macro.arguments.first?.expression else { continue }
            let key = path(expression, in: context)
            if file.isInOneLine(macro.range) {
                context.edits.replace(macro.range, with: "\"\(key)\"")
            } else {
                context.edits.blank(
                    macro.pound.range.lowerBound..<(macro.leftParen ?? macro.macroName).range.upperBound)
                context.edits.replace(expression.range, with: "\"\(key)\"")
                if let close = macro.rightParen { context.edits.blank(close.range) }
            }
            context.report(.rewritten, "#keyPath", at: macro.range.lowerBound)
        }
    }

    /// The names of the properties, without the type in front of them.
    private static func path(_ expression: ExprSyntax, in context: RewriteContext) -> String {
        var names: [String] = []
        var current: ExprSyntax? = expression
        while let expression = current {
            if let access = expression.as(MemberAccessExprSyntax.self) {
                names.insert(access.declName.baseName.text, at: 0)
                current = access.base
            } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
                current = chain.expression
            } else if let unwrap = expression.as(ForceUnwrapExprSyntax.self) {
                current = unwrap.expression
            } else {
                if let reference = expression.as(DeclReferenceExprSyntax.self) {
                    names.insert(reference.baseName.text, at: 0)
                } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
                    names.insert(generic.expression.trimmedDescription, at: 0)
                }
                current = nil
            }
        }
        let isRooted = names.count > 1
        var type = ""
        while names.count > 1, names[0] == "self" || names[0] == "Self" || names[0].first?.isUppercase == true
        {
            type = type.isEmpty ? names[0] : type + "." + names[0]
            names.removeFirst()
        }
        var scopes = TypeScope.around(Syntax(expression), in: context)
        if isRooted, !type.isEmpty, type != "self", type != "Self" {
            scopes = [TypeScope(named: type, in: context)]
        }
        return keys(names, from: scopes, in: context).joined(separator: ".")
    }

    /// Objective-C's names: those of `@objc(name)`; the kit's `isHidden` is `hidden`.
    private static func keys(_ names: [String], from scopes: [TypeScope], in context: RewriteContext)
        -> [String]
    {
        var scopes = scopes
        return names.map { written in
            let name = written.filter { $0 != "`" }
            let member = scopes.lazy.compactMap { $0.members(named: name, in: context).first }.first
            let isKits = member == nil && scopes.contains { !$0.kitMembers(named: name, in: context).isEmpty }
            scopes = member?.type.map { [TypeScope(named: $0, in: context)] } ?? []
            if let objcName = member?.objcName { return objcName }
            let rest = name.dropFirst(2)
            if isKits, name.hasPrefix("is"), let first = rest.first, first.isUppercase {
                return first.lowercased() + rest.dropFirst()
            }
            return name
        }
    }
}
