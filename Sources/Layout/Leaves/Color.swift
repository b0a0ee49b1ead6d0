internal import Stacks
public import ViewBridge

/// An area of a colour, as large as the room that it is offered.
public struct Color: Layout {
    private let color: UIColor

    /// Creates an area of a colour.
    public init(_ color: UIColor) { self.color = color }

    /// Tells a container what the layout is.
    public func _write(into writer: LayoutWriter) {
        writer.emit(.plate, .greedy()) { part in writer.plate(part) { $0.backgroundColor = color } }
    }
}
