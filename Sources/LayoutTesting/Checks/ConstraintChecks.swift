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

    /// Constraints leave a position or a length open. A view that only follows another open one is not reported.
    public static let ambiguity = LayoutCheck(.ambiguity) { capture in
        var problems: [LayoutProblem] = []
        for ambiguity in capture.ambiguities where !ambiguity.reason.hasPrefix("it goes with") {
            let view = capture.views[ambiguity.view]
            if view.roles.contains(.part) { continue }
            let variables = ambiguity.variables.joined(separator: ", ")
            problems.append(
                LayoutProblem(
                    .ambiguity, view, "\(variables) is not determined: \(ambiguity.reason)",
                    remedy: ambiguity.suggestion
                ).with(cause: variables))
        }
        return problems
    }
}
