import PictureComparison

/// Which changes of a picture are accepted beside the two precisions.
public struct ImageTolerance: Sendable, Hashable {
    /// How changed pixels are joined to regions; nil counts every byte and pixel.
    let regions: RegionTolerance?

    private init(_ regions: RegionTolerance?) { self.regions = regions }

    /// What `precision` and `perceptualPrecision` say, which by default is that every byte is equal.
    public static let exact = ImageTolerance(nil)

    /// Accepts edges that cover a little more or less of their pixels, as antialiasing makes them, and so many
    /// changed regions beside them.
    ///
    /// Pixels that changed and touch each other are a region. A button that changed fails, however small a share of the
    /// screen it is; `precision` is not used, and `perceptualPrecision` below 1 lets pixels differ by so much.
    ///
    /// - Parameters:
    ///   - count: The number of changed regions that are accepted. 0 by default.
    ///   - largest: The number of pixels that such a region has at most. 0 by default.
    ///   - edgeShare: How much of an edge's contrast a pixel on it may change, from 0 to 1. About a third by default.
    public static func regions(count: Int = 0, largest: Int = 0, edgeShare: Double = 0.35) -> ImageTolerance {
        ImageTolerance(RegionTolerance(count: count, largest: largest, edgeShare: edgeShare))
    }
}
