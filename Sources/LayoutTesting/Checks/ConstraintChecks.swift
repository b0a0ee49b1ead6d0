import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// Required constraints contradict each other.
    public static let conflict = LayoutCheck(.conflict) { capture in
        capture.conflicts.map { conflict in
            LayoutProblem(
                .conflict, capture.views[conflict.view],
                "constraints contradict each other: " + conflict.members.joined(separator: "; "),
                remedy: conflict.suggestion, source: conflict.source
            ).with(cause: conflict.source ?? conflict.members.joined())
        }
    }

    /// Constraints leave a position or a length open. A view that only follows another open one is not reported, nor one
    /// whose content is open.
    public static let ambiguity = LayoutCheck(.ambiguity) { capture in
        let open = capture.ambiguities.filter { !$0.reason.hasPrefix("it goes with") }
        var ties: Set<[String]> = []
        return open.compactMap { ambiguity in
            let view = capture.views[ambiguity.view]
            let isConsequence = open.contains { inner in
                inner.view != ambiguity.view && capture.contains(ambiguity.view, inner.view)
                    && !Set(inner.variables).isDisjoint(with: ambiguity.variables)
            }
            guard !isConsequence, !view.roles.contains(.part) else { return nil }
            let variables = ambiguity.variables.joined(separator: ", ")
            // One tie opens all that comes after it in a row or column.
            let axis = variables.contains("X") || variables.contains("Width") ? "horizontal" : "vertical"
            if ambiguity.reason.hasPrefix("tie"), !ties.insert(["\(view.parent)", axis]).inserted {
                return nil
            }
            return LayoutProblem(
                .ambiguity, view, "\(variables) is not determined: \(ambiguity.reason)",
                remedy: ambiguity.suggestion
            ).with(cause: variables)
        }
    }
}
