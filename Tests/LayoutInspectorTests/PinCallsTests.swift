import Foundation
import PinLayout
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

@Suite @MainActor struct PinCallsTests {
    @Test func pinsAreNamedAsTheCallsThatMadeThem() throws {
        let root = CallsView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        root.lines = {
            $0.title.pin.top(8).left(5%).width(50%).height(20)
            $0.detail.pin.below(of: $0.title, aligned: .right).marginTop(4).marginRight(2%).size(30)
                .minHeight(40)
            $0.badge.pin.all(20).margin(3)
        }
        root.layoutIfNeeded()
        let title = root.title.reasons()
        #expect(title[.top]?.steps.map(\.text) == ["its top is pinned by top(8)"])
        #expect(title[.left]?.steps.map(\.text) == ["its left is pinned by left(5%)"])
        #expect(title[.left]?.steps.map(\.amount) == [15])
        #expect(title[.width]?.steps.map(\.text) == ["its width is set by width(50%)"])
        #expect(title[.width]?.steps.map(\.amount) == [150])
        let detail = root.detail.reasons()
        let top = try #require(detail[.top])
        #expect(
            top.steps.map(\.text) == [
                "its top is pinned by below(of: CallsView.title, aligned: .right)",
                "its margin by marginTop(4)",
            ])
        #expect(top.steps.map(\.amount) == [28, 4])
        #expect(top.steps[0].parts.contains { if case .view = $0 { true } else { false } })
        #expect(
            detail[.left]?.steps.map(\.text) == [
                "its right is pinned by below(of: CallsView.title, aligned: .right)",
                "its margin by marginRight(2%)",
                "its width, as the far edge is pinned",
            ])
        #expect(
            detail[.height]?.steps.map(\.text) == [
                "its minimum by minHeight(40.0)"
            ])
        let badge = root.badge.reasons()
        #expect(
            badge[.width]?.steps.map(\.text) == [
                "it is pinned at both edges: its right is pinned by all(20)", "its left is pinned by all(20)",
                "its margin by marginHorizontal(3)", "its margin by marginHorizontal(3)",
            ])
        #expect(root.title.frame == CGRect(x: 15, y: 8, width: 150, height: 20))
    }

    @Test func whatIsIgnoredIsNamedWhereItWouldCount() throws {
        let root = CallsView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        root.lines = {
            $0.title.pin.top(8).top(9).width(20).width(-3).height(20).left(of: $0.detail).hCenter(1)
        }
        root.layoutIfNeeded()
        let reasons = root.title.reasons()
        let top = try #require(reasons[.top]?.losers.first).text
        #expect(top.contains("top(9)") && top.contains("8.0"), "\(top)")
        #expect(reasons[.top]?.losers.count == 1)
        #expect(reasons[.left]?.losers.map(\.text).joined().contains("hCenter(1)") == true)
        #expect(reasons[.width]?.losers.map(\.text).joined().contains("-3.0") == true)
        #expect(reasons[.height]?.losers.map(\.text).joined().contains("width") == false)
    }

    /// What a view wraps is explained by the view that wraps it, wherever the chains of both are.
    @Test func wrappedSubviewsNameWhatMovedThem() throws {
        let root = CallsView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (inner, outer) = (UIView(), UIView())
        root.addSubview(outer)
        outer.addSubview(inner)
        root.lines = { _ in
            inner.pin.top(5).left(6).width(30).height(20)
            outer.pin.top(40).left(50).wrapContent(padding: 8)
        }
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 30, height: 20))
        #expect(outer.frame == CGRect(x: 50, y: 40, width: 46, height: 36))
        let reasons = inner.reasons()
        for reason in reasons.values {
            #expect(abs(reason.steps.reduce(0) { $0 + $1.amount } - reason.value) < 1e-6, "\(reason)")
            #expect(!reason.steps.contains { $0.origin == .frame }, "\(reason)")
        }
        let left = try #require(reasons[.left])
        #expect(left.steps.map(\.amount) == [6, 2])
        #expect(left.steps[1].text.hasPrefix("wrapContent(padding: 8"), "\(left.steps[1].text)")
        #expect(try #require(outer.reasons()[.width]).steps.first?.text.contains("wrapContent") == true)
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 30, height: 20))
    }

    /// The calls of a chain are only recorded where its superview is replayed, not in what is measured by it.
    @Test func chainsOfMeasuredSubviewsAreNotTakenForThoseOfTheSuperview() {
        let root = CallsView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let inner = MeasuringView()
        root.addSubview(inner)
        root.lines = { _ in inner.pin.top(5).left(6).sizeToFit() }
        root.layoutIfNeeded()
        let frame = inner.frame
        #expect(frame == CGRect(x: 6, y: 5, width: 33, height: 44))
        let reasons = inner.reasons()
        #expect(reasons[.width]?.steps.map(\.text) == ["the size of its content, by sizeToFit(.content)"])
        #expect(inner.frame == frame)
    }

    /// Without a call that is named the frame is another; without one that is not named it is the same.
    // Run for the record with FORMWORK_FUZZ_COUNT=2000.
    @Test(arguments: RandomRuns.seeds(default: 40))
    func randomCallsDecideWhatTheyAreNamedFor(seed: RandomSeed) throws {
        var random = seed.random
        let root = CallsView(frame: CGRect(x: 0, y: 0, width: 331, height: 257))
        let calls = (0..<Int.random(in: 1...9, using: &random)).map { _ in PinCall(&random) }
        // On pixels of any scale, and where no call puts it.
        let start = CGRect(x: 1201, y: 1133, width: 301, height: 295)
        func frame(_ calls: [PinCall]) -> CGRect {
            (root.title.frame, root.detail.frame) = (start, CGRect(x: 41, y: 37, width: 83, height: 71))
            root.lines = { view in
                let chain = view.title.pin
                for call in calls { call.apply(chain, view.detail) }
            }
            root.setNeedsLayout()
            root.layoutIfNeeded()
            return root.title.frame
        }
        let before = frame(calls)
        let reasons = root.title.reasons()
        for reason in reasons.values {
            let sum = reason.steps.reduce(0) { $0 + $1.amount }
            #expect(abs(sum - reason.value) < 1e-6, "\(calls): \(reason)")
            #expect(!reason.steps.contains { $0.origin == .selection }, "\(calls): \(reason)")
        }
        for (index, call) in calls.enumerated() {
            let others = calls[..<index] + calls[(index + 1)...]
            guard !others.contains(where: { $0.text == call.text }) else { continue }
            let after = frame(Array(others))
            for (subject, reason) in reasons where reason.method == .pins {
                let named = reason.steps.filter { $0.text.contains(call.text) }
                let moved = abs(subject.value(in: after) - subject.value(in: before))
                if named.isEmpty {
                    // Positions that follow from the length name it, without a call another one may be met, and
                    // notes say what a limit has prevented.
                    let followed = reason.steps.contains { $0.origin == .content || $0.origin == .alignment }
                    let isNoted = reason.notes.contains { $0.text.contains(call.text) }
                    #expect(
                        moved < 1e-6 || followed || isNoted || !reason.losers.isEmpty,
                        "\(call.text) of \(calls): \(reason)")
                } else if reason.losers.isEmpty, named.contains(where: { abs($0.amount) > 2 }),
                    !others.contains(where: { $0.value == call.value })
                {
                    // An equal number beside it would decide in its turn.
                    #expect(moved > 0, "\(call.text) of \(calls): \(reason)")
                }
            }
        }
    }
}

private final class CallsView: UIView {
    let title = UIView()
    let detail = UIView()
    let badge = UIView()
    var lines: (CallsView) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [title, detail, badge] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        lines(self)
    }
}

private final class MeasuringView: UIView {
    let child = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(child)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        child.pin.top(0).left(0).width(33).height(44)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { autoSizeThatFits(size) { layoutSubviews() } }
}

/// A call of a chain as data, with the words that it has to be named by.
private struct PinCall: CustomStringConvertible {
    enum Name: CaseIterable {
        case top, left, bottom, right, hCenter, vCenter, width, height, minWidth, maxWidth, minHeight,
            maxHeight
        case marginTop, marginLeft, marginBottom, marginRight, below, after, all, size, justify, pinEdges
        case leftPercent, widthPercent, marginLeftPercent
    }

    let name: Name
    let value: CGFloat

    init(_ random: inout SeededRandom) {
        name = Name.allCases.randomElement(using: &random)!
        value = CGFloat(Int.random(in: 3...90, using: &random))
    }

    var description: String { text }

    var text: String {
        let whole = Int(value)
        switch name {
        case .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .size: return "\(name)(\(value))"
        case .below: return "below(of: CallsView.detail)"
        case .after: return "after(of: CallsView.detail)"
        case .justify: return "justify(.center)"
        case .pinEdges: return "pinEdges()"
        case .leftPercent: return "left(\(whole)%)"
        case .widthPercent: return "width(\(whole)%)"
        case .marginLeftPercent: return "marginLeft(\(whole)%)"
        default: return "\(name)(\(whole))"
        }
    }

    @MainActor
    func apply(_ chain: PinLayout<UIView>, _ other: UIView) {
        switch name {
        case .top: chain.top(value)
        case .left: chain.left(value)
        case .bottom: chain.bottom(value)
        case .right: chain.right(value)
        case .hCenter: chain.hCenter(value)
        case .vCenter: chain.vCenter(value)
        case .width: chain.width(value)
        case .height: chain.height(value)
        case .minWidth: chain.minWidth(value)
        case .maxWidth: chain.maxWidth(value)
        case .minHeight: chain.minHeight(value)
        case .maxHeight: chain.maxHeight(value)
        case .marginTop: chain.marginTop(value)
        case .marginLeft: chain.marginLeft(value)
        case .marginBottom: chain.marginBottom(value)
        case .marginRight: chain.marginRight(value)
        case .below: chain.below(of: other)
        case .after: chain.after(of: other)
        case .all: chain.all(value)
        case .size: chain.size(value)
        case .justify: chain.justify(.center)
        case .pinEdges: chain.pinEdges()
        case .leftPercent: chain.left(value%)
        case .widthPercent: chain.width(value%)
        case .marginLeftPercent: chain.marginLeft(value%)
        }
    }
}
