internal import CCairo
import DisplayList
import LayoutCore

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Painter {
    /// Makes a paint the source; false when there is nothing to paint with.
    mutating func setSource(_ paint: Paint) -> Bool {
        switch paint {
        case .color(let color): setSource(color)
        case .gradient(let gradient):
            guard let pattern = pattern(for: gradient) else { return false }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            sourceColor = nil
        }
        return true
    }

    private func pattern(for gradient: Gradient) -> OpaquePointer? {
        guard !gradient.stops.isEmpty else { return nil }
        let pattern: OpaquePointer?
        switch gradient.shape {
        case .linear(let start, let end):
            pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial(let start, let startRadius, let end, let endRadius):
            pattern = cairo_pattern_create_radial(
                start.x, start.y, max(0, startRadius), end.x, end.y, max(0, endRadius))
        case .conic(let center, let angle):
            return conicPattern(around: center, from: angle, gradient.stops)
        }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }

    /// Cairo has no conic gradient, so one is made of a fan of mesh patches that covers all that can be
    /// seen.
    private func conicPattern(around center: Point, from angle: Double, _ stops: [Gradient.Stop])
        -> OpaquePointer?
    {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let farX = max(abs(left - center.x), abs(right - center.x))
        let farY = max(abs(top - center.y), abs(bottom - center.y))
        // A patch's outer edge is a curve that stays close to the circle; a little more covers its error.
        let fan = ConicFan(center: center, radius: (farX * farX + farY * farY).squareRoot() * 1.01 + 1)
        let pattern = cairo_pattern_create_mesh()
        for span in ConicFan.spans(of: stops) {
            fan.addPatch(to: pattern, span, from: angle)
        }
        return pattern
    }
}

/// A conic gradient's fan of patches.
struct ConicFan {
    /// A part of the turn with one pair of colours; locations run from 0 to 1.
    struct Span {
        var start: Gradient.Stop
        var end: Gradient.Stop
    }

    /// The most of a turn that one patch covers: its edge is a single cubic curve.
    static let widestPatch = 1.0 / 24

    let center: Point
    let radius: Double

    /// The whole turn cut at the stops and into patches that are narrow enough.
    static func spans(of stops: [Gradient.Stop]) -> [Span] {
        guard let first = stops.first, let last = stops.last else { return [] }
        let all = [Gradient.Stop(first.color, at: 0)] + stops + [Gradient.Stop(last.color, at: 1)]
        var spans: [Span] = []
        var previous = all[0]
        for stop in all.dropFirst() {
            let next = Gradient.Stop(stop.color, at: min(max(stop.location, previous.location), 1))
            let width = next.location - previous.location
            let count = Int((width / widestPatch).rounded(.up))
            for index in 0..<count {
                spans.append(
                    Span(
                        start: mix(previous, next, Double(index) / Double(count)),
                        end: mix(previous, next, Double(index + 1) / Double(count))))
            }
            previous = next
        }
        return spans
    }

    private static func mix(_ a: Gradient.Stop, _ b: Gradient.Stop, _ share: Double) -> Gradient.Stop {
        func between(_ key: KeyPath<Color, Double>) -> Double {
            a.color[keyPath: key] + (b.color[keyPath: key] - a.color[keyPath: key]) * share
        }
        return Gradient.Stop(
            Color(
                red: between(\.red), green: between(\.green), blue: between(\.blue),
                alpha: between(\.alpha)),
            at: a.location + (b.location - a.location) * share)
    }

    /// Adds one patch: a slice from the centre to the circle.
    func addPatch(to pattern: OpaquePointer?, _ span: Span, from angle: Double) {
        let start = angle + span.start.location * 2 * .pi
        let end = angle + span.end.location * 2 * .pi
        let handle = 4.0 / 3 * tan((end - start) / 4) * radius
        let (from, to) = (edge(at: start), edge(at: end))
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, center.x, center.y)
        cairo_mesh_pattern_line_to(pattern, from.x, from.y)
        cairo_mesh_pattern_curve_to(
            pattern, from.x - sin(start) * handle, from.y + cos(start) * handle,
            to.x + sin(end) * handle, to.y - cos(end) * handle, to.x, to.y)
        cairo_mesh_pattern_line_to(pattern, center.x, center.y)
        for (corner, color) in [
            (0, span.start.color), (1, span.start.color), (2, span.end.color), (3, span.end.color),
        ] {
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
    }

    private func edge(at angle: Double) -> Point {
        Point(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
}
