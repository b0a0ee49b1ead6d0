import Foundation
import HeadlessUIKit

/// The checks of one screen as it is shown, without other configurations.
package enum ScreenProblems {
    /// What a check has found.
    package struct Problem {
        /// The view.
        package var view: UIView
        /// The kind of the finding.
        package var kind: String
        /// What is wrong.
        package var what: String
        /// What helps.
        package var remedy: String
        /// The rectangle in the window.
        package var rect: CGRect
        /// The line of source; nil where it is not known.
        package var source: String?
    }

    /// What is wrong in a window. Nothing is laid out or changed by that.
    @MainActor
    package static func problems(in window: UIWindow, checks: [LayoutCheck] = .all) -> [Problem] {
        let stage = ScreenStage(window: window)
        let builder = CaptureBuilder(stage, LayoutConfiguration(device: window.screen.device), isAtRest: true)
        return checks.filter { $0.partner(builder.capture.configuration) == nil }.flatMap { check in
            check.problems(in: builder.capture, comparedWith: nil).filter { builder.reason(for: $0) == nil }
        }.map { problem in
            Problem(
                view: builder.views[problem.view], kind: problem.kind.rawValue, what: problem.what,
                remedy: problem.remedy, rect: problem.rect, source: problem.source)
        }
    }
}
