/// A line through a reference, across one axis.
struct ReferenceLine {
    let box: PinBox?
    let place: AxisPlace
    let name: StaticString
}
