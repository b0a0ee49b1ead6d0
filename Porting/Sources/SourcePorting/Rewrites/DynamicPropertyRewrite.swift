import SwiftSyntax

/// Properties that were `@objc dynamic` notify their observers: `{ didSet { formworkDidChange(\Card.count) } }` follows
/// the value, or the call enters the observer or setter that the source has.
enum DynamicPropertyRewrite: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for variable in file.nodes.variables where isDynamic(variable) {
            guard let binding = variable.bindings.first, variable.bindings.count == 1,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let scope = TypeScope.around(Syntax(variable), in: context).first, scope.isClassLike,
                !scope.isProtocol,
                isObject(scope, in: context)
            else { continue }
            let call = "formworkDidChange(\\\(scope.written).\(name))"
            guard
                notify(
                    call, in: binding, isLazy: variable.modifiers.contains { $0.name.text == "lazy" },
                    &context)
            else {
                continue
            }
            context.neededImports.insert("UIKit")
            context.report(.rewritten, "@objc dynamic var", at: variable.range.lowerBound)
        }
    }

    /// Adds the call; returns whether the property can be assigned at all.
    private static func notify(
        _ call: String, in binding: PatternBindingSyntax, isLazy: Bool, _ context: inout RewriteContext
    ) -> Bool {
        guard let block = binding.accessorBlock else {
            guard !isLazy else { return false }
            context.edits.insert(" { didSet { \(call) } }", at: binding.endOffset)
            return true
        }
        guard case .accessors(let list) = block.accessors else { return false }
        for accessor in list where ["didSet", "set"].contains(accessor.accessorSpecifier.text) {
            guard let body = accessor.body else { continue }
            let isEmpty = body.statements.isEmpty
            context.edits.insert(
                isEmpty ? " \(call)" : " defer { \(call) };", at: body.leftBrace.range.upperBound)
            return true
        }
        guard list.contains(where: { $0.accessorSpecifier.text == "willSet" }) else { return false }
        context.edits.insert(" didSet { \(call) } ", at: block.leftBrace.range.upperBound)
        return true
    }

    private static func isDynamic(_ variable: VariableDeclSyntax) -> Bool {
        guard variable.bindingSpecifier.text == "var" else { return false }
        let modifiers = variable.modifiers.map(\.name.text)
        guard modifiers.contains("dynamic"), !modifiers.contains("static"), !modifiers.contains("class")
        else {
            return false
        }
        let names = variable.attributes.allNames
        if names.contains("objc") { return true }
        return variable.ancestor(ClassDeclSyntax.self)?.attributes.allNames.contains("objcMembers") ?? false
    }

    /// Whether the objects of a class have what the kit adds to `NSObject`.
    private static func isObject(_ scope: TypeScope, in context: RewriteContext) -> Bool {
        let kit = context.options.kit
        if let written = scope.localSuperclass {
            return kit.isObject(SourceIndex.plain(written)) || written == "NSObject"
        }
        let last = context.index.superclasses(of: scope.fullName, kit: kit).last ?? scope.fullName
        return last == "NSObject" || kit.isObject(last)
    }
}

extension PatternBindingSyntax {
    /// The UTF-8 offset after the value or type.
    fileprivate var endOffset: Int {
        (initializer?.range ?? typeAnnotation?.range ?? pattern.range).upperBound
    }
}
