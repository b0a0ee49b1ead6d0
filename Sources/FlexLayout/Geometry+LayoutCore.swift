internal import LayoutCore
internal import ViewBridge

extension CGSize {
    /// The same size.
    init(_ size: Size) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
}

extension CGRect {
    /// The same rectangle; an extent below nothing counts as nothing.
    init(_ rect: Rect) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y),
            width: CGFloat(max(0, rect.size.width)), height: CGFloat(max(0, rect.size.height)))
    }
}
