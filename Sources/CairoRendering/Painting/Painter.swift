internal import CCairo
import DisplayList
import LayoutCore

/// Walks through a display list and draws each command by Cairo.
struct Painter {
    /// What is drawn on.
    enum Kind {
        /// A bitmap with so many pixels per point.
        case pixels(scale: Double)
        /// A document that keeps text as text.
        case document(Resources)
    }

    /// What the matching ``DrawCommand/restore`` or ``DrawCommand/endGroup`` takes back.
    enum Scope {
        case state
        case group(alpha: Double, mode: DrawCommand.BlendMode, below: OpaquePointer?)
        /// A layer that throws a shadow, and the device pixels that it can reach.
        case shadowed(Shadow, Rect?, below: OpaquePointer?)

        var isGroup: Bool { if case .state = self { false } else { true } }
        /// The surface that the layer is put onto when it ends; nil for a state.
        var below: OpaquePointer? {
            switch self {
            case .state: nil
            case .group(_, _, let below), .shadowed(_, _, let below): below
            }
        }
    }

    let context: OpaquePointer?
    let kind: Kind
    var scopes: [Scope] = []
    var warnings: [RenderingWarning] = []
    /// Whether anything drawn may have made an opaque canvas less opaque.
    var mayHaveErased = false
    /// The colour that Cairo's source is set to, so that it is not set again.
    var sourceColor: Color?

    /// Begins to draw in points on a surface, which stays the caller's.
    init(surface: OpaquePointer?, kind: Kind) {
        context = cairo_create(surface)
        self.kind = kind
        if case .pixels(let scale) = kind { cairo_scale(context, scale, scale) }
    }

    /// Draws commands in order, without fills before a cover.
    mutating func paint(_ commands: [DrawCommand], from cover: CanvasCover? = nil) {
        let first = cover?.index ?? 0
        for index in commands.indices where index >= first || !commands[index].isFill {
            if paint(commands[index], before: commands[(index + 1)...]) { continue }
            warnings.append(.unusableNumbers(command: index))
        }
    }

    /// Ends what is still open, and gives back how drawing went.
    mutating func finish() -> (cairo_status_t, [RenderingWarning]) {
        while !scopes.isEmpty { leaveScope() }
        let status = cairo_status(context)
        cairo_destroy(context)
        return (status, warnings)
    }

    /// Draws one command; false when a number in it is not usable.
    private mutating func paint(_ command: DrawCommand, before rest: ArraySlice<DrawCommand>) -> Bool {
        switch command {
        case .save:
            cairo_save(context)
            scopes.append(.state)
        case .restore:
            if case .state? = scopes.last { leaveScope() }
        case .concatenate(let transform): return concatenate(transform)
        case .clip(let path, let rule): return clip(path, rule)
        case .beginGroup(let alpha, let mode): beginGroup(alpha: alpha, mode: mode, before: rest)
        case .beginShadow(let shadow): return beginShadow(shadow, before: rest)
        case .endGroup: endGroup()
        case .fillRect(let rect, let color): return fill(rect, color)
        case .fill(let path, let paint, let rule): return fill(path, paint, rule)
        case .stroke(let path, let paint, let style): return stroke(path, paint, style)
        case .shadow(let path, let shadow): return draw(shadow, of: path)
        case .backdrop(let path, let backdrop): return draw(backdrop, in: path)
        case .image(let bitmap, let rect, let tint): return draw(bitmap, in: rect, tint: tint)
        case .glyphs(let run, let origin, let color): return draw(run, at: origin, color)
        }
        return true
    }

    /// Sets the colour of what is drawn next.
    mutating func setSource(_ color: Color) {
        guard color != sourceColor else { return }
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        sourceColor = color
    }

    /// The transform from points to device pixels.
    var currentTransform: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return matrix
    }
}
