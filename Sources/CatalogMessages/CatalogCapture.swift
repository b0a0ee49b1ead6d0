/// A capture of a screen.
public struct CatalogCapture: Codable, Sendable, Hashable {
    /// The screen's name.
    public var screen: String
    /// The device and what is not as usual; or the size.
    public var setting: String
    /// The name of the file in the folder of the call.
    public var file: String
    /// The number of views.
    public var viewCount: Int

    /// Creates a capture.
    public init(screen: String, setting: String, file: String, viewCount: Int) {
        (self.screen, self.setting, self.file, self.viewCount) = (screen, setting, file, viewCount)
    }
}
