/// A picture of a screen.
public struct CatalogPicture: Codable, Sendable, Hashable {
    /// The screen's name.
    public var screen: String
    /// The names of the files in the folder of the call.
    public var files: [String] = []
    /// The device and what is not as usual; or the size.
    public var setting = ""
    /// The size in points.
    public var width = 0.0, height = 0.0
    /// Pixels per point of a picture of pixels.
    public var scale = 1.0
    /// Whether the appearance is dark.
    public var isDark = false
    /// The number of views.
    public var viewCount = 0
    /// Milliseconds from the finished tree to the last frame, and from there to the files.
    public var layoutMilliseconds = 0.0, drawingMilliseconds = 0.0

    /// Creates a picture without files.
    public init(screen: String) { self.screen = screen }
}
