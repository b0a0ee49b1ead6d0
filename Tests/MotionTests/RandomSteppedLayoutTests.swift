import LayoutCore
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Systems of required constraints whose constants are animated, sampled on the way.
///
/// A system is written for two random arrangements of its views: each constraint has the constant by which it holds in
/// the first, and is animated to that of the second. Between two arrangements that satisfy linear constraints lie
/// arrangements that satisfy them, so that none has to be broken.
@MainActor
@Suite struct RandomSteppedLayoutTests {
    /// Run with 500 systems for the record.
    @Test(arguments: RandomRuns.seeds(default: 30))
    func randomSystemsHoldTheirConstraintsOnTheWay(seed: RandomSeed) {
        var random = seed.random
        var issues: [LayoutIssue] = []
        let handler = LayoutDiagnostics.handler
        LayoutDiagnostics.handler = { issues.append($0) }
        defer { LayoutDiagnostics.handler = handler }
        withOwnClock { clock in
            let system = RandomSystem(&random)
            let (x1, x2) = (
                Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
            )
            let (y1, y2) = (
                Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
            )
            let curve = UICubicTimingParameters(
                controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
            UIView.animateLayout(withDuration: 1, timingParameters: curve) { system.change() }
            for sample in 0..<60 {
                let time = Double(sample) / 59
                clock.advance(to: time)
                let progress = ExactCurves.bezier(x1, y1, x2, y2, at: time)
                system.check(at: progress, "sample \(sample), \(seed)")
            }
            #expect(!LayoutSteps.isInUse, "\(seed)")
        }
        #expect(issues.isEmpty, "\(seed): \(issues)")
    }

    @Test(arguments: RandomRuns.seeds(default: 10))
    func randomSystemsOfEquationsHoldThemThroughSprings(seed: RandomSeed) {
        var random = seed.random
        withOwnClock { clock in
            let system = RandomSystem(&random, equationsOnly: true)
            // Springs that are damped less overshoot so far that boxes would have negative lengths, which no equation allows.
            let ratio = Double.random(in: 0.45...1, using: &random)
            UIView.animateLayout(withDuration: 1, usingSpringWithDamping: ratio) { system.change() }
            for sample in 0..<60 {
                clock.advance(to: Double(sample) / 59)
                system.check(at: nil, "sample \(sample), \(seed)")
            }
        }
    }

    /// Springs, two overlapping animations, and one that is interrupted in between.
    @Test(arguments: RandomRuns.seeds(default: 10))
    func randomSystemsHoldThroughOverlappingAnimations(seed: RandomSeed) {
        var random = seed.random
        withOwnClock { clock in
            let system = RandomSystem(&random, equationsOnly: true)
            UIView.animateLayout(withDuration: 1) { system.change() }
            clock.advance(by: Double.random(in: 0...1, using: &random))
            let options: UIView.AnimationOptions = Bool.random(using: &random) ? .beginFromCurrentState : []
            UIView.animateLayout(withDuration: 0.7, options: options) { system.changeBack() }
            for _ in 0..<30 {
                clock.advance(by: 0.05)
                system.check(at: nil, "\(seed)")
            }
            #expect(!LayoutSteps.isInUse)
            system.check(at: 0, "\(seed)")
        }
    }
}

/// Random constraints between the views of a root.
@MainActor
private final class RandomSystem {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private var views: [UIView] = []
    private var rules: [(constraint: NSLayoutConstraint, start: Double, end: Double)] = []

    init(_ random: inout SeededRandom, equationsOnly: Bool = false) {
        for index in 0..<Int.random(in: 2...7, using: &random) {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            // Some lie in others.
            let parent = index > 0 && Int.random(in: 0..<3, using: &random) == 0 ? views[index - 1] : root
            parent.addSubview(view)
            views.append(view)
        }
        let first = views.map { _ in RandomSystem.box(&random) }
        let second = views.map { _ in RandomSystem.box(&random) }
        for index in views.indices {
            for attribute in RandomSystem.position(&random) {
                add(index, attribute, .equal, (first, second), 0, &random)
            }
            guard !equationsOnly else { continue }
            for _ in 0..<3 {
                let attribute = RandomSystem.attributes.randomElement(using: &random)!
                let relation: NSLayoutConstraint.Relation =
                    Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual
                add(
                    index, attribute, relation, (first, second), Double.random(in: 0...30, using: &random),
                    &random)
            }
        }
        root.layoutIfNeeded()
    }

    /// Boxes in the root's coordinates.
    private static func box(_ random: inout SeededRandom) -> CGRect {
        CGRect(
            x: Double.random(in: 0...200, using: &random), y: Double.random(in: 0...500, using: &random),
            width: Double.random(in: 60...180, using: &random),
            height: Double.random(in: 60...300, using: &random))
    }

    private static let attributes: [NSLayoutConstraint.Attribute] = [
        .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
    ]

    /// Two attributes for each axis, which determine a box.
    private static func position(_ random: inout SeededRandom) -> [NSLayoutConstraint.Attribute] {
        let across = [NSLayoutConstraint.Attribute.left, .right, .width, .centerX].shuffled(using: &random)
        let down = [NSLayoutConstraint.Attribute.top, .bottom, .height, .centerY].shuffled(using: &random)
        return Array(across.prefix(2) + down.prefix(2))
    }

    private func add(
        _ index: Int, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ boxes: (first: [CGRect], second: [CGRect]), _ slack: Double, _ random: inout SeededRandom
    ) {
        // Only to views before, so that equations never form a circle.
        let other = index > 0 && Bool.random(using: &random) ? Int.random(in: 0..<index, using: &random) : nil
        let isSize = attribute == .width || attribute == .height
        let multiplier = other != nil && isSize ? Double.random(in: 0.5...1.5, using: &random) : 1
        func constant(_ boxes: [CGRect]) -> Double {
            let second = other.map { Self.value(attribute, of: boxes[$0]) }
            let base = second ?? (isSize ? 0 : Self.value(attribute, of: root.bounds))
            let difference = Self.value(attribute, of: boxes[index]) - multiplier * base
            switch relation {
            case .lessThanOrEqual: return difference + slack
            case .greaterThanOrEqual: return difference - slack
            default: return difference
            }
        }
        let target: UIView? = other.map { views[$0] } ?? (isSize ? nil : root)
        let (start, end) = (constant(boxes.first), constant(boxes.second))
        let constraint = NSLayoutConstraint(
            item: views[index], attribute: attribute, relatedBy: relation, toItem: target,
            attribute: target == nil ? .notAnAttribute : attribute, multiplier: multiplier, constant: start)
        constraint.isActive = true
        rules.append((constraint, start, end))
    }

    static func value(_ attribute: NSLayoutConstraint.Attribute, of box: CGRect) -> Double {
        switch attribute {
        case .left: box.minX
        case .right: box.maxX
        case .top: box.minY
        case .bottom: box.maxY
        case .width: box.width
        case .height: box.height
        case .centerX: box.midX
        default: box.midY
        }
    }

    func change() { for rule in rules { rule.constraint.constant = rule.end } }

    func changeBack() { for rule in rules { rule.constraint.constant = rule.start } }

    /// The box that constraints give a view, in the root's coordinates, before it is rounded to pixels.
    private func exactBox(_ view: UIView) -> CGRect? {
        guard var box = view.frameByConstraints else { return nil }
        var parent = view.superview
        while let next = parent, next !== root {
            guard let outer = next.frameByConstraints else { return nil }
            box = box.offsetBy(dx: outer.minX, dy: outer.minY)
            parent = next.superview
        }
        return box
    }

    /// Checks the constants where the progress is given, that each constraint holds exactly, and that frames are the
    /// exact boxes rounded to pixels.
    func check(at progress: Double?, _ comment: String) {
        for rule in rules {
            let constraint = rule.constraint
            if let progress {
                let expected = rule.start + (rule.end - rule.start) * progress
                #expect(abs(constraint.constant - expected) < 1e-6, "\(comment)")
            }
            guard let view = constraint.firstItem as? UIView, let box = exactBox(view) else {
                Issue.record("no box, \(comment)")
                return
            }
            var right = Double(constraint.constant)
            if let other = constraint.secondItem as? UIView {
                let outer = other === root ? root.bounds : exactBox(other) ?? .null
                right += Double(constraint.multiplier) * Self.value(constraint.secondAttribute, of: outer)
            }
            let left = Self.value(constraint.firstAttribute, of: box)
            switch constraint.relation {
            case .lessThanOrEqual: #expect(left <= right + 1e-6, "\(constraint), \(comment)")
            case .greaterThanOrEqual: #expect(left >= right - 1e-6, "\(constraint), \(comment)")
            default: #expect(abs(left - right) <= 1e-6, "\(constraint), \(comment)")
            }
            let (seen, pixel) = (view.convert(view.bounds, to: root), 1 / UIScreen.main.scale)
            for edge in [abs(seen.minX - box.minX), abs(seen.maxX - box.maxX), abs(seen.minY - box.minY)] {
                #expect(edge <= pixel / 2 + 1e-4, "\(view), \(comment)")
            }
        }
    }
}
