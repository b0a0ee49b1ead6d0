import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// Text or something touchable lies outside of its container, the screen, the content that scrolls, or the safe
    /// area. What scrolls under a bar and badges with a background of their own are left alone.
    public static let bounds = LayoutCheck(.bounds, .safeArea) { capture in
        capture.ownViews.compactMap { view in
            guard let box = Bounds.box(of: view) else { return nil }
            return Bounds.outside(view, box, in: capture) ?? Bounds.unsafe(view, box, in: capture)
        }
    }
}

private enum Bounds {
    /// The part of a view that has to be seen: its lines of text, or what can be touched.
    static func box(of view: CapturedView) -> CGRect? {
        if view.has(.touchable) { return view.frame }
        guard let text = view.text, text.kind == .label else { return nil }
        return text.rect.intersection(view.frame)
    }

    // MARK: Containers

    static func outside(_ view: CapturedView, _ box: CGRect, in capture: LayoutCapture) -> LayoutProblem? {
        var inner = view
        while inner.index != 0 {
            let outer = capture.views[inner.parent]
            if outer.has(.scroller) { return unreachable(view, box, in: outer) }
            let over = overflow(of: box, over: outer.frame)
            if over.length > 0.5, !over.isCovered, confines(outer, view, isParent: outer.index == view.parent)
            {
                return problem(view, box, over, outer)
            }
            inner = outer
        }
        return nil
    }

    /// Whether a view cuts what reaches over its edge, or shows an edge.
    private static func confines(_ outer: CapturedView, _ view: CapturedView, isParent: Bool) -> Bool {
        if outer.index == 0 || outer.has(.clips) { return true }
        if view.has(.touchable) { return true }
        let isBadge = (view.background?.alpha ?? 0) > 0
        return isParent && !isBadge && (outer.background?.alpha ?? 0) > 0
    }

    private static func problem(
        _ view: CapturedView, _ box: CGRect, _ over: (edge: String, length: CGFloat, isCovered: Bool),
        _ outer: CapturedView
    ) -> LayoutProblem {
        let container = outer.index == 0 ? "the screen" : outer.name
        let effect = view.has(.touchable) ? "; touches there do not reach it" : ""
        return LayoutProblem(
            .bounds, view,
            "reaches \(points(over.length)) points over the \(over.edge) edge of \(container)\(effect)",
            remedy: outer.index == 0
                ? "Tie it to the safe area, let what is before it shrink, or put the content into a scroll view"
                : "Give \(container) the size of its content, or the content an upper bound"
        ).with(cause: "bounds", rect: box)
    }

    /// By how much a box reaches over the edges of another, at its farthest edge.
    private static func overflow(of box: CGRect, over outer: CGRect) -> (
        edge: String, length: CGFloat, isCovered: Bool
    ) {
        let edges = [
            ("left", outer.minX - box.minX), ("right", box.maxX - outer.maxX),
            ("upper", outer.minY - box.minY), ("lower", box.maxY - outer.maxY),
        ]
        let farthest = edges.max { $0.1 < $1.1 } ?? ("", 0)
        return (farthest.0, farthest.1, box.isEmpty)
    }

    /// A view in a scroll view that no scrolling brings into sight.
    private static func unreachable(
        _ view: CapturedView, _ box: CGRect, in scroller: CapturedView
    ) -> LayoutProblem? {
        guard let content = scroller.content else { return nil }
        let offset = CGPoint(
            x: scroller.frame.minX - scroller.bounds.minX, y: scroller.frame.minY - scroller.bounds.minY)
        let reached = content.offsetBy(dx: offset.x, dy: offset.y).union(scroller.frame)
        let over = overflow(of: box, over: reached)
        guard over.length > 1, !box.isEmpty else { return nil }
        return LayoutProblem(
            .bounds, view,
            "reaches \(points(over.length)) points over the \(over.edge) edge of what \(scroller.name) scrolls",
            remedy:
                "Let the content's size include it, by constraints to the contentLayoutGuide or by contentSize"
        ).with(cause: "bounds", rect: box)
    }

    // MARK: The safe area

    static func unsafe(_ view: CapturedView, _ box: CGRect, in capture: LayoutCapture) -> LayoutProblem? {
        guard view.scroller == nil, !view.has(.bar), view.index != 0 else { return nil }
        let outer = capture.views[view.parent]
        let insets = outer.safeArea
        guard insets != .zero else { return nil }
        let safe = outer.frame.inset(by: insets)
        let part = box.intersection(safe)
        let (width, height) = part.isNull ? (0, 0) : (part.width, part.height)
        // Of what can be touched enough has to be safe; of text, all.
        let isTouchable = view.has(.touchable)
        let needed = CGSize(
            width: min(box.width, TouchTargets.minimum), height: min(box.height, TouchTargets.minimum))
        let lines = view.text.map { $0.rect.intersection(view.frame) }
        let isCut = isTouchable && (width < needed.width - 0.5 || height < needed.height - 0.5)
        let isShort =
            isCut || overflow(of: lines ?? .null, over: safe).length > 0.5 && lines?.isEmpty == false
        guard isShort, !outer.frame.isEmpty else { return nil }
        let over = overflow(of: isCut ? box : lines ?? box, over: safe)
        return LayoutProblem(
            .safeArea, view,
            "reaches \(points(over.length)) points over the \(over.edge) edge of the safe area",
            remedy: "Tie it to safeAreaLayoutGuide instead of the view's edge"
        ).with(cause: "bounds", rect: box)
    }
}
