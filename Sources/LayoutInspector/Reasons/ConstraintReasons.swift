import Foundation
import HeadlessUIKit

/// Reasons of views that constraints lay out.
@MainActor
struct ConstraintReasons {
    let view: UIView
    let names: ReasonNames
    let derivations: ConstraintDerivations

    /// The reasons of the four edges; none where constraints do not lay the view out.
    func reasons() -> [LayoutReason] { [.left, .right, .top, .bottom].compactMap(reason) }

    /// Why constraints put an edge where it is; nil where they do not lay the view out.
    private func reason(for edge: FrameValue) -> LayoutReason? {
        guard let derived = edge.derived, let derivation = derivations.derivation(of: view, derived) else {
            return nil
        }
        let frame = view.frame
        var steps = derivation.parts.map(step)
        let insets = view.alignmentRectInsets
        let outset: CGFloat =
            switch edge {
            case .left: -insets.left
            case .top: -insets.top
            case .right: insets.right
            case .bottom: insets.bottom
            case .width, .height: 0
            }
        if outset != 0 {
            steps.append(
                LayoutReason.Step(
                    origin: .alignment, amount: outset, isDeciding: true,
                    parts: [
                        .words("the frame reaches beyond the alignment rectangle by"), .number(abs(outset)),
                    ]))
        }
        let value = edge.value(in: frame)
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
            view: names.name(view), subject: edge, value: value, method: .constraints, steps: steps,
            losers: derivation.others.filter { $0.isDeciding || concerns($0) }.map(step)
                + (edge.isHorizontal ? [] : textSteps(derivation)),
            isAmbiguous: derivation.isAmbiguous,
            alternatives: derivation.range.map { range in
                LayoutReason.Alternatives(
                    lower: range.lower.map { $0 + outset }, upper: range.upper.map { $0 + outset })
            })
    }

    /// What decides the widths of texts whose heights decide an edge.
    private func textSteps(_ derivation: ConstraintDerivation) -> [LayoutReason.Step] {
        var seen: Set<ObjectIdentifier> = []
        var steps: [LayoutReason.Step] = []
        for part in derivation.parts + derivation.others where part.isDeciding {
            let text: UIView? =
                switch part.source {
                case .hugging(let view), .compressionResistance(let view): view
                case .constraint, .frame, .none: nil
                }
            guard let text, seen.insert(ObjectIdentifier(text)).inserted else { continue }
            for part in derivations.textHeight(of: text) {
                var step = step(part)
                step.parts = step.parts.filter {
                    $0 != .words(Self.tieWords) && $0 != .words(Self.uniquenessWords)
                }
                step.parts += [
                    .words("decides the width"), .number(text.bounds.width.finite), .words("of the text of"),
                    names.part(text), .words(", and so its height"),
                ]
                steps.append(step)
            }
        }
        return steps
    }

    /// Whether a constraint mentions the view.
    private func concerns(_ part: ConstraintDerivation.Part) -> Bool {
        switch part.source {
        case .constraint(let constraint): constraint.firstItem === view || constraint.secondItem === view
        case .hugging(let other), .compressionResistance(let other), .frame(let other): other === view
        case .none: false
        }
    }

    private static let tieWords = "decides between equally good positions"
    private static let uniquenessWords = "without it other positions would be as good"

    private func step(_ part: ConstraintDerivation.Part) -> LayoutReason.Step {
        let origin: LayoutReason.Origin =
            switch part.source {
            case .constraint: .constraint
            case .frame: .frame
            case .hugging, .compressionResistance: .content
            case .none: .selection
            }
        var parts = names.sentence(part)
        if part.isDeciding, part.contribution == 0, part.coefficient == 0 {
            parts.append(
                .words(
                    part.isViolated
                        ? "pulls at it" : part.keepsDetermined ? Self.uniquenessWords : Self.tieWords))
        }
        return LayoutReason.Step(
            origin: origin, amount: part.contribution, isDeciding: part.isDeciding,
            isAmbiguousWithout: part.keepsDetermined, isMet: !part.isViolated, parts: parts)
    }
}

extension FrameValue {
    fileprivate var derived: UIView.DerivedEdge? {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .width, .height: nil
        }
    }

    /// The number in a frame.
    func value(in frame: CGRect) -> CGFloat {
        switch self {
        case .left: frame.minX
        case .right: frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .width: frame.width
        case .height: frame.height
        }
    }
}

extension ReasonPart {
    /// A line of source from its text, `Module/File.swift:12`.
    init(line text: String) {
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else {
            self = .words("(\(text))")
            return
        }
        self = .source(file: String(text[..<colon]), line: line)
    }
}
