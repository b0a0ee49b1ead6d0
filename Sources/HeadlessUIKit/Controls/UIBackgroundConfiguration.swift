import Foundation

/// The background of a button, a cell, a header or a footer.
public struct UIBackgroundConfiguration {
    // What follows the state; the public properties below read and set them.
    var cornerRadiusStorage = Automatic<CGFloat>(0)
    var backgroundInsetsStorage = Automatic<NSDirectionalEdgeInsets>(.zero)
    var backgroundColorStorage = Automatic<UIColor?>(nil)
    var visualEffectStorage = Automatic<UIVisualEffect?>(nil)

    /// What the background belongs to; it decides what follows the state.
    var style = BackgroundStyle.clear

    /// A view of your own, above the fill. None by default.
    public var customView: UIView?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat {
        get { cornerRadiusStorage.value }
        set { cornerRadiusStorage.value = newValue }
    }
    /// Insets between the view's edges and the background, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets {
        get { backgroundInsetsStorage.value }
        set { backgroundInsetsStorage.value = newValue }
    }
    /// The edges at which the view's margins are added to ``backgroundInsets``. None by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge()
    /// The fill; nil takes what the button's style says, and elsewhere the tint colour.
    public var backgroundColor: UIColor? {
        get { backgroundColorStorage.value }
        set { backgroundColorStorage.value = newValue }
    }
    /// Changes the fill before it is shown. None by default.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// What is done with what lies behind. None by default.
    public var visualEffect: UIVisualEffect? {
        get { visualEffectStorage.value }
        set { visualEffectStorage.value = newValue }
    }
    /// A picture over the fill.
    public var image: UIImage?
    /// How the picture fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line around; nil is the tint colour.
    public var strokeColor: UIColor?
    /// Changes the line's colour before it is shown. None by default.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around in points; 0 is none.
    public var strokeWidth: CGFloat = 0
    /// How far the line lies outside of the background, in points; negative is inside. 0 by default.
    public var strokeOutset: CGFloat = 0
    /// The shadow. None by default.
    public var shadowProperties = UIShadowProperties()

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColorStorage.follow(.clear)
        return background
    }

    /// The fill for a tint colour: the colour, or else the tint, after the transformer.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The line's colour for a tint colour: the colour, or else the tint, after the transformer.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Takes what the state says where nothing else was set.
    mutating func follow(
        color: UIColor?, effect: UIVisualEffect? = nil, radius: CGFloat = 0,
        insets: NSDirectionalEdgeInsets = .zero
    ) {
        backgroundColorStorage.follow(color)
        visualEffectStorage.follow(effect)
        cornerRadiusStorage.follow(radius)
        backgroundInsetsStorage.follow(insets)
    }
}

extension UIBackgroundConfiguration: Hashable {}

/// What a background belongs to.
enum BackgroundStyle: Hashable {
    case clear
    case listCell, listHeader, listFooter
    case plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
    case sidebarHeader, sidebarCell, accompaniedSidebarCell
}
