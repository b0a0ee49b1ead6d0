import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// The layout from right to left is no mirror of the one from left to right, which is built for comparison. Views with
    /// a semantic content attribute of their own and what lies in sideways scrolling are left alone.
    public static let mirroring = LayoutCheck(.mirroring, comparedWith: Mirroring.partner) { capture, other in
        Mirroring.problems(in: capture, mirrorOf: other)
    }
}

enum Mirroring {
    @Sendable static func partner(_ configuration: LayoutConfiguration) -> LayoutConfiguration? {
        guard configuration.direction == .rightToLeft else { return nil }
        var other = configuration
        other.direction = .leftToRight
        if other.language == .rightToLeft { other.language = .development }
        return other
    }

    static func problems(in capture: LayoutCapture, mirrorOf other: LayoutCapture) -> [LayoutProblem] {
        guard capture.views.count == other.views.count,
            zip(capture.views, other.views).allSatisfy({ $0.className == $1.className })
        else { return [] }
        var unmirrored: [Int: [CapturedView]] = [:]
        var parents: [Int] = []
        var problems: [LayoutProblem] = []
        for view in capture.ownViews where view.index != 0 {
            let (parent, original) = (capture.views[view.parent], other.views[view.index])
            guard isCompared(view, parent), original.has(.fixedDirection) == false else { continue }
            if !isMirror(view, in: parent, of: original, in: other.views[view.parent]) {
                if unmirrored[parent.index] == nil { parents.append(parent.index) }
                unmirrored[parent.index, default: []].append(view)
            } else if let problem = alignmentProblem(view, original) {
                problems.append(problem)
            }
        }
        return parents.map { problem(at: capture.views[$0], unmirrored[$0] ?? []) } + problems
    }

    private static func isCompared(_ view: CapturedView, _ parent: CapturedView) -> Bool {
        guard !view.has(.fixedDirection), !parent.has(.fixedDirection), !view.has(.transformed) else {
            return false
        }
        guard let content = parent.content else { return true }
        return content.width <= parent.bounds.width + 1
    }

    /// Whether a view has the distances from the edges that its original has from the opposite ones.
    private static func isMirror(
        _ view: CapturedView, in parent: CapturedView, of original: CapturedView, in outer: CapturedView
    ) -> Bool {
        let (area, mirrored) = (outer.bounds, parent.bounds)
        let leading = (original.local.minX - area.minX) - (mirrored.maxX - view.local.maxX)
        let trailing = (area.maxX - original.local.maxX) - (view.local.minX - mirrored.minX)
        return abs(leading) <= 1 || abs(trailing) <= 1
    }

    /// A text whose lines keep their side in a box that is mirrored.
    private static func alignmentProblem(_ view: CapturedView, _ original: CapturedView) -> LayoutProblem? {
        guard let text = view.text, let old = original.text, text.hasFixedEdge, old.hasFixedEdge,
            text.isRightAligned == old.isRightAligned, text.box.width > text.rect.width + 8
        else { return nil }
        let side = text.isRightAligned ? "right" : "left"
        return LayoutProblem(
            .mirroring, view, "its text keeps to the \(side) in both directions",
            remedy:
                "Use textAlignment = .natural, or choose the side by effectiveUserInterfaceLayoutDirection"
        ).with(cause: "alignment")
    }

    private static func problem(at parent: CapturedView, _ views: [CapturedView]) -> LayoutProblem {
        let names = views.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name }
        let isNamed = parent.name == parent.identity && !parent.has(.controllerRoot)
        let subject = views.count > 1 && isNamed ? parent : views[0]
        let others = names
        let more = subject.index == parent.index ? "" : names.dropFirst().joined(separator: ", ")
        let what =
            subject.index == parent.index
            ? "\(others.joined(separator: ", ")) keep their sides from right to left"
            : "keeps its side from right to left" + (more.isEmpty ? "" : ", and so do \(more)")
        return LayoutProblem(
            .mirroring, subject, what,
            remedy:
                "Use leading and trailing instead of left and right; in code, effectiveUserInterfaceLayoutDirection"
        ).with(cause: "frames")
    }
}
