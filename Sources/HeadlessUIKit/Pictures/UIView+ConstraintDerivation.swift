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

    /// A part of the position.
    @MainActor
    package struct Part {
        /// What it comes from.
        package var source: Source
        /// Whether the position would be another one without it.
        package var isDeciding: Bool
        /// What the constant is multiplied by.
        package var coefficient: CGFloat
        /// What it adds to the position, in points.
        package var contribution: CGFloat
        /// The source in words, with views by the names that the source has for them.
        package var phrase: String
        /// Whether it does not hold.
        package var isViolated = false
        /// Where it was made, as `Module/File.swift:12`; nil for what the system made.
        package var origin: String?
    }

    /// The position of the edge of the alignment rectangle in the superview's coordinates.
    package var position: CGFloat
    /// The parts: the position is the sum of their contributions.
    package var parts: [Part]
    /// What has no part of its own: it does not hold, or decides between positions that are equally good.
    package var others: [Part]
    /// Whether several positions are equally good, and a rule has selected one.
    package var isAmbiguous: Bool
}

extension UIView {
    /// An edge of a view.
    package enum DerivedEdge: CaseIterable, Sendable {
        case left, right, top, bottom

        var axis: LayoutCore.Axis { self == .left || self == .right ? .horizontal : .vertical }
        var isFar: Bool { self == .right || self == .bottom }
    }

    /// Why constraints give the view an edge; nil where they give it none. The system is solved anew without each
    /// constraint that may decide the edge.
    package final func constraintDerivation(of edge: DerivedEdge) -> ConstraintDerivation? {
        guard isPlacedByConstraints, let system = solvedSystem,
            let handle = extras?.layoutNode?.handles.handle(in: system),
            let found = system.engine.derivation(of: handle.item, edge.axis, isFar: edge.isFar)
        else { return nil }
        var reading = DerivationReading(system: system)
        let ambiguities = system.engine.ambiguities(of: [handle.item]).filter { $0.axis == edge.axis }
        return ConstraintDerivation(
            position: CGFloat(found.position),
            parts: found.parts.map { reading.part($0.source, $0.isDeciding, $0.coefficient, $0.amount) },
            others: found.others.map { other in
                var part = reading.part(other.source, other.isDeciding, 0, 0)
                part.isViolated = other.isViolated
                return part
            },
            isAmbiguous: ambiguities.contains {
                $0.isPositionAmbiguous || edge.isFar && $0.isLengthAmbiguous
            })
    }
}

/// Reads rows of an engine for people.
@MainActor
private struct DerivationReading {
    let system: ConstraintSystem
    private var names = ItemNames()

    init(system: ConstraintSystem) { self.system = system }

    mutating func part(
        _ source: RowSource?, _ isDeciding: Bool, _ coefficient: Double, _ amount: Double
    ) -> ConstraintDerivation.Part {
        let constraint = source.flatMap { system.constraint(for: $0) }
        return ConstraintDerivation.Part(
            source: meaning(source, constraint), isDeciding: isDeciding, coefficient: CGFloat(coefficient),
            contribution: CGFloat(amount), phrase: phrase(source, constraint), origin: constraint?.sourceText)
    }

    private func meaning(_ source: RowSource?, _ constraint: NSLayoutConstraint?)
        -> ConstraintDerivation.Source
    {
        guard let source, let constraint else { return .none }
        switch source {
        case .constraint: return .constraint(constraint)
        case .pin, .pinnedLength: return constraint.first.node.view.map { .frame($0) } ?? .none
        case .hugging: return constraint.first.node.view.map { .hugging($0) } ?? .none
        case .compressionResistance:
            return constraint.first.node.view.map { .compressionResistance($0) } ?? .none
        }
    }

    private mutating func phrase(_ source: RowSource?, _ constraint: NSLayoutConstraint?) -> String {
        guard let source, let constraint else { return "one of several solutions is taken" }
        let phrase = names.phrase(for: constraint)
        switch source {
        case .hugging(let item, let axis):
            return phrase + ", hugging \(number(system.engine.content(of: item, axis).hugging))"
        case .compressionResistance(let item, let axis):
            let priority = system.engine.content(of: item, axis).compressionResistance
            return phrase + ", compression resistance \(number(priority))"
        default: return phrase
        }
    }
}
