import Foundation

/// Writes values with all of their properties, the same way in each run.
enum ValueDump {
    /// The text of a value: a line for each property, children below it.
    static func text(of value: Any) -> String { text(of: value, Context()) }

    private struct Context {
        var name: String?
        var indent = 0
        var visited: Set<ObjectIdentifier> = []

        func child(_ name: String?) -> Context {
            Context(name: name, indent: indent + 2, visited: visited)
        }
    }

    /// What is printed about a value: its description and the children below it.
    private struct Entry {
        var description: String
        var children: [Mirror.Child] = []
        var isSorted = false
    }

    private static func text(of value: Any, _ context: Context) -> String {
        let mirror = Mirror(reflecting: value)
        var context = context
        let entry = describe(value, mirror)
        let indentation = String(repeating: " ", count: context.indent)
        let bullet = entry.children.isEmpty ? "-" : "▿"
        if mirror.displayStyle == .class, let object = value as AnyObject?,
            !context.visited.insert(ObjectIdentifier(object)).inserted
        {
            return "\(indentation)\(bullet) \(context.name ?? "value") (circular reference detected)\n"
        }
        let name = context.name.map { "\($0): " } ?? ""
        let line = "\(indentation)\(bullet) \(name)\(entry.description)\n"
        var children = entry.children.map { text(of: $0.value, context.child($0.label)) }
        if entry.isSorted { children.sort() }
        return line + children.joined()
    }

    private static func describe(_ value: Any, _ mirror: Mirror) -> Entry {
        let children = Array(mirror.children)
        switch mirror.displayStyle {
        case .collection:
            return Entry(
                description: children.count == 1 ? "1 element" : "\(children.count) elements",
                children: children)
        case .dictionary:
            return Entry(
                description: children.count == 1 ? "1 key/value pair" : "\(children.count) key/value pairs",
                children: children, isSorted: true)
        case .set:
            return Entry(
                description: children.count == 1 ? "1 member" : "\(children.count) members",
                children: children,
                isSorted: true)
        case .tuple:
            return Entry(
                description: children.count == 1 ? "(1 element)" : "(\(children.count) elements)",
                children: children)
        case .optional:
            let subject = typeName(mirror.subjectType)
            return Entry(description: children.isEmpty ? "\(subject).none" : subject, children: children)
        default: return describeOther(value, mirror, children)
        }
    }

    private static func describeOther(_ value: Any, _ mirror: Mirror, _ children: [Mirror.Child]) -> Entry {
        if let value = value as? any AnySnapshotStringConvertible {
            let shows = type(of: value).renderChildren
            return Entry(description: value.snapshotDescription, children: shows ? children : [])
        }
        if let value = value as? any CustomStringConvertible {
            return Entry(description: value.description, children: children)
        }
        let name = typeName(mirror.subjectType)
        switch mirror.displayStyle {
        case .class, .struct:
            return Entry(description: name, children: children.sorted { ($0.label ?? "") < ($1.label ?? "") })
        case .enum:
            if children.isEmpty { return Entry(description: "\(name).\(value)") }
            return Entry(description: name, children: children)
        default: return Entry(description: String(describing: value), children: children)
        }
    }

    /// A type's name without the number that a local one has.
    private static func typeName(_ type: Any.Type) -> String {
        String(describing: type).replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
    }
}
