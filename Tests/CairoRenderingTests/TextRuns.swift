import CCairo
import DisplayList
import Foundation
import LayoutCore

/// Runs of text for tests: characters to glyphs one by one, without shaping.
enum TextRuns {
    static let interPath = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/CFonts/files/Inter-Regular.otf").standardized.path

    static func run(_ text: String, size: Double, slant: Double = 0, isEmboldened: Bool = false) -> GlyphRun {
        var library: FT_Library?
        FT_Init_FreeType(&library)
        defer { FT_Done_FreeType(library) }
        var face: FT_Face?
        FT_New_Face(library, interPath, 0, &face)
        var (glyphs, positions, clusters, x) = ([UInt32](), [Point](), [GlyphRun.Cluster](), 0.0)
        for scalar in text.unicodeScalars {
            let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
            FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE))
            glyphs.append(UInt32(glyph))
            positions.append(Point(x: x, y: 0))
            clusters.append(GlyphRun.Cluster(byteCount: String(scalar).utf8.count, glyphCount: 1))
            x +=
                Double(face!.pointee.glyph.pointee.metrics.horiAdvance) / Double(face!.pointee.units_per_EM)
                * size
        }
        return GlyphRun(
            face: FontFace(path: interPath, slant: slant, isEmboldened: isEmboldened), pointSize: size,
            glyphs: glyphs, positions: positions, advance: x, text: text, clusters: clusters,
            isRightToLeft: false)
    }
}

extension Bitmap {
    /// The sum of all alphas, in whole pixels.
    var inkArea: Double {
        Double(stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Int(pixels[$1]) }) / 255
    }

    /// The middle of all alphas.
    var inkCenter: Point {
        var (x, y, sum) = (0.0, 0.0, 0.0)
        for row in 0..<height {
            for column in 0..<width {
                let alpha = Double(self[column, row].alpha)
                x += (Double(column) + 0.5) * alpha
                y += (Double(row) + 0.5) * alpha
                sum += alpha
            }
        }
        return Point(x: x / sum, y: y / sum)
    }
}
