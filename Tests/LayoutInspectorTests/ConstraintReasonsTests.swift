import Foundation
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit
@testable import LayoutInspector

@Suite @MainActor struct ConstraintReasonsTests {
    @Test func anEdgeIsExplainedByItsConstraint() throws {
        let view = SignUpView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let why = view.titleLabel.whyFrame()
        #expect(why.hasPrefix("SignUpView.titleLabel: 8 20 "))
        #expect(why.contains("left = 8 because"))
        #expect(why.contains("SignUpView.titleLabel.leading == SignUpView.layoutMarginsGuide.leading"))
        #expect(why.contains("LayoutInspectorTests/CaptureTests.swift:"))
        #expect(why.contains("top = 20 because"))
        let reasons = view.titleLabel.layoutReasons()
        for reason in reasons {
            #expect(abs(reason.steps.reduce(0) { $0 + $1.amount } - reason.value) < 1e-6, "\(reason)")
        }
    }

    @Test func whatHasLostIsNamed() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let wide = box.widthAnchor.constraint(equalToConstant: 200)
        wide.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 10),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20), wide,
        ])
        let right = try #require(box.layoutReasons().first { $0.subject == .right })
        #expect(right.value == 280)
        #expect(right.losers.map(\.text).joined().contains("width == 200, priority 500"))
        #expect(right.steps.contains { $0.text.contains("trailing") && $0.amount == -20 })
        #expect(!right.isAmbiguous)
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomWidthsOfTextsDecideTheirBottoms(seed: RandomSeed) throws {
        var random = seed.random
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: Int.random(in: 1...20, using: &random))
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        var constraints = [
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        ]
        let inset = CGFloat(Int.random(in: 0...200, using: &random))
        switch Int.random(in: 0..<3, using: &random) {
        case 0: constraints.append(label.widthAnchor.constraint(equalToConstant: 30 + inset))
        case 1:
            constraints.append(
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset))
        default: constraints.append(label.widthAnchor.constraint(lessThanOrEqualToConstant: 30 + inset))
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        let bottom = try #require(label.layoutReasons().first { $0.subject == .bottom })
        let lines = (bottom.steps + bottom.losers).filter(\.isDeciding).flatMap(\.parts).compactMap { part in
            if case .source(_, let line) = part { line } else { nil }
        }
        for constraint in constraints {
            constraint.isActive = false
            root.layoutIfNeeded()
            let moved = abs(label.frame.maxY - bottom.value) > 1e-6
            let line = constraint.inspectedLine
            #expect(lines.contains(line) == moved, "\(constraint): \(bottom)")
            for each in constraints { each.isActive = false }
            for each in constraints { each.isActive = true }
            root.layoutIfNeeded()
        }
    }

    @Test func anAmbiguousEdgeSaysWhereElseItCouldBe() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let limit = box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20)
        NSLayoutConstraint.activate([
            limit, box.widthAnchor.constraint(equalToConstant: 100),
            box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        let reasons = box.layoutReasons()
        let (left, right) = (
            try #require(reasons.first), try #require(reasons.first { $0.subject == .right })
        )
        #expect(left.isAmbiguous && left.alternatives == .init(lower: 20, upper: 170))
        #expect(right.alternatives == .init(lower: 120, upper: 270))
        #expect(
            left.description.contains("AMBIGUOUS: one of several solutions is taken; any left from 20 to 170")
        )
        // The lower edge is determined, though the height is not.
        let bottom = try #require(reasons.first { $0.subject == .bottom })
        #expect(!bottom.isAmbiguous && bottom.steps.contains { $0.isAmbiguousWithout })
        let top = try #require(reasons.first { $0.subject == .top })
        #expect(top.alternatives == .init(lower: nil, upper: 300))
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomReasonsAreTrue(seed: RandomSeed) throws {
        var random = seed.random
        let handler = LayoutDiagnostics.conflictHandler
        LayoutDiagnostics.conflictHandler = { _ in }
        defer { LayoutDiagnostics.conflictHandler = handler }
        let scene = RandomConstraints(&random)
        scene.root.layoutIfNeeded()
        let view = scene.views.randomElement(using: &random)!
        let edge = [FrameValue.left, .right, .top, .bottom].randomElement(using: &random)!
        let reason = try #require(view.layoutReasons().first { $0.subject == edge })
        #expect(reason.value == edge.value(in: view.frame))
        let sum = reason.steps.reduce(0) { $0 + $1.amount }
        #expect(abs(sum - reason.value) < 1e-6, "\(reason)")
        #expect(reason.description.contains("one of several solutions is taken; any") == reason.isAmbiguous)
        #expect(!reason.isAmbiguous || view.hasAmbiguousLayout)
        let derivation = try #require(view.constraintDerivation(of: UIView.DerivedEdge(edge)))
        let exact = derivation.position
        if let lower = derivation.range?.lower { #expect(lower <= exact + 1e-6) }
        if let upper = derivation.range?.upper { #expect(upper >= exact - 1e-6) }
        for constraint in scene.constraints {
            let named = (derivation.parts + derivation.others).first { part in
                if case .constraint(let each) = part.source {
                    each === constraint && part.isDeciding
                } else {
                    false
                }
            }
            constraint.isActive = false
            scene.root.layoutIfNeeded()
            let without = view.constraintDerivation(of: UIView.DerivedEdge(edge))
            let other = without?.position ?? exact
            let isAmbiguous = without?.isAmbiguous ?? true
            if named?.keepsDetermined == true {
                #expect(isAmbiguous, "\(constraint) of \(reason)")
            } else {
                // Without one of several that are tied an ambiguous edge may be determined: nothing is said about that.
                #expect(
                    !isAmbiguous || reason.isAmbiguous,
                    "\(constraint) of \(reason): \(exact) becomes \(other)")
                #expect(
                    (abs(other - exact) > 1e-6) == (named != nil),
                    "\(constraint) of \(reason): \(exact) becomes \(other)")
            }
            // Activated again it would be the newest, which decides ties: all of them are.
            for each in scene.constraints { each.isActive = false }
            for each in scene.constraints { each.isActive = true }
            scene.root.layoutIfNeeded()
        }
    }
}

extension NSLayoutConstraint {
    /// The line that made the constraint.
    fileprivate var inspectedLine: Int {
        sourceText.flatMap { Int($0.split(separator: ":").last ?? "") } ?? -1
    }
}

extension UIView.DerivedEdge {
    fileprivate init(_ edge: FrameValue) {
        switch edge {
        case .left: self = .left
        case .right: self = .right
        case .top: self = .top
        default: self = .bottom
        }
    }
}

/// Views with random constraints, most of them determined, some not, some in conflict.
@MainActor
private struct RandomConstraints {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []

    init(_ random: inout SeededRandom) {
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let outer =
                Int.random(in: 0..<4, using: &random) == 0
                ? views.randomElement(using: &random) ?? root : root
            let view: UIView
            if Bool.random(using: &random) {
                let label = UILabel()
                label.text = String(repeating: "word ", count: Int.random(in: 1...4, using: &random))
                view = label
            } else {
                view = UIView()
            }
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            constrain(view, in: outer, &random)
            views.append(view)
        }
        NSLayoutConstraint.activate(constraints)
    }

    private mutating func constrain(_ view: UIView, in outer: UIView, _ random: inout SeededRandom) {
        func number() -> CGFloat { CGFloat(Int.random(in: -30...120, using: &random)) }
        func horizontal(_ view: UIView) -> NSLayoutXAxisAnchor {
            [view.leadingAnchor, view.trailingAnchor, view.centerXAnchor].randomElement(using: &random)!
        }
        func vertical(_ view: UIView) -> NSLayoutYAxisAnchor {
            [view.topAnchor, view.bottomAnchor, view.centerYAnchor].randomElement(using: &random)!
        }
        let others = views.filter { $0.superview === outer } + [outer]
        var made: [NSLayoutConstraint] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let (a, b) = (horizontal(view), horizontal(others.randomElement(using: &random)!))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: made.append(a.constraint(lessThanOrEqualTo: b, constant: number()))
            case 1: made.append(a.constraint(greaterThanOrEqualTo: b, constant: number()))
            default: made.append(a.constraint(equalTo: b, constant: number()))
            }
            let (c, d) = (vertical(view), vertical(others.randomElement(using: &random)!))
            made.append(c.constraint(equalTo: d, constant: number()))
        }
        if Bool.random(using: &random) {
            made.append(view.widthAnchor.constraint(equalToConstant: abs(number())))
        }
        if Bool.random(using: &random) {
            let other = others.randomElement(using: &random)!
            made.append(view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.5))
        }
        for constraint in made where Int.random(in: 0..<3, using: &random) == 0 {
            constraint.priority = UILayoutPriority([250, 500, 750, 999].randomElement(using: &random)!)
        }
        constraints += made
    }
}
