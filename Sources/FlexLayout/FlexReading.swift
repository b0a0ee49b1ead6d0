internal import Flexbox
internal import LayoutCore
package import ViewBridge

/// What inspectors read of flexbox.
///
/// A reading keeps what it has computed: it is for views that are not laid out meanwhile.
@MainActor
package final class FlexReading {
    /// Why items of a root have their boxes.
    private var explanations: [NodeID: [NodeID: FlexExplanation]] = [:]

    /// Creates a reading that has computed nothing.
    package init() {}

    /// Whether flexbox lays the view out as an item.
    package static func isItem(_ view: UIView) -> Bool {
        guard let attachment = FlexAttachment.of[view] else { return false }
        return FlexNodes.tree.parent(of: attachment.flex.node) != nil
    }

    /// Why flexbox has given a view its frame; nil where it has not, or where layout is pending.
    package func story(of view: UIView) -> FrameStory? {
        guard let flex = FlexAttachment.of[view]?.flex else { return nil }
        var nodes = [flex.node]
        var holder = flex.group
        while let group = holder, group.isLayoutOnly, nodes.count < 1000 {
            nodes.append(group.node)
            holder = group.extras?.container
        }
        var story = FrameStory()
        for (index, node) in nodes.enumerated() {
            guard let explanation = explanation(of: node) else { return nil }
            let words = FlexWords(explanation: explanation, isGroup: index > 0)
            // The outermost first, as positions are read.
            story.x.steps.insert(contentsOf: words.steps(explanation.x), at: 0)
            story.y.steps.insert(contentsOf: words.steps(explanation.y), at: 0)
            guard index == 0 else { continue }
            story.width.steps = words.steps(explanation.width)
            story.height.steps = words.steps(explanation.height)
            words.addNotes(to: &story)
        }
        return story
    }

    private func explanation(of node: NodeID) -> FlexExplanation? {
        let tree = FlexNodes.tree
        guard let root = tree.laidOutRoot(of: node) else { return nil }
        if let known = explanations[root] { return known[node] }
        // Measuring content may change it, which is no reason to lay out again.
        let wasUpdating = FlexNodes.isUpdating
        FlexNodes.isUpdating = true
        defer { FlexNodes.isUpdating = wasUpdating }
        let found = tree.explanations(in: root) ?? [:]
        explanations[root] = found
        return found[node]
    }
}

/// The flexbox properties of views, for trying changes.
@MainActor
package struct FlexStyles {
    private var styles: [(view: UIView, style: FlexStyle)] = []

    /// Reads the properties of views.
    package init(of views: [UIView]) {
        for view in views {
            guard let flex = FlexAttachment.of[view]?.flex else { continue }
            styles.append((view, FlexNodes.tree.style(of: flex.node)))
        }
    }

    /// Gives the views the properties that they had.
    package func restore() {
        for (view, style) in styles {
            guard let flex = FlexAttachment.of[view]?.flex, FlexNodes.tree.style(of: flex.node) != style
            else { continue }
            FlexNodes.tree.setStyle(style, of: flex.node)
        }
    }
}
