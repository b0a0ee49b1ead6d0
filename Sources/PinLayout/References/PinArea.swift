import ViewBridge

/// A rectangle in the coordinates of a view or layer: what a chain refers to where there is no view.
@MainActor
struct PinArea {
    /// What kind of rectangle it is, as warnings name it.
    let name: String
    /// The rectangle.
    let rect: CGRect
    /// Whose coordinates they are; nil for a guide that belongs to no view.
    let owner: PinBox?

    /// The area in words.
    var text: String {
        "(\(name), Frame: (\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height)))"
    }
}
