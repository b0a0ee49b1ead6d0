/// A line through a reference, across one axis.
struct ReferenceLine {
    let target: PinTarget?
    let place: AxisPlace
    let name: StaticString
}
