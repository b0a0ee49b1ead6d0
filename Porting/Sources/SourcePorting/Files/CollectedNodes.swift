import SwiftSyntax

/// The nodes of a file that rewrites look at, each list in source order.
public struct CollectedNodes {
    /// `import` declarations.
    public var imports: [ImportDeclSyntax] = []
    /// Attributes of declarations and types: `@objc`, `@escaping`.
    public var attributes: [AttributeSyntax] = []
    /// Modifiers of declarations.
    public var modifiers: [DeclModifierSyntax] = []
    /// Classes, structures, enumerations, actors, protocols and extensions.
    public var types: [DeclSyntax] = []
    /// Functions, also nested ones.
    public var functions: [FunctionDeclSyntax] = []
    /// Variables and constants, also local ones.
    public var variables: [VariableDeclSyntax] = []
    /// Uses of macros as expressions: `#selector(...)`, `#keyPath(...)`, `#Preview { }`.
    public var macros: [MacroExpansionExprSyntax] = []
    /// Uses of macros as declarations.
    public var macroDeclarations: [MacroExpansionDeclSyntax] = []
    /// Calls.
    public var calls: [FunctionCallExprSyntax] = []
    /// Member accesses: `a.b`.
    public var memberAccesses: [MemberAccessExprSyntax] = []
    /// `a?`, in front of a member, call or subscript.
    public var optionalChains: [OptionalChainingExprSyntax] = []
    /// `#if` blocks, also around statements, members, cases, attributes and members of an expression.
    public var conditionals: [IfConfigDeclSyntax] = []
    /// `#available` and `#unavailable`.
    public var availability: [AvailabilityConditionSyntax] = []
    /// The names that expressions refer to and that types are written with.
    public var names: Set<String> = []
}

/// Walks a tree once, without the regions that iOS does not compile.
final class NodeCollector: SyntaxVisitor {
    var nodes = CollectedNodes()
    private let conditions: BuildConditions

    init(conditions: BuildConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        nodes.conditionals.append(node)
        for clause in conditions.activeClauses(of: node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        nodes.imports.append(node)
        return .visitChildren
    }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        nodes.attributes.append(node)
        return .visitChildren
    }
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        nodes.modifiers.append(node)
        return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
    private func type(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
        nodes.types.append(DeclSyntax(node))
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        nodes.functions.append(node)
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        nodes.variables.append(node)
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        nodes.macros.append(node)
        return node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        nodes.macroDeclarations.append(node)
        return node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        nodes.calls.append(node)
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        nodes.memberAccesses.append(node)
        return .visitChildren
    }
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        nodes.optionalChains.append(node)
        return .visitChildren
    }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        nodes.availability.append(node)
        return .skipChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        nodes.names.insert(node.baseName.text)
        return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        nodes.names.insert(node.name.text)
        return .visitChildren
    }
}
