/// A point of a view that another view can be pinned to.
public struct Anchor {
    let target: PinTarget?
    let horizontal: AxisAnchor
    let vertical: AxisAnchor
    let name: StaticString
}
