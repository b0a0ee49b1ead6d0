import Foundation

/// The settings for drawing text, and what was drawn.
open class NSStringDrawingContext: NSObject {
    /// The minimum factor by which fonts may shrink so that the text fits its rectangle; 0 forbids it.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that the last drawing or measuring used.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the last drawing or measuring took, in points.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates a context.
    public override init() {
        super.init()
    }
}
