import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A picture of a controller's view in its own size.
    public static var image: Snapshotting { .image() }

    /// A picture of a controller on a device.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - drawHierarchyInKeyWindow: Whether the view is in the key window. Pictures are the same.
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    ///   - tolerance: Which changes are accepted by regions.
    ///   - size: The view's size in points; nil is the device's.
    ///   - traits: Traits that replace those of the device.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, tolerance: ImageTolerance = .exact, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let scale = traits.displayScale > 0 ? traits.displayScale : config.traits.displayScale
        return SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance, scale: scale
        ).pullback { controller in
            var device = config
            device.size = size ?? config.size
            return Staging.image(of: controller, device, traits: traits, isKey: drawHierarchyInKeyWindow)
        }
    }

    /// A picture of a controller's view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether the view is in the key window. Pictures are the same.
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    ///   - tolerance: Which changes are accepted by regions.
    ///   - size: The view's size in points; nil is its own.
    ///   - traits: Traits that replace those of the main screen.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        tolerance: ImageTolerance = .exact, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance,
            scale: traits.displayScale
        ).pullback { controller in
            Staging.image(
                of: controller, ViewImageConfig(size: size), traits: traits, isKey: drawHierarchyInKeyWindow)
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The tree of controllers as UIKit's debugger prints it.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { Staging.hierarchy(of: $0) }
    }

    /// The view tree as UIKit's debugger prints it.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view tree as UIKit's debugger prints it.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - size: The view's size in points; nil is the device's.
    ///   - traits: Traits that replace those of the device.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            var device = config
            device.size = size ?? config.size
            return Staging.tree(of: controller, device, traits: traits)
        }
    }
}
