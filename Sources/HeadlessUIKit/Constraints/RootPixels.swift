internal import LayoutCore

/// The pixels of a tree's root, as the subviews of one view are rounded to them.
///
/// As on iOS, edges are rounded in the root's coordinates, a half goes up, and a view's origin is its rounded edge less
/// the rounded origin of its superview. Rounded origins are whole pixels apart. So all that a subview needs to know
/// of the way up is how far the exact origin of its superview lies from the rounded one: the ``remainder``, which the
/// layout of the superview leaves there.
struct RootPixels {
    /// Pixels per point.
    let scale: Double
    /// How far the exact origin of the view lies beyond the rounded one.
    var remainder = PixelRemainder.zero

    /// The rectangle with its edges on the root's pixels.
    func rounded(_ rect: Rect) -> Rect { place(rect).box }

    /// A size in whole pixels, for what has no place.
    func size(_ size: CGSize) -> CGSize {
        CGSize(
            width: Self.edge(Double(size.width) * scale) / scale,
            height: Self.edge(Double(size.height) * scale) / scale)
    }

    /// The rectangle with its edges on the root's pixels, and what its origin has lost by that.
    ///
    /// Lengths are counted in pixels: a difference of places in points would lose their last bits.
    func place(_ rect: Rect) -> (box: Rect, remainder: PixelRemainder) {
        let x = rect.origin.x * scale + Double(remainder.x)
        let y = rect.origin.y * scale + Double(remainder.y)
        let (left, top) = (Self.edge(x), Self.edge(y))
        let box = Rect(
            x: left / scale, y: top / scale,
            width: (Self.edge(x + rect.size.width * scale) - left) / scale,
            height: (Self.edge(y + rect.size.height * scale) - top) / scale)
        return (box, PixelRemainder(x: x - left, y: y - top))
    }

    /// The pixel of an edge, in pixels. What lies exactly between two of them must not go down for the last bits of
    /// a sum.
    static func edge(_ place: Double) -> Double { (place + (0.5 + PixelGrid.tolerance)).rounded(.down) }
}

/// How far an exact place lies beyond the rounded one, in pixels: from about -1/2 to 1/2.
struct PixelRemainder: Equatable {
    let x, y: Float

    static let zero = PixelRemainder(x: 0, y: 0)

    /// What sums of thirds leave counts as nothing, so that most views have no remainder at all.
    init(x: Double, y: Double) {
        self.x = abs(x) < Self.trace ? 0 : Float(x)
        self.y = abs(y) < Self.trace ? 0 : Float(y)
    }

    /// Whether the difference is one of last bits.
    func isClose(to other: PixelRemainder) -> Bool {
        Double(abs(x - other.x)) < Self.trace && Double(abs(y - other.y)) < Self.trace
    }

    /// Much less than the tolerance of rounding, much more than the last bits of a sum.
    private static let trace = PixelGrid.tolerance / 16
}

extension UIView {
    /// Whether constraints or a stack place the view, so that its frame is rounded to the root's pixels.
    fileprivate final nonisolated var isPlacedOnPixels: Bool {
        superviewReference != nil && flags.contains(.manualConstraints)
            && !flags.isDisjoint(with: [.constrained, .arranged])
    }

    /// Where the root's pixels lie for the view's subviews.
    ///
    /// The frame of a view that neither constraints nor a stack place counts as it is, without its transform, which
    /// constraints do not see either. How far something scrolls does not count: what scrolls by a part of a pixel is
    /// not laid out anew.
    final func pixelsForSubviews() -> RootPixels {
        let scale = Double(roundingScale)
        let remainder = remainder(scale: scale)
        if remainder != (extras?.pixelRemainder ?? .zero) { madeExtras.pixelRemainder = remainder }
        return RootPixels(scale: scale, remainder: remainder)
    }

    /// What the rounding of the view's own origin has lost, or would lose.
    private final func remainder(scale: Double) -> PixelRemainder {
        var (x, y) = (0.0, 0.0)
        var next = Unmanaged.passUnretained(self)
        while let parent = next.superview, !next.addOffset(&x, &y, scale: scale) { next = parent }
        return PixelRemainder(x: x - RootPixels.edge(x), y: y - RootPixels.edge(y))
    }

    // MARK: Changes

    /// Whether constraints rounded the frames of the subviews to the same pixels the last time. Stores the new ones.
    final func werePlaced(on pixels: RootPixels) -> Bool {
        if let extras, extras.placedScale == pixels.scale, extras.placedRemainder == pixels.remainder {
            return true
        }
        let extras = madeExtras
        (extras.placedScale, extras.placedRemainder) = (pixels.scale, pixels.remainder)
        return false
    }

    /// Stores what the rounding of the origin has lost, and has frames below rounded again where that differs from
    /// before.
    final func keep(_ remainder: PixelRemainder) {
        if !remainder.isClose(to: extras?.pixelRemainder ?? .zero) { remainderChanged(to: remainder) }
    }

    @inline(never)
    private final func remainderChanged(to remainder: PixelRemainder) {
        // A leaf has nothing to round. When it gets something, its stack lays it out again.
        guard extras != nil || !subviewStorage.isEmpty || flags.contains(.directStack) else { return }
        madeExtras.pixelRemainder = remainder
        if !flags.isDisjoint(with: .placesOnPixels) { markNeedsLayout() }
        roundBelowAnew(from: remainder, scale: Double(roundingScale))
    }

    /// Has frames below rounded again, where the view has moved by a part of a pixel.
    @inline(never)
    final func originChanged(from corner: CGPoint) {
        guard !isPlacedOnPixels, superviewReference != nil else { return }
        let scale = roundingScale
        if geometry.special == nil {
            let (x, y) = ((geometry.corner.x - corner.x) * scale, (geometry.corner.y - corner.y) * scale)
            if abs(x - x.rounded()) < 1e-9, abs(y - y.rounded()) < 1e-9 { return }
        }
        reviewPixels()
    }

    /// Has frames in the tree rounded again where they were rounded for another position of the view in its root.
    final func reviewPixels() {
        guard !flags.isDisjoint(with: .roundsPlaces), !isPlacedOnPixels else { return }
        let scale = Double(roundingScale)
        let remainder = remainder(scale: scale)
        markNeedsLayout(ifRoundedOtherwiseThan: remainder)
        roundBelowAnew(from: remainder, scale: scale)
    }

    private final func markNeedsLayout(ifRoundedOtherwiseThan remainder: PixelRemainder) {
        guard !flags.isDisjoint(with: .placesOnPixels) else { return }
        if !remainder.isClose(to: extras?.pixelRemainder ?? .zero) { markNeedsLayout() }
    }

    /// Goes through the views below whose frames nothing rounds; views that are placed on pixels are laid out themselves.
    private final func roundBelowAnew(from remainder: PixelRemainder, scale: Double) {
        guard !flags.isDisjoint(with: .roundsPlaces) else { return }
        var open = [(view: self, remainder: remainder)]
        while let (view, outer) = open.popLast() {
            for subview in view.subviewStorage
            where !subview.flags.isDisjoint(with: .roundsPlaces) && !subview.isPlacedOnPixels {
                let corner = subview.geometry.plainCorner
                let x = Double(corner.x) * scale + Double(outer.x)
                let y = Double(corner.y) * scale + Double(outer.y)
                let inner = PixelRemainder(x: x - RootPixels.edge(x), y: y - RootPixels.edge(y))
                subview.markNeedsLayout(ifRoundedOtherwiseThan: inner)
                open.append((subview, inner))
            }
        }
    }

    /// Marks the way from a stack that lays out by arithmetic up to the root.
    final func noteDirectStack() {
        var next: UIView? = self
        while let view = next, !view.flags.contains(.hasDirectStacks) {
            view.flags.insert(.hasDirectStacks)
            next = view.superviewStorage
        }
    }

    /// Has everything below that is rounded to pixels laid out anew, because pixels have another size.
    final func scaleChanged() {
        guard !flags.isDisjoint(with: .roundsPlaces) else { return }
        forEachInTree { if !$0.flags.isDisjoint(with: .placesOnPixels) { $0.markNeedsLayout() } }
    }
}

extension ViewFlags {
    /// Places are rounded to the root's pixels, here or below.
    static let roundsPlaces: ViewFlags = [.hasConstraints, .hasDirectStacks]
    /// The view rounds places of its subviews to the root's pixels.
    static let placesOnPixels: ViewFlags = [.placesByConstraints, .directStack]
}

// A walk without closures on the main actor, each call of which would look for it: pays in `constraints growth feed`, in views.
extension Unmanaged<UIView> {
    /// Adds where the view lies in its superview, in pixels; of a view that is placed on pixels what its rounding has lost.
    ///
    /// - Returns: Whether the view is placed on pixels, so that nothing above it counts.
    fileprivate func addOffset(_ x: inout Double, _ y: inout Double, scale: Double) -> Bool {
        _withUnsafeGuaranteedRef { view in
            guard !view.isPlacedOnPixels else {
                if let known = view.extras?.pixelRemainder {
                    x += Double(known.x)
                    y += Double(known.y)
                }
                return true
            }
            let corner = view.geometry.plainCorner
            x += Double(corner.x) * scale
            y += Double(corner.y) * scale
            return false
        }
    }
}
