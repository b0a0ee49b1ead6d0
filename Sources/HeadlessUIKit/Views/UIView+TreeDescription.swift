extension UIView {
    /// Whether the caller runs on the main actor.
    package nonisolated static var isOnMainActor: Bool { MainTurn.isOnMainActor }

    /// The tree as UIKit's debugger prints it (`recursiveDescription`): a line for each view, indented by its depth.
    package final var treeDescription: String {
        var lines: [String] = []
        var open: [(view: UIView, depth: Int)] = [(self, 0)]
        while let (view, depth) = open.popLast() {
            lines.append(String(repeating: "   | ", count: depth) + view.description)
            open += view.subviewStorage.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }
}
