import ViewBridge

extension CallText {
    /// A call with other views and an alignment, which is left out where it is none.
    @MainActor
    init<V: Layoutable>(_ name: String, of views: [V], _ alignment: String) {
        var texts: [String] = []
        for view in views { texts.append(PinBox(view)?.text ?? "\(view)") }
        let list = texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
        self.init(verbatim: "\(name)(of: \(list)\(Self.aligned(alignment)))")
    }

    /// A call with two views and an alignment, which is left out where it is none.
    @MainActor
    init<V: Layoutable>(_ name: String, _ view1: V, and view2: V, _ alignment: String) {
        let (first, second) = (PinBox(view1)?.text ?? "\(view1)", PinBox(view2)?.text ?? "\(view2)")
        self.init(verbatim: "\(name)(\(first), and: \(second)\(Self.aligned(alignment)))")
    }

    /// A call with a line of another view.
    @MainActor
    init(_ name: String, to line: ReferenceLine) {
        self.init(verbatim: "\(name)(to: .\(line.name), of: \(line.box?.text ?? "?"))")
    }

    /// A call with a point of another view.
    @MainActor
    init(_ name: String, to anchor: Anchor) {
        self.init(verbatim: "\(name)(to: .\(anchor.name), of: \(anchor.box?.text ?? "?"))")
    }

    private static func aligned(_ alignment: String) -> String {
        alignment == ".none" ? "" : ", aligned: \(alignment)"
    }
}
