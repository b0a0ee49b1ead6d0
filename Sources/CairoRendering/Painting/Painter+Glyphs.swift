internal import CCairo
import DisplayList
import LayoutCore

extension Painter {
    /// Beyond this size glyphs are filled as paths: a mask of each would fill the cache.
    private static let largestMask = 256.0

    /// Draws a run with its origin at a point.
    mutating func draw(_ run: GlyphRun, at origin: Point, _ color: Color) -> Bool {
        guard origin.isUsable, color.isUsable, run.pointSize.isUsable, run.face.slant.isUsable,
            run.positions.allSatisfy(\.isUsable)
        else { return false }
        let count = min(run.glyphs.count, run.positions.count)
        guard count > 0, run.pointSize > 0 else { return true }
        let fonts = ThreadFonts.current
        guard let face = fonts.face(run.face) else {
            let warning = RenderingWarning.unreadableFont(path: run.face.path)
            if !warnings.contains(warning) { warnings.append(warning) }
            return true
        }
        if face.hasColor, drawColorGlyphs(run, at: origin, face, alpha: color.alpha) { return true }
        let shape = GlyphShape(run, under: currentTransform)
        guard shape.isDrawable else { return true }
        guard case .pixels = kind, shape.pixelSize <= Self.largestMask else {
            drawText(run, at: origin, face, color)
            return true
        }
        drawMasks(run, at: origin, PreparedFace(fonts: fonts, face: face, shape: shape), color)
        return true
    }

    /// A face of one size on one thread.
    struct PreparedFace {
        let fonts: ThreadFonts
        let face: LoadedFace
        let shape: GlyphShape
    }

    /// Puts the glyphs' masks together and paints once through them.
    ///
    /// Glyphs lie on quarters of a pixel along the line; across it an upright line of text lies on
    /// whole pixels, so that its baseline is sharp. Cairo alone would move each glyph to a whole pixel.
    private mutating func drawMasks(
        _ run: GlyphRun, at origin: Point, _ prepared: PreparedFace, _ color: Color
    ) {
        let placed = place(run, at: origin, prepared)
        let clip = deviceClip()
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        for glyph in placed {
            left = min(left, glyph.x)
            top = min(top, glyph.y)
            right = max(right, glyph.x + glyph.mask.width)
            bottom = max(bottom, glyph.y + glyph.mask.height)
        }
        guard left < right,
            var mask = CoverageMask(
                left: max(Double(left), clip.left), top: max(Double(top), clip.top),
                right: min(Double(right), clip.right), bottom: min(Double(bottom), clip.bottom))
        else { return }
        for glyph in placed { mask.add(glyph.mask, prepared.fonts.memory, x: glyph.x, y: glyph.y) }
        setSource(color)
        paint(&mask)
    }

    private struct PlacedMask {
        let mask: GlyphMask
        /// The mask's top left pixel on the device.
        let x, y: Int
    }

    private func place(_ run: GlyphRun, at origin: Point, _ prepared: PreparedFace) -> [PlacedMask] {
        let matrix = currentTransform
        let isUpright = prepared.shape.isUpright
        let index = prepared.fonts.shapeIndex(of: prepared.face, prepared.shape)
        var placed: [PlacedMask] = []
        placed.reserveCapacity(run.glyphs.count)
        for (glyph, position) in zip(run.glyphs, run.positions) {
            let (x, y) = (origin.x + position.x, origin.y + position.y)
            let quartersX = ((matrix.xx * x + matrix.xy * y + matrix.x0) * 4).rounded()
            var quartersY = ((matrix.yx * x + matrix.yy * y + matrix.y0) * 4).rounded()
            if isUpright { quartersY = (matrix.yy * y + matrix.y0).rounded() * 4 }
            guard abs(quartersX) < 1e8, abs(quartersY) < 1e8 else { continue }
            let (pixelX, pixelY) = (Int(quartersX) >> 2, Int(quartersY) >> 2)
            let phase = UInt8(Int(quartersX) & 3 | (Int(quartersY) & 3) << 2)
            guard
                let mask = prepared.fonts.mask(
                    glyph, of: prepared.face, shape: prepared.shape, index: index, phase: phase),
                mask.width > 0
            else { continue }
            placed.append(PlacedMask(mask: mask, x: pixelX + mask.left, y: pixelY - mask.top))
        }
        return placed
    }

    /// What can be seen, in device pixels.
    private func deviceClip() -> (left: Double, top: Double, right: Double, bottom: Double) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        cairo_restore(context)
        return (left, top, right, bottom)
    }

    /// Draws the glyphs of a colour font as pictures; false when it turns out to have outlines.
    private mutating func drawColorGlyphs(
        _ run: GlyphRun, at origin: Point, _ face: LoadedFace, alpha: Double
    ) -> Bool {
        let pixelSize = GlyphShape(run, under: currentTransform).pixelSize
        var pictures: [(Bitmap, Rect)] = []
        for (glyph, position) in zip(run.glyphs, run.positions) {
            guard let picture = face.colorGlyph(glyph, pixelSize: pixelSize) else {
                if formwork_is_scalable(face.face) != 0 { return false }
                continue
            }
            let frame = picture.frame
            pictures.append(
                (
                    picture.bitmap,
                    Rect(
                        x: origin.x + position.x + frame.origin.x * run.pointSize,
                        y: origin.y + position.y + frame.origin.y * run.pointSize,
                        width: frame.size.width * run.pointSize, height: frame.size.height * run.pointSize)
                ))
        }
        if alpha < 1 {
            let steps = pictures.map { DrawCommand.image($0.0, in: $0.1, tint: nil) }
            beginGroup(alpha: alpha, mode: .normal, before: steps[...])
        }
        for (bitmap, rect) in pictures { _ = draw(bitmap, in: rect, tint: nil) }
        if alpha < 1 { endGroup() }
        return true
    }
}

extension GlyphShape {
    /// The map from a run's em square to the device.
    init(_ run: GlyphRun, under matrix: cairo_matrix_t) {
        let (size, slant) = (run.pointSize, run.face.slant)
        self.init(
            xx: matrix.xx * size, xy: (matrix.xx * slant - matrix.xy) * size,
            yx: -matrix.yx * size, yy: (matrix.yy - matrix.yx * slant) * size)
    }
}

extension CoverageMask {
    /// Adds a glyph with its top left pixel at a position on the device; what lies outside is cut off.
    fileprivate mutating func add(_ glyph: GlyphMask, _ memory: [UInt8], x: Int, y: Int) {
        let firstColumn = max(0, left - x)
        let endColumn = min(glyph.width, left + width - x)
        let firstRow = max(0, top - y)
        let endRow = min(glyph.height, top + height - y)
        guard firstColumn < endColumn, firstRow < endRow else { return }
        memory.withUnsafeBufferPointer { source in
            coverage.withUnsafeMutableBufferPointer { target in
                for row in firstRow..<endRow {
                    let from = glyph.start + row * glyph.width
                    let to = (y + row - top) * stride + x - left
                    for column in firstColumn..<endColumn {
                        let sum = UInt16(target[to + column]) + UInt16(source[from + column])
                        target[to + column] = UInt8(truncatingIfNeeded: min(sum, 255))
                    }
                }
            }
        }
    }
}
