/// The text form: one declaration a line, its kind by the first character.
///
///     C UIView:UIResponder NSCoding    open class; `c` for one that is not open; `@` in front: of the main actor
///     o layoutSubviews()               what subclasses may override
///     x isHidden                       other members
///     i init(frame:)                   an initialiser; `r`: required
///     P UITableViewDelegate:UIScrollViewDelegate
///     ? func tableView(...) -> CGFloat a requirement with a default; `!`: without one
///     T UIEdgeInsets                   a type; `T A=B`: an alias
///     F UIGraphicsGetCurrentContext    a function or variable outside of types
extension KitSurface {
    /// Reads the text form.
    public init(reading text: String) {
        var type = KitClass(name: "")
        var requirements = KitProtocol(name: "")
        func close(_ surface: inout KitSurface) {
            if !type.name.isEmpty { surface.classes[type.name] = type }
            if !requirements.name.isEmpty { surface.protocols[requirements.name] = requirements }
            type = KitClass(name: "")
            requirements = KitProtocol(name: "")
        }
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            guard let kind = line.first, line.count > 2 else { continue }
            let rest = String(Substring(line.dropFirst(2)))
            switch kind {
            case UInt8(ascii: "C"), UInt8(ascii: "c"):
                close(&self)
                type = KitClass(head: rest, isOpen: kind == UInt8(ascii: "C"))
            case UInt8(ascii: "P"):
                close(&self)
                requirements = KitProtocol(head: rest)
            case UInt8(ascii: "o"): type.open.insert(rest)
            case UInt8(ascii: "x"): type.fixed.insert(rest)
            case UInt8(ascii: "i"): type.initializers.insert(rest)
            case UInt8(ascii: "r"):
                type.initializers.insert(rest)
                type.required.insert(rest)
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                requirements.requirements.append(
                    KitRequirement(line: rest, isOptional: kind == UInt8(ascii: "?")))
            case UInt8(ascii: "T"):
                let parts = rest.split(separator: "=", maxSplits: 1).map(String.init)
                types[parts[0]] = parts.count > 1 ? parts[1] : parts[0]
            case UInt8(ascii: "F"): globals.insert(rest)
            default: continue
            }
        }
        close(&self)
        listNames()
    }

    /// The text form, sorted, so that equal surfaces have equal texts.
    public var text: String {
        var lines: [String] = []
        for type in classes.values.sorted(by: { $0.name < $1.name }) {
            lines.append((type.isOpen ? "C " : "c ") + type.head)
            lines += type.open.sorted().map { "o " + $0 }
            lines += type.fixed.sorted().map { "x " + $0 }
            lines += type.initializers.sorted().map { (type.required.contains($0) ? "r " : "i ") + $0 }
        }
        for type in protocols.values.sorted(by: { $0.name < $1.name }) {
            lines.append("P " + type.head)
            lines += type.requirements.map { "\($0.isOptional ? "?" : "!") \($0.key)\t\($0.text)" }
        }
        lines += types.sorted { $0.key < $1.key }.map {
            "T " + ($0.key == $0.value ? $0.key : "\($0.key)=\($0.value)")
        }
        lines += globals.sorted().map { "F " + $0 }
        return lines.joined(separator: "\n")
    }
}

extension KitClass {
    init(head: String, isOpen: Bool) {
        let head = Head(head)
        self.init(name: head.name)
        self.isOpen = isOpen
        isMainActor = head.isMainActor
        superclass = head.inherited.first { $0 != "-" }.flatMap { head.inherited.first == "-" ? nil : $0 }
        conformances = Array(head.inherited.dropFirst())
    }

    fileprivate var head: String {
        "\(isMainActor ? "@" : "")\(name):\(([superclass ?? "-"] + conformances.sorted()).joined(separator: " "))"
    }
}

extension KitProtocol {
    init(head: String) {
        let head = Head(head)
        self.init(name: head.name)
        isMainActor = head.isMainActor
        inherited = head.inherited
    }

    fileprivate var head: String { "\(isMainActor ? "@" : "")\(name):\(inherited.joined(separator: " "))" }
}

extension KitRequirement {
    fileprivate init(line: String, isOptional: Bool) {
        let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
        self.init(key: parts[0], text: parts.count > 1 ? parts[1] : parts[0], isOptional: isOptional)
    }
}

/// The first line of a class or protocol.
private struct Head {
    var name: String
    var inherited: [String]
    var isMainActor: Bool

    init(_ text: String) {
        isMainActor = text.hasPrefix("@")
        let parts = text.drop { $0 == "@" }.split(separator: ":", maxSplits: 1)
        name = parts.first.map(String.init) ?? ""
        inherited = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
    }
}
