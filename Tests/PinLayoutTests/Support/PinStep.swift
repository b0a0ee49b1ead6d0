import PinLayout
import TestSupport
import UIKit

/// One call of a random chain, as a value: it can be made on a real chain and read by a model.
enum PinStep: Hashable {
    /// A property of the horizontal or vertical axis, by the names of the first.
    enum Name: CaseIterable {
        case near, middle, far, length, minimum, maximum, nearMargin, farMargin
    }

    case set(Name, isVertical: Bool, CGFloat)
    case setPart(Name, isVertical: Bool, CGFloat)
    case justify(Int)
    case align(Int)
    case pinEdges
    case fit(FitType)
    case ratio(CGFloat)

    static let fits: [FitType] = [.width, .height, .widthFlexible, .heightFlexible, .content]

    /// A random step with numbers on fractions of pixels.
    static func random(_ random: inout SeededRandom) -> PinStep {
        let value = CGFloat(Int.random(in: 0...2400, using: &random)) / (random.chance(0.5) ? 12 : 8)
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return .justify(Int.random(in: 0..<3, using: &random))
        case 1: return .align(Int.random(in: 0..<3, using: &random))
        case 2: return .pinEdges
        case 3: return .fit(random.pick(fits) ?? .width)
        case 4: return .ratio(CGFloat(Int.random(in: 1...8, using: &random)) / 4)
        case 5...7:
            return .setPart(
                random.pick(Name.allCases) ?? .near, isVertical: random.chance(0.5),
                CGFloat(Int.random(in: -20...120, using: &random)))
        default:
            let name = random.pick(Name.allCases) ?? .near
            let isSigned = [.near, .middle, .far, .nearMargin, .farMargin].contains(name)
            return .set(
                name, isVertical: random.chance(0.5), isSigned && random.chance(0.2) ? -value : value)
        }
    }

    /// Makes the call.
    @MainActor
    func call(on chain: PinLayout<UIView>) {
        switch self {
        case .set(let name, false, let value): Self.setHorizontal(name, value, on: chain)
        case .set(let name, true, let value): Self.setVertical(name, value, on: chain)
        case .setPart(let name, false, let value): Self.setHorizontal(name, value%, on: chain)
        case .setPart(let name, true, let value): Self.setVertical(name, value%, on: chain)
        case .justify(let place): chain.justify([.left, .center, .right][place])
        case .align(let place): chain.align([.top, .center, .bottom][place])
        case .pinEdges: chain.pinEdges()
        case .fit(let type): chain.sizeToFit(type)
        case .ratio(let ratio): chain.aspectRatio(ratio)
        }
    }

    @MainActor
    private static func setHorizontal(_ name: Name, _ value: CGFloat, on chain: PinLayout<UIView>) {
        switch name {
        case .near: chain.left(value)
        case .middle: chain.hCenter(value)
        case .far: chain.right(value)
        case .length: chain.width(value)
        case .minimum: chain.minWidth(value)
        case .maximum: chain.maxWidth(value)
        case .nearMargin: chain.marginLeft(value)
        case .farMargin: chain.marginRight(value)
        }
    }

    @MainActor
    private static func setHorizontal(_ name: Name, _ value: Percent, on chain: PinLayout<UIView>) {
        switch name {
        case .near: chain.left(value)
        case .middle: chain.hCenter(value)
        case .far: chain.right(value)
        case .length: chain.width(value)
        case .minimum: chain.minWidth(value)
        case .maximum: chain.maxWidth(value)
        case .nearMargin: chain.marginLeft(value)
        case .farMargin: chain.marginRight(value)
        }
    }

    @MainActor
    private static func setVertical(_ name: Name, _ value: CGFloat, on chain: PinLayout<UIView>) {
        switch name {
        case .near: chain.top(value)
        case .middle: chain.vCenter(value)
        case .far: chain.bottom(value)
        case .length: chain.height(value)
        case .minimum: chain.minHeight(value)
        case .maximum: chain.maxHeight(value)
        case .nearMargin: chain.marginTop(value)
        case .farMargin: chain.marginBottom(value)
        }
    }

    @MainActor
    private static func setVertical(_ name: Name, _ value: Percent, on chain: PinLayout<UIView>) {
        switch name {
        case .near: chain.top(value)
        case .middle: chain.vCenter(value)
        case .far: chain.bottom(value)
        case .length: chain.height(value)
        case .minimum: chain.minHeight(value)
        case .maximum: chain.maxHeight(value)
        case .nearMargin: chain.marginTop(value)
        case .farMargin: chain.marginBottom(value)
        }
    }
}
