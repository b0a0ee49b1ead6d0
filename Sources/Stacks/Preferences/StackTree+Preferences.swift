public import LayoutCore

extension StackTree {
    /// Sets what a node says under a key, instead of what its children say; nil to say nothing of its own.
    public func setPreference<Value>(_ key: PreferenceKey<Value>, to value: Value?, of node: NodeID) {
        setPreference(key.id, value.map { .value($0) }, of: node)
    }

    /// Sets a function that changes what a node's children say under a key; nil to leave it.
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

    /// What a node and what lies in it say under a key: siblings from the first to the last. What is hidden says
    /// nothing.
    public func preference<Value>(_ key: PreferenceKey<Value>, of node: NodeID) -> Value {
        guard let root = row(of: node) else { return key.defaultValue }
        refresh(root)
        var open = [PreferenceReading<Value>(row: root, nextChild: spokesman(from: firstChild(of: root)))]
        while true {
            let last = open.count - 1
            if case .value(let any) = functions[open[last].row]?.preferences[key.id] {
                open[last].value = any as? Value
                open[last].nextChild = -1
            }
            let child = open[last].nextChild
            if child >= 0 {
                open[last].nextChild = spokesman(from: nextChild(after: child))
                open.append(
                    PreferenceReading(row: child, nextChild: spokesman(from: firstChild(of: child))))
                continue
            }
            var done = open.removeLast()
            if case .transform(let change) = functions[done.row]?.preferences[key.id] {
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
    /// edge, and known as soon as both are placed.
    public func anchorRect(of node: NodeID, in other: NodeID) -> Rect {
        guard let row = row(of: node), let place = self.row(of: other) else { return .zero }
        let (corner, base) = (leadingCorner(of: row), leadingCorner(of: place))
        return Rect(origin: Point(x: corner.x - base.x, y: corner.y - base.y), size: boxes[row].size)
    }

    private func leadingCorner(of row: Int) -> Point {
        var result = Point.zero
        var node = row
        while node >= 0 {
            result.x += boxes[node].origin.x
            result.y += boxes[node].origin.y
            node = Int(links[node].parent)
        }
        return result
    }

    private func setPreference(_ key: ObjectIdentifier, _ preference: Preference?, of node: NodeID) {
        guard let row = row(of: node) else { return }
        let all = functions[row] ?? NodeFunctions()
        all.preferences[key] = preference
        functions[row] = all
        markDirty(row: row)
    }

    /// The first of some siblings that may have something to say, or -1.
    private func spokesman(from first: Int) -> Int {
        var child = first
        while child >= 0 {
            let flags = traits[child].flags
            if flags.contains(.hasPreferences), !flags.contains(.hidden) { return child }
            child = nextChild(after: child)
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
