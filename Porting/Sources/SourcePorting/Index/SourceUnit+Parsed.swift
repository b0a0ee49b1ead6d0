import SwiftSyntax

extension SourceUnit {
    /// The units of a file, outer ones before those inside them.
    static func units(of file: ParsedFile) -> [SourceUnit] {
        var reader = SourceUnitReader(conditions: file.conditions)
        reader.read(file.tree.statements)
        return reader.units
    }
}

/// Reads what iOS compiles.
private struct SourceUnitReader {
    let conditions: BuildConditions
    var units: [SourceUnit] = []

    mutating func read(_ statements: CodeBlockItemListSyntax) {
        for item in statements {
            switch item.item {
            case .decl(let declaration):
                let first = units.count
                read(declaration, in: nil)
                if first < units.count, item.semicolon != nil { units[first].end = item.range.upperBound }
            default:
                let names = NameReader.names(in: Syntax(item), local: [])
                units.append(
                    SourceUnit(
                        kind: .statement, declared: [], names: names, start: item.range.lowerBound,
                        end: item.range.upperBound))
            }
        }
    }

    /// A member goes with the semicolon behind it.
    private mutating func read(_ member: MemberBlockItemSyntax, in type: String?) {
        let first = units.count
        read(member.decl, in: type)
        if first < units.count, member.semicolon != nil { units[first].end = member.range.upperBound }
    }

    private mutating func read(_ declaration: DeclSyntax, in type: String?) {
        if let region = declaration.as(IfConfigDeclSyntax.self) {
            for clause in conditions.activeClauses(of: region) {
                switch clause.elements {
                case .statements(let statements)?: read(statements)
                case .decls(let members)?: for member in members { read(member, in: type) }
                default: continue
                }
            }
        } else if let group = declaration.asProtocol(DeclGroupSyntax.self) {
            read(group, declaration, in: type)
        } else {
            readMember(declaration, in: type)
        }
    }

    private mutating func read(_ group: any DeclGroupSyntax, _ declaration: DeclSyntax, in type: String?) {
        guard let name = Syntax(declaration).declaredTypeName else { return }
        let isExtension = declaration.is(ExtensionDeclSyntax.self)
        let plain = isExtension ? SourceIndex.plain(name) : name
        let full = isExtension || type == nil ? plain : (type ?? "") + "." + plain
        let start = declaration.range.lowerBound
        var unit = SourceUnit(
            kind: isExtension ? .extension : .type, declared: isExtension ? [] : [name], type: type,
            names: NameReader.names(
                in: Syntax(declaration), upTo: group.memberBlock.range.lowerBound, local: [],
                without: group.inheritanceClause.map { Syntax($0) }), start: start,
            end: declaration.range.upperBound)
        unit.inherited = group.inheritanceClause?.inheritedTypes.map(\.type.bare) ?? []
        unit.attributes = group.attributes.allNames
        units.append(unit)
        for member in group.memberBlock.members { read(member, in: full) }
    }

    private mutating func readMember(_ declaration: DeclSyntax, in type: String?) {
        guard !declaration.is(ImportDeclSyntax.self) else { return }
        var unit = SourceUnit(
            kind: type == nil ? .global : .member, declared: [], key: declaration.memberKeys.first,
            type: type,
            names: "", start: declaration.range.lowerBound, end: declaration.range.upperBound)
        unit.attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes.allNames ?? []
        var body: CodeBlockSyntax?
        if let function = declaration.as(FunctionDeclSyntax.self) {
            body = function.body
            unit.declared = [function.name.text]
        } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
            body = initializer.body
            unit.kind = .initializer
        } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
            unit.kind = .enumCase
            unit.declared = cases.elements.map(\.name.text)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            unit.declared = variable.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            }
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            unit.declared = [alias.name.text]
        }
        let local = LocalNames.names(in: Syntax(declaration))
        if let body, !body.statements.isEmpty {
            unit.names = NameReader.names(
                in: Syntax(declaration), upTo: body.range.lowerBound, local: local)
            let returns = declaration.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
            unit.statements = statements(of: body, returns: returns, local: local)
        } else {
            unit.names = NameReader.names(in: Syntax(declaration), local: local)
        }
        units.append(unit)
    }

    private func statements(
        of body: CodeBlockSyntax, returns: Bool, local: Set<String>
    ) -> [SourceUnit.Statement] {
        body.statements.map { item in
            let isOnly = body.statements.count == 1
            let variable = item.item.as(VariableDeclSyntax.self)
            let declared = variable?.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            }
            return SourceUnit.Statement(
                names: NameReader.names(in: Syntax(item), local: variable == nil ? [] : local),
                declared: declared ?? [], isDroppable: !(returns && isOnly) && Self.isDroppable(item),
                start: item.range.lowerBound, end: item.range.upperBound)
        }
    }

    /// Calls, assignments and local variables; what may leave the function stays.
    private static func isDroppable(_ item: CodeBlockItemSyntax) -> Bool {
        switch item.item {
        case .decl(let declaration): return declaration.is(VariableDeclSyntax.self)
        case .expr(let expression):
            // `super.init` and what an initialiser assigns is needed.
            guard !expression.description.contains("super.init"),
                !expression.description.contains("self.init")
            else { return false }
            return true
        case .stmt(let statement):
            guard
                statement.is(ExpressionStmtSyntax.self) || statement.is(DeferStmtSyntax.self)
                    || statement.is(DoStmtSyntax.self) || statement.is(ForStmtSyntax.self)
            else { return false }
            return !statement.tokens(viewMode: .sourceAccurate).contains {
                $0.tokenKind == .keyword(.return) || $0.tokenKind == .keyword(.throw)
            }
        default: return false
        }
    }
}

/// The names in a piece of source: `web` for `web` and `self.web`, `.web` for `x.web`, `$items` for `$items`.
private enum NameReader {
    static func names(
        in node: Syntax, upTo end: Int = .max, local: Set<String>, without left: Syntax? = nil
    ) -> String {
        var names: Set<String> = []
        let skipped = left?.range
        for token in node.tokens(viewMode: .sourceAccurate) {
            let start = token.range.lowerBound
            if start >= end { break }
            if skipped?.contains(start) == true { continue }
            var text: String
            switch token.tokenKind {
            case .identifier(let name): text = name
            case .dollarIdentifier(let name): text = name
            default: continue
            }
            guard let parent = token.parent, !parent.is(LabeledExprSyntax.self),
                !parent.is(FunctionParameterSyntax.self),
                !parent.is(IdentifierPatternSyntax.self), !parent.is(FunctionDeclSyntax.self)
            else { continue }
            if let access = parent.parent?.as(MemberAccessExprSyntax.self), access.declName.id == parent.id {
                let isOwn = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
                if !isOwn, text.first?.isUppercase != true, text.first != "$" { text = "." + text }
            } else if local.contains(text) {
                continue
            }
            names.insert(text)
        }
        return names.sorted().joined(separator: " ")
    }
}

/// Parameters and local variables, which hide members of the same name.
private final class LocalNames: SyntaxVisitor {
    var names: Set<String> = []

    static func names(in node: Syntax) -> Set<String> {
        let finder = LocalNames(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.names
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}
