/// The colours that a display shows.
public enum UIDisplayGamut: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Those of sRGB.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB = 0
    /// Those of Display P3.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3 = 1
}
