internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// Keeps the nodes like the views.
extension Flex {
    /// Brings the nodes of the view and of all in it up to date with the view hierarchy. Views in which
    /// nothing has changed are passed over.
    ///
    /// - Returns: The items of the containers that were looked at, outer ones first.
    func updateNodes() -> [Flex] {
        FlexForest.buryEnded()
        for node in FlexForest.semanticFollowers { FlexForest.flex(of: node)?.followSemantics() }
        var seen: [Flex] = []
        var pending = [self]
        while let flex = pending.popLast() {
            guard let view = flex.heldView, view.takeLayoutChange() else { continue }
            let items = flex.updateChildren(view.flexItems)
            seen += items
            pending += items
        }
        return seen
    }

    /// Gives the node its children.
    ///
    /// - Parameter items: The items of the view's subviews.
    /// - Returns: Those of them that take part in the layout.
    private func updateChildren(_ items: [Flex]) -> [Flex] {
        let tree = FlexForest.tree
        guard let extras, !extras.layoutItems.isEmpty else {
            tree.setChildren(items.map(\.node), of: node)
            updateMeasuring(isLeaf: items.isEmpty)
            return items
        }
        let arrangement = FlexArrangement(of: self, items)
        for holder in arrangement.holders {
            tree.setChildren(arrangement.children(of: holder).map(\.node), of: holder.node)
        }
        updateMeasuring(isLeaf: arrangement.children(of: self).isEmpty)
        var included: [Flex] = []
        arrangement.walk(self, enter: { if !$0.isLayoutOnly { included.append($0) } })
        return included
    }

    private func updateMeasuring(isLeaf: Bool) {
        guard let view = heldView else { return }
        let tree = FlexForest.tree
        if isLeaf {
            let version = view.contentVersion
            let hasSubviews = !view.subviews.isEmpty
            if marks.contains(.measured) {
                if version != contentVersion || hasSubviews != marks.contains(.hadSubviews) {
                    tree.markDirty(node)
                }
            } else {
                marks.insert(.measured)
                // Not counted: the tree lets go of the function before it lets go of this object.
                tree.setMeasure({ [unowned(unsafe) self] request in measuredContent(request) }, of: node)
                updateBaseline()
            }
            contentVersion = version
            marks.formSymmetricDifference(
                hasSubviews == marks.contains(.hadSubviews) ? [] : .hadSubviews)
        } else if marks.contains(.measured) {
            marks.remove([.measured, .hadSubviews])
            tree.setMeasure(nil, of: node)
            updateBaseline()
        }
    }

    /// The size of the view's content in a room.
    ///
    /// A plain view without subviews has none: UIKit would answer with the size that it has.
    private func measuredContent(_ request: MeasureRequest) -> Size {
        guard let view = heldView else { return .zero }
        if type(of: view) == UIView.self, view.subviews.isEmpty { return .zero }
        var width = request.width.extent
        if request.width == .minContent, let label = view as? UILabel { width = label.longestWordWidth }
        let size = view.sizeThatFits(CGSize(width: width, height: request.height.extent))
        return Size(
            width: request.width.limiting(Double(size.width)),
            height: request.height.limiting(Double(size.height)))
    }
}

extension UIView {
    /// The flexboxes of the subviews that take part in a layout.
    var flexItems: [Flex] {
        let subviews = subviews
        if subviews.isEmpty { return [] }
        return subviews.compactMap { view in
            guard let flex = FlexTether.attachment[view]?.flex, !flex.marks.contains(.excluded) else {
                return nil
            }
            return flex
        }
    }
}

extension SpaceProposal {
    /// The extent that UIKit is asked with.
    fileprivate var extent: CGFloat {
        switch self {
        case .definite(let points): CGFloat(points)
        case .maxContent: .greatestFiniteMagnitude
        case .minContent: 0
        }
    }

    /// A measured extent within the room. Views that hand back the unlimited room have no extent.
    fileprivate func limiting(_ extent: Double) -> Double {
        guard extent < 1e9 else { return points ?? 0 }
        return min(extent, points ?? .infinity)
    }
}
