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

    /// Starts a layer: of what the commands that follow can reach, if that is all that its mode can change.
    mutating func beginGroup(alpha: Double, mode: DrawCommand.BlendMode, before rest: ArraySlice<DrawCommand>)
    {
        cairo_save(context)
        if mode.keepsToWhatIsDrawn {
            let matrix = currentTransform
            let transform = Transform(
                a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
            if let box = GroupBounds.box(of: rest, transform) { clip(toDeviceBox: box) }
        }
        beginGroup(alpha: alpha, mode: mode)
    }

    /// Limits what follows to whole device pixels.
    private func clip(toDeviceBox box: Rect) {
        guard box.isUsable else { return }
        var matrix = currentTransform
        var clip = (0.0, 0.0, 0.0, 0.0)
        cairo_identity_matrix(context)
        cairo_clip_extents(context, &clip.0, &clip.1, &clip.2, &clip.3)
        let left = max(clip.0, (box.origin.x - 1).rounded(.down))
        let top = max(clip.1, (box.origin.y - 1).rounded(.down))
        let right = min(clip.2, (box.origin.x + box.size.width + 1).rounded(.up))
        let bottom = min(clip.3, (box.origin.y + box.size.height + 1).rounded(.up))
        cairo_new_path(context)
        cairo_rectangle(context, left, top, max(0, right - left), max(0, bottom - top))
        cairo_clip(context)
        cairo_set_matrix(context, &matrix)
    }

    private mutating func beginGroup(alpha: Double, mode: DrawCommand.BlendMode) {
        let below = cairo_get_group_target(context)
        cairo_push_group(context)
        sourceColor = nil
        scopes.append(.group(alpha: alpha.isNaN ? 1 : min(max(alpha, 0), 1), mode: mode, below: below))
    }

    /// Ends the innermost layer, together with states that were saved in it and not restored.
    mutating func endGroup() {
        guard scopes.contains(where: \.isGroup) else { return }
        while true {
            let isGroup = scopes.last?.isGroup ?? true
            leaveScope()
            if isGroup { return }
        }
    }

    /// Takes back the innermost scope.
    mutating func leaveScope() {
        switch scopes.popLast() {
        case .state: cairo_restore(context)
        case .group(let alpha, let mode, _):
            compose(alpha: alpha, mode)
            cairo_restore(context)
            if mode.canErase { mayHaveErased = true }
        case .shadowed(let shadow, let box, _):
            compose(under: shadow, box)
            cairo_restore(context)
        case nil: return
        }
        sourceColor = nil
    }

    /// Puts the layer that ends onto what is below.
    private func compose(alpha: Double, _ mode: DrawCommand.BlendMode) {
        let layer = cairo_pop_group(context)
        cairo_save(context)
        if mode.losesUnderCurvedClip, hasCurvedClip, case .pixels = kind {
            composeBesideClip(layer, alpha: alpha, mode)
        } else {
            cairo_set_source(context, layer)
            cairo_set_operator(context, mode.cairo)
            cairo_paint_with_alpha(context, alpha)
        }
        cairo_restore(context)
        cairo_pattern_destroy(layer)
    }

    /// Cairo 1.16 loses what three of its operators should keep where the clip is not made of pixels. So they
    /// run on a copy without the clip, which then replaces what the clip lets through.
    private func composeBesideClip(_ layer: OpaquePointer?, alpha: Double, _ mode: DrawCommand.BlendMode) {
        let below = cairo_get_group_target(context)
        cairo_push_group(context)
        cairo_reset_clip(context)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, below, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_restore(context)
        cairo_set_source(context, layer)
        cairo_set_operator(context, mode.cairo)
        cairo_paint_with_alpha(context, alpha)
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
    }

    private var hasCurvedClip: Bool {
        guard let list = cairo_copy_clip_rectangle_list(context) else { return true }
        defer { cairo_rectangle_list_destroy(list) }
        return list.pointee.status != CAIRO_STATUS_SUCCESS
    }
}
