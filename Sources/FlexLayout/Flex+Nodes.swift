internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// Keeps the nodes like the views, and the frames like the nodes.
extension Flex {
    /// Brings the nodes of the view and of all in it up to date with the view hierarchy.
    func updateNodes() {
        var pending = [self]
        while let flex = pending.popLast() {
            guard let view = flex.view else { continue }
            let items = view.flexItems
            FlexForest.tree.setChildren(items.map(\.node), of: flex.node)
            flex.updateMeasuring(isLeaf: items.isEmpty, view)
            pending.append(contentsOf: items)
        }
    }

    /// Gives the items of the view, and the items of items, the frames of their nodes.
    func placeItems() {
        var pending = view?.flexItems ?? []
        while let flex = pending.popLast() {
            guard let view = flex.view else { continue }
            view.place(CGRect(FlexForest.tree.frame(of: flex.node)))
            pending.append(contentsOf: view.flexItems)
        }
    }

    private func updateMeasuring(isLeaf: Bool, _ view: UIView) {
        let tree = FlexForest.tree
        if isLeaf {
            let version = view.contentChangeCount
            if isMeasured {
                if version != contentVersion { tree.markDirty(node) }
            } else {
                isMeasured = true
                tree.setMeasure({ [weak view] request in view?.measuredContent(request) ?? .zero }, of: node)
                tree.setBaseline(view.baselineFunction, of: node)
            }
            contentVersion = version
        } else if isMeasured {
            isMeasured = false
            tree.setMeasure(nil, of: node)
            tree.setBaseline(nil, of: node)
        }
    }
}

extension UIView {
    /// The flexboxes of the subviews that take part in a layout.
    fileprivate var flexItems: [Flex] {
        subviews.compactMap { view in
            guard let flex = Flex.attachment[view], flex.isIncluded else { return nil }
            return flex
        }
    }

    /// The size of the content in a room.
    ///
    /// A plain view without subviews has none: UIKit would answer with the size that it has.
    fileprivate func measuredContent(_ request: MeasureRequest) -> Size {
        if type(of: self) == UIView.self, subviews.isEmpty { return .zero }
        let size = sizeThatFits(CGSize(width: request.width.extent, height: request.height.extent))
        return Size(
            width: request.width.limiting(Double(size.width)),
            height: request.height.limiting(Double(size.height)))
    }

    /// Where the first baseline lies, for views that have one.
    fileprivate var baselineFunction: BaselineFunction? {
        guard self is UILabel else { return nil }
        return { [weak self] size in
            guard let label = self as? UILabel else { return size.height }
            return Double(label.font.ascender)
        }
    }

    /// The origin of the frame, also where a transform makes the frame another box.
    var placedOrigin: CGPoint {
        if transform.isIdentity { return frame.origin }
        let anchor = placedAnchorPoint
        return CGPoint(x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height)
    }

    /// Gives the view a box; a transform stays as it is.
    func place(_ box: CGRect) {
        if transform.isIdentity {
            if frame != box { frame = box }
            return
        }
        let anchor = placedAnchorPoint
        if bounds.size != box.size { bounds.size = box.size }
        let center = CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
        if self.center != center { self.center = center }
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
