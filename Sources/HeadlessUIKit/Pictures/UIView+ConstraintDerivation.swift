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
        /// Whether the position would be another one without it.
        package var isDeciding: Bool
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
        let reading = DerivationReading(system: system)
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

extension UIView {
    /// Of a view whose text is as high as its width makes it: what decides the width so that the text would have another
    /// height without it. Empty for other views.
    package final func textHeightDerivation() -> [ConstraintDerivation.Part] {
        guard isFlowingText, isPlacedByConstraints, let system = solvedSystem,
            let handle = extras?.layoutNode?.handles.handle(in: system)
        else { return [] }
        let reading = DerivationReading(system: system)
        let insets = alignmentRectInsets.left + alignmentRectInsets.right
        let height = flowHeight(forWidth: bounds.width)
        return system.engine.lengthAlternatives(of: handle.item, .horizontal).compactMap { source, length in
            guard abs(CGFloat(length) + insets - bounds.width) > 0.5,
                abs(flowHeight(forWidth: CGFloat(length) + insets) - height) > 1e-6
            else { return nil }
            return reading.part(source, true, 0, 0)
        }
    }
}

/// Reads rows of an engine for people.
@MainActor
private struct DerivationReading {
    let system: ConstraintSystem

    init(system: ConstraintSystem) { self.system = system }

    func part(
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

    private func phrase(_ source: RowSource?, _ constraint: NSLayoutConstraint?) -> [ConstraintDerivation
        .Piece]
    {
        guard let source, let constraint else { return [.words("one of several solutions is taken")] }
        let phrase = constraint.pieces
        switch source {
        case .hugging(let item, let axis):
            let priority = system.engine.content(of: item, axis).hugging
            return phrase + [.words(", hugging"), .number(CGFloat(priority))]
        case .compressionResistance(let item, let axis):
            let priority = system.engine.content(of: item, axis).compressionResistance
            return phrase + [.words(", compression resistance"), .number(CGFloat(priority))]
        default: return phrase
        }
    }
}

extension NSLayoutConstraint {
    /// The constraint as its maker would write it, in pieces.
    fileprivate final var pieces: [ConstraintDerivation.Piece] {
        if self is GeneratedConstraint { return generatedPieces }
        var pieces = first.pieces + [.words(relationStorage.sign)]
        if let second, multiplierStorage != 0 {
            if multiplierStorage != 1 { pieces += [.number(multiplierStorage), .words("*")] }
            pieces += second.pieces
            if constantStorage != 0 {
                pieces += [.words(constantStorage < 0 ? "-" : "+"), .number(abs(constantStorage))]
            }
        } else {
            pieces.append(.number(constantStorage))
        }
        if priorityStorage != .required {
            pieces += [.words(", priority"), .number(CGFloat(priorityStorage.rawValue))]
        }
        return pieces
    }

    private final var generatedPieces: [ConstraintDerivation.Piece] {
        let (item, attribute) = (first.node.pieces, first.attribute)
        if self is NSContentSizeLayoutConstraint {
            return item + [.words("has a content \(attribute.name) of"), .number(constantStorage)]
        }
        guard second == nil else {
            return item + [.words(": its \(attribute.name) follows its autoresizingMask")]
        }
        return item + [.words(": its frame says \(attribute.name) =="), .number(constantStorage)]
    }
}

@MainActor extension ConstraintOperand {
    fileprivate var pieces: [ConstraintDerivation.Piece] {
        let own = node.pieces + [.words(".\(attribute.name)")]
        guard let subtracted else { return own }
        return [.words("(")] + own + [.words("-")] + subtracted.node.pieces
            + [.words(".\(subtracted.attribute.name)"), .words(")")]
    }
}

@MainActor extension LayoutNode {
    /// The view, or the view and the name of its guide.
    fileprivate final var pieces: [ConstraintDerivation.Piece] {
        guard let guide else { return [view.map { .view($0) } ?? .words("an item that is gone")] }
        let name = guide.propertyName ?? (guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier)
        return (guide.inspectedOwner.map { [.view($0)] } ?? []) + [.words(".\(name)")]
    }
}
