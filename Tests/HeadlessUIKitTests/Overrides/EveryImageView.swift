import UIKit

/// Overrides what Apple lets a subclass of `UIImageView` override.
final class EveryImageView: UIImageView {
    static var heard: [String] = []

    func tell(_ name: String) { EveryImageView.heard.append(name) }

    func told<Value>(_ name: String, _ value: Value) -> Value {
        tell(name)
        return value
    }

    /// What was called since the last time this was asked.
    static func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    override var image: UIImage? {
        get { told("image", super.image) }
        set {
            tell("set image")
            super.image = newValue
        }
    }
    override var highlightedImage: UIImage? {
        get { told("highlightedImage", super.highlightedImage) }
        set {
            tell("set highlightedImage")
            super.highlightedImage = newValue
        }
    }
    override var isHighlighted: Bool {
        get { told("isHighlighted", super.isHighlighted) }
        set {
            tell("set isHighlighted")
            super.isHighlighted = newValue
        }
    }
}
