extension Snapshotting where Value: CaseIterable, Format == String {
    /// What a function makes of each case: a line of both.
    public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format>
    {
        var snapshotting = Snapshotting<String, String>.lines.asyncPullback {
            (transform: @escaping (Value) -> A) in
            Value.allCases.map { input in
                witness.snapshot(transform(input)).map { (input, $0) }
            }.sequenced().map { rows in
                rows.map { "\"\($0)\",\"\($1)\"" }.joined(separator: "\n")
            }
        }
        snapshotting.pathExtension = "csv"
        return snapshotting
    }
}

extension Collection {
    /// All values in order, once every one has arrived.
    fileprivate func sequenced<Value>() -> Async<[Value]> where Element == Async<Value> {
        Async { callback in
            guard !self.isEmpty else { return callback([]) }
            let parts = Array(self)
            func next(_ index: Int, _ values: [Value]) {
                guard index < parts.count else { return callback(values) }
                parts[index].run { next(index + 1, values + [$0]) }
            }
            next(0, [])
        }
    }
}
