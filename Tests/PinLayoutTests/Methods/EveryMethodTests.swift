import PinLayout
import TestSupport
import Testing
import UIKit

/// Every method and overload, from both sides: the library's frame and that of a ladder of rules written from the
/// documentation.
@MainActor
struct EveryMethodTests {
    /// A view whose content needs 900 square points, and a little more width than is proposed.
    private final class Content: UIView {
        static func measure(_ size: CGSize) -> CGSize {
            let width = size.width > 10_000 ? 45 : size.width + 3
            return CGSize(width: width, height: size.height > 10_000 ? 900 / max(width, 1) : size.height / 2)
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { Self.measure(size) }
    }

    /// A call with its number.
    struct Step: CustomStringConvertible {
        let method: PinMethod
        let value: CGFloat
        var description: String { "\(method) v = \(value)" }
    }

    private static func facts(isLTR: Bool) -> PinFacts {
        PinFacts(
            width: 400, height: 300, isLTR: isLTR, view: CGRect(x: 40.3, y: 30.7, width: 100.2, height: 60.4),
            reference: CGRect(x: 100.25, y: 80.5, width: 50.4, height: 40.3),
            other: CGRect(x: 280.1, y: 200.9, width: 60.6, height: 30.2))
    }

    private static func frame(_ steps: [Step], _ facts: PinFacts, scale: CGFloat) -> CGRect {
        let scene = PinScene()
        _pinlayoutSetUnitTest(scale: scale)
        defer { _pinlayoutSetUnitTest(scale: nil) }
        Pin.layoutDirection = facts.isLTR ? .ltr : .rtl
        Pin.logWarnings = false
        defer {
            Pin.logWarnings = true
            Pin.layoutDirection = .ltr
        }
        let view = Content(frame: facts.view)
        scene.container.addSubview(view)
        scene.reference.frame = facts.reference
        scene.other.frame = facts.other
        let chain = view.pin
        for step in steps { step.method.call(chain, scene, step.value) }
        chain.layout()
        return view.frame
    }

    private static func expected(_ steps: [Step], _ facts: PinFacts, scale: CGFloat) -> CGRect {
        LadderResolver(steps.flatMap { $0.method.says(facts, $0.value) })
            .frame(from: facts.view, scale: scale, measure: Content.measure)
    }

    private static func isEqual(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 1e-3 && abs(first.minY - second.minY) < 1e-3
            && abs(first.width - second.width) < 1e-3 && abs(first.height - second.height) < 1e-3
    }

    @Test func everyOverloadIsHere() {
        // 139 methods beside `layout()`. The 26 whose argument may be left out are here with and without it, the
        // 14 that may align with and without alignment, and `sizeToFit` with and without a type.
        #expect(PinMethod.all.count == 139 + 26 + 14 + 1)
    }

    @Test(arguments: PinMethod.all)
    func methods(_ method: PinMethod) {
        let named = Dictionary(uniqueKeysWithValues: PinMethod.all.map { ($0.description, $0) })
        let margins = ["", "margin(4)", "margin(4%)", "marginStart(v)"].map { named[$0] }
        for (isLTR, value) in [(true, CGFloat(7)), (true, 12.3), (false, 7), (false, 12.3)] {
            let facts = Self.facts(isLTR: isLTR)
            for margin in margins {
                for scale in [CGFloat(1), 2, 3] {
                    let steps = [
                        Step(method: method, value: value), margin.map { Step(method: $0, value: 3.1) },
                    ].compactMap { $0 }
                    let (frame, ladder) = (
                        Self.frame(steps, facts, scale: scale), Self.expected(steps, facts, scale: scale)
                    )
                    #expect(
                        Self.isEqual(frame, ladder), "\(steps), \(isLTR ? "LTR" : "RTL"), \(scale): \(ladder)"
                    )
                }
            }
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 500))
    func randomChainsOfAllMethods(seed: RandomSeed) {
        var random = seed.random
        let steps = (0..<Int.random(in: 1...9, using: &random)).map { _ in
            Step(
                method: random.pick(PinMethod.all) ?? PinMethod.all[0],
                value: CGFloat(Int.random(in: -120...960, using: &random)) / (random.chance(0.5) ? 12 : 8))
        }
        let facts = Self.facts(isLTR: random.chance(0.5))
        let scale = CGFloat(Int.random(in: 1...3, using: &random))
        let (frame, ladder) = (
            Self.frame(steps, facts, scale: scale), Self.expected(steps, facts, scale: scale)
        )
        #expect(Self.isEqual(frame, ladder), "\(frame) is not \(ladder): \(steps) at \(scale), \(facts)")
    }

    /// A chain whose calls do not contradict each other gives one frame, whatever their order.
    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomlyShuffledChainsGiveTheSameFrame(seed: RandomSeed) {
        var random = seed.random
        let facts = Self.facts(isLTR: random.chance(0.5))
        var steps: [Step] = []
        var taken: Set<String> = []
        for _ in 0..<24 {
            let step = Step(
                method: random.pick(PinMethod.all) ?? PinMethod.all[0],
                value: CGFloat(Int.random(in: 0...960, using: &random)) / 12)
            let properties = step.method.says(facts, step.value).map(Self.property)
            let names = Set(properties.flatMap(\.sets))
            let excluded = Set(properties.flatMap(\.excludes))
            guard taken.isDisjoint(with: names), taken.isDisjoint(with: excluded) else { continue }
            taken.formUnion(names)
            steps.append(step)
        }
        let frame = Self.frame(steps, facts, scale: 3)
        for _ in 0..<4 {
            let shuffled = steps.shuffled(using: &random)
            #expect(Self.frame(shuffled, facts, scale: 3) == frame, "\(shuffled) and \(steps)")
        }
    }

    /// What a saying sets, and what else must not be set with it.
    private static func property(_ saying: PinSaying) -> (sets: [String], excludes: [String]) {
        func spot(_ axis: String, _ spot: PinSaying.Spot) -> (sets: [String], excludes: [String]) {
            (["\(axis) \(spot)"], spot == .mid ? ["\(axis) near", "\(axis) far"] : ["\(axis) mid"])
        }
        return switch saying {
        case .x(let place, _): spot("x", place)
        case .y(let place, _): spot("y", place)
        case .w(let length, _): (["w \(length)"], [])
        case .h(let length, _): (["h \(length)"], [])
        case .margin(let side, _): (["margin \(side)"], [])
        case .justify: (["justify"], [])
        case .align: (["align"], [])
        case .fit, .ratio: (["adjustment"], [])
        case .pinEdges, .nothing: ([], [])
        }
    }
}
