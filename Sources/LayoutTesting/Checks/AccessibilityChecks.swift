import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// What can be seen or touched is not found by a screen reader.
    public static let elementDetection = LayoutCheck(.elementDetection) { capture in
        let own = Set(capture.ownViews.map(\.index))
        return capture.undetected.filter(own.contains).map { index in
            let view = capture.views[index]
            let what = view.has(.touchable) ? "can be touched" : "can be read"
            return LayoutProblem(
                .elementDetection, view, "\(what), but a screen reader does not find it",
                remedy: view.has(.touchable)
                    ? "Set isAccessibilityElement = true, or offer it as an accessibilityCustomAction of what is around it"
                    : "Set isAccessibilityElement = true, or put its text into the label of what is around it"
            )
        }
    }

    /// An element has neither label nor value.
    public static let sufficientElementDescription = LayoutCheck(.sufficientElementDescription) { capture in
        capture.elements.compactMap { element in
            let view = capture.views[element.view]
            guard isEmpty(element.label), isEmpty(element.value), !element.hasSystemDescription,
                !isInCell(view, capture), !isPart(view)
            else { return nil }
            return LayoutProblem(
                .sufficientElementDescription, view, "a screen reader has nothing to say for it",
                remedy: "Set accessibilityLabel to what it is or does")
        }
    }

    /// An element that can be touched does not say that it is a button or link.
    public static let trait = LayoutCheck(.trait) { capture in
        capture.elements.compactMap { element in
            let view = capture.views[element.view]
            guard view.has(.tappable) || view.has(.customControl), !isPart(view),
                element.traits.isDisjoint(with: [.button, .link, .adjustable, .toggleButton, .searchField])
            else { return nil }
            return LayoutProblem(
                .trait, view, "can be touched, but does not say so to a screen reader",
                remedy: "Insert .button or .link into accessibilityTraits")
        }
    }

    /// A screen reader goes back: upwards where source gives the order, or to the start of a row after its end.
    public static let readingOrder = LayoutCheck(.readingOrder) { capture in
        let isRightToLeft = capture.configuration.direction == .rightToLeft
        return zip(capture.elements, capture.elements.dropFirst()).compactMap { before, after in
            let view = capture.views[after.view]
            guard !isPart(view), !isPart(capture.views[before.view]) else { return nil }
            let what: String
            if before.hasGivenOrder, after.hasGivenOrder {
                guard goesUp(from: before.frame, to: after.frame) else { return nil }
                what = "is read after \(capture.views[before.view].name), which is below it"
            } else {
                guard goesBack(from: before.frame, to: after.frame, isRightToLeft) else { return nil }
                what =
                    "is read after \(capture.views[before.view].name), though it comes before it in their row"
            }
            return LayoutProblem(
                .readingOrder, view, what,
                remedy:
                    "Align their tops, group them by shouldGroupAccessibilityChildren, or order accessibilityElements"
            ).with(cause: "", rect: before.frame.union(after.frame))
        }
    }

    /// Whether an element lies above another and in the same column.
    private static func goesUp(from before: CGRect, to after: CGRect) -> Bool {
        after.maxY <= before.minY + 0.5 && after.minX < before.maxX && before.minX < after.maxX
    }

    /// Whether two elements share most of a row, and the second comes before the first in it.
    private static func goesBack(from before: CGRect, to after: CGRect, _ isRightToLeft: Bool) -> Bool {
        let common = min(before.maxY, after.maxY) - max(before.minY, after.minY)
        guard common > 0.5 * min(before.height, after.height), before.height < 2 * after.height,
            after.height < 2 * before.height
        else { return false }
        return isRightToLeft ? after.minX >= before.maxX - 0.5 : after.maxX <= before.minX + 0.5
    }

    private static func isEmpty(_ text: String?) -> Bool {
        text?.contains { !$0.isWhitespace } != true
    }

    private static func isPart(_ view: CapturedView) -> Bool { view.has(.part) && !view.has(.bar) }

    /// Whether a cell is around the view, which reads its parts together.
    private static func isInCell(_ view: CapturedView, _ capture: LayoutCapture) -> Bool {
        var index = view.index
        while index != 0 {
            index = capture.views[index].parent
            if capture.views[index].has(.cell) { return true }
        }
        return false
    }
}
