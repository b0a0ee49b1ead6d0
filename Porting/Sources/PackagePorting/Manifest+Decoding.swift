import Foundation

// The package manager writes an enumeration as an object whose only key is the case's name.

/// A key of any name.
private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }

    init(_ name: String) { stringValue = name }
}

extension Manifest.Dependency: Decodable {
    init(from decoder: any Decoder) throws {
        let kinds = try decoder.container(keyedBy: Key.self)
        if kinds.contains(Key("fileSystem")) {
            let values = try kinds.decode([Folder].self, forKey: Key("fileSystem"))
            guard let value = values.first else { throw Manifest.Unreadable.dependency }
            self = .folder(identity: value.identity, path: value.path)
        } else if kinds.contains(Key("sourceControl")) {
            let values = try kinds.decode([SourceControl].self, forKey: Key("sourceControl"))
            guard let value = values.first else { throw Manifest.Unreadable.dependency }
            if let path = value.location.local?.first {
                self = .remote(
                    identity: value.identity, url: URL(fileURLWithPath: path).absoluteString,
                    requirement: value.requirement)
            } else if let url = value.location.remote?.first?.urlString {
                self = .remote(identity: value.identity, url: url, requirement: value.requirement)
            } else {
                throw Manifest.Unreadable.dependency
            }
        } else {
            let values = try kinds.decode([Identity].self, forKey: kinds.allKeys.first ?? Key("registry"))
            guard let value = values.first else { throw Manifest.Unreadable.dependency }
            self = .registry(identity: value.identity)
        }
    }

    private struct Folder: Decodable {
        let identity: String
        let path: String
    }

    private struct Identity: Decodable {
        let identity: String
    }

    private struct SourceControl: Decodable {
        struct Address: Decodable {
            let urlString: String
        }

        struct Location: Decodable {
            let local: [String]?
            let remote: [Address]?
        }

        let identity: String
        let location: Location
        let requirement: Manifest.Requirement
    }
}

extension Manifest {
    /// What a manifest has that cannot be read.
    enum Unreadable: Error {
        case dependency
        case requirement
    }
}

extension Manifest.Requirement: Decodable {
    private struct Bounds: Decodable {
        let lowerBound: String
        let upperBound: String
    }

    init(from decoder: any Decoder) throws {
        let kinds = try decoder.container(keyedBy: Key.self)
        if let bounds = try kinds.decodeIfPresent([Bounds].self, forKey: Key("range"))?.first {
            self = .range(bounds.lowerBound, bounds.upperBound)
        } else if let version = try kinds.decodeIfPresent([String].self, forKey: Key("exact"))?.first {
            self = .exact(version)
        } else if let branch = try kinds.decodeIfPresent([String].self, forKey: Key("branch"))?.first {
            self = .branch(branch)
        } else if let revision = try kinds.decodeIfPresent([String].self, forKey: Key("revision"))?.first {
            self = .revision(revision)
        } else {
            throw Manifest.Unreadable.requirement
        }
    }
}

extension Manifest.TargetDependency: Decodable {
    /// A name or a condition: the package manager writes the parts of a dependency as a list of both.
    private enum Part: Decodable {
        case name(String?)
        case condition(Manifest.Condition)
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .name(nil)
            } else if let name = try? container.decode(String.self) {
                self = .name(name)
            } else if let condition = try? container.decode(Manifest.Condition.self) {
                self = .condition(condition)
            } else {
                self = .other
            }
        }
    }

    init(from decoder: any Decoder) throws {
        let kinds = try decoder.container(keyedBy: Key.self)
        let kind = kinds.allKeys.first?.stringValue ?? "byName"
        var names: [String?] = []
        var condition: Manifest.Condition?
        for part in try kinds.decode([Part].self, forKey: Key(kind)) {
            switch part {
            case .name(let name): names.append(name)
            case .condition(let stated): condition = stated
            case .other: break
            }
        }
        guard let name = names.first ?? nil else { throw Manifest.Unreadable.dependency }
        self.name = name
        package = kind == "product" && names.count > 1 ? names[1] : nil
        self.condition = condition
    }
}

extension Manifest.Resource {
    private enum CodingKeys: String, CodingKey { case path, rule }

    private struct Process: Decodable {
        let localization: String?
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decode(String.self, forKey: .path)
        let rules = try container.nestedContainer(keyedBy: Key.self, forKey: .rule)
        rule = Rule(rawValue: rules.allKeys.first?.stringValue ?? "") ?? .copy
        localization =
            rule == .process ? try rules.decode(Process.self, forKey: Key("process")).localization : nil
    }
}

extension Manifest.Setting {
    private enum CodingKeys: String, CodingKey { case tool, kind, condition }

    /// The value of a setting: one text, or several.
    private struct Value: Decodable {
        let texts: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            if let text = try? container.decode(String.self, forKey: Key("_0")) {
                texts = [text]
            } else {
                texts = (try? container.decode([String].self, forKey: Key("_0"))) ?? []
            }
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        tool = try container.decode(String.self, forKey: .tool)
        condition = try container.decodeIfPresent(Manifest.Condition.self, forKey: .condition)
        let kinds = try container.nestedContainer(keyedBy: Key.self, forKey: .kind)
        name = kinds.allKeys.first?.stringValue ?? ""
        values = try kinds.decode(Value.self, forKey: Key(name)).texts
    }
}

extension Manifest.Product {
    private enum CodingKeys: String, CodingKey { case name, targets, type }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        targets = try container.decode([String].self, forKey: .targets)
        let kinds = try container.nestedContainer(keyedBy: Key.self, forKey: .type)
        if kinds.contains(Key("library")) {
            kind = .library
        } else {
            kind = kinds.contains(Key("executable")) ? .executable : .other
        }
    }
}
