internal import LayoutCore
import ViewBridge

extension Rect {
    /// The same rectangle as the engine's value.
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y),
            width: Double(rect.size.width), height: Double(rect.size.height))
    }
}

extension Size {
    /// The same size as the engine's value.
    init(_ size: CGSize) {
        self.init(width: Double(size.width), height: Double(size.height))
    }
}

extension CGRect {
    /// The same rectangle as the platform's value.
    init(_ rect: Rect) {
        self.init(
            x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}

extension CGSize {
    /// The same size as the platform's value.
    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }
}
