import Foundation
internal import LayoutCore

/// The size of an item: along the axis of scrolling, and along the lines.
struct FlowSize: Equatable {
    var main: CGFloat
    var cross: CGFloat

    init(main: CGFloat, cross: CGFloat) {
        (self.main, self.cross) = (main, cross)
    }

    /// Lengths that are not finite or negative count as 0.
    init(_ size: CGSize, axis: Axis) {
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 0 }
        self.init(main: usable(size[axis]), cross: usable(size[axis.cross]))
    }

    func size(_ axis: Axis) -> CGSize {
        axis == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }
}
