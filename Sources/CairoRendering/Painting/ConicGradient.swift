import DisplayList
import LayoutCore

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Colours around a point, pixel by pixel.
struct ConicGradient {
    let center: Point
    /// Where the turn begins, in radians.
    let angle: Double
    let stops: [Gradient.Stop]

    /// Places of the turn that have a colour of their own: more than pixels on the rim of most gradients.
    private static let places = 4096

    /// Computes pixels (premultiplied ARGB) of a box of device pixels, row by row.
    func draw(into pixels: UnsafeMutableBufferPointer<UInt32>, of box: Rect, _ toGradient: Transform) {
        let colors = (0..<Self.places).map { color(at: (Double($0) + 0.5) / Double(Self.places)) }
        let width = Int(box.size.width)
        let turnsToPlaces = Double(Self.places) / (2 * .pi)
        let start = angle.truncatingRemainder(dividingBy: 2 * .pi)
        for row in 0..<Int(box.size.height) {
            for column in 0..<width {
                let place = toGradient.apply(
                    Point(x: box.origin.x + Double(column) + 0.5, y: box.origin.y + Double(row) + 0.5))
                var turned = atan2(place.y - center.y, place.x - center.x) - start
                if turned < 0 { turned += 2 * .pi }
                if turned >= 2 * .pi { turned -= 2 * .pi }
                // A transform that is nearly flat maps pixels to places that are no numbers.
                let index = turned >= 0 ? min(Int(turned * turnsToPlaces), Self.places - 1) : 0
                pixels[row * width + column] = colors[index]
            }
        }
    }

    /// The colour at a share of the turn, as a pixel.
    private func color(at share: Double) -> UInt32 {
        let next = stops.firstIndex { $0.location > share } ?? stops.count
        guard next > 0 else { return stops[0].color.pixel }
        guard next < stops.count else { return stops[stops.count - 1].color.pixel }
        let (a, b) = (stops[next - 1], stops[next])
        let mix = (share - a.location) / (b.location - a.location)
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * mix }
        return Color(
            red: between(a.color.red, b.color.red), green: between(a.color.green, b.color.green),
            blue: between(a.color.blue, b.color.blue), alpha: between(a.color.alpha, b.color.alpha)
        ).pixel
    }
}

extension Color {
    /// The colour multiplied by its alpha, as Cairo's ARGB32 writes it.
    fileprivate var pixel: UInt32 {
        func level(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        let opacity = min(max(alpha, 0), 1)
        func part(_ value: Double) -> UInt32 { level(min(max(value, 0), 1) * opacity) }
        return level(opacity) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
}
