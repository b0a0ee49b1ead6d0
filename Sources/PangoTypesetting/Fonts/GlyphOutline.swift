internal import CPango
import DisplayList
import LayoutCore

/// Reads the outlines of glyphs.
enum GlyphOutline {
    /// The outline of a glyph of a font at its size, in points from the glyph's origin; empty for pictures.
    static func path(of glyph: UInt32, in font: UnsafeMutablePointer<PangoFont>) -> Path {
        var path = Path()
        withUnsafeMutablePointer(to: &path) { pointer in
            formwork_walk_outline(pango_font_get_hb_font(font), glyph, pointer) { data, kind, points in
                guard let points, let path = data?.assumingMemoryBound(to: Path.self) else { return }
                func point(_ index: Int) -> Point {
                    let unit = 1 / Double(PANGO_SCALE)
                    return Point(
                        x: Double(points[2 * index]) * unit, y: -Double(points[2 * index + 1]) * unit)
                }
                switch kind {
                case 0: path.pointee.move(to: point(0))
                case 1: path.pointee.addLine(to: point(0))
                case 2: path.pointee.addQuadCurve(to: point(1), control: point(0))
                case 3:
                    path.pointee.addCurve(to: point(2), control1: point(0), control2: point(1))
                default: path.pointee.close()
                }
            }
        }
        return path
    }
}
