internal import LayoutCore

/// What the calls of a chain said.
struct PinStatement {
    /// Whether rectangles are those before transforms.
    let keepTransform: Bool
    /// Whether `layout()` applied the chain already.
    var isApplied = false
    /// `justify` as it was written.
    var justify = HorizontalAlign.none
    /// `align` as it was written.
    var align = VerticalAlign.none
    var pins = FramePins()
}
