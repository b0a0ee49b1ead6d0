import Foundation

/// The manifest of an adapted copy: what the original's says for iOS, written for Linux.
struct MirroredManifest {
    /// A target of the copy.
    struct Target {
        let original: Manifest.Target
        let files: TargetFiles
        /// The resources that are written for the copy.
        var made: [String] = []
        /// The folder of its files, relative to the copy.
        let path: String
    }

    /// The original.
    let manifest: Manifest
    /// The targets that are there on Linux.
    let targets: [Target]
    /// The packages that are adapted too, by identity, with their targets' names and their products' names.
    let neighbors: [String: Set<String>]
    /// The identities of the packages that the original depends on.
    let identities: [String]
    /// The folder of Formwork.
    let formwork: String

    /// The text of `Package.swift`.
    var text: String {
        let available = Set(targets.map(\.original.name))
        let products = manifest.products.compactMap { product(of: $0, available: available) }
        var lines = [
            "// swift-tools-version: 6.1",
            "// Written by `formwork` from the package's own manifest; changes are lost.",
            "import PackageDescription",
            "",
            "let package = Package(",
            "    name: \(quoted(manifest.name)),",
        ]
        if let language = manifest.defaultLocalization {
            lines.append("    defaultLocalization: LanguageTag(\(quoted(language))),")
        }
        lines += list("products", products, indent: "    ", separator: ",")
        let packages =
            ["    .package(name: \"Formwork\", path: \(quoted(formwork)))"]
            + neighbors.keys.sorted().map { "    .package(path: \(quoted("../\($0)")))" }
        lines += list("dependencies", packages, indent: "    ", separator: ",")
        lines += list("targets", targets.map(text(of:)), indent: "    ", separator: ",")
        lines += ["    swiftLanguageModes: [.version(\(quoted(manifest.languageVersion)))]", ")", ""]
        return lines.joined(separator: "\n")
    }

    private func product(of product: Manifest.Product, available: Set<String>) -> String? {
        let targets = product.targets.filter(available.contains)
        guard !targets.isEmpty else { return nil }
        let names = targets.map(quoted).joined(separator: ", ")
        switch product.kind {
        case .library: return "    .library(name: \(quoted(product.name)), targets: [\(names)])"
        case .executable: return "    .executable(name: \(quoted(product.name)), targets: [\(names)])"
        case .other: return nil
        }
    }

    private func text(of target: Target) -> String {
        let kind =
            switch target.original.type {
            case .executable: "executableTarget"
            case .test: "testTarget"
            default: "target"
            }
        var parts = [
            "name: \(quoted(target.original.name))",
            "dependencies: [\(dependencies(of: target).joined(separator: ", "))]",
            "path: \(quoted(target.path))",
        ]
        let resources =
            target.files.resources.map { ".\($0.rule.rawValue)(\(quoted($0.path)))" }
            + target.made.map { ".copy(\(quoted($0)))" }
        if !resources.isEmpty { parts.append("resources: [\(resources.joined(separator: ", "))]") }
        if let headers = target.original.publicHeadersPath, target.files.swift.isEmpty {
            parts.append("publicHeadersPath: \(quoted(headers))")
        }
        for (label, tool) in [
            ("cSettings", "c"), ("cxxSettings", "cxx"), ("swiftSettings", "swift"),
            ("linkerSettings", "linker"),
        ] {
            let settings = target.original.settings.filter { $0.tool == tool }.compactMap(text(of:))
            if !settings.isEmpty { parts.append("\(label): [\(settings.joined(separator: ", "))]") }
        }
        if target.files.resources.contains(where: { $0.path.hasSuffix(".xcassets") }) {
            parts.append("plugins: [.plugin(name: \"AssetCatalogPlugin\", package: \"Formwork\")]")
        }
        return "    .\(kind)(\n            \(parts.joined(separator: ",\n            ")))"
    }

    private func dependencies(of target: Target) -> [String] {
        guard !target.files.swift.isEmpty else { return [] }
        let own = Set(targets.map(\.original.name))
        var products = LibraryProducts.system
        if target.original.type == .test { products += LibraryProducts.testing }
        var texts: [String] = []
        for dependency in target.original.dependencies {
            let name = dependency.name
            // Their condition is that of a build on Linux, as the copy's is.
            if isOfFormwork(dependency) {
                if !products.contains(name) { products.append(name) }
                continue
            }
            guard dependency.condition?.holdsOnIOS ?? true else { continue }
            if dependency.package == nil, own.contains(name) {
                texts.append(".target(name: \(quoted(name)))")
            } else if let product = LibraryProducts.replacement(
                of: name, in: dependency.package.map { [$0.lowercased()] } ?? identities)
            {
                products.append(product)
            } else if let package = package(of: dependency) {
                texts.append(".product(name: \(quoted(name)), package: \(quoted(package)))")
            }
        }
        return texts + products.map { ".product(name: \(quoted($0)), package: \"Formwork\")" }
    }

    /// Whether a target depends on a product of Formwork by name, as a package does that is built on Linux as it is, too.
    private func isOfFormwork(_ dependency: Manifest.TargetDependency) -> Bool {
        guard let package = dependency.package?.lowercased() else { return false }
        return package == "formwork"
            || manifest.dependencies.contains {
                $0.identity == package && $0.isFormwork(at: URL(fileURLWithPath: formwork))
            }
    }

    private func package(of dependency: Manifest.TargetDependency) -> String? {
        if let named = dependency.package?.lowercased() {
            return neighbors[named]?.contains(dependency.name) == true ? named : nil
        }
        return neighbors.keys.sorted().first { neighbors[$0]?.contains(dependency.name) == true }
    }

    private func text(of setting: Manifest.Setting) -> String? {
        guard setting.condition?.holdsOnIOS ?? true, let value = setting.values.first else { return nil }
        let condition = setting.condition?.config.map { ", .when(configuration: .\($0))" } ?? ""
        switch setting.name {
        case "define", "enableUpcomingFeature", "enableExperimentalFeature", "headerSearchPath",
            "linkedLibrary":
            return ".\(setting.name)(\(quoted(value))\(condition))"
        case "unsafeFlags":
            return ".unsafeFlags([\(setting.values.map(quoted).joined(separator: ", "))]\(condition))"
        case "swiftLanguageMode": return ".swiftLanguageMode(.version(\(quoted(value)))\(condition))"
        case "defaultIsolation": return ".defaultIsolation(MainActor.self)"
        // Frameworks, and what else only Apple's linker takes.
        default: return nil
        }
    }

    private func list(_ name: String, _ items: [String], indent: String, separator: String) -> [String] {
        ["\(indent)\(name): ["] + items.map { "\(indent)\($0)," } + ["\(indent)]\(separator)"]
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
            of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}
