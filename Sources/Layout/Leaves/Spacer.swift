internal import Stacks
public import ViewBridge

/// Room that grows along the axis of the stack around it, after everything else has been served.
public struct Spacer: Layout {
    private let minLength: CGFloat?

    /// Creates a spacer.
    ///
    /// - Parameter minLength: The least length, in points; none by default.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Tells a container what the layout is.
    public func _write(into scribe: LayoutScribe) {
        scribe.emit(.box, .spacer(minLength: Double(minLength ?? 0))) { _ in }
    }
}
