internal import PangoTypesetting
internal import Typesetting

/// The text engine that the kit measures and sets text with.
enum TextEngine {
    static let typesetter: any Typesetter & Sendable = PangoTypesetter.shared
}
