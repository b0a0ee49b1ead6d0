internal import CCairo
import DisplayList
import LayoutCore

extension Painter {
    /// Fills a rectangle.
    mutating func fill(_ rect: Rect, _ color: Color) -> Bool {
        guard rect.isUsable, color.isUsable else { return false }
        setSource(color)
        let rect = visiblePart(of: rect)
        cairo_rectangle(context, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        cairo_fill(context)
        return true
    }

    /// A rectangle as far as it can be seen: Cairo's device coordinates end at eight million pixels, and the
    /// content of a long list goes further.
    func visiblePart(of rect: Rect) -> Rect {
        let farthest = 100_000.0
        let corner = (x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)
        let reach = max(abs(rect.origin.x), abs(rect.origin.y), abs(corner.x), abs(corner.y))
        guard reach > farthest else { return rect }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        // A margin keeps the rectangle's own edges out of sight where they were.
        let x = (min(max(rect.origin.x, left - 1), right + 1), min(max(corner.x, left - 1), right + 1))
        let y = (min(max(rect.origin.y, top - 1), bottom + 1), min(max(corner.y, top - 1), bottom + 1))
        return Rect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
    }

    /// Fills a path.
    mutating func fill(_ path: Path, _ paint: Paint, _ rule: Path.FillRule) -> Bool {
        guard path.isUsable, paint.isUsable else { return false }
        if case .gradient(let gradient) = paint, fill(path, gradient, rule) { return true }
        guard setSource(paint, filling: path) else { return true }
        append(path)
        cairo_set_fill_rule(context, rule.cairo)
        cairo_fill(context)
        return true
    }

    /// Draws along a path.
    mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) -> Bool {
        guard path.isUsable, paint.isUsable, style.isUsable else { return false }
        guard style.width > 0, setSource(paint, filling: nil) else { return true }
        append(path)
        cairo_set_line_width(context, style.width)
        cairo_set_line_cap(context, style.cap.cairo)
        cairo_set_line_join(context, style.join.cairo)
        cairo_set_miter_limit(context, max(1, style.miterLimit))
        // Cairo puts the context into an error state for a pattern without any length.
        let hasDashes = style.dashes.allSatisfy { $0 >= 0 } && style.hasFewDashes(along: path)
        cairo_set_dash(context, style.dashes, hasDashes ? Int32(style.dashes.count) : 0, style.dashPhase)
        cairo_stroke(context)
        return true
    }

    /// Replaces Cairo's current path.
    func append(_ path: Path) { path.append(to: context) }
}

extension Path {
    /// Replaces a Cairo context's current path.
    func append(to context: OpaquePointer?) {
        cairo_new_path(context)
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let end, let first, let second):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }
}

extension Path.FillRule {
    var cairo: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension StrokeStyle {
    /// Whether a path has dashes, and not so many that drawing them would not end.
    fileprivate func hasFewDashes(along path: Path) -> Bool {
        let period = dashes.reduce(0, +)
        guard period > 0, abs(dashPhase) / period < 1e6 else { return false }
        var (length, previous) = (0.0, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let point): previous = point
            case .line(let point), .curve(let point, _, _):
                length += abs(point.x - previous.x) + abs(point.y - previous.y)
                if case .curve(_, let first, let second) = element {
                    for control in [first, second] {
                        length += abs(control.x - point.x) + abs(control.y - point.y)
                    }
                }
                previous = point
            case .close: break
            }
        }
        // A closing line is at most as long as all that it closes.
        return 2 * length / period * Double(dashes.count) < 100_000
    }
}

extension StrokeStyle.Cap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
