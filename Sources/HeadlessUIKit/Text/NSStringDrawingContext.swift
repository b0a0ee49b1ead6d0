import Foundation

/// What drawing text may change and what it tells.
open class NSStringDrawingContext: NSObject {
    /// The least factor by which fonts may shrink; 0 forbids it. Not used.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was used: always 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// The rectangle that the last drawing took, in points.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates a context.
    public override init() {
        super.init()
    }
}
