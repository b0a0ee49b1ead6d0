import Foundation

/// The properties of a device that layout depends on: its screen's size, what covers its edges, its size
/// classes.
public struct ScreenDevice: Hashable, Sendable {
    /// What depends on the device's orientation.
    public struct Posture: Hashable, Sendable {
        /// What the notch, the bars and the home indicator cover, in points.
        public var safeAreaInsets: UIEdgeInsets
        /// The height of the status bar in points; 0 where it is hidden.
        public var statusBarHeight: CGFloat
        /// The horizontal size class.
        public var horizontalSizeClass: UIUserInterfaceSizeClass
        /// The vertical size class.
        public var verticalSizeClass: UIUserInterfaceSizeClass

        /// Creates a posture.
        public init(
            safeAreaInsets: UIEdgeInsets, statusBarHeight: CGFloat,
            horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
        ) {
            self.safeAreaInsets = safeAreaInsets
            self.statusBarHeight = statusBarHeight
            self.horizontalSizeClass = horizontalSizeClass
            self.verticalSizeClass = verticalSizeClass
        }
    }

    /// The name of the product.
    public var name: String
    /// The kind of device.
    public var idiom: UIUserInterfaceIdiom
    /// The screen's size in portrait, in points.
    public var portraitSize: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// Pixels of the panel per point, where the panel shows fewer than are rendered.
    public var nativeScale: CGFloat
    /// The radius of the screen's corners, in points.
    public var cornerRadius: CGFloat
    /// The device in portrait.
    public var portrait: Posture
    /// The device in landscape.
    public var landscape: Posture
    /// The simulated version of iOS. ``SystemVersion/standard`` by default.
    public var systemVersion: SystemVersion

    /// Creates a device. The native scale is the scale; the version of the system is the standard one.
    public init(
        name: String, idiom: UIUserInterfaceIdiom, portraitSize: CGSize, scale: CGFloat,
        cornerRadius: CGFloat = 0, portrait: Posture, landscape: Posture,
        systemVersion: SystemVersion = .standard
    ) {
        self.name = name
        self.idiom = idiom
        self.portraitSize = portraitSize
        self.scale = scale
        nativeScale = scale
        self.cornerRadius = cornerRadius
        self.portrait = portrait
        self.landscape = landscape
        self.systemVersion = systemVersion
    }

    /// The posture in an orientation; the portrait one where it is unknown.
    public func posture(in orientation: UIInterfaceOrientation) -> Posture {
        orientation.isLandscape ? landscape : portrait
    }

    /// The screen's size in an orientation, in points.
    public func size(in orientation: UIInterfaceOrientation) -> CGSize {
        guard orientation.isLandscape else { return portraitSize }
        return CGSize(width: portraitSize.height, height: portraitSize.width)
    }
}

extension ScreenDevice: CustomStringConvertible {
    /// The name of the product, as tests print the device where it is an argument.
    public var description: String { name }
}
