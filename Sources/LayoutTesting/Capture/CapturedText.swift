import Foundation
import HeadlessUIKit
internal import DisplayList

/// The text of a label, button, field or text view.
struct CapturedText: Sendable {
    /// What a text is in its view.
    enum Kind: Sendable { case label, title, field, placeholder, textView }

    var kind: Kind
    var string: String
    /// The point size of the font; ``factor`` times that is drawn.
    var pointSize: CGFloat
    var isBold: Bool
    var hasTextStyle: Bool
    /// The colour, opaque or not.
    var color: Color
    var isSystemColor: Bool
    /// The lines, in the window's coordinates.
    var rect: CGRect
    /// The box of the view that draws the text, in the window's coordinates.
    var box: CGRect
    /// The size that the whole text needs.
    var needed: CGSize
    var lineCount: Int
    var lineLimit: Int
    var isTruncated: Bool
    var factor: CGFloat
    var hasFixedEdge: Bool
    var isRightAligned: Bool
    /// What is behind the text.
    var backdrop: TextBackdrop = .unknown
}

/// What is painted behind a text.
enum TextBackdrop: Sendable {
    /// One colour.
    case color(Color, isSystemColor: Bool)
    /// A drawing without its glyphs.
    case drawing(DisplayList)
    /// Nothing that a check may judge.
    case unknown
}

/// A picture.
struct CapturedImage: Sendable {
    /// The size in pixels.
    var pixels: CGSize
    /// The size at which it is drawn, in pixels of the screen.
    var shown: CGSize
    /// Whether the picture has no pixels of its own, or is meant to be stretched.
    var isScalable: Bool
}
