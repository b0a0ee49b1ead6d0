internal import CCairo
import DisplayList
import LayoutCore

extension Painter {
    /// Maps what follows; a transform that flattens the plane hides what follows, as nothing of it has
    /// an area.
    mutating func concatenate(_ transform: Transform) -> Bool {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d,
            x0: transform.tx, y0: transform.ty)
        guard transform.isUsable else { return false }
        var result = cairo_matrix_t()
        var current = currentTransform
        cairo_matrix_multiply(&result, &matrix, &current)
        var inverse = result
        guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else {
            // Cairo refuses such a matrix for good, so only the clip is made empty.
            cairo_new_path(context)
            cairo_clip(context)
            return true
        }
        cairo_set_matrix(context, &result)
        return true
    }

    /// Limits what follows to the inside of a path.
    mutating func clip(_ path: Path, _ rule: Path.FillRule) -> Bool {
        guard path.isUsable else { return false }
        append(path)
        cairo_set_fill_rule(context, rule.cairo)
        cairo_clip(context)
        return true
    }

    /// Starts a layer.
    mutating func beginGroup(alpha: Double, mode: DrawCommand.BlendMode) {
        cairo_push_group(context)
        sourceColor = nil
        scopes.append(.group(alpha: alpha.isNaN ? 1 : min(max(alpha, 0), 1), mode: mode))
    }

    /// Ends the innermost layer, together with states that were saved in it and not restored.
    mutating func endGroup() {
        let hasGroup = scopes.contains { if case .group = $0 { true } else { false } }
        guard hasGroup else { return }
        while true {
            let isGroup = if case .group? = scopes.last { true } else { false }
            leaveScope()
            if isGroup { return }
        }
    }

    /// Takes back the innermost scope.
    mutating func leaveScope() {
        switch scopes.popLast() {
        case .state: cairo_restore(context)
        case .group(let alpha, let mode):
            cairo_pop_group_to_source(context)
            cairo_save(context)
            cairo_set_operator(context, mode.cairo)
            cairo_paint_with_alpha(context, alpha)
            cairo_restore(context)
            // The layer would live on as the source otherwise.
            cairo_set_source_rgba(context, 0, 0, 0, 1)
            if mode.canErase { mayHaveErased = true }
        case nil: return
        }
        sourceColor = nil
    }
}
