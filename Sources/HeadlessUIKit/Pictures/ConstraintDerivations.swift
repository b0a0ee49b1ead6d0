internal import AutoLayout
internal import LayoutCore
import Foundation

/// Why constraints give some views their edges. What is connected is solved once for all of them, when the first edge is
/// requested. It holds until layout changes.
@MainActor
package final class ConstraintDerivations {
    private struct Key: Hashable {
        let view: ObjectIdentifier
        let edge: UIView.DerivedEdge
    }

    private let views: [UIView]
    private var derivations: [Key: ConstraintDerivation]?
    private var textHeights: [ObjectIdentifier: [ConstraintDerivation.Part]] = [:]

    /// Derivations of some views.
    package init(of views: [UIView]) { self.views = views }

    /// Why constraints give a view an edge; nil where they give it none.
    package func derivation(of view: UIView, _ edge: UIView.DerivedEdge) -> ConstraintDerivation? {
        read()[Key(view: ObjectIdentifier(view), edge: edge)]
    }

    /// Of a view whose text is as high as its width makes it: what decides the width so that the text would have another
    /// height without it. Empty for other views.
    package func textHeight(of view: UIView) -> [ConstraintDerivation.Part] {
        guard view.isFlowingText else { return [] }
        _ = read()
        let key = ObjectIdentifier(view)
        if let known = textHeights[key] { return known }
        // The text of another view.
        let other = ConstraintDerivations(of: [view])
        _ = other.read()
        textHeights[key] = other.textHeights[key] ?? []
        return textHeights[key] ?? []
    }

    private func read() -> [Key: ConstraintDerivation] {
        if let derivations { return derivations }
        var systems: [ObjectIdentifier: Group] = [:]
        var order: [ObjectIdentifier] = []
        for view in views where view.isPlacedByConstraints {
            guard let system = view.solvedSystem, let node = view.extras?.layoutNode,
                let handle = node.handles.handle(in: system)
            else { continue }
            let key = ObjectIdentifier(system)
            if systems[key] == nil { order.append(key) }
            systems[key, default: Group(system: system)].members.append((view, handle.item))
        }
        var (found, identity): ([Key: ConstraintDerivation], Int) = ([:], 0)
        for key in order { systems[key].map { read($0, &found, &identity) } }
        derivations = found
        return found
    }

    /// The views of one system.
    private struct Group {
        var system: ConstraintSystem
        var members: [(view: UIView, item: LayoutItem)] = []
    }

    private func read(_ group: Group, _ found: inout [Key: ConstraintDerivation], _ identity: inout Int) {
        var queries: [LayoutEngine.DerivationQuery] = []
        for (view, item) in group.members {
            for edge in UIView.DerivedEdge.allCases {
                queries.append(.init(item, edge.axis, edge.isFar ? .far : .near))
            }
            if view.isFlowingText { queries.append(.init(item, .horizontal, .length)) }
        }
        let results = group.system.engine.derivations(of: queries)
        let reading = DerivationReading(system: group.system, firstIdentity: identity)
        var next = 0
        for (view, _) in group.members {
            for edge in UIView.DerivedEdge.allCases {
                if let result = results[next] {
                    found[Key(view: ObjectIdentifier(view), edge: edge)] = derivation(result, reading)
                }
                next += 1
            }
            guard view.isFlowingText else { continue }
            if let result = results[next] {
                textHeights[ObjectIdentifier(view)] = parts(decidingHeightOf: view, result, reading)
            }
            next += 1
        }
        identity += reading.count
    }

    private func derivation(
        _ result: LayoutEngine.Derivation, _ reading: DerivationReading
    ) -> ConstraintDerivation {
        ConstraintDerivation(
            position: CGFloat(result.value), parts: result.parts.map { reading.part($0) },
            others: result.others.map { reading.part($0) }, isAmbiguous: result.isAmbiguous,
            range: result.range.map { ($0.lower.map { CGFloat($0) }, $0.upper.map { CGFloat($0) }) })
    }

    /// A width at which texts do not wrap.
    private static let unlimitedWidth: CGFloat = 1e5

    /// What gives a text another width, and so another height.
    private func parts(
        decidingHeightOf view: UIView, _ width: LayoutEngine.Derivation, _ reading: DerivationReading
    ) -> [ConstraintDerivation.Part] {
        let insets = view.alignmentRectInsets.left + view.alignmentRectInsets.right
        let height = view.flowHeight(forWidth: view.bounds.width)
        let isLimited = abs(view.flowHeight(forWidth: Self.unlimitedWidth) - height) > 1e-6
        return (width.parts.compactMap(\.row) + width.others).compactMap { row in
            var part = reading.part(row)
            part.isDeciding = true
            if case .frame = part.source { return isLimited && row.isDeciding ? part : nil }
            guard let length = row.alternative, abs(CGFloat(length) + insets - view.bounds.width) > 0.5,
                abs(view.flowHeight(forWidth: CGFloat(length) + insets) - height) > 1e-6
            else { return nil }
            return part
        }
    }
}
