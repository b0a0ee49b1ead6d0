public import HeadlessUIKit

extension UIView {
    /// Why the edges of the frame are where they are, in sentences: call it in a test or a debugger.
    ///
    /// ```
    /// FormView.saveButton: 16 40 361 44, by constraints
    /// right = 377 because self.saveButton.trailing == self.layoutMarginsGuide.trailing - 8 (App/FormView.swift:41) ...
    /// ```
    ///
    /// Pending layout is done first. Reasons are computed when they are requested: nothing is recorded by layout.
    public final func whyFrame() -> String {
        let reasons = layoutReasons()
        guard let first = reasons.first else { return "" }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(rounded).joined(separator: " ")
        return "\(first.view): \(numbers), by \(first.method.rawValue)\n"
            + reasons.map(\.description).joined(separator: "\n")
    }

    /// Why the edges of the frame are where they are, one reason for each edge. Pending layout is done first.
    public final func layoutReasons() -> [LayoutReason] {
        layoutIfNeeded()
        return LayoutEdge.allCases.map { edge in reason(for: edge) }
    }

    private final func reason(for edge: LayoutEdge) -> LayoutReason {
        let name = whyName
        if let reason = ConstraintReasons(view: self, name: name).reason(for: edge) { return reason }
        let method =
            inspectedSuperview.map {
                MethodReader().method(of: self, isKitSuperview: $0.hasKitLayout)
            } ?? .root
        return LayoutReason(
            view: name, edge: edge, value: edge.position(in: frame), method: method,
            steps: [PlainReasons(view: self, method: method).step(for: edge)])
    }

    private final var whyName: String {
        var names = CaptureNames(readsProperties: true)
        var path: [UIView] = [self]
        while let outer = path.last?.inspectedSuperview, path.count < 64 { path.append(outer) }
        var found = CaptureNames.Name(id: ViewID(rawValue: 0))
        for view in path.reversed() { found = names.name(of: view, parent: found.id, names.type(of: view)) }
        return found.property ?? found.identifier.map { "\"\($0)\"" } ?? "\(type(of: self))"
    }

    private final var hasKitLayout: Bool {
        let name = String(reflecting: type(of: self))
        return name.hasPrefix("HeadlessUIKit.") && type(of: self) != UIView.self
    }
}
