import SwiftSyntax

/// Objects of classes that are known at run time: `T()`, `cellClass.init(frame:)`, `type(of: self).init()`.
///
/// iOS calls every initialiser of UIKit's classes on a metatype, Swift alone only those that are `required`.
enum MetatypeInits: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for call in file.nodes.calls {
            guard call.leftParen != nil, call.trailingClosure == nil, let made = made(by: call, in: context)
            else {
                continue
            }
            let labels = call.arguments.map { $0.label?.text }
            guard made.bounds.contains(where: { isDynamic($0, labels, in: context) }),
                !made.bounds.contains(where: { isRequired($0, labels, in: context) })
            else { continue }
            let key = labels.map { ($0 ?? "_") + ":" }.joined()
            guard supported.contains(key) else {
                context.report(
                    .unanswered, "initialiser of a metatype", at: call.range.lowerBound,
                    advice: "Declare init(\(key)) with `required` in the base class.")
                continue
            }
            rewrite(call, made.metatype, in: &context)
        }
    }

    /// The initialisers that the kit looks up.
    private static let supported: Set<String> = [
        "", "frame:", "style:reuseIdentifier:", "reuseIdentifier:", "frame:collectionViewLayout:",
        "nibName:bundle:", "rootViewController:", "style:", "collectionViewLayout:",
    ]

    private static func rewrite(
        _ call: FunctionCallExprSyntax, _ metatype: SourceEdits.Piece, in context: inout RewriteContext
    ) {
        guard let open = call.leftParen else { return }
        let start = call.calledExpression.range.lowerBound
        context.edits.replace(
            start..<open.range.upperBound,
            with: [.text("DynamicInit.make("), metatype, .text(call.arguments.isEmpty ? "" : ", ")])
        context.neededImports.insert("UIKit")
        context.report(.rewritten, "initialiser of a metatype", at: start)
    }

    /// What a call makes an object of: the metatype, and the types of which its class is known to be.
    private static func made(
        by call: FunctionCallExprSyntax, in context: RewriteContext
    ) -> (metatype: SourceEdits.Piece, bounds: [String])? {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard let bounds = bounds(ofParameter: name, around: Syntax(call), in: context) else {
                return nil
            }
            return (.text(name + ".self"), bounds)
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.tokenKind == .keyword(.`init`),
            let base = access.base?.unwrappedParentheses
        else { return nil }
        let kept = SourceEdits.Piece.kept((access.base ?? base).range)
        if base.trimmedDescription == "self" {
            guard isInStaticFunction(Syntax(call)) else { return nil }
            return bounds(ofParameter: "Self", around: Syntax(call), in: context).map { (kept, $0) }
        }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let bounds = bounds(ofParameter: name, around: Syntax(call), in: context)
        {
            return (.text(name + ".self"), bounds)
        }
        if let inner = base.as(FunctionCallExprSyntax.self),
            inner.calledExpression.trimmedDescription == "type",
            inner.arguments.count == 1, let object = inner.arguments.first, object.label?.text == "of"
        {
            return ExpressionTypes(context: context).scope(of: object.expression).map {
                (kept, [$0.fullName])
            }
        }
        if let cast = base.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
            return metatype(cast.type.trimmedDescription).map { (kept, [$0]) }
        }
        let scope = ExpressionTypes(context: context).scope(of: base)
        guard let type = scope.flatMap({ metatype($0.fullName) }) else { return nil }
        return (kept, bounds(ofParameter: type, around: Syntax(call), in: context) ?? [type])
    }

    /// Whether `self` is a metatype at a node.
    private static func isInStaticFunction(_ node: Syntax) -> Bool {
        var current = node.parent
        while let next = current, !next.is(MemberBlockSyntax.self) {
            if let modifiers = next.asProtocol(WithModifiersSyntax.self)?.modifiers,
                next.is(FunctionDeclSyntax.self) || next.is(VariableDeclSyntax.self),
                next.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return modifiers.contains { ["static", "class"].contains($0.name.text) }
            }
            current = next.parent
        }
        return false
    }

    /// `UIView` in `UIView.Type`.
    private static func metatype(_ written: String) -> String? {
        let plain = SourceIndex.plain(written).filter { $0 != "(" && $0 != ")" }
        return plain.hasSuffix(".Type") ? SourceIndex.plain(String(plain.dropLast(5))) : nil
    }

    /// The types of which a generic parameter, or `Self`, is known to be; nil for other names.
    private static func bounds(
        ofParameter name: String, around node: Syntax, in context: RewriteContext
    ) -> [String]? {
        var found: [String]?
        if name == "Self" {
            guard let scope = TypeScope.around(node, in: context).first else { return nil }
            found = [scope.fullName]
        }
        var current = node.parent
        while let next = current {
            let (parameters, conditions) = generics(of: next)
            for parameter in parameters where parameter.name.text == name {
                found = (found ?? []) + (parameter.inheritedType.map { parts($0) } ?? [])
            }
            guard found != nil || next.is(ExtensionDeclSyntax.self) else {
                current = next.parent
                continue
            }
            for condition in conditions {
                guard let conformance = condition.requirement.as(ConformanceRequirementSyntax.self),
                    conformance.leftType.trimmedDescription == name
                else { continue }
                found = (found ?? []) + parts(conformance.rightType)
            }
            current = next.parent
        }
        return found
    }

    private static func parts(_ type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.map { $0.type.trimmedDescription }
        }
        return [SourceIndex.plain(type.trimmedDescription)]
    }

    private static func generics(
        of node: Syntax
    ) -> (parameters: [GenericParameterSyntax], conditions: [GenericRequirementSyntax]) {
        let parameters = node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause?.parameters
        let clause =
            node.asProtocol(WithGenericParametersSyntax.self)?.genericWhereClause
            ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause
        return (parameters.map { Array($0) } ?? [], clause.map { Array($0.requirements) } ?? [])
    }

    /// Whether a type is a class whose initialiser is looked up at run time: the kit's, or one below.
    private static func isDynamic(_ name: String, _ labels: [String?], in context: RewriteContext) -> Bool {
        let kit = context.options.kit
        let full = context.index.fullName(name, in: nil) ?? name
        guard context.index[full]?.declaration == nil else {
            return context.index[full]?.declaration?.kind == .class
                && context.index.superclasses(of: full, kit: kit).contains { kit.classes[$0] != nil }
        }
        return full == "NSObject" || !kit.lineage(of: full).isEmpty
    }

    /// Whether a class or protocol declares the initialiser so that a metatype has it.
    private static func isRequired(_ name: String, _ labels: [String?], in context: RewriteContext) -> Bool {
        let kit = context.options.kit
        let full = context.index.fullName(name, in: nil) ?? name
        let key = "init(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        let types =
            [full] + context.index.superclasses(of: full, kit: kit)
            + context.index.conformances(of: full, kit: kit)
        return types.contains { type in
            if kit.classes[type]?.required.contains(key) == true { return true }
            let isProtocol = context.index[type]?.declaration?.kind == .protocol
            return context.index.ownMembers(of: type, named: "init").contains {
                $0.member.labels == labels && (isProtocol || $0.member.modifiers.contains("required"))
            }
        }
    }
}
