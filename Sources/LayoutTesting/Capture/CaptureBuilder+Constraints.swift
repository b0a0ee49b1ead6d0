import Foundation
import HeadlessUIKit

extension CaptureBuilder {
    /// Captures the constraints that source has made.
    mutating func captureConstraints() {
        for view in views where view.hasInstalledConstraints {
            for constraint in view.constraints {
                guard constraint.isActive, let source = constraint.sourceText,
                    let first = side(constraint.firstItem, constraint.firstAttribute)
                else { continue }
                let second = side(constraint.secondItem, constraint.secondAttribute)
                if constraint.secondItem != nil, second == nil { continue }
                capture.constraints.append(
                    CapturedConstraint(
                        first: first, second: second, relation: constraint.relation,
                        constant: constraint.constant, multiplier: constraint.multiplier,
                        isRequired: constraint.priority == .required, source: source))
            }
        }
    }

    private func side(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> CapturedConstraint.Side? {
        if let view = item as? UIView, let index = indices[ObjectIdentifier(view)] {
            return CapturedConstraint.Side(view: index, isGuide: false, attribute: attribute)
        }
        if let guide = item as? UILayoutGuide, let owner = guide.owningView,
            let index = indices[ObjectIdentifier(owner)]
        {
            return CapturedConstraint.Side(view: index, isGuide: true, attribute: attribute)
        }
        return nil
    }

    /// Captures what the kit found out about constraints.
    mutating func captureDiagnostics(_ stage: ScreenStage) {
        capture.loops = stage.issues
        for report in stage.conflicts {
            let items = [report.dropped.constraint.firstItem, report.dropped.constraint.secondItem]
            let members = report.members.map { member in
                member.phrase + (member.origin.map { " [\($0)]" } ?? "")
            }
            let view = items.compactMap { $0 as? UIView }.compactMap { indices[ObjectIdentifier($0)] }.first
            capture.conflicts.append(
                LayoutCapture.Conflict(
                    view: view ?? 0, members: members,
                    suggestion: report.suggestions.first ?? "Remove one of them.",
                    source: report.dropped.origin))
        }
        for entry in stage.window.ambiguousLayoutReport().entries {
            guard let owner = entry.view ?? entry.guide?.owningView,
                let index = indices[ObjectIdentifier(owner)]
            else { continue }
            capture.ambiguities.append(
                LayoutCapture.Ambiguity(
                    view: index, variables: entry.variables, reason: entry.reason,
                    suggestion: entry.suggestion))
        }
    }

    /// Captures the views whose frames are not those that constraints give them.
    mutating func captureDisplaced() {
        for (index, view) in views.enumerated() {
            let captured = capture.views[index]
            guard captured.roles.isDisjoint(with: [.part, .transformed]),
                let rect = view.frameByConstraints
            else { continue }
            let frame = captured.local
            let distance = max(
                abs(frame.minX - rect.minX), abs(frame.minY - rect.minY), abs(frame.maxX - rect.maxX),
                abs(frame.maxY - rect.maxY))
            // Rounding moves an edge by less than a point.
            if distance > 1.5 { capture.displaced[index] = rect }
        }
    }

    /// Lays everything out once more and captures what moved.
    mutating func captureStability(_ window: UIWindow) {
        for view in views { view.setNeedsLayout() }
        window.layoutIfNeeded()
        for (index, view) in views.enumerated() where view.frame != capture.views[index].local {
            let old = capture.views[index].local
            let new = view.frame
            let change = max(
                abs(old.minX - new.minX), abs(old.minY - new.minY), abs(old.width - new.width),
                abs(old.height - new.height))
            if change > 0.01 { capture.unsettled[index] = new }
        }
        for (index, view) in views.enumerated() where capture.views[index].roles.contains(.scroller) {
            let (old, new) = (capture.views[index].bounds.origin, view.bounds.origin)
            if max(abs(old.x - new.x), abs(old.y - new.y)) > 0.01 { capture.scrolled[index] = new }
        }
    }
}
