/// Absent: it describes a SwiftUI view, and SwiftUI is not part of this kit.
///
/// Use ``UIListContentConfiguration``, or a ``UIContentConfiguration`` of your own.
@available(
    *, unavailable,
    message: "SwiftUI is not available here; use UIListContentConfiguration or an own UIContentConfiguration"
)
public struct UIHostingConfiguration<Content, Background> {
    /// Absent.
    public init(content: () -> Content) {}
}
