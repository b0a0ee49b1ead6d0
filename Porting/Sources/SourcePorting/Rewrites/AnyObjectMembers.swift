import SwiftSyntax

/// Members of `AnyObject`, which the Objective-C runtime finds: `(info[key] as AnyObject).doubleValue`,
/// `for view: AnyObject in views { view.removeFromSuperview() }`. The object is cast to the class that has the member.
enum AnyObjectMembers: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        guard file.nodes.names.contains("AnyObject") else { return }
        for access in file.nodes.memberAccesses {
            guard let base = access.base, isAnyObject(base, in: context),
                access.ancestor(MacroExpansionExprSyntax.self) == nil
            else { continue }
            let use = AnyObjectUse(access)
            let owners = owners(of: use, in: context).sorted()
            if owners.count == 1 {
                rewrite(use, base, owners[0], in: &context)
            } else if !owners.isEmpty, owners.count <= 4, file.isInOneLine(use.node.range), use.isPlain(base)
            {
                rewrite(use, base, anyOf: owners, in: &context)
            } else {
                context.report(
                    .unanswered, "member of AnyObject", at: access.declName.range.lowerBound,
                    advice: owners.isEmpty
                        ? "Cast the object to its class."
                        : "Cast the object to its class: several have this member.")
            }
        }
    }

    /// Of several classes the object's own is found when the program runs.
    private static func rewrite(
        _ use: AnyObjectUse, _ base: ExprSyntax, anyOf owners: [String], in context: inout RewriteContext
    ) {
        let member = context.file.text(base.range.upperBound..<use.node.range.upperBound)
        let others = owners.dropLast().map { "(object as? \($0))?\(member) ?? " }.joined()
        context.edits.replace(
            use.node.range,
            with: [
                .text(
                    "({ (object: AnyObject) in \(others)(object as! \(owners[owners.count - 1]))\(member) }("),
                .kept(base.range), .text("))"),
            ])
        context.report(.rewritten, "member of AnyObject", at: base.range.lowerBound)
    }

    private static func rewrite(
        _ use: AnyObjectUse, _ base: ExprSyntax, _ owner: String, in context: inout RewriteContext
    ) {
        var object = base
        var isOptional = use.isOptional
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            object = chain.expression
            isOptional = true
        } else if let unwrap = base.as(ForceUnwrapExprSyntax.self) {
            object = unwrap.expression
        }
        if let mark = use.mark { context.edits.replace(mark.range, with: "") }
        context.edits.replace(
            base.range,
            with: [
                .text("("), .kept(object.range), .text(isOptional ? " as? \(owner))?" : " as! \(owner))"),
            ])
        context.report(.rewritten, "member of AnyObject", at: base.range.lowerBound)
    }

    // MARK: The object

    private static func isAnyObject(_ base: ExprSyntax, in context: RewriteContext) -> Bool {
        let expression = base.unwrappedParentheses
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return isAnyObject(chain.expression, in: context)
        }
        if let unwrap = expression.as(ForceUnwrapExprSyntax.self) {
            return isAnyObject(unwrap.expression, in: context)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            else { return false }
            return SourceIndex.plain(type.type.trimmedDescription) == "AnyObject"
        }
        guard expression.is(DeclReferenceExprSyntax.self) else { return false }
        return ExpressionTypes(context: context).scope(of: expression)?.fullName == "AnyObject"
    }

    // MARK: The class

    /// The classes that have the member, without their subclasses.
    private static func owners(of use: AnyObjectUse, in context: RewriteContext) -> Set<String> {
        if let known = foundation[use.key] { return [known] }
        let kit = context.options.kit
        var owners = Set(
            kit.classes.values.filter { $0.open.contains(use.key) || $0.fixed.contains(use.key) }.map(\.name))
        if context.index.tables.memberCounts[use.name] != nil {
            for (name, info) in context.index.types where info.declaration?.kind == .class {
                let members = context.index.ownMembers(of: name, named: use.name)
                if members.contains(where: { $0.member.key == use.key }) { owners.insert(name) }
            }
        }
        return owners.filter { name in
            let above =
                context.index.superclasses(of: name, kit: kit) + kit.lineage(of: name).dropFirst().map(\.name)
            return owners.isDisjoint(with: above)
        }
    }

    /// What Foundation's classes have that such source uses.
    private static let foundation: [String: String] = [
        "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber",
        "integerValue": "NSNumber",
        "boolValue": "NSNumber", "int32Value": "NSNumber", "int64Value": "NSNumber", "uintValue": "NSNumber",
        "stringValue": "NSNumber", "cgRectValue": "NSValue", "cgPointValue": "NSValue",
        "cgSizeValue": "NSValue",
        "uiEdgeInsetsValue": "NSValue", "length": "NSString", "firstObject": "NSArray",
        "lastObject": "NSArray",
        "object(at:)": "NSArray", "object(forKey:)": "NSDictionary", "allKeys": "NSDictionary",
        "allValues": "NSDictionary", "description": "NSObject", "hash": "NSObject", "isEqual(_:)": "NSObject",
        "value(forKey:)": "NSObject", "value(forKeyPath:)": "NSObject", "setValue(_:forKey:)": "NSObject",
        "responds(to:)": "NSObject", "perform(_:)": "NSObject", "perform(_:with:)": "NSObject",
        "isKind(of:)": "NSObject", "copy()": "NSObject", "mutableCopy()": "NSObject",
    ]
}

/// A member of an object of any class, and what is done with it.
private struct AnyObjectUse {
    let name: String
    /// The name with the arguments' labels where it is called.
    let key: String
    /// `?` or `!` behind the name of a method.
    var mark: TokenSyntax?
    /// Whether the use allows for a class that does not have it.
    var isOptional = false
    /// The member with the object, and with the arguments where it is called.
    let node: Syntax

    init(_ access: MemberAccessExprSyntax) {
        name = access.declName.baseName.text
        var node = Syntax(access)
        if let chain = node.parent?.as(OptionalChainingExprSyntax.self) {
            (mark, isOptional, node) = (chain.questionMark, true, Syntax(chain))
        } else if let unwrap = node.parent?.as(ForceUnwrapExprSyntax.self) {
            (mark, node) = (unwrap.exclamationMark, Syntax(unwrap))
        }
        if let call = node.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == node {
            let labels =
                call.arguments.map { ($0.label?.text ?? "_") + ":" }
                + (call.trailingClosure == nil ? [] : ["_:"])
            key = name + "(" + labels.joined() + ")"
            node = Syntax(call)
        } else {
            key = name
            mark = nil
        }
        self.node = node
        if Self.isUnwrapped(node) { isOptional = true }
    }

    /// Whether the member is used as of an object that is known to have it, and its arguments are no closures.
    func isPlain(_ base: ExprSyntax) -> Bool {
        mark == nil && !isOptional && !base.is(OptionalChainingExprSyntax.self)
            && node.as(FunctionCallExprSyntax.self)?.trailingClosure == nil
    }

    /// Whether the value is bound by `if let`, or has an alternative behind `??`.
    private static func isUnwrapped(_ node: Syntax) -> Bool {
        if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let list = node.parent?.as(ExprListSyntax.self),
            let next = list.first(where: { $0.range.lowerBound >= node.range.upperBound })
        else { return false }
        return next.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
}
