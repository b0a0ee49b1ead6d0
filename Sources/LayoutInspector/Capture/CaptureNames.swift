import Foundation
import HeadlessUIKit

/// Names and identities of views.
@MainActor
struct CaptureNames {
    /// A class with its module.
    struct ClassEntry {
        var name: String
        var module: String
        /// The name, hashed.
        var hash: UInt64
        var isKit: Bool { module == "UIKit" }
    }

    /// What a view is called.
    struct Name {
        var id: ViewID
        var property: String?
        var identifier: String?
    }

    let readsProperties: Bool
    private var classes: [ObjectIdentifier: ClassEntry] = [:]
    /// The properties that hold views, of the owners that were read.
    private var properties: [ObjectIdentifier: (name: String, hash: UInt64)] = [:]
    private var readOwners: Set<ObjectIdentifier> = []
    /// How many siblings of a class have come, by the superview's identity and the class.
    private var counts: [UInt64: UInt64] = [:]

    init(readsProperties: Bool) { self.readsProperties = readsProperties }

    // MARK: Classes

    mutating func type(of view: UIView) -> ClassEntry { entry(of: Swift.type(of: view)) }

    mutating func entry(of type: AnyObject.Type) -> ClassEntry {
        let key = ObjectIdentifier(type)
        if let known = classes[key] { return known }
        let full = String(reflecting: type)
        let module = full.prefix { $0 != "." }
        let isKit = module == "HeadlessUIKit" || module == "HeadlessGraphics"
        let name = String(describing: type)
        let made = ClassEntry(
            name: name, module: isKit ? "UIKit" : String(module), hash: Hash.of(name))
        classes[key] = made
        return made
    }

    // MARK: Names

    /// The name of a view. Views are named in the order of the tree.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - parent: The identity of its superview; nil for the root.
    ///   - type: Its class.
    mutating func name(of view: UIView, parent: ViewID?, _ type: ClassEntry) -> Name {
        if readsProperties {
            readProperties(of: view, type)
            if let controller = view.inspectedController {
                readProperties(of: controller, entry(of: Swift.type(of: controller)))
            }
        }
        let identifier = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
        if let held = properties[ObjectIdentifier(view)] {
            return Name(id: ViewID(rawValue: held.hash), property: held.name, identifier: identifier)
        }
        guard let parent else { return Name(id: ViewID(rawValue: type.hash), identifier: identifier) }
        let kind = Hash.combine(parent.rawValue, identifier.map { Hash.of($0) } ?? type.hash)
        let count = counts[kind, default: 0]
        counts[kind] = count + 1
        return Name(id: ViewID(rawValue: Hash.combine(kind, count)), identifier: identifier)
    }

    /// Gives views of equal identities others: those of a property that several objects of a class have.
    func distinguish(_ views: inout [CapturedView]) {
        var seen: [UInt64: UInt64] = [:]
        for index in views.indices {
            let id = views[index].id.rawValue
            guard let count = seen[id] else {
                seen[id] = 1
                continue
            }
            var other = Hash.combine(id, count)
            while seen[other] != nil { other = Hash.combine(other, count) }
            seen[id] = count + 1
            seen[other] = 1
            views[index].id = ViewID(rawValue: other)
        }
    }

    private mutating func readProperties(of owner: AnyObject, _ type: ClassEntry) {
        guard !type.isKit, readOwners.insert(ObjectIdentifier(owner)).inserted else { return }
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror {
            guard let ownClass = current.subjectType as? AnyObject.Type, !entry(of: ownClass).isKit else {
                break
            }
            for child in current.children {
                guard let label = child.label else { continue }
                let lazyPrefix = "$__lazy_storage_$_"
                let name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
                note(child.value, as: "\(type.name).\(name)", owner)
            }
            mirror = current.superclassMirror
        }
    }

    private mutating func note(_ value: Any, as name: String, _ owner: AnyObject) {
        if let view = value as? UIView {
            keep(name, of: view, owner)
        } else if let views = value as? [UIView] {
            for (index, view) in views.enumerated() { keep("\(name)[\(index)]", of: view, owner) }
        }
    }

    /// Keeps the name of a view that lies inside of what holds it: a property may hold the superview, or a delegate.
    private mutating func keep(_ name: String, of view: UIView, _ owner: AnyObject) {
        guard properties[ObjectIdentifier(view)] == nil, view !== owner,
            (owner as? UIView).map({ view.isInside($0) }) ?? true
        else { return }
        properties[ObjectIdentifier(view)] = (name, Hash.of(name))
    }
}

extension UIView {
    /// Whether the view lies in another, at most so deep as names reach.
    fileprivate func isInside(_ outer: UIView) -> Bool {
        var next = inspectedSuperview
        for _ in 0..<64 {
            guard let view = next else { return false }
            if view === outer { return true }
            next = view.inspectedSuperview
        }
        return false
    }
}

/// Hashes that are the same in every run (FNV-1a).
enum Hash {
    static func of(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    static func combine(_ first: UInt64, _ second: UInt64) -> UInt64 {
        var hash = first ^ 0x9e37_79b9_7f4a_7c15
        for shift in stride(from: 0, to: 64, by: 8) {
            hash = (hash ^ (second >> UInt64(shift) & 0xFF)) &* 0x100_0000_01b3
        }
        return hash
    }
}
