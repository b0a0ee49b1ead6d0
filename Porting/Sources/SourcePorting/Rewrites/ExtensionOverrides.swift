import SwiftSyntax

/// Overrides in extensions, and overrides of what extensions declare: Linux has neither.
///
/// The body stays in the extension under a new name, and the class's body gets a member that calls it:
///
/// ```swift
/// extension Card { override func layoutSubviews() { super.layoutSubviews() } }
/// extension Card {          func formworkBody_Card_layoutSubviews() { super.layoutSubviews() } }
/// class Card: UIView { ... override func layoutSubviews() { formworkBody_Card_layoutSubviews() }; }
/// ```
///
/// What an extension of a class outside of the module declares and classes of the package override is dispatched by a
/// protocol: see ``CategoryOverrides``.
enum ExtensionOverrides: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for type in file.nodes.types {
            guard let name = Syntax(type).typeName(in: context) else { continue }
            if let extended = type.as(ExtensionDeclSyntax.self) {
                apply(to: extended, of: name, in: &context)
            } else if let declared = type.as(ClassDeclSyntax.self),
                context.index[name]?.declaration?.offset == declared.range.lowerBound,
                context.index[name]?.file == file.path
            {
                forward(to: declared, name, in: &context)
            }
        }
    }

    /// Renames the bodies.
    private static func apply(
        to extended: ExtensionDeclSyntax, of name: String, in context: inout RewriteContext
    ) {
        let offset = extended.range.lowerBound
        guard
            let item = context.index[name]?.extensions.first(where: {
                $0.file == context.file.path && $0.declaration.offset == offset
            })
        else { return }
        for declaration in extended.memberBlock.members.active(in: context.options) {
            let start = declaration.range.lowerBound
            guard let member = item.declaration.members.first(where: { $0.offset == start }),
                member.head != nil
            else { continue }
            if context.index.moves(member, of: item, in: name, kit: context.options.kit) {
                rename(declaration, member, to: bodyName(member, name), in: &context)
                if member.modifiers.contains("override") {
                    CategoryOverrides.rewriteSuper(in: declaration, member, of: name, &context)
                }
                let condition = [item.declaration.condition, member.condition].compactMap { $0 }
                if !condition.isEmpty { appendOtherwise(member, name, condition, in: &context) }
                context.report(
                    .rewritten,
                    member.modifiers.contains("override")
                        ? "override in an extension" : "overridden extension member",
                    at: start)
            } else if member.modifiers.contains("override") {
                CategoryOverrides.applyToOverride(declaration, member, in: name, context: &context)
            } else {
                // Nothing overrides what an extension has, so that `open` says too much.
                if let modifier = declaration.modifier("open"),
                    context.index[name]?.declaration?.kind == .class
                {
                    context.edits.replace(modifier.name.range, with: "public")
                }
                CategoryOverrides.applyToDeclaration(
                    declaration, member, of: item, in: name, context: &context)
            }
        }
    }

    /// Where a body is compiled only under conditions, there is another one that calls the superclass.
    private static func appendOtherwise(
        _ member: Member, _ name: String, _ conditions: [String], in context: inout RewriteContext
    ) {
        guard var head = context.copiedHead(member, of: name), member.modifiers.contains("override"),
            head.keyword == "func"
        else { return }
        head.access = ""
        let own = head.name
        head.name = bodyName(member, name)
        context.append(
            """
            #if !(\(conditions.joined(separator: " && ")))
            extension \(name) { \(head.forwarding(to: "super." + own)) }
            #endif
            """)
    }

    /// Adds the members that call the bodies to the class.
    private static func forward(to type: ClassDeclSyntax, _ name: String, in context: inout RewriteContext) {
        let kit = context.options.kit
        for declaration in type.memberBlock.members.active(in: context.options)
        where declaration.modifier("override") != nil {
            let start = declaration.range.lowerBound
            guard let member = context.index[name]?.declaration?.members.first(where: { $0.offset == start })
            else { continue }
            CategoryOverrides.apply(to: declaration, member, in: type, name, &context)
        }
        for (item, member) in context.index.movedMembers(of: name, kit: kit) {
            guard var head = context.copiedHead(member, of: name) else { continue }
            var modifier = ""
            if member.modifiers.contains("override") {
                modifier = "override "
                if let category = context.index.category(member, overriddenIn: name, kit: kit) {
                    head.name = CategoryOverrides.overrideName(category)
                    head.access = ""
                    if context.index.overriders(of: category, above: name, kit: kit).isEmpty {
                        modifier = ""
                        CategoryOverrides.conform(type, to: category, in: &context)
                    }
                }
            } else if context.index.inheritsStub(of: member, in: name, kit: kit) {
                modifier = "override "
            }
            if head.access == "private " || head.access == "fileprivate ", !modifier.isEmpty {
                head.access = ""
            }
            if head.access == "private " { head.access = "fileprivate " }
            if head.access == "public ", type.modifiers.contains(where: { $0.name.text == "open" }),
                modifier.isEmpty
            {
                head.access = "open "
            }
            let text = head.forwarding(to: bodyName(member, name), modifier: modifier)
            context.addMember(text, before: type.memberBlock.rightBrace)
            if item.file != context.file.path { context.needImports(of: item.file) }
        }
    }

    /// The name that a body gets in its extension.
    static func bodyName(_ member: Member, _ type: String) -> String {
        "formworkBody_\(type.replacing(".", with: "_"))_\(member.name.filter { $0 != "`" })"
    }

    /// Gives a declaration a new name and drops the modifiers that only members of class bodies have.
    static func rename(
        _ declaration: DeclSyntax, _ member: Member, to name: String, in context: inout RewriteContext
    ) {
        for word in ["override", "open", "final"] {
            if let modifier = declaration.modifier(word) { context.edits.blank(modifier.name.range) }
        }
        if let modifier = declaration.modifier("private") {
            context.edits.replace(modifier.name.range, with: "fileprivate")
        }
        if let member = declaration.as(SubscriptDeclSyntax.self) {
            if let first = member.parameterClause.parameters.first {
                let label = first.secondName == nil ? "\(name) " : name
                context.edits.replace(
                    first.secondName == nil
                        ? first.range.lowerBound..<first.range.lowerBound : first.firstName.range, with: label
                )
            }
        } else if let head = member.head, head.hasObservers,
            let variable = declaration.as(VariableDeclSyntax.self)
        {
            renameObservers(variable, head, to: name, in: &context)
        } else if let token = declaration.nameToken {
            context.edits.replace(token.range, with: name)
        }
    }

    /// `var a: Int { didSet { ... } }` becomes `func name_didSet(_ oldValue: Int) { ... }`.
    private static func renameObservers(
        _ variable: VariableDeclSyntax, _ head: MemberHead, to name: String, in context: inout RewriteContext
    ) {
        guard let block = variable.bindings.first?.accessorBlock, case .accessors(let list) = block.accessors
        else { return }
        context.edits.blank(variable.bindingSpecifier.range.lowerBound..<block.leftBrace.range.upperBound)
        for (position, accessor) in list.enumerated() {
            guard let body = accessor.body else { continue }
            let kind = accessor.accessorSpecifier.text
            let argument = accessor.parameters?.name.text ?? (kind == "willSet" ? "newValue" : "oldValue")
            let isFirst = position == 0 || accessor.leadingTrivia.containsNewline
            let separator = isFirst ? "" : "; "
            context.edits.replace(
                accessor.accessorSpecifier.range.lowerBound..<body.leftBrace.range.lowerBound,
                with: "\(separator)func \(name)_\(kind)(_ \(argument): \(head.type)) ")
        }
        context.edits.blank(block.rightBrace.range)
    }
}

extension RewriteContext {
    /// Imports what another file of the target imports, since generated members name its types.
    mutating func needImports(of path: String) {
        let foreign = index.files.first { $0.path == path }?.imports ?? []
        let own = Set(fileIndex.imports)
        for module in foreign where !own.contains(module) && !options.missingModules.contains(module) {
            neededImports.insert(module)
        }
    }
}
