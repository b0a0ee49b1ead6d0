import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// Content covers other content: text on text, a picture or an opaque view on text, a control on a control. A control
    /// that lies inside of another, texts on pictures, and what scrolls under something that does not are left alone.
    public static let overlap = LayoutCheck(.overlap, .localeText, .longText) { capture in
        Overlap.problems(in: capture)
    }
}

private enum Overlap {
    /// Overlaps up to this many points are shadows of rounding and of the space around letters.
    private static let tolerance: CGFloat = 2

    static func problems(in capture: LayoutCapture) -> [LayoutProblem] {
        let views = capture.ownViews.filter { view in
            !view.visible.isEmpty && (view.text != nil || view.has(.touchable) || covers(view))
        }
        var problems: [LayoutProblem] = []
        for (position, below) in views.enumerated() where below.text != nil || below.has(.touchable) {
            for above in views[(position + 1)...] where isNeighbour(above, of: below, in: capture) {
                guard let problem = problem(below, above, capture) else { continue }
                problems.append(problem)
                break
            }
        }
        return problems
    }

    /// Whether a view hides what is below it.
    private static func covers(_ view: CapturedView) -> Bool {
        guard view.alpha > 0.5 else { return false }
        return (view.background?.alpha ?? 0) > 0.9 || view.image != nil
    }

    /// Whether two views are neither in each other nor scrolled apart.
    private static func isNeighbour(
        _ above: CapturedView, of below: CapturedView, in capture: LayoutCapture
    ) -> Bool {
        above.scroller == below.scroller && !capture.contains(below.index, above.index)
            && !above.has(.bar) && !below.has(.bar)
    }

    private static func problem(
        _ below: CapturedView, _ above: CapturedView, _ capture: LayoutCapture
    ) -> LayoutProblem? {
        var cases: [(verb: String, common: CGRect)] = []
        if let text = below.text, let other = above.text {
            cases.append(("collides with", text.rect.intersection(other.rect)))
        }
        if let text = below.text, covers(above) {
            cases.append(("is covered by", text.rect.intersection(above.frame)))
        }
        if below.has(.touchable), above.has(.touchable), !below.frame.contains(above.frame) {
            cases.append(("shares its touches with", below.frame.intersection(above.frame)))
        }
        let found = cases.first { !$0.common.isNull && min($0.common.width, $0.common.height) > tolerance }
        guard let (verb, common) = found else { return nil }
        return LayoutProblem(
            kind(in: capture.configuration.language), below,
            "\(verb) \(above.name) on \(points(common.width)) x \(points(common.height)) points",
            remedy: "Keep a distance between them that follows the text, and let one of them wrap or shrink"
        ).with(cause: "overlap \(above.identity)", rect: below.frame.union(above.frame))
    }

    private static func kind(in language: LayoutLanguage) -> LayoutFinding.Kind {
        switch language {
        case .development: .overlap
        case .language: .localeText
        case .doubled, .accented, .bounded, .rightToLeft: .longText
        }
    }
}
