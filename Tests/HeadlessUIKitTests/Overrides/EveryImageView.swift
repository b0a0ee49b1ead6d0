import UIKit

/// Overrides what Apple lets a subclass of `UIImageView` override.
final class EveryImageView: UIImageView, RecordsCalls {
    static let calls = RecordedCalls()

    override var image: UIImage? {
        get { recorded("image", super.image) }
        set {
            record("set image")
            super.image = newValue
        }
    }
    override var highlightedImage: UIImage? {
        get { recorded("highlightedImage", super.highlightedImage) }
        set {
            record("set highlightedImage")
            super.highlightedImage = newValue
        }
    }
    override var isHighlighted: Bool {
        get { recorded("isHighlighted", super.isHighlighted) }
        set {
            record("set isHighlighted")
            super.isHighlighted = newValue
        }
    }
}
