internal import LayoutCore
internal import Stacks
public import ViewBridge

/// The size of a box, and where alignment lines lie in it.
@preconcurrency @MainActor
public struct ViewDimensions {
    let box: Dimensions
    let tree: LayoutTree

    /// The width, in points.
    public var width: CGFloat { CGFloat(box.width) }
    /// The height, in points.
    public var height: CGFloat { CGFloat(box.height) }

    /// The position of an upright line, from the leading edge.
    public subscript(line: HorizontalAlignment) -> CGFloat { CGFloat(box[line.id.guide(in: tree)]) }
    /// The position of a level line, from the top.
    public subscript(line: VerticalAlignment) -> CGFloat { CGFloat(box[line.id.guide(in: tree)]) }

    /// The position of an upright line where a layout has set it.
    public subscript(explicit line: HorizontalAlignment) -> CGFloat? {
        box[explicit: line.id.guide(in: tree)].map { CGFloat($0) }
    }
    /// The position of a level line where a layout has set it, or text has it.
    public subscript(explicit line: VerticalAlignment) -> CGFloat? {
        box[explicit: line.id.guide(in: tree)].map { CGFloat($0) }
    }
}
