import HeadlessUIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A picture of a layer.
    public static var image: Snapshotting { .image() }

    /// A picture of a layer.
    ///
    /// - Parameters:
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    ///   - tolerance: Which changes are accepted by regions.
    ///   - traits: Traits for the picture's scale.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, tolerance: ImageTolerance = .exact,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance,
            scale: traits.displayScale
        ).pullback { layer in
            let layer = Unchecked(layer)
            return MainThread.run {
                let format = UIGraphicsImageRendererFormat(for: traits)
                if traits.displayScale == 0 { format.scale = UIScreen.main.scale }
                return UIGraphicsImageRenderer(bounds: layer.value.bounds, format: format).image { context in
                    layer.value.setNeedsLayout()
                    layer.value.layoutIfNeeded()
                    layer.value.render(in: context.cgContext)
                }
            }
        }
    }
}

/// A value that only one thread uses at a time.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
