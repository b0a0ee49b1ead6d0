import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// Four or more siblings, each tied to the one before by the same distance: a stack view says that in a line.
    public static let stackChain = LayoutCheck(.stackChain) { capture in
        [
            Axis(near: .top, far: .bottom, name: "vertical"),
            Axis(near: .leading, far: .trailing, name: "horizontal"),
        ]
        .flatMap { chains(along: $0, in: capture) }
    }

    private struct Axis {
        var near: NSLayoutConstraint.Attribute
        var far: NSLayoutConstraint.Attribute
        var name: String
    }

    private static func chains(along axis: Axis, in capture: LayoutCapture) -> [LayoutProblem] {
        var next: [Int: (view: Int, constraint: CapturedConstraint)] = [:]
        var followers: Set<Int> = []
        for constraint in capture.constraints {
            guard let (before, after, gap) = link(constraint, axis, capture) else { continue }
            var link = constraint
            link.constant = gap
            next[before] = (after, link)
            followers.insert(after)
        }
        return next.keys.sorted().filter { !followers.contains($0) }.compactMap { start in
            var (views, gaps, last) = ([start], [CGFloat](), start)
            while let (view, constraint) = next[last], views.count <= next.count {
                views.append(view)
                gaps.append(constraint.constant)
                last = view
            }
            guard views.count >= 4, let gap = gaps.first, gaps.allSatisfy({ abs($0 - gap) < 0.01 }),
                let source = next[start]?.constraint.source
            else { return nil }
            let names = views.map { capture.views[$0].name.split(separator: ".").last.map(String.init) ?? "" }
            return LayoutProblem(
                .stackChain, capture.views[start],
                "a \(axis.name) chain of \(views.count) views, \(points(gap)) points apart: "
                    + names.joined(separator: ", "),
                remedy: "Arrange them in a UIStackView with a spacing of \(points(gap))", source: source)
        }
    }

    /// Two siblings that a constraint puts one after the other.
    private static func link(
        _ constraint: CapturedConstraint, _ axis: Axis, _ capture: LayoutCapture
    ) -> (before: Int, after: Int, gap: CGFloat)? {
        guard let second = constraint.second, constraint.relation == .equal, constraint.multiplier == 1,
            !constraint.first.isGuide, !second.isGuide,
            capture.views[constraint.first.view].parent == capture.views[second.view].parent,
            constraint.first.view != second.view
        else { return nil }
        switch (constraint.first.attribute, second.attribute) {
        case (axis.near, axis.far): return (second.view, constraint.first.view, constraint.constant)
        case (axis.far, axis.near): return (constraint.first.view, second.view, -constraint.constant)
        default: return nil
        }
    }
}
