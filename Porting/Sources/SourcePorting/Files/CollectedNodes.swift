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
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node)
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.imports)
    }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.attributes)
    }
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.modifiers, then: .skipChildren)
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.functions)
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.variables)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.macros, then: inside(node.macroName))
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.macroDeclarations, then: inside(node.macroName))
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.calls)
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.memberAccesses)
    }
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.optionalChains)
    }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        add(node, to: &nodes.availability, then: .skipChildren)
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        name(node.baseName)
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        name(node.name)
    }

    private func add<Node>(
        _ node: Node, to list: inout [Node], then next: SyntaxVisitorContinueKind = .visitChildren
    ) -> SyntaxVisitorContinueKind {
        list.append(node)
        return next
    }
    private func type(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
        add(DeclSyntax(node), to: &nodes.types)
    }
    private func name(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        nodes.names.insert(token.text)
        return .visitChildren
    }
    /// What a preview holds is no part of the adapted source.
    private func inside(_ macro: TokenSyntax) -> SyntaxVisitorContinueKind {
        macro.text == "Preview" ? .skipChildren : .visitChildren
    }
}
