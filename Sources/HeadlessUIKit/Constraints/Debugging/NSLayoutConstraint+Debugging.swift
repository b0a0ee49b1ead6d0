extension NSLayoutConstraint {
    /// The constraint as UIKit's logs show it: class, address, identifier, what it says, its state, and what
    /// names in it stand for.
    final var debugText: String {
        let text = constraintText
        let name = identifier.map { "'\($0)' " } ?? ""
        let state = isActive ? "active" : "inactive"
        let names = text.legend.isEmpty ? "" : ", names: \(text.legend.joined(separator: ", ")) "
        return "<\(type(of: self)):\(addressText(of: self)) \(name)\(text.body)   (\(state)\(names))>"
    }

    /// What most likely was forgotten where items have no common ancestor: both hierarchies, and what to do.
    final var missingAncestorHint: String {
        let nodes = [first.node, first.subtracted?.node, second?.node, second?.subtracted?.node]
        var lines: [String] = []
        for node in nodes.compactMap(\.self) {
            let line = "  " + node.hierarchyText
            if !lines.contains(line) { lines.append(line) }
        }
        let loose = nodes.compactMap { $0?.owner }.first { $0.superviewStorage == nil && !($0 is UIWindow) }
        let advice =
            loose.map {
                "Call addSubview(_:) with \($0.layoutNode.logName) before activating the constraint."
            }
            ?? (nodes.contains { $0 != nil && $0?.item == nil }
                ? "Keep the item until the constraint is active: constraints hold their items weakly."
                : "Bring the items into one hierarchy before activating the constraint.")
        return "\n\nThe hierarchies, topmost view first:\n\(lines.joined(separator: "\n"))\n\(advice)"
    }
}

extension LayoutNode {
    /// The views from the top of the tree down to this item.
    @MainActor fileprivate var hierarchyText: String {
        guard item != nil else { return "an item that is gone" }
        var names = guide == nil ? [] : [logName]
        var next = owner
        while let view = next {
            names.append(view.layoutNode.logName)
            next = view.superviewStorage
        }
        if guide != nil, owner == nil { names.append("no owning view") }
        return names.reversed().joined(separator: " > ") + (names.count == 1 ? " (no superview)" : "")
    }
}
