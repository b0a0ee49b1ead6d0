import SwiftSyntax

/// Imports: submodules of Apple's become modules, `Darwin` and `ObjectiveC` become Foundation, and modules that come along
/// on iOS are imported where the file needs them. Applied after all other rules.
enum ImportRewrite: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for node in file.nodes.imports { adapt(node, in: &context) }
        let imported = imports(of: file)
        if let test = testModule(imported) { context.neededImports.insert(test) }
        if needsNetworking(file, context) { context.neededImports.insert("FoundationNetworking") }
        if usesKit(file, context) { context.neededImports.insert("UIKit") }
        var missing = context.neededImports.subtracting(imported)
        if imported.contains("HeadlessUIKit") { missing.remove("UIKit") }
        guard !missing.isEmpty else { return }
        insert(missing.sorted().map { "import " + $0 }.joined(separator: "; "), in: file, &context)
    }

    /// After the first import that is always compiled; without one in a line of its own at the end, where it moves nothing.
    private static func insert(_ text: String, in file: ParsedFile, _ context: inout RewriteContext) {
        if let first = file.nodes.imports.first(where: { $0.ancestor(IfConfigDeclSyntax.self) == nil }) {
            context.edits.insert("; " + text, at: first.range.upperBound)
        } else {
            context.edits.append(text + "\n")
        }
    }

    /// The modules whose imports are compiled on iOS for certain.
    private static func imports(of file: ParsedFile) -> Set<String> {
        var names: Set<String> = []
        for node in file.nodes.imports {
            guard file.conditions.remainingCondition(around: Syntax(node)) == nil else { continue }
            if node.importKindSpecifier == nil, let name = node.path.first?.name.text { names.insert(name) }
        }
        return names
    }

    private static func adapt(_ node: ImportDeclSyntax, in context: inout RewriteContext) {
        let path = node.path.map(\.name.text)
        guard let module = path.first else { return }
        if ["Darwin", "ObjectiveC", "MachO"].contains(module) {
            if let kind = node.importKindSpecifier { context.edits.blank(kind.range) }
            context.edits.replace(node.path.range, with: "Foundation")
            context.report(.rewritten, "import " + module, at: node.range.lowerBound)
        } else if path.count > 1, node.importKindSpecifier == nil, context.options.kitModules.contains(module)
        {
            let start = node.path.first?.name.range.upperBound ?? node.path.range.lowerBound
            context.edits.blank(start..<node.path.range.upperBound)
            context.report(.rewritten, "import of a submodule", at: node.range.lowerBound)
        }
        for attribute in node.attributes {
            guard let attribute = attribute.as(AttributeSyntax.self), attribute.name == "_implementationOnly"
            else {
                continue
            }
            context.edits.blank(attribute.range)
            context.report(.rewritten, "@_implementationOnly", at: attribute.range.lowerBound)
        }
    }

    /// XCTest on Linux has less than Apple's.
    private static func testModule(_ imported: Set<String>) -> String? {
        imported.contains("XCTest") ? "XCTestAdditions" : nil
    }

    private static func needsNetworking(_ file: ParsedFile, _ context: RewriteContext) -> Bool {
        networking.contains { file.nodes.names.contains($0) && !context.index.declares(shortName: $0) }
    }

    /// Whether the file names types of the kit: on iOS these come through a bridging header or another import as well.
    private static func usesKit(_ file: ParsedFile, _ context: RewriteContext) -> Bool {
        let kit = context.options.kit
        return file.nodes.names.contains { name in
            ["UI", "CA", "NS", "CG"].contains { name.hasPrefix($0) } && kit.declares(name)
                && !context.index.declares(shortName: name)
        }
    }

    /// What Foundation has on iOS and FoundationNetworking on Linux.
    private static let networking: Set<String> = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask", "URLSessionDataTask",
        "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionConfiguration", "URLSessionDelegate",
        "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLCache",
        "URLCredential",
        "URLProtocol", "URLProtocolClient", "URLProtectionSpace", "URLAuthenticationChallenge",
        "CachedURLResponse",
        "HTTPCookie", "HTTPCookieStorage", "HTTPCookiePropertyKey", "URLCredentialStorage", "NSURLRequest",
        "NSMutableURLRequest", "URLSessionWebSocketTask", "URLSessionStreamTask", "URLSessionTaskMetrics",
        "NSURLConnection",
    ]
}
