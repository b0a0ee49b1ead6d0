import DisplayList
import LayoutCore

/// The last of a drawing's first fills that covers a canvas with opaque paint: nothing before it is seen, nor what was on the
/// canvas, so that neither needs to be painted. Cards and screens begin with one background on another.
struct CanvasCover {
    /// The command.
    let index: Int

    /// Looks for a cover among the first commands.
    ///
    /// - Parameters:
    ///   - commands: The drawing.
    ///   - width: The canvas' width in points, to the end of the last pixel.
    ///   - height: Its height.
    init?(of commands: [DrawCommand], width: Double, height: Double) {
        var (cover, offsets): (Int?, [Point]) = (nil, [.zero])
        // Only fills and moved coordinates come before it.
        search: for index in commands.indices.prefix(32) {
            let offset = offsets[offsets.count - 1]
            let filled: Rect
            switch commands[index] {
            case .save:
                offsets.append(offset)
                continue
            case .restore:
                if offsets.count > 1 { offsets.removeLast() }
                continue
            case .concatenate(let transform):
                guard transform.isUsable, let moved = transform.translation else { break search }
                offsets[offsets.count - 1] = Point(x: offset.x + moved.x, y: offset.y + moved.y)
                continue
            case .fillRect(let rect, let color):
                guard rect.isUsable, color.isUsable else { break search }
                guard color.alpha >= 1 else { continue }
                filled = rect
            case .fill(let path, let paint, _):
                guard path.isUsable, paint.isUsable else { break search }
                guard paint.isOpaqueEverywhere, let rect = path.rectangle else { continue }
                filled = rect
            default: break search
            }
            let (x, y) = (filled.origin.x + offset.x, filled.origin.y + offset.y)
            if x <= 0, y <= 0, x + filled.size.width >= width, y + filled.size.height >= height {
                cover = index
            }
        }
        guard let cover else { return nil }
        index = cover
    }
}

extension DrawCommand {
    var isFill: Bool {
        switch self {
        case .fillRect, .fill: true
        default: false
        }
    }
}

extension Transform {
    /// How far everything is moved; nil for maps that do more.
    fileprivate var translation: Point? { a == 1 && b == 0 && c == 0 && d == 1 ? Point(x: tx, y: ty) : nil }
}

extension Path {
    /// The rectangle that the path is; nil for others.
    fileprivate var rectangle: Rect? {
        guard elements.count == 5, case .move(let start) = elements[0], case .line(let end) = elements[2]
        else {
            return nil
        }
        let rect = Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
        return rect.size.width > 0 && rect.size.height > 0 && self == Path(rect) ? rect : nil
    }
}

extension Paint {
    /// Whether no point shows what lies below.
    fileprivate var isOpaqueEverywhere: Bool {
        switch self {
        case .color(let color): return color.alpha >= 1
        case .gradient(let gradient):
            guard case .linear(let start, let end) = gradient.shape, start != end, !gradient.stops.isEmpty
            else {
                return false
            }
            return gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        }
    }
}
