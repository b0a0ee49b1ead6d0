/// Pixels that touch each other and differ between two pictures.
public struct ChangedRegion: Sendable, Hashable, Codable {
    /// The left edge of the bounding box, in pixels.
    public var x: Int
    /// The top edge.
    public var y: Int
    /// The width of the bounding box.
    public var width: Int
    /// The height of the bounding box.
    public var height: Int
    /// The number of changed pixels in it.
    public var pixelCount: Int
}
