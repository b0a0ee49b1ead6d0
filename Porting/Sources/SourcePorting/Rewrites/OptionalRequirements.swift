import SwiftSyntax

/// Optional requirements of the package's protocols: Linux has none.
///
/// They leave the protocol, and an extension of it gets properties that return what the object implements:
///
/// ```swift
/// @objc protocol CardDelegate { @objc optional func card(_ c: Card, didChange v: Int) -> Bool }
/// protocol CardDelegate: AnyObject {  }; extension CardDelegate {
///     var formworkOptional_card_didChange: ((Card, Int) -> Bool)? { OptionalMethods.find("card(_:didChange:)", of: self) } ... }
/// delegate?.card?(self, didChange: 5)
/// delegate?.formworkOptional_card_didChange?(self, 5)
/// ```
enum OptionalRequirements: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for type in file.nodes.types {
            guard let declared = type.as(ProtocolDeclSyntax.self) else { continue }
            apply(to: declared, in: &context)
        }
        OptionalCalls.apply(to: file, in: &context)
    }

    private static func apply(to type: ProtocolDeclSyntax, in context: inout RewriteContext) {
        var members: [String] = []
        let isMainActor = type.attributes.allNames.contains("MainActor")
        let isPublic = type.modifiers.isPublic
        for declaration in type.memberBlock.members.active(in: context.options)
        where declaration.modifier("optional") != nil {
            let start = declaration.range.lowerBound
            guard let requirement = Requirement(declaration, isPublic: isPublic, isMainActor: isMainActor)
            else {
                context.report(
                    .unanswered, "optional requirement", at: start,
                    advice: "Make it a method, or a plain requirement with a default in an extension.")
                continue
            }
            // With the semicolon behind it.
            let item = declaration.parent?.as(MemberBlockItemSyntax.self)
            context.edits.blank(item?.range ?? declaration.range)
            members += requirement.lines
            context.report(.rewritten, "optional requirement", at: start)
        }
        guard !members.isEmpty else { return }
        let (outer, _) = Syntax(type).enclosingTypeName
        let name = [outer, type.name.text].compactMap { $0 }.joined(separator: ".")
        let text = "extension \(name) { \(members.joined(separator: "; ")) }"
        context.neededImports.insert("UIKit")
        if outer == nil {
            context.edits.insert("; " + text, at: type.memberBlock.rightBrace.range.upperBound)
        } else {
            context.append(text)
        }
    }
}

/// What an optional requirement becomes.
private struct Requirement {
    var lines: [String] = []

    init?(_ declaration: DeclSyntax, isPublic: Bool, isMainActor: Bool) {
        let access = isPublic ? "public " : ""
        let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes
        let isOwnMainActor = attributes?.allNames.contains("MainActor") ?? false
        var start = (isOwnMainActor ? "@MainActor " : "") + access
        let isStatic = declaration.modifier("static") != nil || declaration.modifier("class") != nil
        if isStatic { start += "static " }
        let bind = "\(isOwnMainActor ? "@MainActor " : "")\(access)static func formworkBind_"
        if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type, let name = declaration.nameToken?.text,
            variable.bindings.count == 1
        {
            let key = name.filter { $0 != "`" }
            if isStatic {
                let found =
                    "let found: (() -> \(type.oneLine))? = OptionalMethods.find(\"static \(key)\", of: self)"
                lines = [
                    "\(start)var \(name): (\(type.oneLine))? { \(found); return found.map { $0() } }",
                    "\(bind)static_\(key)(_ f: @escaping () -> \(type.oneLine)) -> Any { f }",
                ]
                return
            }
            lines = [
                "\(start)var \(name): (\(type.oneLine))? { OptionalMethods.value(\"\(key)\", of: self) }"
            ]
            return
        }
        if let brackets = declaration.as(SubscriptDeclSyntax.self), brackets.genericParameterClause == nil {
            let member = Member(brackets)
            let result = brackets.returnClause.type.oneLine
            let parameters = brackets.parameterClause.parameters
            let names = parameters.map { ($0.secondName ?? $0.firstName).text }.joined(separator: ", ")
            let type = "(\(parameters.map(\.type.oneLine).joined(separator: ", "))) -> \(result)"
            let found = "let found: (\(type))? = OptionalMethods.find(\"\(member.optionalKey)\", of: self)"
            lines = [
                "\(start)subscript\(brackets.parameterClause.oneLine) -> (\(result))? "
                    + "{ \(found); return found.map { $0(\(names)) } }",
                "\(bind)\(member.optionalName)(_ f: @escaping \(type)) -> Any { f }",
            ]
            return
        }
        guard let function = declaration.as(FunctionDeclSyntax.self), function.genericParameterClause == nil
        else { return nil }
        let member = Member(function)
        let parameters = function.signature.parameterClause.parameters.map { parameter in
            parameter.type.oneLine + (parameter.ellipsis == nil ? "" : "...")
        }
        let effects = function.signature.effectSpecifiers.map { " " + $0.oneLine } ?? ""
        let result = function.signature.returnClause?.type.oneLine ?? "Void"
        let actor = isMainActor || isOwnMainActor ? "@MainActor " : ""
        let type = "\(actor)(\(parameters.joined(separator: ", ")))\(effects) -> \(result)"
        lines = [
            "\(start)var formworkOptional_\(member.optionalName): (\(type))? "
                + "{ OptionalMethods.find(\"\(member.optionalKey)\", of: self) }",
            "\(bind)\(member.optionalName)"
                + "(_ f: @escaping \(type)) -> Any { f }",
        ]
    }
}
