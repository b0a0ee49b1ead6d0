import Foundation

/// What `swift package dump-package` says of a package: the parts of it that an adapted copy needs.
struct Manifest: Decodable, Sendable {
    /// A condition on platforms and configurations.
    struct Condition: Decodable, Sendable {
        let platformNames: [String]?
        let config: String?

        /// Whether what has the condition is there when the package is built for iOS.
        var holdsOnIOS: Bool { platformNames.map { $0.isEmpty || $0.contains("ios") } ?? true }
    }

    /// A package that this one depends on.
    enum Dependency: Sendable {
        case folder(identity: String, path: String)
        case remote(identity: String, url: String, requirement: Requirement)
        case registry(identity: String)

        var identity: String {
            switch self {
            case .folder(let identity, _), .remote(let identity, _, _), .registry(let identity): identity
            }
        }
    }

    /// Which version of a remote package is meant.
    enum Requirement: Sendable {
        case range(String, String)
        case exact(String)
        case branch(String)
        case revision(String)
    }

    /// A module or a product that a target depends on.
    struct TargetDependency: Sendable {
        let name: String
        let package: String?
        let condition: Condition?
    }

    /// Files that go into a target's bundle.
    struct Resource: Decodable, Sendable {
        /// How a file goes there.
        enum Rule: String, Decodable, Sendable { case process, copy, embedInCode }

        let path: String
        let rule: Rule
        let localization: String?
    }

    /// A build setting of a target.
    struct Setting: Decodable, Sendable {
        let tool: String
        let name: String
        let values: [String]
        let condition: Condition?
    }

    /// A target.
    struct Target: Decodable, Sendable {
        /// The kinds of target.
        enum Kind: String, Decodable, Sendable {
            case regular, executable, test, system, binary, plugin, macro
        }

        let name: String
        let type: Kind
        let path: String?
        let sources: [String]?
        let exclude: [String]
        let publicHeadersPath: String?
        let resources: [Resource]
        let dependencies: [TargetDependency]
        let settings: [Setting]
    }

    /// What a package offers.
    struct Product: Decodable, Sendable {
        /// The kinds of product.
        enum Kind: Sendable { case library, executable, other }

        let name: String
        let targets: [String]
        let kind: Kind
    }

    let name: String
    let defaultLocalization: String?
    let dependencies: [Dependency]
    let products: [Product]
    let targets: [Target]
    let swiftLanguageVersions: [String]?
    let toolsVersion: ToolsVersion

    /// The version of the package manager that a manifest is written for.
    struct ToolsVersion: Decodable, Sendable {
        // The name that the package manager writes.
        // swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
        let _version: String

        /// The first of its numbers.
        var major: Int { Int(_version.prefix { $0 != "." }) ?? 5 }
    }

    /// The version of the language that the package's targets are written in, as the compiler takes it.
    var languageVersion: String {
        let stated = swiftLanguageVersions?.filter { ["4", "4.2", "5", "6"].contains($0) }.max()
        guard let stated else { return toolsVersion.major >= 6 ? "6" : "5" }
        return stated.hasPrefix("4") ? "5" : stated
    }
}
