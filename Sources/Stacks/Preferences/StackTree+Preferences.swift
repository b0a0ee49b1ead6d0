public import LayoutCore

extension StackTree {
    /// Sets the value of a node for a key, instead of that of its children; nil for the children's.
    public func setPreference<Value>(_ key: PreferenceKey<Value>, to value: Value?, of node: NodeID) {
        setPreference(key.id, value.map { .value($0) }, of: node)
    }

    /// Sets a function that changes the value of a node's children for a key; nil to leave it.
    public func transformPreference<Value>(
        _ key: PreferenceKey<Value>, of node: NodeID, _ transform: ((inout Value) -> Void)?
    ) {
        guard let transform else { return setPreference(key.id, nil, of: node) }
        setPreference(
            key.id,
            .transform { any in
                guard var value = any as? Value else { return }
                transform(&value)
                any = value
            }, of: node)
    }

    /// The value of a node and its descendants for a key, reduced from the first sibling to the last. Hidden nodes
    /// have none.
    public func preference<Value>(_ key: PreferenceKey<Value>, of node: NodeID) -> Value {
        guard let root = row(of: node) else { return key.defaultValue }
        updateTraits(root)
        var open = [
            PreferenceReading<Value>(
                row: root, nextChild: childWithPreferences(from: nodes.firstChild(of: root)))
        ]
        while true {
            let last = open.count - 1
            if case .value(let any) = nodes.functions[open[last].row]?.preferences[key.id] {
                open[last].value = any as? Value
                open[last].nextChild = -1
            }
            let child = open[last].nextChild
            if child >= 0 {
                open[last].nextChild = childWithPreferences(from: nodes.nextSibling(of: child))
                open.append(
                    PreferenceReading(
                        row: child, nextChild: childWithPreferences(from: nodes.firstChild(of: child))))
                continue
            }
            var done = open.removeLast()
            if case .transform(let change) = nodes.functions[done.row]?.preferences[key.id] {
                var value: Any = done.value ?? key.defaultValue
                change(&value)
                done.value = value as? Value
            }
            if open.isEmpty { return done.value ?? key.defaultValue }
            guard let value = done.value else { continue }
            if open[last - 1].value == nil {
                open[last - 1].value = value
            } else {
                key.reduce(&open[last - 1].value!, value)
            }
        }
    }

    /// The rectangle of a node in another one, for a reader that follows it: as it was computed, from the leading
    /// edge, and valid as soon as both are placed.
    public func anchorRect(of node: NodeID, in other: NodeID) -> Rect {
        guard let row = row(of: node), let otherRow = self.row(of: other) else { return .zero }
        let (corner, base) = (leadingCorner(of: row), leadingCorner(of: otherRow))
        return Rect(origin: Point(x: corner.x - base.x, y: corner.y - base.y), size: nodes.frames[row].size)
    }

    private func leadingCorner(of row: Int) -> Point {
        var result = Point.zero
        var node = row
        while node >= 0 {
            result.x += nodes.frames[node].origin.x
            result.y += nodes.frames[node].origin.y
            node = Int(nodes.links[node].parent)
        }
        return result
    }

    private func setPreference(_ key: ObjectIdentifier, _ preference: Preference?, of node: NodeID) {
        guard let row = row(of: node) else { return }
        let all = nodes.functions[row] ?? NodeFunctions()
        all.preferences[key] = preference
        nodes.functions[row] = all
        markDirty(row: row)
    }

    /// The first of some siblings that may have a preference, or -1.
    private func childWithPreferences(from first: Int) -> Int {
        var child = first
        while child >= 0 {
            let flags = nodes.traits[child].flags
            if flags.contains(.hasPreferences), !flags.contains(.hidden) { return child }
            child = nodes.nextSibling(of: child)
        }
        return -1
    }
}

/// How far the reading of a preference has come in a node.
private struct PreferenceReading<Value> {
    let row: Int
    var nextChild: Int
    var value: Value?
}
