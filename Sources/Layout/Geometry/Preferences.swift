internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// A kind of value that layouts report to those around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var defaultValue: Value { get }
    /// Adds the value of a later sibling.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension Layout {
    /// Reports a value to the layouts around.
    public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some Layout {
        WrappedLayout(self) { tree in
            Wrapper(element: .offset()) { part, _ in
                tree.engine.setPreference(
                    tree.preferenceKey(key), to: AnyPreference(value), of: part.node)
            }
        }
    }

    /// Changes what layouts inside report to those around.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
    ) -> some Layout {
        WrappedLayout(self) { tree in
            Wrapper(element: .offset()) { part, _ in
                tree.engine.transformPreference(tree.preferenceKey(key), of: part.node) { any in
                    var value = any.value as? Key.Value ?? Key.defaultValue
                    change(&value)
                    any = AnyPreference(value)
                }
            }
        }
    }

    /// Reports the layout's geometry to the layouts around.
    public func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some Layout {
        WrappedLayout(self) { tree in
            Wrapper(element: .offset()) { part, _ in
                let anchor = Anchor(tree: tree, part: part, resolve: value.resolve)
                tree.engine.setPreference(
                    tree.preferenceKey(key), to: AnyPreference(transform(anchor)), of: part.node)
            }
        }
    }

    /// Notifies of what layouts inside report, when it changes.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type, perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some Layout where Key.Value: Equatable {
        WrappedLayout(self) { _ in
            Wrapper(element: .offset()) { part, writer in
                let observer = part.madeDetails.preference ?? PreferenceObserver()
                observer.check = { [weak observer] tree, part in
                    let reported = tree.engine.preference(tree.preferenceKey(key), of: part.node)
                    let value = reported.value as? Key.Value ?? Key.defaultValue
                    if let old = observer?.reported as? Key.Value, old == value { return }
                    observer?.reported = value
                    action(value)
                }
                part.madeDetails.preference = observer
                writer.tree.hasPreferences = true
            }
        }
    }

    /// Layouts in front that are made from what layouts inside report.
    public func overlayPreferenceValue<Key: PreferenceKey>(
        _ key: Key.Type, alignment: Alignment = .center,
        @LayoutBuilder _ content: @escaping @MainActor (Key.Value) -> some Layout
    ) -> some Layout {
        WrappedLayout(self) { tree in
            Wrapper(
                element: .overlay(alignment: alignment.core(in: tree)),
                finish: { base, writer in
                    let node = base.node
                    writer.within(1) {
                        LateReader { tree in
                            let first = tree.engine.children(of: node).first ?? node
                            let reported = tree.engine.preference(tree.preferenceKey(key), of: first)
                            return content(reported.value as? Key.Value ?? Key.defaultValue)
                        }._write(into: writer)
                    }
                })
        }
    }
}

/// A reader that is read after what lies before it.
struct LateReader<Content: Layout>: Layout {
    let content: @MainActor (LayoutTree) -> Content

    func _write(into writer: LayoutWriter) {
        let environment = writer.environment
        let path = writer.path
        let make = content
        writer.emit(.reader, .lateReader) { part in
            let isKnown = part.details?.reader != nil
            part.madeDetails.reader = ReaderContent { tree, part, _ in
                EnvironmentValues.reading(environment) {
                    tree.write(make(tree), in: part, environment, path)
                }
            }
            if isKnown { return writer.tree.engine.markDirty(part.node) }
            writer.tree.engine.setReader(
                { [unowned part, unowned tree = writer.tree] context in
                    let size = CGSize(
                        width: CGFloat(context.size.width), height: CGFloat(context.size.height))
                    part.details?.reader?.make(tree, part, size)
                }, of: part.node)
        }
    }
}

/// A value of any kind, for the engine; all of it stays on the main actor.
struct AnyPreference: @unchecked Sendable {
    let value: Any?

    init(_ value: Any?) { self.value = value }
}

/// What makes one value of two, for the engine; it is called on the main actor alone.
private struct PreferenceReducer: @unchecked Sendable {
    let reduce: (inout AnyPreference, AnyPreference) -> Void

    init(_ reduce: @escaping (inout AnyPreference, AnyPreference) -> Void) { self.reduce = reduce }
}

/// The observer of a preference.
@MainActor
final class PreferenceObserver {
    var check: (@MainActor (LayoutTree, Part) -> Void)?
    var reported: Any?
}

extension LayoutTree {
    /// The engine's key for a user's.
    func preferenceKey<Key: PreferenceKey>(_ key: Key.Type) -> Stacks.PreferenceKey<AnyPreference> {
        if let known = preferenceKeys[ObjectIdentifier(key)] { return known }
        let reducer = PreferenceReducer { all, next in
            guard let more = next.value as? Key.Value else { return }
            guard var value = all.value as? Key.Value else {
                all = next
                return
            }
            Key.reduce(value: &value) { more }
            all = AnyPreference(value)
        }
        let made = Stacks.PreferenceKey(defaultValue: AnyPreference(nil)) { reducer.reduce(&$0, $1) }
        preferenceKeys[ObjectIdentifier(key)] = made
        return made
    }

    /// Notifies all observers of preferences, from the bottom up.
    func reportPreferences() {
        var order = [root]
        var index = 0
        while index < order.count {
            order += order[index].children
            index += 1
        }
        for part in order.reversed() { part.details?.preference?.check?(self, part) }
    }
}
