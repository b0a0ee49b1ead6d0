import PinLayout
import UIKit

/// The rules of the documentation as a ladder: the first rung whose condition holds gives the result. One sheet
/// of notes for each axis, no type and no function shared with the library.
struct LadderResolver {
    /// What has been said about one axis.
    struct Sheet {
        var near: CGFloat?
        var mid: CGFloat?
        var far: CGFloat?
        var exact: CGFloat?
        var minimum: CGFloat?
        var maximum: CGFloat?
        var before: CGFloat = 0
        var behind: CGFloat = 0
        var place: PinSaying.Spot?

        /// What was said first stays; a middle and edges exclude each other; a length is at least 0.
        mutating func note(_ spot: PinSaying.Spot, _ value: CGFloat) {
            switch spot {
            case .near where mid == nil && near == nil: near = value
            case .far where mid == nil && far == nil: far = value
            case .mid where near == nil && far == nil && mid == nil: mid = value
            default: break
            }
        }

        mutating func note(_ length: PinSaying.Length, _ value: CGFloat) {
            guard value >= 0 else { return }
            switch length {
            case .exact: exact = exact ?? value
            case .minimum: minimum = minimum ?? value
            case .maximum: maximum = maximum ?? value
            }
        }

        func limited(_ value: CGFloat?) -> CGFloat? {
            let atLeast = minimum.map { max(value ?? $0, $0) } ?? value
            return maximum.map { min(atLeast ?? $0, $0) } ?? atLeast
        }

        /// The width that is known before the content is measured.
        var known: CGFloat? {
            if exact != nil { return exact }
            if let near, let far { return far - near - before - behind }
            return nil
        }

        mutating func pinBothEdges() {
            guard let length = limited(exact), exact != nil, !(near != nil && far != nil) else { return }
            let rungs: [(Bool, CGFloat)] = [
                (near != nil, near ?? 0), (far != nil, (far ?? 0) - length),
                (mid != nil, (mid ?? 0) - length / 2),
            ]
            guard let edge = rungs.first(where: \.0)?.1 else { return }
            (near, far, mid, exact) = (edge, edge + length, nil, nil)
        }

        /// The candidates for the start, from the strongest pin to none.
        func interval(_ start: CGFloat, _ current: CGFloat, _ length: CGFloat?) -> (CGFloat, CGFloat) {
            let isFound = (length ?? -1) >= 0
            let length = isFound ? length ?? current : current
            let first = (near ?? 0) + before
            let spare = (far ?? 0) - behind - first - length
            let rungs: [(Bool, CGFloat)] = [
                (near != nil && far != nil && isFound && place == .mid, first + spare / 2),
                (near != nil && far != nil && isFound && place == .far, first + spare),
                (near != nil, first),
                (far != nil, (far ?? 0) - behind - length),
                (mid != nil, (mid ?? 0) - length / 2 + before - behind),
                (true, start),
            ]
            return (rungs.first(where: \.0)?.1 ?? start, length)
        }
    }

    private(set) var x = Sheet()
    private(set) var y = Sheet()
    private var fit: FitType?
    private var ratio: CGFloat?
    private var pinsEdges = false
    /// Whether a call said something that can move or resize the view.
    private(set) var says = false

    init(_ sayings: [PinSaying]) {
        for saying in sayings { note(saying) }
        if pinsEdges {
            x.pinBothEdges()
            y.pinBothEdges()
        }
    }

    private mutating func note(_ saying: PinSaying) {
        switch saying {
        case .x(let spot, let value): x.note(spot, value)
        case .y(let spot, let value): y.note(spot, value)
        case .w(let length, let value): x.note(length, value)
        case .h(let length, let value): y.note(length, value)
        case .margin(.left, let value): x.before = value
        case .margin(.right, let value): x.behind = value
        case .margin(.top, let value): y.before = value
        case .margin(.bottom, let value): y.behind = value
        case .justify(let spot): x.place = spot
        case .align(let spot): y.place = spot
        case .pinEdges: pinsEdges = true
        case .fit(let type): if fit == nil, ratio == nil { fit = type }
        case .ratio(let value): if fit == nil, ratio == nil, value > 0 { ratio = value }
        case .nothing: break
        }
    }

    /// Whether nothing was said that moves or resizes.
    var isIdle: Bool {
        let values = [
            x.near, x.mid, x.far, x.exact, x.minimum, x.maximum, y.near, y.mid, y.far, y.exact, y.minimum,
            y.maximum,
        ]
        return values.allSatisfy { $0 == nil } && fit == nil && ratio == nil
    }

    /// The frame on pixels, rounded in single precision.
    func frame(from current: CGRect, scale: CGFloat, measure: (CGSize) -> CGSize) -> CGRect {
        if isIdle { return current }
        let (width, height) = size(current.size, measure)
        let (left, wide) = x.interval(current.minX, current.width, width)
        let (top, high) = y.interval(current.minY, current.height, height)
        func nearest(_ value: CGFloat) -> CGFloat { CGFloat(Float(value * scale).rounded()) / scale }
        func up(_ value: CGFloat) -> CGFloat { CGFloat(Float(value * scale).rounded(.up)) / scale }
        return CGRect(x: nearest(left), y: nearest(top), width: up(wide), height: up(high))
    }

    private func size(_ current: CGSize, _ measure: (CGSize) -> CGSize) -> (CGFloat?, CGFloat?) {
        let (wide, high) = (x.limited(x.known), y.limited(y.known))
        if let ratio {
            if x.known != nil, y.known != nil { return (wide, high) }
            if let wide, x.known != nil || y.known == nil { return (wide, y.limited(wide / ratio)) }
            return (high.flatMap { x.limited($0 * ratio) }, high)
        }
        guard let fit else {
            return (x.limited(x.known ?? current.width), y.limited(y.known ?? current.height))
        }
        let endless = CGFloat.greatestFiniteMagnitude
        let givenWidth = [wide, current.width].compactMap { $0 }.first { $0 >= 0 } ?? 0
        let givenHeight = [high, current.height].compactMap { $0 }.first { $0 >= 0 } ?? 0
        switch fit {
        case .width:
            return (givenWidth, y.limited(measure(CGSize(width: givenWidth, height: endless)).height))
        case .height:
            return (x.limited(measure(CGSize(width: endless, height: givenHeight)).width), givenHeight)
        case .widthFlexible:
            let size = measure(CGSize(width: givenWidth, height: endless))
            return (x.limited(size.width), y.limited(size.height))
        case .heightFlexible:
            let size = measure(CGSize(width: endless, height: givenHeight))
            return (x.limited(size.width), y.limited(size.height))
        case .content:
            let proposal = CGSize(
                width: x.known == nil ? current.width : givenWidth,
                height: y.known == nil ? current.height : givenHeight)
            let size = measure(proposal)
            return (x.limited(x.exact ?? size.width), y.limited(y.exact ?? size.height))
        }
    }
}
