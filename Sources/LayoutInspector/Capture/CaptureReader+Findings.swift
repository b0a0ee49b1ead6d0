import Foundation
import HeadlessUIKit
import LayoutTesting

/// What checks find.
extension CaptureReader {
    /// The depth from which on a tree is not checked: checks go down by recursion.
    private static let maximumDepth = 500

    mutating func readFindings() {
        guard let window = root.window ?? root as? UIWindow,
            (result.views.map(\.depth).max() ?? 0) < Self.maximumDepth
        else { return }
        let offset = root === window ? CGPoint.zero : root.convert(root.bounds.origin, to: nil)
        for problem in ScreenProblems.problems(in: window) {
            guard let index = indices[ObjectIdentifier(problem.view)] else { continue }
            result.issues.append(
                CapturedIssue(
                    view: index, kind: problem.kind, message: problem.what, remedy: problem.remedy,
                    frame: problem.rect.offsetBy(dx: -offset.x, dy: -offset.y).finite, source: problem.source)
            )
        }
        result.issues.sort { ($0.view, $0.kind, $0.message) < ($1.view, $1.kind, $1.message) }
    }
}
