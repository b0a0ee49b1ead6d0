internal import Stacks
public import ViewBridge

/// Space that grows along the axis of the stack around it, after everything else has been served.
///
/// It is a view so that it can be kept where views are; in a body it is a value, and touches go through where it is.
@preconcurrency @MainActor
public final class Spacer: UIView, Layout {
    /// A spacer is made of nothing else.
    public typealias Body = Never

    /// The minimum length, in points; nil is none.
    public let minLength: CGFloat?

    /// Creates a spacer.
    ///
    /// - Parameter minLength: The minimum length, in points; none by default.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Creates a spacer from an archive.
    public required init?(coder: NSCoder) {
        minLength = nil
        super.init(coder: coder)
    }

    /// The spacer itself, as a part of a layout.
    public func layout() -> Self { self }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        writer.emit(.box, .spacer(minLength: Double(minLength ?? 0))) { _ in }
    }
}
