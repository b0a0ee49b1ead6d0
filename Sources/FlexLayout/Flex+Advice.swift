internal import Flexbox
public import struct LayoutCore.LayoutIssue
internal import ViewBridge

extension Flex {
    /// Advice about the last layout of this item and of its descendants: properties without effect, such as a
    /// percentage of an indefinite size, or a grow factor where there is no free space.
    ///
    /// Each issue names the view by its class, by its text or accessibility identifier, and by its ancestors.
    ///
    /// ```swift
    /// root.flex.layout(mode: .adjustWidth)
    /// for issue in root.flex.issues { print(issue) }
    /// ```
    public var issues: [LayoutIssue] {
        FlexNodes.tree.issues(of: node) { FlexNodes.flex(of: $0)?.path(from: self) ?? "an item" }
    }

    /// The name of the item: its class, and what distinguishes it from others of that class.
    var name: String {
        guard let view = heldView else { return isLayoutOnly ? "layout item" : "a view that is gone" }
        let kind = "\(type(of: view))"
        if let identifier = view.accessibilityIdentifier { return "\(kind) \"\(identifier)\"" }
        let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
        guard let text, !text.isEmpty else { return kind }
        return "\(kind) \"\(text.prefix(24))\(text.count > 24 ? "..." : "")\""
    }

    /// The names of the item and its ancestors, with the index among the siblings where there are several.
    private func path(from root: Flex) -> String {
        let tree = FlexNodes.tree
        var parts: [String] = []
        var flex = self
        while flex !== root, let parent = tree.parent(of: flex.node), let outer = FlexNodes.flex(of: parent) {
            let siblings = tree.children(of: parent)
            let place = siblings.firstIndex(of: flex.node) ?? 0
            parts.append(siblings.count > 1 ? "\(flex.name) [\(place)]" : flex.name)
            flex = outer
        }
        return ([root.name] + parts.reversed()).joined(separator: " > ")
    }
}
