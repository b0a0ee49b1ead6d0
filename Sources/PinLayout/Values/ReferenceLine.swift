/// A line through a reference, across one axis.
struct ReferenceLine {
    let target: PinTarget?
    let anchor: AxisAnchor
    let name: StaticString
}
