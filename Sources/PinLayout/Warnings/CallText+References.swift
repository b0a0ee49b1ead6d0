import ViewBridge

extension CallText {
    /// A call with others and an alignment, which is left out where it is none.
    @MainActor
    init(_ name: String, of targets: [PinTarget], _ alignment: String) {
        var texts: [String] = []
        for target in targets { texts.append(target.text) }
        let list = texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
        self.init(verbatim: "\(name)(of: \(list)\(Self.aligned(alignment)))")
    }

    /// A call with two others and an alignment, which is left out where it is none.
    @MainActor
    init(_ name: String, _ first: PinTarget, and second: PinTarget, _ alignment: String) {
        self.init(verbatim: "\(name)(\(first.text), and: \(second.text)\(Self.aligned(alignment)))")
    }

    /// A call with a line of another view.
    @MainActor
    init(_ name: String, to line: ReferenceLine) {
        self.init(verbatim: "\(name)(to: .\(line.name), of: \(line.target?.text ?? "?"))")
    }

    /// A call with a point of another view.
    @MainActor
    init(_ name: String, to anchor: Anchor) {
        self.init(verbatim: "\(name)(to: .\(anchor.name), of: \(anchor.target?.text ?? "?"))")
    }

    /// A call with an area and a distance to its edges, which is left out where it is 0.
    @MainActor
    init(_ name: String, inside target: PinTarget, _ margin: CGFloat) {
        self.init(
            verbatim: "\(name)(to: \(target.text)\(margin == 0 ? "" : ", \(Self.number(margin))"))")
    }

    private static func aligned(_ alignment: String) -> String {
        alignment == ".none" ? "" : ", aligned: \(alignment)"
    }
}
