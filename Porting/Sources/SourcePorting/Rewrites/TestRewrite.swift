import SwiftSyntax

/// XCTest on Linux runs synchronous tests of `@MainActor` classes only where these say `@preconcurrency`, and declares
/// `setUp` and its like for no actor.
enum TestRewrite: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for attribute in file.nodes.attributes where attribute.name == "MainActor" {
            guard let decl = attribute.parent?.parent,
                let attributes = decl.asProtocol(WithAttributesSyntax.self)?.attributes.allNames,
                !attributes.contains("preconcurrency"), isTest(decl, in: context)
            else { continue }
            context.edits.insert("@preconcurrency ", at: attribute.range.lowerBound)
            context.report(.rewritten, "@MainActor of a test", at: attribute.range.lowerBound)
        }
        for function in file.nodes.functions where fixtures.contains(function.name.text) {
            isolate(function, in: &context)
        }
    }

    /// The methods that run before and after tests.
    private static let fixtures: Set<String> = [
        "setUp", "setUpWithError", "tearDown", "tearDownWithError",
    ]

    /// An override has the isolation of what it overrides, so that its body says that it runs on the main actor.
    private static func isolate(_ function: FunctionDeclSyntax, in context: inout RewriteContext) {
        let words = Set(function.modifiers.map(\.name.text))
        guard let body = function.body, words.contains("override"), function.attributes.isEmpty,
            words.isDisjoint(with: ["nonisolated", "class", "static"]),
            function.signature.parameterClause.parameters.isEmpty,
            function.signature.effectSpecifiers?.asyncSpecifier == nil, !body.statements.isEmpty,
            let type = function.parent?.ancestor(ClassDeclSyntax.self),
            TypeScope.around(Syntax(function), in: context).first?.written == type.name.text,
            isTest(Syntax(type), in: context), isMainActor(type, in: context), !isIsolated(body)
        else { return }
        let isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
        context.edits.insert(
            isThrowing
                ? " try MainActor.assumeIsolated { () throws -> Void in" : " MainActor.assumeIsolated {",
            at: body.leftBrace.range.upperBound)
        context.edits.insert("} ", at: body.rightBrace.range.lowerBound)
        context.report(
            .rewritten, "\(function.name.text) of a @MainActor test", at: function.range.lowerBound)
    }

    private static func isIsolated(_ body: CodeBlockSyntax) -> Bool {
        body.statements.first?.item.trimmedDescription.contains("MainActor.assumeIsolated") ?? false
    }

    private static func isMainActor(_ type: ClassDeclSyntax, in context: RewriteContext) -> Bool {
        if type.attributes.allNames.contains("MainActor") { return true }
        let (outer, _) = Syntax(type).enclosingTypeName
        let name = (outer.map { $0 + "." } ?? "") + type.name.text
        return context.index.isMainActor(name, kit: context.options.kit)
    }

    /// Whether a declaration is a test class, or a method of one.
    private static func isTest(_ decl: Syntax, in context: RewriteContext) -> Bool {
        if decl.is(ClassDeclSyntax.self) {
            let (outer, _) = decl.enclosingTypeName
            return isTestClass((outer.map { $0 + "." } ?? "") + (decl.declaredTypeName ?? ""), in: context)
        }
        guard decl.is(FunctionDeclSyntax.self) || decl.is(VariableDeclSyntax.self) else { return false }
        return TypeScope.around(decl, in: context).first.map { isTestClass($0.fullName, in: context) }
            ?? false
    }

    private static func isTestClass(_ name: String, in context: RewriteContext) -> Bool {
        context.index.superclasses(of: name, kit: context.options.kit).contains {
            $0 == "XCTestCase" || $0 == "XCTest.XCTestCase"
        }
    }
}
