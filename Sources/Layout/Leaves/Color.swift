internal import Stacks
public import ViewBridge

/// An area of a colour, as large as the proposed space.
public struct Color: Layout {
    private let color: UIColor

    /// Creates an area of a colour.
    public init(_ color: UIColor) { self.color = color }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        writer.emit(.plate, .greedy()) { part in writer.plate(part) { $0.backgroundColor = color } }
    }
}
