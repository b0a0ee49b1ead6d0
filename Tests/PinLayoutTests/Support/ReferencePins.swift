import PinLayout
import UIKit

/// The same rules once more, as plainly as can be: a dictionary for each axis, and the table of cases in the
/// order of the documentation. It shares no code with the library.
struct ReferencePins {
    typealias Values = [PinStep.Name: CGFloat]

    var container: CGSize
    var across: Values = [:]
    var down: Values = [:]
    var justify = 0
    var align = 0
    var pinsEdges = false
    var fit: FitType?
    var ratio: CGFloat?

    init(container: CGSize, steps: [PinStep]) {
        self.container = container
        for step in steps { take(step) }
    }

    private mutating func take(_ step: PinStep) {
        switch step {
        case .set(let name, let isVertical, let value): set(name, isVertical, value)
        case .setPart(let name, let isVertical, let part):
            set(name, isVertical, part * (isVertical ? container.height : container.width) / 100)
        case .justify(let place): justify = place
        case .align(let place): align = place
        case .pinEdges: pinsEdges = true
        case .fit(let type): if fit == nil, ratio == nil { fit = type }
        case .ratio(let number): if fit == nil, ratio == nil { ratio = number }
        }
    }

    private mutating func set(_ name: PinStep.Name, _ isVertical: Bool, _ value: CGFloat) {
        var values = isVertical ? down : across
        let space = isVertical ? container.height : container.width
        switch name {
        case .nearMargin, .farMargin: values[name] = value
        case .near where values[.middle] == nil: values[name] = values[name] ?? value
        case .far where values[.middle] == nil: values[name] = values[name] ?? (space - value)
        case .middle where values[.near] == nil && values[.far] == nil:
            values[name] = values[name] ?? (space / 2 + value)
        case .length, .minimum, .maximum: if value >= 0 { values[name] = values[name] ?? value }
        default: break
        }
        if isVertical { down = values } else { across = values }
    }

    /// The frame on pixels, by numbers of single precision as the library that this one is compatible with.
    func frame(from current: CGRect, scale: CGFloat, measure: (CGSize) -> CGSize) -> CGRect {
        var (across, down) = (across, down)
        if pinsEdges { (across, down) = (Self.withEdges(across), Self.withEdges(down)) }
        let size = size(across, down, current.size, measure)
        let (x, width) = Self.place(across, size.0, justify, current.minX, current.width)
        let (y, height) = Self.place(down, size.1, align, current.minY, current.height)
        func near(_ value: CGFloat) -> CGFloat { CGFloat(Float(value * scale).rounded()) / scale }
        func up(_ value: CGFloat) -> CGFloat { CGFloat(Float(value * scale).rounded(.up)) / scale }
        return CGRect(x: near(x), y: near(y), width: up(width), height: up(height))
    }

    private static func withEdges(_ values: Values) -> Values {
        guard let length = values[.length], values[.near] == nil || values[.far] == nil else { return values }
        let clamped = min(max(length, values[.minimum] ?? 0), values[.maximum] ?? .infinity)
        var result = values
        if let near = values[.near] {
            result[.far] = near + clamped
        } else if let far = values[.far] {
            result[.near] = far - clamped
        } else if let middle = values[.middle] {
            result[.near] = middle - clamped / 2
            result[.far] = middle + clamped / 2
            result[.middle] = nil
        } else {
            return values
        }
        result[.length] = nil
        return result
    }

    private static func known(_ values: Values) -> CGFloat? {
        if let length = values[.length] { return length }
        guard let near = values[.near], let far = values[.far] else { return nil }
        return far - near - (values[.nearMargin] ?? 0) - (values[.farMargin] ?? 0)
    }

    private static func clamp(_ value: CGFloat?, _ values: Values) -> CGFloat? {
        var value = value
        if let minimum = values[.minimum] { value = max(value ?? minimum, minimum) }
        if let maximum = values[.maximum] { value = min(value ?? maximum, maximum) }
        return value
    }

    private func size(
        _ across: Values, _ down: Values, _ current: CGSize, _ measure: (CGSize) -> CGSize
    ) -> (CGFloat?, CGFloat?) {
        let (width, height) = (Self.known(across), Self.known(down))
        let (clampedWidth, clampedHeight) = (Self.clamp(width, across), Self.clamp(height, down))
        if let ratio {
            if width != nil, height != nil { return (clampedWidth, clampedHeight) }
            if width != nil || (height == nil && clampedWidth != nil), let clampedWidth {
                return (clampedWidth, Self.clamp(clampedWidth / ratio, down))
            }
            guard let clampedHeight else { return (nil, nil) }
            return (Self.clamp(clampedHeight * ratio, across), clampedHeight)
        }
        func proposal(_ length: CGFloat?, _ current: CGFloat) -> CGFloat {
            if let length, length >= 0 { return length }
            return current
        }
        let unlimited = CGFloat.greatestFiniteMagnitude
        let givenWidth = proposal(clampedWidth, current.width)
        let givenHeight = proposal(clampedHeight, current.height)
        switch fit {
        case nil:
            return (Self.clamp(width ?? current.width, across), Self.clamp(height ?? current.height, down))
        case .width, .widthFlexible:
            let size = measure(CGSize(width: givenWidth, height: unlimited))
            let newWidth = fit == .width ? givenWidth : Self.clamp(size.width, across)
            return (newWidth, Self.clamp(size.height, down))
        case .height, .heightFlexible:
            let size = measure(CGSize(width: unlimited, height: givenHeight))
            let newHeight = fit == .height ? givenHeight : Self.clamp(size.height, down)
            return (Self.clamp(size.width, across), newHeight)
        case .content:
            let size = measure(
                CGSize(
                    width: width == nil ? current.width : givenWidth,
                    height: height == nil ? current.height : givenHeight))
            return (
                Self.clamp(across[.length] ?? size.width, across),
                Self.clamp(down[.length] ?? size.height, down)
            )
        }
    }

    private static func place(
        _ values: Values, _ found: CGFloat?, _ justify: Int, _ start: CGFloat, _ current: CGFloat
    ) -> (CGFloat, CGFloat) {
        let isFound = found.map { $0 >= 0 } ?? false
        let length = isFound ? found ?? current : current
        let (before, behind) = (values[.nearMargin] ?? 0, values[.farMargin] ?? 0)
        switch (values[.near], values[.far], values[.middle]) {
        case (let near?, let far?, _):
            let spare = far - behind - (near + before) - length
            return (near + before + (isFound ? spare * CGFloat(justify) / 2 : 0), length)
        case (let near?, nil, _): return (near + before, length)
        case (nil, let far?, _): return (far - behind - length, length)
        case (nil, nil, let middle?): return (middle - length / 2 + before - behind, length)
        default: return (start, length)
        }
    }
}
