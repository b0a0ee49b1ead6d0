import Foundation

/// How a view's text lies in its box, as checks of layouts need it.
package struct TextFit: Sendable {
    /// The box of the lines that are drawn, in the view's coordinates.
    package var rect: CGRect
    /// The size that the whole text takes in the view's width, in points.
    package var needed: CGSize
    /// The number of lines that are drawn.
    package var lineCount: Int
    /// Whether text is left out.
    package var isTruncated: Bool
    /// The factor by which the font is drawn smaller, 1 by default.
    package var factor: CGFloat
    /// Whether the text was given an edge, left or right, instead of the natural one.
    package var hasFixedEdge = false
    /// Whether the lines begin at the right edge.
    package var isRightAligned = false
}
