import SwiftSyntax

/// Members that an extension gives to a class of another module, and that classes of the package override.
///
/// `extension UIView { @objc func style() { ... } }` becomes a method that calls what the object's class has: a protocol
/// with the method under another name, to which the overriding classes conform.
enum CategoryOverrides {
    /// The name of the protocol.
    static func protocolName(_ category: SourceIndex.Category) -> String {
        "FormworkOverriding_\(category.type.replacing(".", with: "_"))_\(category.member.plainName)"
    }

    /// The name under which classes of the package override the member.
    static func overrideName(_ category: SourceIndex.Category) -> String {
        "formworkOverride_\(category.type.replacing(".", with: "_"))_\(category.member.plainName)"
    }

    /// Adds the conformance to the class whose superclasses do not override the member.
    static func conform(
        _ type: ClassDeclSyntax, to category: SourceIndex.Category, in context: inout RewriteContext
    ) {
        guard let last = type.inheritanceClause?.inheritedTypes.last else { return }
        context.edits.insert(", \(protocolName(category))", at: last.range.upperBound)
    }

    /// The extension's own declaration.
    static func applyToDeclaration(
        _ declaration: DeclSyntax, _ member: Member, of item: SourceIndex.Extension, in name: String,
        context: inout RewriteContext
    ) {
        let kit = context.options.kit
        guard let head = context.copiedHead(member, of: name), item.declaration.requirements == nil,
            !context.index.overriders(of: member, in: name, kit: kit).isEmpty, !head.isClosed,
            head.keyword != "subscript", let end = declaration.bodySyntax?.range.upperBound
        else { return }
        let category = SourceIndex.Category(type: name, member: member, file: item.file, module: item.module)
        let body = ExtensionOverrides.bodyName(member, name)
        ExtensionOverrides.rename(declaration, member, to: body, in: &context)
        let extended = context.index.overriders(of: member, in: name, kit: kit)
            .filter { context.index[$0]?.declaration == nil }
            .sorted { kit.lineage(of: $0).count > kit.lineage(of: $1).count }
        var dispatch = Dispatch(head: head, body: body)
        dispatch.add(
            head.isStatic ? "any \(protocolName(category)).Type" : "any \(protocolName(category))",
            overrideName(category))
        for type in extended {
            dispatch.add(head.isStatic ? "\(type).Type" : type, ExtensionOverrides.bodyName(member, type))
        }
        context.edits.insert("; " + dispatch.declaration, at: end)
        context.append(requirement(category, head, isMainActor: kit.classes[name]?.isMainActor ?? false))
        context.report(.rewritten, "overridden extension member", at: declaration.range.lowerBound)
    }

    private static func requirement(_ category: SourceIndex.Category, _ head: MemberHead, isMainActor: Bool)
        -> String
    {
        let access =
            head.access == "open " ? "public " : head.access == "private " ? "fileprivate " : head.access
        let actor = isMainActor ? "@MainActor " : ""
        let isSettable = head.accessors.contains("set")
        let accessors = head.keyword == "var" ? (isSettable ? " { get set }" : " { get }") : ""
        let modifiers = head.isStatic ? "static " : ""
        return "\(actor)\(access)protocol \(protocolName(category)): AnyObject { "
            + "\(modifiers)\(head.keyword) \(overrideName(category))\(head.requirement)\(accessors) }"
    }

    /// An `override` in a class body; what it overrides may be an ordinary member.
    static func apply(
        to declaration: DeclSyntax, _ member: Member, in type: ClassDeclSyntax, _ name: String,
        _ context: inout RewriteContext
    ) {
        let kit = context.options.kit
        guard let category = context.index.category(member, overriddenIn: name, kit: kit),
            let token = declaration.nameToken
        else { return }
        let above = context.index.overriders(of: category, above: name, kit: kit)
        if !above.contains(where: { context.index[$0]?.declaration != nil }) {
            if let modifier = declaration.modifier("override") { context.edits.blank(modifier.name.range) }
            conform(type, to: category, in: &context)
        }
        context.edits.replace(token.range, with: overrideName(category))
        rewriteSuper(in: declaration, category, above, &context)
        context.report(.rewritten, "override of an extension's member", at: declaration.range.lowerBound)
    }

    /// An `override` in an extension of a class of another module.
    static func applyToOverride(
        _ declaration: DeclSyntax, _ member: Member, in name: String, context: inout RewriteContext
    ) {
        let kit = context.options.kit
        ExtensionOverrides.rename(
            declaration, member, to: ExtensionOverrides.bodyName(member, name), in: &context)
        if let category = context.index.category(member, overriddenIn: name, kit: kit) {
            let above = context.index.overriders(of: category, above: name, kit: kit)
            rewriteSuper(in: declaration, category, above, &context)
            context.report(.rewritten, "override of an extension's member", at: declaration.range.lowerBound)
        } else {
            context.report(
                .leftOut, "override in an extension of another module's class",
                at: declaration.range.lowerBound,
                advice: "Linux keeps the class's own \(member.name): override it in a subclass.")
        }
    }

    /// `super.style()` in the body of a member that is moved into the class.
    static func rewriteSuper(
        in declaration: DeclSyntax, _ member: Member, of name: String, _ context: inout RewriteContext
    ) {
        let kit = context.options.kit
        guard let category = context.index.category(member, overriddenIn: name, kit: kit) else { return }
        rewriteSuper(
            in: declaration, category, context.index.overriders(of: category, above: name, kit: kit), &context
        )
    }

    /// `super.style()` of the member that is overridden calls the next one above.
    private static func rewriteSuper(
        in declaration: DeclSyntax, _ category: SourceIndex.Category, _ above: [String],
        _ context: inout RewriteContext
    ) {
        let next = above.first
        let target: String
        if let next, context.index[next]?.declaration != nil {
            target = overrideName(category)
        } else {
            target = ExtensionOverrides.bodyName(category.member, next ?? category.type)
        }
        let finder = SuperMembers(named: category.member.name)
        finder.walk(declaration)
        for token in finder.found { context.edits.replace(token.range, with: target) }
    }
}

/// The names after `super.` in a body, without those of nested types.
private final class SuperMembers: SyntaxVisitor {
    let name: String
    var found: [TokenSyntax] = []

    init(named name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
            found.append(node.declName.baseName)
        }
        return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The member that calls the most specific of several bodies.
private struct Dispatch {
    let head: MemberHead
    let body: String
    private var cases: [(type: String, name: String)] = []

    init(head: MemberHead, body: String) {
        self.head = head
        self.body = body
    }

    mutating func add(_ type: String, _ name: String) { cases.append((type, name)) }

    var declaration: String {
        let access = head.access == "open " ? "public " : head.access
        let start =
            "\(head.attributes)\(access)\(head.isStatic ? "static " : "")\(head.keyword) \(head.name)\(head.rest)"
        if head.keyword == "func" {
            return "\(start) { \(chain { "return \(head.effects)\($0)\(head.arguments)" }) }"
        }
        let getter = chain { "return \($0)" }
        guard head.accessors.contains("set") else { return "\(start) { \(getter) }" }
        return "\(start) { get { \(getter) } set { \(chain { "\($0) = newValue; return" }) } }"
    }

    private func chain(_ statement: (String) -> String) -> String {
        let tests = cases.map { "if let object = self as? \($0.type) { \(statement("object." + $0.name)) }" }
        return (tests + [statement(body)]).joined(separator: "; ")
    }
}

extension Member {
    /// The name without backticks.
    var plainName: String { name.filter { $0 != "`" } }
}
