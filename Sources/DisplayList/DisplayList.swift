import LayoutCore

/// A drawing as a value: what to paint, in order, on a canvas of a given size.
///
/// A display list holds no view, no font and no file, so it may be kept, compared, sent to another
/// thread and drawn there.
public struct DisplayList: Hashable, Sendable {
    /// The canvas, in points.
    public var size: Size
    /// The steps, in painting order.
    public var commands: [DrawCommand]

    /// Creates a drawing.
    public init(size: Size, commands: [DrawCommand] = []) {
        self.size = size
        self.commands = commands
    }
}
