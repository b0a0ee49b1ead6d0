import Foundation
import HeadlessUIKit

/// The order in which a screen reader goes through a tree of views.
@MainActor
package struct ReadingOrder {
    /// An element, and the view that it is or lies in.
    package struct Item {
        package var object: NSObject
        package var container: UIView
        package var frame: CGRect
        /// Whether source has given the order among its neighbours.
        package var hasGivenOrder: Bool
    }

    private enum Node {
        case element(Item)
        case group([Node], isGiven: Bool)

        var frame: CGRect {
            switch self {
            case .element(let item): item.frame
            case .group(let nodes, _): nodes.first?.frame ?? .null
            }
        }
    }

    /// The distance of two tops from which on the lower element is in another row.
    var rowHeight: CGFloat
    var isRightToLeft: Bool

    /// The elements of a tree in the order in which they are read.
    package func elements(in top: UIView) -> [Item] { flattened(sorted(nodes(in: top)), isGiven: false) }

    init(rowHeight: CGFloat, isRightToLeft: Bool) {
        self.rowHeight = rowHeight
        self.isRightToLeft = isRightToLeft
    }

    /// The order for a view, by its device and its direction.
    package init(of view: UIView) {
        rowHeight = view.traitCollection.userInterfaceIdiom == .phone ? 8 : 13
        isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    // MARK: Collecting

    private func nodes(in view: UIView) -> [Node] {
        guard !view.isHidden || view is UIWindow, view.alpha >= 0.01, !view.accessibilityElementsHidden else {
            return []
        }
        if view.isAccessibilityElement {
            return [
                .element(
                    Item(object: view, container: view, frame: Self.frame(of: view), hasGivenOrder: false))
            ]
        }
        if let elements = view.accessibilityElements {
            let nodes = elements.flatMap { node(of: $0, in: view) }
            return [.group(nodes, isGiven: true)]
        }
        var subviews = view.subviews
        if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
            subviews = [modal]
        } else if view is UIWindow, let front = Self.presentation(in: subviews) {
            subviews = [front]
        }
        let nodes = subviews.flatMap { self.nodes(in: $0) }
        let isGroup = view.shouldGroupAccessibilityChildren || view.accessibilityContainerType != .none
        return isGroup && !nodes.isEmpty ? [.group(sorted(nodes), isGiven: false)] : nodes
    }

    /// What is presented over everything else.
    private static func presentation(in subviews: [UIView]) -> UIView? {
        subviews.last { "\(type(of: $0))".contains("Presentation") && !$0.isHidden }
    }

    private func node(of element: Any, in view: UIView) -> [Node] {
        if let view = element as? UIView { return nodes(in: view) }
        guard let object = element as? NSObject, object.isAccessibilityElement else { return [] }
        return [
            .element(
                Item(
                    object: object, container: view, frame: object.accessibilityFrame, hasGivenOrder: true))
        ]
    }

    private static func frame(of view: UIView) -> CGRect {
        view.accessibilityPath?.bounds ?? view.accessibilityFrame
    }

    // MARK: Sorting

    private func sorted(_ nodes: [Node]) -> [Node] {
        nodes.filter { !$0.frame.isNull }.sorted { a, b in
            let (first, second) = (a.frame, b.frame)
            if abs(first.minY - second.minY) >= rowHeight { return first.minY < second.minY }
            return isRightToLeft ? first.maxX > second.maxX : first.minX < second.minX
        }
    }

    private func flattened(_ nodes: [Node], isGiven: Bool) -> [Item] {
        nodes.flatMap { node in
            switch node {
            case .element(var item):
                item.hasGivenOrder = item.hasGivenOrder || isGiven
                return [item]
            case .group(let inner, let given): return flattened(inner, isGiven: given)
            }
        }
    }
}
