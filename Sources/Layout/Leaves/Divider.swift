internal import Stacks
public import ViewBridge

/// A line across the axis of the stack around it, a pixel thick.
public struct Divider: Layout {
    private let color: UIColor

    /// Creates a line, in the colour of separators.
    public init() { color = .separator }

    /// Creates a line of a colour.
    public init(color: UIColor) { self.color = color }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        let pixel = 1 / Double(writer.tree.container?.pixelsPerPoint ?? 1)
        writer.emit(.plate, .divider(thickness: pixel)) { part in
            writer.plate(part) { $0.backgroundColor = color }
        }
    }
}
