import SwiftParser
import SwiftSyntax

/// Optional methods of the kit's protocols that only subclasses of the conforming class implement.
///
/// On iOS they are found by name. Here the class that conforms gets a method that counts as absent, and the subclass
/// overrides it.
enum OptionalStubs: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for type in file.nodes.types {
            guard let declared = type.as(ClassDeclSyntax.self), let name = Syntax(type).typeName(in: context),
                context.index[name]?.declaration?.offset == type.range.lowerBound,
                context.index[name]?.file == file.path
            else { continue }
            addStubs(to: declared, name, in: &context)
            addOverrides(in: declared, name, &context)
        }
    }

    private static func addStubs(to type: ClassDeclSyntax, _ name: String, in context: inout RewriteContext) {
        let kit = context.options.kit
        let below = context.index.tables.descendants(of: name)
        guard !below.isEmpty else { return }
        var access = type.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        if type.modifiers.contains(where: { $0.name.text == "open" }) { access = "open " }
        var seen: Set<String> = []
        for owner in below {
            let members =
                [context.index[owner]?.declaration].compactMap { $0 }.flatMap(\.members)
                + (context.index[owner]?.extensions ?? []).flatMap(\.declaration.members)
            for member in members where member.kind == .function && !member.isStatic {
                guard kit.optionalOwners[member.key] != nil, !member.modifiers.contains("override"),
                    !member.modifiers.contains("private"), seen.insert(member.key).inserted,
                    let requirement = context.index.stubs(of: name, key: member.key, kit: kit),
                    let text = stub(requirement, access: access)
                else { continue }
                context.addMember(text, before: type.memberBlock.rightBrace)
                context.neededImports.insert("UIKit")
                context.report(.rewritten, "optional method of a subclass", at: type.range.lowerBound)
            }
        }
    }

    private static func stub(_ requirement: KitRequirement, access: String) -> String? {
        let tree = Parser.parse(source: requirement.text)
        guard let declaration = tree.statements.first?.item.as(DeclSyntax.self),
            var head = MemberHead(declaration)
        else { return nil }
        head.attributes = "@preconcurrency @MainActor "
        head.access = access
        return head.forwarding(to: "OptionalMethods.absentDelegate.\(head.name)")
    }

    private static func addOverrides(
        in type: ClassDeclSyntax, _ name: String, _ context: inout RewriteContext
    ) {
        let kit = context.options.kit
        for declaration in type.memberBlock.members.active(in: context.options) {
            guard let function = declaration.as(FunctionDeclSyntax.self),
                let key = declaration.memberKeys.first,
                kit.optionalOwners[key] != nil, declaration.modifier("private") == nil
            else { continue }
            let start = declaration.range.lowerBound
            guard let member = context.index[name]?.declaration?.members.first(where: { $0.offset == start }),
                context.index.inheritsStub(of: member, in: name, kit: kit)
            else { continue }
            context.edits.insert("override ", at: function.funcKeyword.range.lowerBound)
            context.report(.rewritten, "optional method of a subclass", at: start)
        }
    }
}
