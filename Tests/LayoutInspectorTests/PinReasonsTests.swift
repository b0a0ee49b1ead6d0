import Foundation
import PinLayout
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct PinReasonsTests {
    @Test func pinsAreNamedWithTheirNumbers() throws {
        let root = PinnedView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        root.lines = { $0.child.pin.top(10).left(20).right(30).marginLeft(5).height(40).width(50) }
        root.layoutIfNeeded()
        let reasons = root.child.reasons()
        let left = try #require(reasons[.left])
        #expect(left.method == .pins)
        #expect(left.steps.map(\.amount) == [20, 5])
        #expect(reasons[.top]?.steps.map(\.amount) == [10])
        #expect(reasons[.height]?.steps.map(\.amount) == [40])
        #expect(root.child.whyFrame().contains("SourceFree") == false)
    }

    @Test func whatIsIgnoredIsNamed() throws {
        let root = PinnedView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        root.lines = { $0.child.pin.left(20).hCenter(10).width(50).height(10) }
        root.layoutIfNeeded()
        let width = try #require(root.child.reasons()[.width])
        #expect(width.losers.map(\.text).joined().contains("hCenter"))
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomPinsAreReplayed(seed: RandomSeed) throws {
        var random = seed.random
        let root = PinnedView(frame: CGRect(x: 0, y: 0, width: 317, height: 211))
        var model = PinModel(&random)
        root.lines = { model.apply(to: $0.child) }
        root.layoutIfNeeded()
        for (subject, reason) in root.child.reasons() {
            let sum = reason.steps.reduce(0) { $0 + $1.amount }
            #expect(abs(sum - reason.value) < 1e-6, "\(reason)")
            #expect(reason.method == .pins)
            let unexplained = reason.steps.filter { $0.origin == .selection }
            #expect(unexplained.isEmpty, "\(model): \(reason)")
            if subject == .left || subject == .width {
                let expected = model.amounts(subject, 317)
                let named = reason.steps.filter { $0.origin != .rounding }.map(\.amount)
                #expect(named == expected, "\(model): \(reason)")
            }
        }
        // A number that is named, changed by 8, moves the frame as its step says; one that is not named does not.
        for change in PinModel.Change.allCases {
            let before = root.child.frame
            let reasons = root.child.reasons()
            guard let named = model.change(change, by: 8) else { continue }
            root.setNeedsLayout()
            root.layoutIfNeeded()
            for subject in [FrameValue.left, .width] {
                let moved = subject.value(in: root.child.frame) - subject.value(in: before)
                let expected = named[subject] ?? 0
                #expect(abs(moved - expected) <= 1.001, "\(change) \(model): \(reasons[subject]!)")
            }
            _ = model.change(change, by: -8)
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
    }
}

private final class PinnedView: UIView {
    let child = UIView()
    var lines: (PinnedView) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(child)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        lines(self)
    }
}

/// Horizontal pins, written down beside the chain: shares nothing with it.
private struct PinModel: CustomStringConvertible {
    enum Change: CaseIterable { case left, right, center, width, marginLeft, marginRight }

    var left: CGFloat?
    var right: CGFloat?
    var center: CGFloat?
    var width: CGFloat?
    var marginLeft: CGFloat = 0
    var marginRight: CGFloat = 0

    init(_ random: inout SeededRandom) {
        func number(_ limit: Int) -> CGFloat { CGFloat(Int.random(in: 0...limit, using: &random)) / 2 }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: (left, width) = (number(90), 20 + number(200))
        case 1: (right, width) = (number(90), 20 + number(200))
        case 2: (left, right) = (number(90), number(90))
        case 3: (center, width) = (number(90), 20 + number(200))
        default: width = 20 + number(200)
        }
        if Bool.random(using: &random) { marginLeft = number(40) }
        if Bool.random(using: &random) { marginRight = number(40) }
    }

    var description: String {
        "left \(left ?? -1) right \(right ?? -1) center \(center ?? -1) width \(width ?? -1) "
            + "margins \(marginLeft) \(marginRight)"
    }

    @MainActor
    func apply(to view: UIView) {
        let chain = view.pin
        if let left { chain.left(left) }
        if let right { chain.right(right) }
        if let center { chain.hCenter(center) }
        if let width { chain.width(width) }
        chain.marginLeft(marginLeft).marginRight(marginRight).top(3).height(20)
    }

    /// The amounts that have to be named.
    func amounts(_ subject: FrameValue, _ length: CGFloat) -> [CGFloat] {
        if subject == .width {
            if let width { return [width] }
            guard let left, let right else { return [] }
            return [length - right, -left] + [-marginLeft, -marginRight].filter { $0 != 0 }
        }
        let own = width ?? 0
        if let left { return [left] + [marginLeft].filter { $0 != 0 } }
        if let right {
            let pin: [CGFloat] = right == 0 ? [length] : [length, -right]
            return pin + (marginRight == 0 ? [] : [-marginRight]) + [-own]
        }
        if let center {
            let margin = marginLeft - marginRight
            return [length / 2 + center, -own / 2] + (margin == 0 ? [] : [margin])
        }
        return [0]
    }

    /// Changes a number.
    ///
    /// - Returns: How far that moves the left edge and the width; nil where the number is not set.
    mutating func change(_ change: Change, by delta: CGFloat) -> [FrameValue: CGFloat]? {
        let isSpan = left != nil && right != nil
        switch change {
        case .left:
            guard let left else { return nil }
            self.left = left + delta
            return isSpan ? [.left: delta, .width: -delta] : [.left: delta]
        case .right:
            guard let right else { return nil }
            self.right = right + delta
            return isSpan ? [.width: -delta] : [.left: -delta]
        case .center:
            guard let center else { return nil }
            self.center = center + delta
            return [.left: delta]
        case .width:
            guard let width else { return nil }
            self.width = width + delta
            let move = right != nil ? -delta : center != nil ? -delta / 2 : 0
            return [.width: delta, .left: move]
        case .marginLeft:
            marginLeft += delta
            if isSpan { return [.left: delta, .width: -delta] }
            return left != nil || center != nil ? [.left: delta] : [:]
        case .marginRight:
            marginRight += delta
            if isSpan { return [.width: -delta] }
            return right != nil || center != nil ? [.left: -delta] : [:]
        }
    }
}
