import DisplayList
import LayoutCore

/// Finds out which part of the canvas a group's commands can reach, so that its layer need not be as large as
/// the canvas: a screen has many translucent labels.
struct GroupBounds {
    /// Longer groups are not looked through: nested ones would be again and again.
    private static let maximumCommands = 2_000

    private var transforms: [Transform]
    /// How far shadows of the layers inside reach, at most, in device pixels.
    private var spill = 0.0
    private var box: (left: Double, top: Double, right: Double, bottom: Double)?

    /// The box, in device pixels, of commands up to the end of the group that they are in; nil when it is not
    /// known.
    static func box(of commands: ArraySlice<DrawCommand>, _ transform: Transform) -> Rect? {
        var bounds = GroupBounds(transforms: [transform])
        var depth = 1
        for command in commands.prefix(maximumCommands) {
            switch command {
            case .beginGroup, .beginShadow: depth += 1
            case .endGroup:
                depth -= 1
                if depth == 0 { return bounds.rect }
            default: break
            }
            bounds.add(command)
        }
        return commands.count <= maximumCommands ? bounds.rect : nil
    }

    private var rect: Rect {
        guard let box else { return .zero }
        return Rect(
            x: box.left - spill, y: box.top - spill, width: box.right - box.left + 2 * spill,
            height: box.bottom - box.top + 2 * spill)
    }

    private mutating func add(_ command: DrawCommand) {
        switch command {
        case .save, .beginGroup: transforms.append(transforms[transforms.count - 1])
        case .restore, .endGroup: if transforms.count > 1 { transforms.removeLast() }
        case .concatenate(let transform):
            guard transform.isUsable else { return }
            transforms[transforms.count - 1] = transform.followed(by: transforms[transforms.count - 1])
        case .beginShadow(let shadow):
            let transform = transforms[transforms.count - 1]
            transforms.append(transform)
            let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
            let reach = max(0, shadow.radius) * 2 + abs(shadow.offset.x) + abs(shadow.offset.y)
            if (reach * scale).isUsable { spill += reach * scale }
        case .clip: return
        case .fillRect(let rect, _): add(rect)
        case .fill(let path, _, _): add(path.controlBounds)
        case .stroke(let path, _, let style):
            add(path.controlBounds, reach: style.width * max(1.5, style.miterLimit))
        case .shadow(let path, let shadow):
            let reach = max(0, shadow.radius) * 2 + abs(shadow.offset.x) + abs(shadow.offset.y)
            add(path.controlBounds, reach: reach)
        case .backdrop(let path, _): add(path.controlBounds)
        case .image(_, let rect, _): add(rect)
        case .glyphs(let run, let origin, _): add(run.controlBounds(at: origin), reach: run.pointSize * 3)
        }
    }

    /// Adds a rectangle of the current coordinates, enlarged on all sides.
    private mutating func add(_ rect: Rect?, reach: Double = 0) {
        guard let rect, rect.isUsable, reach.isUsable else { return }
        let transform = transforms[transforms.count - 1]
        for x in [rect.origin.x - reach, rect.origin.x + rect.size.width + reach] {
            for y in [rect.origin.y - reach, rect.origin.y + rect.size.height + reach] {
                let corner = transform.apply(Point(x: x, y: y))
                let known = box ?? (corner.x, corner.y, corner.x, corner.y)
                box = (
                    min(known.left, corner.x), min(known.top, corner.y), max(known.right, corner.x),
                    max(known.bottom, corner.y)
                )
            }
        }
    }
}

extension GlyphRun {
    /// A box around the glyphs' origins and the end of the run.
    fileprivate func controlBounds(at origin: Point) -> Rect? {
        var path = Path([.move(origin), .line(Point(x: origin.x + advance, y: origin.y))])
        for position in positions {
            path.elements.append(.line(Point(x: origin.x + position.x, y: origin.y + position.y)))
        }
        return path.controlBounds
    }
}

extension DrawCommand.BlendMode {
    /// Whether a group changes nothing where it has drawn nothing.
    var keepsToWhatIsDrawn: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
        default: true
        }
    }
}
