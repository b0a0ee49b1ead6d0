import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// Layout does not settle, or gives other frames when it is done again.
    public static let stability = LayoutCheck(.stability) { capture in
        var problems = capture.loops.map { loop in
            LayoutProblem(
                .stability, capture.views[0], "layout does not settle: \(loop)",
                remedy:
                    "Do not invalidate layout in layoutSubviews or viewDidLayoutSubviews unless something changed"
            ).with(cause: "loop")
        }
        for view in capture.ownViews {
            guard let new = capture.unsettled[view.index], capture.unsettled[view.parent] == nil else {
                continue
            }
            problems.append(
                LayoutProblem(
                    .stability, view,
                    "its frame changes from \(text(view.local)) to \(text(new)) when layout is done again",
                    remedy: "Compute the frame from the bounds alone, not from the frame before"
                ).with(cause: "changes"))
        }
        for view in capture.ownViews {
            guard let new = capture.scrolled[view.index] else { continue }
            let old = view.bounds.origin
            let (from, to) = (
                "(\(points(old.x)), \(points(old.y)))", "(\(points(new.x)), \(points(new.y)))"
            )
            problems.append(
                LayoutProblem(
                    .stability, view,
                    "its content moves from \(from) to \(to) when layout is done again",
                    remedy:
                        "Scroll again where the size of the content has changed: estimates end when views are shown"
                ).with(cause: "scrolls"))
        }
        return problems
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(points(rect.minX)), \(points(rect.minY)), \(points(rect.width)), \(points(rect.height)))"
    }
}
