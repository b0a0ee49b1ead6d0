internal import AutoLayout
internal import LayoutCore
import Foundation

/// Reads rows of an engine for people. Each row is read once.
@MainActor
final class DerivationReading {
    private let system: ConstraintSystem
    private var known: [RowSource: ConstraintDerivation.Part] = [:]
    private let firstIdentity: Int

    /// - Parameters:
    ///   - system: The system of the rows.
    ///   - firstIdentity: The identity of the first row.
    init(system: ConstraintSystem, firstIdentity: Int) {
        (self.system, self.firstIdentity) = (system, firstIdentity)
    }

    /// How many rows have been read.
    var count: Int { known.count }

    /// A row without amounts.
    func part(_ row: LayoutEngine.Derivation.Row?) -> ConstraintDerivation.Part {
        guard let row else {
            return ConstraintDerivation.Part(
                source: .none, isDeciding: true, coefficient: 0, contribution: 0,
                phrase: [.words("one of several solutions is taken")])
        }
        var part = part(row.source)
        part.isDeciding = row.isDeciding || row.keepsDetermined
        part.keepsDetermined = row.keepsDetermined
        part.isViolated = row.isViolated
        return part
    }

    /// A row of a derivation with its amount.
    func part(_ found: LayoutEngine.Derivation.Part) -> ConstraintDerivation.Part {
        var part = part(found.row)
        part.coefficient = CGFloat(found.coefficient)
        part.contribution = CGFloat(found.amount)
        return part
    }

    private func part(_ source: RowSource) -> ConstraintDerivation.Part {
        if let part = known[source] { return part }
        let constraint = system.constraint(for: source)
        let part = ConstraintDerivation.Part(
            source: meaning(source, constraint), isDeciding: false, coefficient: 0, contribution: 0,
            phrase: phrase(source, constraint), origin: constraint?.sourceText,
            identity: firstIdentity + known.count)
        known[source] = part
        return part
    }

    private func meaning(_ source: RowSource, _ constraint: NSLayoutConstraint?)
        -> ConstraintDerivation.Source
    {
        guard let constraint else { return .none }
        switch source {
        case .constraint: return .constraint(constraint)
        case .pin, .pinnedLength: return constraint.first.node.view.map { .frame($0) } ?? .none
        case .hugging: return constraint.first.node.view.map { .hugging($0) } ?? .none
        case .compressionResistance:
            return constraint.first.node.view.map { .compressionResistance($0) } ?? .none
        }
    }

    private func phrase(_ source: RowSource, _ constraint: NSLayoutConstraint?) -> [ConstraintDerivation
        .Piece]
    {
        guard let constraint else { return [.words("one of several solutions is taken")] }
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
    final var pieces: [ConstraintDerivation.Piece] {
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
