import PinLayout
import TestSupport
import Testing
import UIKit

@MainActor
struct RandomChainsTests {
    /// A view whose content needs 900 square points; it respects proposed heights but not widths.
    private final class Content: UIView {
        static func measure(_ size: CGSize) -> CGSize {
            let width = size.width > 10_000 ? 45 : size.width + 3
            return CGSize(width: width, height: size.height > 10_000 ? 900 / max(width, 1) : size.height / 2)
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { Self.measure(size) }
    }

    private static let container = CGSize(width: 320, height: 240)

    private static func frame(_ steps: [PinStep], from current: CGRect, scale: CGFloat) -> CGRect {
        _pinlayoutSetUnitTest(scale: scale)
        defer { _pinlayoutSetUnitTest(scale: nil) }
        Pin.logWarnings = false
        defer { Pin.logWarnings = true }
        let container = UIView(frame: CGRect(origin: CGPoint(x: 9, y: 9), size: container))
        let view = Content(frame: current)
        container.addSubview(view)
        let chain = view.pin
        for step in steps { step.call(on: chain) }
        chain.layout()
        return view.frame
    }

    private static func start(_ random: inout SeededRandom) -> CGRect {
        func number() -> CGFloat { CGFloat(Int.random(in: 0...600, using: &random)) / 12 }
        return CGRect(x: number(), y: number(), width: number(), height: number())
    }

    private static func isEqual(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 1e-4 && abs(first.minY - second.minY) < 1e-4
            && abs(first.width - second.width) < 1e-4 && abs(first.height - second.height) < 1e-4
    }

    /// Steps that leave the frame alone are not compared: the library does not touch the view then.
    private static func movesSomething(_ step: PinStep) -> Bool {
        switch step {
        case .set(let name, _, let value), .setPart(let name, _, let value):
            ![.nearMargin, .farMargin].contains(name)
                && (value >= 0 || ![.length, .minimum, .maximum].contains(name))
        case .fit, .ratio: true
        case .justify, .align, .pinEdges: false
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 600))
    func randomChainsFollowThePlainRules(seed: RandomSeed) {
        var random = seed.random
        let steps = (0..<Int.random(in: 1...10, using: &random)).map { _ in PinStep.random(&random) }
        guard steps.contains(where: Self.movesSomething) else { return }
        let current = Self.start(&random)
        let scale = CGFloat(Int.random(in: 1...3, using: &random))
        let expected = ReferencePins(container: Self.container, steps: steps)
            .frame(from: current, scale: scale, measure: Content.measure)
        let frame = Self.frame(steps, from: current, scale: scale)
        #expect(
            Self.isEqual(frame, expected), "\(frame) is not \(expected): \(steps) from \(current) at \(scale)"
        )
    }

    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomChainsInAnotherOrderGiveTheSameFrame(seed: RandomSeed) {
        var random = seed.random
        // One step for each property, so that none contradicts another.
        var steps: [PinStep] = []
        var pinned: [Bool: Set<PinStep.Name>] = [:]
        var hasAdjustment = false
        for _ in 0..<12 {
            let step = PinStep.random(&random)
            switch step {
            case .set(let name, let isVertical, _), .setPart(let name, let isVertical, _):
                let others = pinned[isVertical, default: []]
                let excludes: Set<PinStep.Name> =
                    name == .middle ? [.near, .far] : [.near, .far].contains(name) ? [.middle] : []
                guard !others.contains(name), others.isDisjoint(with: excludes) else { continue }
                pinned[isVertical, default: []].insert(name)
            case .fit, .ratio:
                guard !hasAdjustment else { continue }
                hasAdjustment = true
            case .justify:
                guard !steps.contains(where: { if case .justify = $0 { true } else { false } }) else {
                    continue
                }
            case .align:
                guard !steps.contains(where: { if case .align = $0 { true } else { false } }) else {
                    continue
                }
            case .pinEdges: break
            }
            steps.append(step)
        }
        let current = Self.start(&random)
        let frame = Self.frame(steps, from: current, scale: 2)
        for _ in 0..<4 {
            let shuffled = steps.shuffled(using: &random)
            #expect(Self.frame(shuffled, from: current, scale: 2) == frame, "\(shuffled) and \(steps)")
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomBadNumbersGiveFiniteFrames(seed: RandomSeed) {
        var random = seed.random
        let numbers: [CGFloat] = [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1, 0, 5e-300,
            1e300,
        ]
        let steps: [PinStep] = (0..<6).map { _ in
            let value = random.pick(numbers) ?? 0
            let name = random.pick(PinStep.Name.allCases) ?? .near
            switch Int.random(in: 0..<6, using: &random) {
            case 0: return .ratio(value)
            case 1: return .setPart(name, isVertical: random.chance(0.5), value)
            case 2: return .fit(random.pick(PinStep.fits) ?? .width)
            default: return .set(name, isVertical: random.chance(0.5), value)
            }
        }
        let frame = Self.frame(steps, from: Self.start(&random), scale: 3)
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
        #expect(isFinite, "\(steps)")
        #expect(frame.width >= 0 && frame.height >= 0)
    }

    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomChainsFromRightToLeftAreMirrorImages(seed: RandomSeed) {
        var random = seed.random
        let (start, end) = (
            CGFloat(Int.random(in: 0...90, using: &random)), CGFloat(Int.random(in: 0...90, using: &random))
        )
        // Wide enough to leave space between two edges: where there is none, the left one counts.
        let width = CGFloat(Int.random(in: 90...200, using: &random))
        let kind = Int.random(in: 0..<5, using: &random)
        func frame(_ direction: LayoutDirection) -> CGRect {
            let scene = PinScene()
            Pin.layoutDirection = direction
            defer { Pin.layoutDirection = .ltr }
            switch kind {
            case 0: scene.view.pin.start(start).width(width).marginStart(end)
            case 1: scene.view.pin.end(end).width(width).marginEnd(start)
            case 2: scene.view.pin.start(start).end(end).maxWidth(width).justify(.end)
            case 3:
                scene.view.pin.topEnd(end).width(width).margin(
                    NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            default: scene.view.pin.start(start).width(width).marginEnd(end).pinEdges()
            }
            return scene.view.frame
        }
        let (leftToRight, rightToLeft) = (frame(.ltr), frame(.rtl))
        #expect(rightToLeft.minX == 400 - leftToRight.maxX)
        #expect(rightToLeft.width == leftToRight.width)
    }
}
