internal import AutoLayout
internal import LayoutCore
import Foundation

/// Why constraints give a view an edge, read from the engine's solution.
@MainActor
package struct ConstraintDerivation {
    /// What a part of the position comes from.
    package enum Source {
        /// A constraint that was made by source or by the system.
        case constraint(NSLayoutConstraint)
        /// The frame of a view that constraints do not lay out.
        case frame(UIView)
        /// The intrinsic size of a view, which it resists to exceed.
        case hugging(UIView)
        /// The intrinsic size of a view, which it resists to fall below.
        case compressionResistance(UIView)
        /// A length that cannot be negative, or a rule that selects one of several solutions.
        case none
    }

    /// A piece of a sentence.
    package enum Piece {
        /// Words.
        case words(String)
        /// A number.
        case number(CGFloat)
        /// A view.
        case view(UIView)
    }

    /// A part of the position.
    @MainActor
    package struct Part {
        /// What it comes from.
        package var source: Source
        /// Whether the position would be another one without it, or no longer determined.
        package var isDeciding: Bool
        /// Whether the position is determined, and would not be without it.
        package var keepsDetermined = false
        /// What the constant is multiplied by.
        package var coefficient: CGFloat
        /// What it adds to the position, in points.
        package var contribution: CGFloat
        /// The source in words, numbers and views.
        package var phrase: [Piece]
        /// Whether it does not hold.
        package var isViolated = false
        /// Where it was made, as `Module/File.swift:12`; nil for what the system made.
        package var origin: String?
        /// Equal for parts of the same origin; -1 for a rule.
        package var identity = -1
    }

    /// The position of the edge of the alignment rectangle in the superview's coordinates.
    package var position: CGFloat
    /// The parts: the position is the sum of their contributions.
    package var parts: [Part]
    /// What has no part of its own: it does not hold, or decides between positions that are equally good.
    package var others: [Part]
    /// Whether several positions are equally good, and a rule has selected one.
    package var isAmbiguous: Bool
    /// Of an ambiguous position the first and the last that are equally good; nil where there is none.
    package var range: (lower: CGFloat?, upper: CGFloat?)?
}

extension UIView {
    /// An edge of a view.
    package enum DerivedEdge: CaseIterable, Sendable {
        case left, right, top, bottom

        var axis: LayoutCore.Axis { self == .left || self == .right ? .horizontal : .vertical }
        var isFar: Bool { self == .right || self == .bottom }
    }

    /// Why constraints give the view an edge; nil where they give it none. Of several edges and views use
    /// ``ConstraintDerivations``.
    package final func constraintDerivation(of edge: DerivedEdge) -> ConstraintDerivation? {
        ConstraintDerivations(of: [self]).derivation(of: self, edge)
    }
}
