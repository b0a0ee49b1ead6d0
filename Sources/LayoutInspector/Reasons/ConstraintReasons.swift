import Foundation
import HeadlessUIKit

/// Reasons of views that constraints lay out.
@MainActor
struct ConstraintReasons {
    let view: UIView
    let name: String

    /// Why constraints put an edge where it is; nil where they do not lay the view out.
    func reason(for edge: LayoutEdge) -> LayoutReason? {
        guard let derivation = view.constraintDerivation(of: edge.derived) else { return nil }
        let frame = view.frame
        var steps = derivation.parts.map(step)
        let insets = view.alignmentRectInsets
        let outset: CGFloat =
            switch edge {
            case .left: -insets.left
            case .top: -insets.top
            case .right: insets.right
            case .bottom: insets.bottom
            }
        if outset != 0 {
            steps.append(
                LayoutReason.Step(
                    origin: .alignment, amount: outset, isDeciding: true,
                    parts: [
                        .words("the frame reaches beyond the alignment rectangle by"), .number(abs(outset)),
                    ]))
        }
        let value = edge.position(in: frame)
        let rounding = value - derivation.position - outset
        if abs(rounding) > 1e-6 {
            steps.append(
                LayoutReason.Step(
                    origin: .rounding, amount: rounding, isDeciding: true,
                    parts: [
                        .words("frames are rounded to pixels from"), .number(derivation.position + outset),
                    ]))
        }
        return LayoutReason(
            view: name, edge: edge, value: value, method: .constraints, steps: steps,
            losers: derivation.others.filter { $0.isDeciding || concerns($0) }.map(step),
            isAmbiguous: derivation.isAmbiguous)
    }

    /// Whether a constraint mentions the view.
    private func concerns(_ part: ConstraintDerivation.Part) -> Bool {
        switch part.source {
        case .constraint(let constraint): constraint.firstItem === view || constraint.secondItem === view
        case .hugging(let other), .compressionResistance(let other), .frame(let other): other === view
        case .none: false
        }
    }

    private func step(_ part: ConstraintDerivation.Part) -> LayoutReason.Step {
        let origin: LayoutReason.Origin =
            switch part.source {
            case .constraint: .constraint
            case .frame: .frame
            case .hugging, .compressionResistance: .content
            case .none: .selection
            }
        var parts: [LayoutReason.Part] = [.words(part.phrase)]
        if let line = part.origin { parts.append(.source(line)) }
        if part.isDeciding, part.contribution == 0, part.coefficient == 0 {
            parts.append(.words(part.isViolated ? "pulls at it" : "decides between equally good positions"))
        }
        return LayoutReason.Step(
            origin: origin, amount: part.contribution, isDeciding: part.isDeciding, isMet: !part.isViolated,
            parts: parts)
    }
}

extension LayoutEdge {
    fileprivate var derived: UIView.DerivedEdge {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        }
    }

    /// The edge's position in a frame.
    func position(in frame: CGRect) -> CGFloat {
        switch self {
        case .left: frame.minX
        case .right: frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        }
    }
}
