import SwiftSyntax

/// `#selector(Card.save(_:))` becomes `Selector("save:", Card.save(_:))`: the name that Objective-C has for the method, and
/// the method itself.
enum SelectorRewrite: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        let type = context.kitName("Selector")
        for macro in file.nodes.macros where macro.macroName.text == "selector" {
            guard let argument = macro.arguments.first, let open = macro.leftParen else { continue }
            let target = SelectorTarget(argument, in: context)
            context.edits.replace(macro.pound.range.lowerBound..<open.range.upperBound, with: type + "(")
            let start = (argument.label?.range ?? argument.expression.range).lowerBound
            context.edits.replace(start..<argument.expression.range.upperBound, with: target.text)
            context.neededImports.insert("UIKit")
            if target.isResolved {
                context.report(.rewritten, "#selector", at: macro.range.lowerBound)
            } else {
                context.report(
                    .unanswered, "#selector of a value of unknown type", at: macro.range.lowerBound,
                    advice: "Write the type in front of the method: #selector(Type.method).")
            }
        }
    }
}

/// What the argument of `#selector` refers to.
struct SelectorTarget {
    /// The arguments of `Selector`.
    var text: String
    /// Whether the type of the method is found.
    var isResolved = true

    /// Resolves an argument.
    init(_ argument: LabeledExprSyntax, in context: RewriteContext) {
        var expression = argument.expression.unwrappedParentheses
        var cast: TypeSyntax?
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
            let parts = Array(sequence.elements)
            if parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self) {
                expression = parts[0].unwrappedParentheses
                cast = type.type
            }
        }
        let name: DeclReferenceExprSyntax?
        var scopes: [TypeScope]
        if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
            name = access.declName
            scopes = ExpressionTypes(context: context).scope(of: base).map { [$0] } ?? []
        } else {
            name = expression.as(DeclReferenceExprSyntax.self)
            scopes = TypeScope.around(Syntax(argument), in: context)
        }
        guard let name else {
            text = "\"\(expression.trimmedDescription.filter { $0 != "\"" && !$0.isNewline })\""
            isResolved = false
            return
        }
        let member = SelectorName(name, cast: cast, accessor: argument.label?.text)
        let scope =
            scopes.first { $0.isClassLike && $0.has(member.name, in: context) }
            ?? scopes.first { $0.isClassLike } ?? scopes.first
        guard let scope else {
            let labels = member.labels ?? context.index.onlyLabels(ofMethod: member.name)
            text = "\"\(member.selector(labels: labels))\""
            isResolved = labels != nil || member.accessor != nil
            return
        }
        // A superclass of the kit may have the property without a setter: `inputView`.
        let owner = scope.declaring(member.name, isFirst: member.accessor == "setter", in: context)
        text = member.arguments(in: owner, context: context)
    }
}

/// The member that the argument of `#selector` names.
struct SelectorName {
    /// The base name as written, with backticks.
    var written: String
    /// The labels as written: `save(_:)`; nil for `save`.
    var labels: [String?]?
    /// The type in `save as (Card) -> () -> Void`.
    var cast: TypeSyntax?
    /// `getter` or `setter`.
    var accessor: String?

    init(_ reference: DeclReferenceExprSyntax, cast: TypeSyntax?, accessor: String?) {
        written = reference.baseName.text
        labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        self.cast = cast
        self.accessor = accessor
    }

    /// The base name.
    var name: String { written.filter { $0 != "`" } }

    /// Objective-C's name without a declaration at hand.
    func selector(labels: [String?]?) -> String {
        switch accessor {
        case "setter": ObjCName.setter(name)
        case "getter": name
        default: ObjCName.selector(name, labels: labels ?? [])
        }
    }

    /// The arguments of `Selector` for the member of a type.
    func arguments(in scope: TypeScope, context: RewriteContext) -> String {
        if let accessor { return accessorArguments(accessor, in: scope, context: context) }
        let members = scope.members(named: name, in: context).filter { $0.kind == .function }
        let candidates = members.filter { matches($0) }
        let exposed = candidates.filter(\.isExposed)
        let kitLabels = scope.kitMembers(named: name, in: context).map { Self.labels(ofKey: $0) }
        if let member = (exposed.count == 1 ? exposed : candidates).first {
            let hasOthers = Set(members.map(\.labels)).count > 1 || kitLabels.contains { $0 != member.labels }
            let selector = ObjCName.selector(member)
            if member.isOptional { return "\"\(selector)\"" }
            if member.isOnlyOfMainActor, !member.isStatic, !scope.isProtocol, !scope.isMainActor(in: context)
            {
                return methodArguments(selector, member, type: scope.written)
            }
            return arguments(
                selector, labels: member.labels, hasOthers: hasOthers, member: member, scope: scope)
        }
        var known = labels
        if known == nil, let count = castParameters?.count { known = kitLabels.first { $0.count == count } }
        if known == nil, Set(kitLabels).count == 1 { known = kitLabels.first }
        let selector = ObjCName.selector(name, labels: known ?? [])
        // Every delegate has the kit's default; whether one implements the method is found by name.
        if scope.isProtocol, context.options.kit.optionalKeys[name] != nil { return "\"\(selector)\"" }
        return arguments(
            selector, labels: known, hasOthers: Set(kitLabels).count > 1, member: nil, scope: scope)
    }

    private func arguments(
        _ selector: String, labels: [String?]?, hasOthers: Bool, member: Member?, scope: TypeScope
    ) -> String {
        let list = labels ?? []
        let reference = written + (list.isEmpty ? "" : "(" + list.map { ($0 ?? "_") + ":" }.joined() + ")")
        let type = scope.written
        if scope.isProtocol, type != "Self" {
            return "\"\(selector)\", { (o: any \(type)) in \(call(list, of: "o", as: nil)) }"
        }
        if member?.isStatic != true, hasOthers, labels?.isEmpty == true {
            return "\"\(selector)\", { (o: \(type)) in \(call([], of: "o", as: [])) }"
        }
        if let parameters = castParameters, !parameters.isEmpty, labels?.count == parameters.count {
            return "\"\(selector)\", { (o: \(type)) in \(call(list, of: "o", as: parameters)) }"
        }
        return "\"\(selector)\", \(type).\(reference)"
    }

    /// A method of the main actor in a class of none: a closure that calls it, with the object as first parameter.
    private func methodArguments(_ selector: String, _ member: Member, type: String) -> String {
        let names = member.labels.indices.map { "a\($0)" }
        let arguments = zip(member.labels, names).map { label, name in label.map { "\($0): \(name)" } ?? name
        }
        let head = (["o: \(type)"] + zip(names, member.parameterTypes).map { "\($0): \($1)" }).joined(
            separator: ", ")
        return "\"\(selector)\", method: { (\(head)) in o.\(written)(\(arguments.joined(separator: ", "))) }"
    }

    /// A closure that calls the method, with typed parameters where a cast gives them.
    private func call(_ labels: [String?], of object: String, as types: [String]?) -> String {
        guard let types else {
            let reference =
                written + (labels.isEmpty ? "" : "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")")
            return labels.isEmpty ? "{ \(object).\(written)() }" : "\(object).\(reference)"
        }
        let names = types.indices.map { "a\($0)" }
        let parameters = zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
        let arguments = zip(labels, names).map { label, name in label.map { "\($0): \(name)" } ?? name }
        let head = types.isEmpty ? "" : "(\(parameters)) in "
        return "{ \(head)\(object).\(written)(\(arguments.joined(separator: ", "))) }"
    }

    private func accessorArguments(_ accessor: String, in scope: TypeScope, context: RewriteContext) -> String
    {
        let member = scope.members(named: name, in: context).first { $0.kind == .variable }
        let property = member?.objcName ?? name
        let type = scope.isProtocol && scope.written != "Self" ? "any \(scope.written)" : scope.written
        if accessor == "setter" {
            let isKits =
                member == nil && name.hasPrefix("is") && !scope.kitMembers(named: name, in: context).isEmpty
            let setter = ObjCName.setter(isKits ? String(name.dropFirst(2)) : property)
            return "\"\(setter)\", { (o: \(type)) in { o.\(written) = $0 } }"
        }
        return "\"\(property)\", { (o: \(type)) in { o.\(written) } }"
    }

    /// Whether a method can be the one that is meant.
    private func matches(_ member: Member) -> Bool {
        if let labels, labels != member.labels { return false }
        guard let castParameters else { return true }
        guard castParameters.count == member.labels.count else { return false }
        let written = member.parameterTypes.map { $0.filter { !$0.isWhitespace } }
        return written == castParameters.map { $0.filter { !$0.isWhitespace } } || true
    }

    /// The types of the parameters in the cast; that of `self` left out.
    private var castParameters: [String]? {
        guard var function = cast?.as(FunctionTypeSyntax.self) else { return nil }
        if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { function = inner }
        return function.parameters.map { $0.type.trimmedDescription }
    }

    /// `save(_:for:)` -> nil, "for".
    static func labels(ofKey key: String) -> [String?] {
        guard let open = key.firstIndex(of: "("), let close = key.lastIndex(of: ")") else { return [] }
        return key[key.index(after: open)..<close].split(separator: ":").map { $0 == "_" ? nil : String($0) }
    }
}

extension ExprSyntax {
    /// The expression inside of brackets.
    var unwrappedParentheses: ExprSyntax {
        var current = self
        while let tuple = current.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first,
            only.label == nil
        {
            current = only.expression
        }
        return current
    }
}
