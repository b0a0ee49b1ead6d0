internal import ViewBridge

/// The containers whose bodies have read a value.
@MainActor
struct StateReaders {
    private var readers: [ObjectIdentifier: StateObserver] = [:]

    /// Notes the container whose body is being read.
    mutating func noteReading() {
        guard let reader = StateObserver.current else { return }
        readers[ObjectIdentifier(reader)] = reader
    }

    /// A container whose body has read the value.
    var container: LayoutHostView? { readers.values.lazy.compactMap(\.container).first }

    /// Has all read again.
    mutating func notify() {
        for (key, reader) in readers {
            if let container = reader.container { container.stateDidChange() } else { readers[key] = nil }
        }
    }
}

/// What notes the states that a container's body reads.
@MainActor
final class StateObserver {
    /// Whose body is being read.
    static var current: StateObserver?
    private(set) weak var container: LayoutHostView?

    init(_ container: LayoutHostView) { self.container = container }

    /// Reads something on the container's behalf.
    func tracking<Result>(_ read: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return read()
    }
}

extension LayoutHostView {
    /// A value that the body has read is another one.
    func stateDidChange() {
        needsBody = true
        contentDidChange()
    }
}

extension LayoutTree {
    /// Gives a layout that is a value the states that the layout at this path had.
    func adoptStates<Content: Layout>(of layout: Content, at key: PartKey) {
        let type = ObjectIdentifier(Content.self)
        if statelessTypes.contains(type) { return }
        let found = Mirror(reflecting: layout).children.compactMap { child in
            (child.value as? any LayoutStateProperty)?.storage
        }
        if found.isEmpty {
            statelessTypes.insert(type)
            return
        }
        let typed = PartKey(path: key.path.child(type.hashValue), id: key.id, kind: key.kind)
        if let kept = states[typed] ?? currentStates[typed], kept.count == found.count {
            for (new, old) in zip(found, kept) { new.adopt(old) }
        }
        currentStates[typed] = found
    }
}
