import SwiftSyntax

extension FileIndex {
    /// The index of a parsed file.
    public init(_ file: ParsedFile, module: String) {
        self = file.index
        self.module = module
    }

    /// Reads the declarations of a file.
    mutating func read(_ nodes: CollectedNodes, conditions: BuildConditions) {
        imports = nodes.imports.map { $0.path.map(\.name.text).joined(separator: ".") }
        callsRuntime = !nodes.names.isDisjoint(with: MissingNames.runtimeFunctions)
        types = nodes.types.map { TypeDeclaration($0, conditions: conditions) }
    }
}

extension TypeDeclaration {
    /// Indexes a declaration. Members in regions of `#if` that iOS may compile are included.
    init(_ node: DeclSyntax, conditions: BuildConditions) {
        switch node.as(DeclSyntaxEnum.self) {
        case .classDecl(let decl):
            self.init(kind: .class, name: decl.name.text)
            generics = decl.genericParameterClause?.parameters.map(\.name.text) ?? []
        case .structDecl(let decl):
            self.init(kind: .struct, name: decl.name.text)
            generics = decl.genericParameterClause?.parameters.map(\.name.text) ?? []
        case .enumDecl(let decl):
            self.init(kind: .enum, name: decl.name.text)
            generics = decl.genericParameterClause?.parameters.map(\.name.text) ?? []
        case .actorDecl(let decl):
            self.init(kind: .actor, name: decl.name.text)
            generics = decl.genericParameterClause?.parameters.map(\.name.text) ?? []
        case .protocolDecl(let decl):
            self.init(kind: .protocol, name: decl.name.text)
        case .extensionDecl(let decl):
            self.init(kind: .extension, name: decl.extendedType.trimmedDescription)
            requirements = decl.genericWhereClause?.trimmedDescription
        default:
            self.init(kind: .struct, name: "")
        }
        guard let group = node.asProtocol(DeclGroupSyntax.self) else { return }
        inherited = group.inheritanceClause?.inheritedTypes.map(\.type.bare) ?? []
        attributes = group.attributes.allNames
        objcName = group.attributes.objcName
        modifiers = group.modifiers.map(\.name.text)
        offset = group.range.lowerBound
        closingBrace = group.memberBlock.rightBrace.range.lowerBound
        members = Member.members(of: group.memberBlock.members, conditions: conditions)
        if kind == .extension || kind == .protocol {
            let heads = MemberHead.heads(of: group.memberBlock.members, modifiers: group.modifiers)
            for position in members.indices { members[position].head = heads[members[position].offset] }
        }
        condition = conditions.remainingCondition(around: Syntax(node))
        let (outer, isLocal) = Syntax(node).enclosingTypeName
        self.isLocal = isLocal
        if kind != .extension, let outer {
            parent = outer
            name = outer + "." + name
        }
    }
}

extension Member {
    /// Indexes the members of a body, also those between `#if` and `#endif`.
    static func members(of list: MemberBlockItemListSyntax, conditions: BuildConditions) -> [Member] {
        list.flatMap { item -> [Member] in
            switch item.decl.as(DeclSyntaxEnum.self) {
            case .functionDecl(let decl): return [Member(decl)]
            case .variableDecl(let decl): return Member.variables(decl)
            case .initializerDecl(let decl):
                var member = Member(kind: .initializer, name: "init")
                member.read(decl.signature)
                member.read(decl.attributes, decl.modifiers, at: decl.range.lowerBound)
                return [member]
            case .subscriptDecl(let decl):
                return [Member(decl)]
            case .enumCaseDecl(let decl):
                return decl.elements.map { Member(kind: .enumCase, name: $0.name.text) }
            case .ifConfigDecl(let decl):
                return conditions.activeClauses(of: decl).flatMap { clause -> [Member] in
                    guard case .decls(let inner)? = clause.elements else { return [] }
                    let condition = conditions.remainingCondition(of: clause, in: decl)
                    return members(of: inner, conditions: conditions).map { member in
                        var member = member
                        let parts = [condition, member.condition].compactMap { $0 }
                        member.condition = parts.isEmpty ? nil : parts.joined(separator: " && ")
                        return member
                    }
                }
            default: return []
            }
        }
    }

    /// Indexes a function.
    init(_ decl: FunctionDeclSyntax) {
        self.init(kind: .function, name: decl.name.text)
        read(decl.signature)
        isGeneric = decl.genericParameterClause != nil
        type = decl.signature.returnClause?.type.trimmedDescription
        read(decl.attributes, decl.modifiers, at: decl.range.lowerBound)
    }

    /// Indexes a subscript.
    init(_ decl: SubscriptDeclSyntax) {
        self.init(kind: .subscript, name: "subscript")
        read(decl.parameterClause)
        read(decl.attributes, decl.modifiers, at: decl.range.lowerBound)
    }

    private mutating func read(_ signature: FunctionSignatureSyntax) {
        read(signature.parameterClause)
        isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        throwsErrors = signature.effectSpecifiers?.throwsClause != nil
    }

    private mutating func read(_ parameters: FunctionParameterClauseSyntax) {
        for parameter in parameters.parameters {
            labels.append(parameter.firstName.text == "_" ? nil : parameter.firstName.text)
            let type = parameter.type.trimmedDescription
            parameterTypes.append(parameter.ellipsis == nil ? type : type + "...")
        }
    }

    private mutating func read(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, at offset: Int
    ) {
        self.attributes = attributes.allNames
        objcName = attributes.objcName
        isUnavailable = self.attributes.contains("available") && attributes.isUnavailable
        self.modifiers = modifiers.map { modifier in
            modifier.detail.map { "\(modifier.name.text)(\($0.detail.text))" } ?? modifier.name.text
        }
        self.offset = offset
    }

    /// Indexes each name of a declaration of variables.
    static func variables(_ decl: VariableDeclSyntax) -> [Member] {
        var members: [Member] = []
        for binding in decl.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            var member = Member(kind: .variable, name: pattern.identifier.text)
            member.read(decl.attributes, decl.modifiers, at: decl.range.lowerBound)
            member.type =
                binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.constructedType
            member.isSettable =
                decl.bindingSpecifier.text == "var" && binding.accessorBlock?.isReadOnly != true
            members.append(member)
        }
        // In `var a, b: Int` the annotation belongs to both.
        for position in members.indices.reversed().dropFirst() where members[position].type == nil {
            members[position].type = members[position + 1].type
        }
        return members
    }
}
