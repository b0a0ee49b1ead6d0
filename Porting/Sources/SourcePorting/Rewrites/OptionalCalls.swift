import SwiftSyntax

/// Calls of optional requirements, and references to them: `delegate?.changed?(x)`, `delegate?.changed != nil`.
enum OptionalCalls {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        guard !file.nodes.memberAccesses.isEmpty || !file.nodes.optionalChains.isEmpty else { return }
        for call in file.nodes.calls { apply(to: call, in: &context) }
        for access in file.nodes.memberAccesses { apply(to: access, in: &context) }
    }

    // MARK: Calls

    private static func apply(to call: FunctionCallExprSyntax, in context: inout RewriteContext) {
        guard let called = OptionalCallee(call) else { return }
        let tables = context.index.tables
        let own = (tables.optionals[called.name] ?? []).filter { called.matches($0.member.labels) }
            .of(types: called.base?.isType)
        let kits = (context.options.kit.optionalKeys[called.name] ?? []).filter {
            called.matches($0.argumentLabels)
        }
        guard !own.isEmpty || !kits.isEmpty else { return }
        let use = OptionalUse(
            base: called.base, name: called.name, isLabelled: called.isLabelled, node: Syntax(call))
        let types = own.map(\.type)
        let kitTypes = kits.flatMap { context.options.kit.optionalOwners[$0] ?? [] }
        switch use.resolve(own: types, kit: kitTypes, in: context) {
        case .own:
            guard let requirement = own.first(where: { called.fitsTypes($0.member) }) ?? own.first else {
                return
            }
            rewrite(call, called, to: requirement.member, in: &context)
        case .kit: wrap(call, called, keys: kits, in: &context)
        case .neither: return
        }
    }

    private static func rewrite(
        _ call: FunctionCallExprSyntax, _ called: OptionalCallee, to member: Member,
        in context: inout RewriteContext
    ) {
        context.edits.replace(called.reference.range, with: "formworkOptional_\(member.optionalName)")
        for argument in call.arguments {
            guard let label = argument.label else { continue }
            context.edits.blank(label.range.lowerBound..<argument.expression.range.lowerBound)
        }
        context.report(.rewritten, "call of an optional requirement", at: called.reference.range.lowerBound)
        if !call.additionalTrailingClosures.isEmpty {
            context.report(
                .unanswered, "call of an optional requirement", at: call.range.lowerBound,
                advice: "Pass the closures between the parentheses.")
        }
    }

    private static func wrap(
        _ call: FunctionCallExprSyntax, _ called: OptionalCallee, keys: [String],
        in context: inout RewriteContext
    ) {
        let continues =
            call.parent?.as(MemberAccessExprSyntax.self)?.base?.id == call.id
            || call.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == call.id
            || call.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == call.id
        context.edits.replace(called.mark.range, with: "")
        let end = called.mark.text == "!" ? ")!" : continues ? ")?" : ")"
        let name = Set(keys).count == 1 ? "\"\(keys[0])\", " : ""
        context.edits.wrap(call.range, before: "OptionalMethods.call(\(name)", after: end)
        context.neededImports.insert("UIKit")
        context.report(.rewritten, "call of an optional requirement", at: called.reference.range.lowerBound)
    }

    // MARK: References

    private static func apply(to access: MemberAccessExprSyntax, in context: inout RewriteContext) {
        let name = access.declName.baseName.text
        let own = context.index.tables.optionals[name] ?? []
        let kits = context.options.kit.optionalKeys[name] ?? []
        guard !own.isEmpty || !kits.isEmpty, let base = access.base, !isCalled(access), !isInMacro(access),
            !isTested(access)
        else {
            return
        }
        let labels = access.declName.argumentNames.map {
            $0.arguments.map { argument -> String? in
                argument.name.text == "_" ? nil : argument.name.text
            }
        }
        let matching = own.filter { labels == nil || $0.member.labels == labels }
            .of(types: base.isType)
        let keys = kits.filter { labels == nil || $0.argumentLabels == labels }
        let use = OptionalUse(base: base, name: name, isLabelled: labels != nil, node: Syntax(access))
        let kitTypes = keys.flatMap { context.options.kit.optionalOwners[$0] ?? [] }
        switch use.resolve(own: matching.map(\.type), kit: kitTypes, in: context) {
        case .own:
            guard let first = matching.first else { return }
            guard Set(matching.map(\.member.optionalName)).count == 1 else {
                return ambiguous(access, &context)
            }
            if first.member.kind == .variable { return }
            context.edits.replace(
                access.declName.range, with: "formworkOptional_\(first.member.optionalName)")
            context.report(
                .rewritten, "reference to an optional requirement", at: access.declName.range.lowerBound)
        case .kit:
            guard keys.count == 1 else { return ambiguous(access, &context) }
            test(access, base, key: keys[0], in: &context)
        case .neither: return
        }
    }

    private static func ambiguous(_ access: MemberAccessExprSyntax, _ context: inout RewriteContext) {
        context.report(
            .unanswered, "reference to an optional requirement", at: access.range.lowerBound,
            advice: "Write the labels: several methods have this name.")
    }

    /// A method of the kit's protocols is there for every delegate, so the object is looked at first.
    private static func test(
        _ access: MemberAccessExprSyntax, _ base: ExprSyntax, key: String, in context: inout RewriteContext
    ) {
        var member = Member(kind: .function, name: access.declName.baseName.text)
        member.labels = key.argumentLabels
        context.edits.replace(
            access.range,
            with: [
                .text("("), .kept(base.range), .text(tested + "\(ObjCName.selector(member))\")) == true ? "),
                .kept(access.range), .text(" : nil)"),
            ])
        context.neededImports.insert("UIKit")
        context.report(
            .rewritten, "reference to an optional requirement", at: access.declName.range.lowerBound)
    }

    private static let tested = ".responds(to: Selector(\""

    /// Whether source says already that it looks at the object first.
    private static func isTested(_ access: MemberAccessExprSyntax) -> Bool {
        access.ancestor(TupleExprSyntax.self)?.description.contains(tested) ?? false
    }

    /// Whether the member is what a call calls, with `?` or `!` or without.
    private static func isCalled(_ access: MemberAccessExprSyntax) -> Bool {
        var node = Syntax(access)
        while let parent = node.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            node = parent
        }
        return node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
            == node.as(ExprSyntax.self)?.id
    }

    private static func isInMacro(_ node: some SyntaxProtocol) -> Bool {
        node.ancestor(MacroExpansionExprSyntax.self) != nil || node.ancestor(KeyPathExprSyntax.self) != nil
    }
}

/// `base.name?` or `base.name!` in front of arguments.
struct OptionalCallee {
    /// The object; nil for a member of an enclosing type.
    var base: ExprSyntax?
    /// The method's name with its labels, if there are any.
    var reference: DeclReferenceExprSyntax
    /// `?` or `!`.
    var mark: TokenSyntax
    /// The arguments' labels; of trailing closures only the later ones have some.
    private var labels: [String?]
    private var trailing: [String?]

    var name: String { reference.baseName.text }
    /// Whether there is a label, which a call of a closure has not.
    var isLabelled: Bool { labels.contains { $0 != nil } || reference.argumentNames != nil }

    init?(_ call: FunctionCallExprSyntax) {
        let called: ExprSyntax
        if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
            mark = chain.questionMark
            called = chain.expression
        } else if let unwrap = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
            mark = unwrap.exclamationMark
            called = unwrap.expression
        } else {
            return nil
        }
        if let access = called.as(MemberAccessExprSyntax.self) {
            base = access.base
            reference = access.declName
        } else if let own = called.as(DeclReferenceExprSyntax.self) {
            reference = own
        } else {
            return nil
        }
        labels = call.arguments.map { $0.label?.text }
        trailing =
            (call.trailingClosure == nil ? [] : [nil]) + call.additionalTrailingClosures.map { $0.label.text }
    }

    /// Whether trailing closures are passed to parameters that are functions as written.
    func fitsTypes(_ member: Member) -> Bool {
        member.parameterTypes.suffix(trailing.count).allSatisfy { $0.contains("->") }
    }

    /// Whether the arguments fit a requirement's labels.
    func matches(_ expected: [String?]) -> Bool {
        if let names = reference.argumentNames {
            return expected == names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        }
        guard expected.count == labels.count + trailing.count, Array(expected.prefix(labels.count)) == labels
        else {
            return false
        }
        return zip(expected.dropFirst(labels.count), trailing).allSatisfy { $1 == nil || $0 == $1 }
    }
}

extension String {
    /// The labels of a key: `card(_:didChange:)` has nil and `didChange`.
    var argumentLabels: [String?] {
        guard let open = firstIndex(of: "("), last == ")" else { return [] }
        return self[index(after: open)...].dropLast().split(separator: ":").map {
            $0 == "_" ? nil : String($0)
        }
    }
}

extension [OptionalRequirement] {
    /// The requirements of types where an expression is a type, or else those of objects; all where there are none of these.
    fileprivate func of(types: Bool?) -> [OptionalRequirement] {
        let found = filter { $0.member.isStatic == (types ?? false) }
        return found.isEmpty ? self : found
    }
}

extension ExprSyntax {
    /// Whether it is `type(of: object)`, or a constant that has been set to that.
    fileprivate var isType: Bool {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isType }
        if let reference = self.as(DeclReferenceExprSyntax.self),
            let value = OptionalUse.binding(of: reference.baseName.text, around: Syntax(self))
        {
            return value.isType
        }
        let called = self.as(FunctionCallExprSyntax.self)?.calledExpression
        if let access = called?.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.text == "type" && access.base?.trimmedDescription == "Swift"
        }
        return called?.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
    }
}
