extension UIView {
    final func setFrame(_ frame: CGRect) {
        guard frame.isFiniteNumber else { return refuseGeometry("frame", frame) }
        guard !AnimationRecording.isWatched else {
            return watched(.frame) { $0.frame = frame.standardizedSize }
        }
        let (oldSize, oldCorner) = (geometry.bounds.size, geometry.corner)
        geometry.frame = frame.standardizedSize
        geometryChanged(from: oldSize, corner: oldCorner)
    }

    final func setBounds(_ bounds: CGRect) {
        guard bounds.isFiniteNumber else { return refuseGeometry("bounds", bounds) }
        guard !AnimationRecording.isWatched else {
            return watched(.bounds) { $0.bounds = bounds.standardizedSize }
        }
        let (old, oldCorner) = (geometry.bounds, geometry.corner)
        geometry.bounds = bounds.standardizedSize
        geometryChanged(from: old.size, corner: oldCorner)
        // A scroll view that moved its offset because of the size has notified its delegate already.
        if old.origin != bounds.origin, geometry.bounds.origin == bounds.origin {
            boundsOriginChanged(from: old.origin)
        }
    }

    final func setCenter(_ center: CGPoint) {
        guard center.isFiniteNumber else {
            return refuseGeometry("center", CGRect(origin: center, size: .zero))
        }
        guard !AnimationRecording.isWatched else { return watched(.center) { $0.position = center } }
        let oldCorner = geometry.corner
        geometry.position = center
        geometryChanged(from: geometry.bounds.size, corner: oldCorner)
    }

    final func setTransform(_ transform: CATransform3D) {
        guard !AnimationRecording.isOpen else { return animate { $0.transform = transform } }
        geometry.transform = transform
        geometryChanged(resized: false)
    }

    /// Changes the geometry inside an animation block.
    @inline(never)
    final func animate(_ change: (inout LayerGeometry) -> Void) {
        let old = geometry
        change(&geometry)
        let bounds = geometry.bounds
        madeLayer.recordGeometry(from: old, to: geometry)
        geometryChanged(from: old.bounds.size, corner: old.corner)
        if old.bounds.origin != bounds.origin, geometry.bounds.origin == bounds.origin {
            boundsOriginChanged(from: old.bounds.origin)
        }
    }

    /// Inlined into the setters of frame, bounds and center: pays in `base instructions wide1000`.
    @inline(__always)
    final func geometryChanged(from oldSize: CGSize, corner: CGPoint) {
        geometryChanged(resized: geometry.bounds.size != oldSize, oldSize: oldSize)
        if !flags.isDisjoint(with: .roundsPlaces) { originChanged(from: corner) }
    }

    final func geometryChanged(resized: Bool, oldSize: CGSize = .zero) {
        if resized {
            markNeedsLayout()
            if contentModeStorage == .redraw { flags.insert(.needsDisplay) }
            if !subviewStorage.isEmpty {
                resizeSubviews(from: oldSize)
                updateSafeAreaOfSubviews(resizedFrom: oldSize)
                reviewMarginsOfHeirs()
            }
            if flags.contains(.isScrollView) { boundsSizeChanged() }
        }
        if !flags.isDisjoint(with: [.inheritsSafeArea, .tracksMargins, .hasKeyObservers]) {
            positionChanged()
        }
        if flags.intersection([.pendingFrame, .constrained]) != .pendingFrame {
            if !flags.contains(.pendingFrame) { placedFrameChanged() }
            if flags.contains(.constrained) { constrainedFrameChanged() }
        }
    }

    final func setAnchorPoint(_ point: CGPoint) {
        guard point.isFiniteNumber else {
            return refuseGeometry("anchorPoint", CGRect(origin: point, size: .zero))
        }
        guard !AnimationRecording.isOpen else { return animate { $0.anchorPoint = point } }
        geometry.anchorPoint = point
        geometryChanged(resized: false)
        reviewPixels()
    }

    /// Reports geometry that is not finite; the view keeps its geometry.
    final func refuseGeometry(_ property: String, _ value: CGRect) {
        let numbers = [value.origin.x, value.origin.y, value.size.width, value.size.height]
        let culprit = numbers.first { !$0.isFinite } ?? .nan
        LayoutDiagnostics.report(
            .invalidValue(property: "\(property) \(value)", value: Double(culprit)), about: debugLine,
            because: "geometry must be finite; the view keeps what it had")
    }

    final func fitSize() {
        let size = sizeThatFits(geometry.bounds.size)
        let frame = frame
        if geometry.special == nil {
            self.frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds = CGRect(origin: geometry.bounds.origin, size: size)
        }
    }

    // MARK: Coordinates

    final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying((view ?? root).transform(to: self))
    }

    final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying((view ?? root).transform(to: self))
    }

    /// The topmost ancestor: the window where there is one.
    final var root: UIView { rootReference.takeUnretainedValue() }

    /// The same, not counted: a window has weak references, with which counting is slow.
    final var rootReference: Unmanaged<UIView> {
        var view = Unmanaged.passUnretained(self)
        while let parent = view.superview { view = parent }
        return view
    }

    private var depth: Int {
        var (depth, view) = (0, self)
        while let parent = view.superviewStorage { (depth, view) = (depth + 1, parent) }
        return depth
    }

    /// The map from this view's coordinates to another's, through their nearest common ancestor only,
    /// so that the ancestors above add no rounding errors. The roots of separate trees share one origin.
    final func transform(to target: UIView?) -> CGAffineTransform {
        let target = target ?? root
        if target === self { return .identity }
        if superviewStorage === target { return geometry.toParent }
        var (up, down) = (CGAffineTransform.identity, CGAffineTransform.identity)
        var (a, b): (UIView?, UIView?) = (self, target)
        var (depthA, depthB) = (depth, target.depth)
        while a !== b {
            if depthA >= depthB, let view = a {
                up = up.concatenating(view.parentMap)
                (a, depthA) = (view.superviewStorage, depthA - 1)
            } else if let view = b {
                down = down.concatenating(view.parentMap)
                (b, depthB) = (view.superviewStorage, depthB - 1)
            }
        }
        return up.concatenating(down.inverted())
    }

    /// ``LayerGeometry/toParent``; the identity for a root, whose coordinates are the tree's.
    private var parentMap: CGAffineTransform {
        superviewStorage == nil ? .identity : geometry.toParent
    }
}

extension CGRect {
    /// The same rectangle with no negative extent.
    var standardizedSize: CGRect {
        size.width >= 0 && size.height >= 0 ? self : standardized
    }
}
