import Foundation

/// The background of a button.
public struct UIBackgroundConfiguration {
    /// The fill; nil takes what the button's style says.
    public var backgroundColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// Insets between the button's edges and the background, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the line around; nil is the tint colour.
    public var strokeColor: UIColor?
    /// The width of the line around in points; 0 is none.
    public var strokeWidth: CGFloat = 0
    /// A picture over the fill.
    public var image: UIImage?
    /// How the picture fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }
}
