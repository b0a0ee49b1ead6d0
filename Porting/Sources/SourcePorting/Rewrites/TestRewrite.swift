import SwiftSyntax

/// XCTest on Linux runs synchronous tests of `@MainActor` classes only where these say `@preconcurrency`.
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
