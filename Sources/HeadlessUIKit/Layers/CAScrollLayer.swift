import Foundation

/// A layer that shows a part of its sublayers: its bounds' origin moves.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls. Both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer that clips its sublayers.
    @preconcurrency @MainActor
    public override init() {
        super.init()
        masksToBounds = true
    }

    /// Creates a copy of another layer's own values, without its sublayers.
    @preconcurrency @MainActor
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
    }

    /// Creates a layer that clips its sublayers: nothing is read from archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    /// Moves the origin of the bounds to a point, in the directions of ``scrollMode``.
    open func scroll(to p: CGPoint) {
        let isAcross = scrollMode == .both || scrollMode == .horizontally
        let isAlong = scrollMode == .both || scrollMode == .vertically
        bounds.origin = CGPoint(x: isAcross ? p.x : bounds.minX, y: isAlong ? p.y : bounds.minY)
    }

    /// Moves the origin by the minimum that makes a rectangle visible.
    open func scroll(to r: CGRect) {
        func shifted(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if from < start { return from }
            return to > start + length ? min(from, to - length) : start
        }
        scroll(
            to: CGPoint(
                x: shifted(bounds.minX, bounds.width, r.minX, r.maxX),
                y: shifted(bounds.minY, bounds.height, r.minY, r.maxY)))
    }
}

/// The directions in which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In none.
    public static let none = Self(rawValue: "none")
    /// Up and down.
    public static let vertically = Self(rawValue: "vertically")
    /// To the sides.
    public static let horizontally = Self(rawValue: "horizontally")
    /// In both.
    public static let both = Self(rawValue: "both")
}

extension CALayer {
    private var scroller: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scroller = current as? CAScrollLayer { return scroller }
            layer = current.superlayer
        }
        return nil
    }

    /// The part of the bounds that is visible in the nearest layer that scrolls; the bounds without one.
    public final var visibleRect: CGRect {
        guard let scroller else { return bounds }
        return bounds.intersection(scroller.convert(scroller.bounds, to: self))
    }

    /// Scrolls the nearest layer that scrolls so that a point is at its origin.
    public final func scroll(_ point: CGPoint) {
        guard let scroller else { return }
        scroller.scroll(to: convert(point, to: scroller))
    }

    /// Scrolls the nearest layer that scrolls by the minimum that makes a rectangle visible.
    public final func scrollRectToVisible(_ rect: CGRect) {
        guard let scroller else { return }
        scroller.scroll(to: convert(rect, to: scroller))
    }
}
