extension UIView {
    final func setInsetsLayoutMarginsFromSafeArea(_ insets: Bool) {
        changeMargins { madeExtras.insetsLayoutMarginsFromSafeArea = insets }
    }

    final func setPreservesSuperviewLayoutMargins(_ preserves: Bool) {
        guard preserves != preservesSuperviewLayoutMargins else { return }
        changeMargins { madeExtras.preservesSuperviewLayoutMargins = preserves }
        trackMargins()
    }

    final func setLayoutMargins(_ margins: UIEdgeInsets) {
        guard margins.isFiniteNumber else { return refuseMargins("layoutMargins") }
        if AnimationRecording.isStepping {
            recordStep(of: margins, as: "layoutMargins") { $0.layoutMargins = $1 }
        }
        changeMargins { madeExtras.layoutMargins = .sides(margins) }
    }

    final func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins.sides(isRightToLeft: false).isFiniteNumber else {
            return refuseMargins("directionalLayoutMargins")
        }
        if AnimationRecording.isStepping {
            let isRightToLeft = isRightToLeft
            recordStep(of: margins.sides(isRightToLeft: isRightToLeft), as: "directionalLayoutMargins") {
                $0.directionalLayoutMargins = $1.directional(isRightToLeft: isRightToLeft)
            }
        }
        changeMargins { madeExtras.layoutMargins = .directional(margins) }
    }

    /// Records a change of the margins that is animated step by step, from those of the view's own.
    private func recordStep(
        of margins: UIEdgeInsets, as name: String, set: @escaping (UIView, UIEdgeInsets) -> Void
    ) {
        let access = SteppedValue.Access(
            read: { [weak self] in self?.ownLayoutMargins.numbers },
            apply: { [weak self] in if let self { set(self, UIEdgeInsets(numbers: $0)) } },
            layer: { [weak self] in self?.madeLayer })
        LayoutSteps.record(
            SteppedValue.Key(name, of: self), from: ownLayoutMargins.numbers, to: margins.numbers, access)
    }

    private func refuseMargins(_ property: String) {
        LayoutDiagnostics.report(
            .ignored(call: property), about: debugLine,
            because: "margins must be finite; the view keeps what it had")
    }

    // MARK: Effective margins

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The margins without the safe area.
    private var ownLayoutMargins: UIEdgeInsets {
        var margins: UIEdgeInsets =
            switch extras?.layoutMargins {
            case .sides(let sides): sides
            case .directional(let insets): sides(of: insets)
            // A controller's root view has no margins of its own above and below.
            case nil where controller != nil: .zero
            case nil: standardLayoutMargins
            }
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = sides(of: controller.systemMinimumLayoutMargins)
            margins = margins.largest(minimum)
        }
        return margins
    }

    /// The direction is only looked up where it matters: that goes up the tree.
    private func sides(of insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        insets.sides(isRightToLeft: insets.leading != insets.trailing && isRightToLeft)
    }

    final var resolvedLayoutMargins: UIEdgeInsets {
        var margins = ownLayoutMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        if preservesSuperviewLayoutMargins, let parent = superviewStorage {
            let (outer, box, edges) = (parent.layoutMargins, untransformedFrame, parent.geometry.bounds)
            var (top, bottom) = (box.minY - edges.minY, edges.maxY - box.maxY)
            if parent.subviewGivingHeight === self { (top, bottom) = (max(0, top), max(0, bottom)) }
            margins = margins.largest(
                UIEdgeInsets(
                    top: outer.top - top, left: outer.left - (box.minX - edges.minX),
                    bottom: outer.bottom - bottom, right: outer.right - (edges.maxX - box.maxX)))
        }
        if extras?.marginsFollowReadableWidth ?? false { limitToReadableWidth(&margins) }
        return margins
    }

    /// Raises the margins at the sides to what leaves the readable width, centred between them and on pixels.
    private func limitToReadableWidth(_ margins: inout UIEdgeInsets) {
        let width = geometry.bounds.width
        let limit = ReadableWidth.limit(for: traitCollection.preferredContentSizeCategory)
        guard let limit, width - margins.left - margins.right > limit else { return }
        let scale = roundingScale
        margins.left = (((margins.left + width - margins.right - limit) / 2) * scale).rounded() / scale
        margins.right = width - limit - margins.left
    }

    /// Has the margins at the sides leave no more than the readable width, or not.
    final func setMarginsFollowReadableWidth(_ follow: Bool) {
        guard follow != (extras?.marginsFollowReadableWidth ?? false) else { return }
        changeMargins { madeExtras.marginsFollowReadableWidth = follow }
        trackMargins()
    }

    final var resolvedDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        let (margins, isRightToLeft) = (layoutMargins, self.isRightToLeft)
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
            bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }

    // MARK: Changes

    /// Changes one of the values that this view's margins depend on, and notifies where the margins changed.
    final func changeMargins(_ change: () -> Void) {
        let old = layoutMargins
        change()
        guard layoutMargins != old else { return }
        if flags.contains(.tracksMargins) { reviewMargins() } else { marginsChanged() }
    }

    /// Notifies that the margins changed, here and in subviews that preserve them.
    final func marginsChanged() {
        notifyMarginChange()
        reviewMarginsOfHeirs()
    }

    private func notifyMarginChange() {
        markNeedsLayout()
        if flags.contains(.constrained) { constrainedMarginsChanged() }
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
    }

    /// Compares the margins with those of the last notification, here and below where they are preserved. For
    /// views whose margins depend on a superview or a controller; the others notify their own changes.
    final func reviewMargins() {
        var open: [UIView] = [self]
        while let view = open.popLast() {
            let margins = view.layoutMargins
            guard view.flags.contains(.tracksMargins), margins != view.extras?.notifiedMargins else {
                continue
            }
            view.madeExtras.notifiedMargins = margins
            view.notifyMarginChange()
            if view.flags.contains(.hasMarginHeirs) { open += view.marginHeirs }
        }
    }

    final func reviewMarginsOfHeirs() {
        guard flags.contains(.hasMarginHeirs) else { return }
        for heir in marginHeirs { heir.reviewMargins() }
    }

    /// The subviews that preserve this view's margins, the first last.
    private var marginHeirs: [UIView] {
        subviewStorage.reversed().filter(\.preservesSuperviewLayoutMargins)
    }

    /// Marks the view as one whose margins are compared, where they depend on a controller, the superview or the width.
    final func trackMargins() {
        let isWatched =
            controller != nil || preservesSuperviewLayoutMargins
            || extras?.marginsFollowReadableWidth ?? false
        flags.set(.tracksMargins, to: isWatched)
        extras?.notifiedMargins = nil
        guard isWatched else { return }
        if preservesSuperviewLayoutMargins { superviewStorage?.flags.insert(.hasMarginHeirs) }
        madeExtras.notifiedMargins = layoutMargins
    }

    /// Runs a change of the view's direction, which turns margins by leading and trailing around.
    final func changeDirection(_ change: () -> Void) {
        var followsReading = flags.contains(.tracksMargins)
        if case .directional = extras?.layoutMargins { followsReading = true }
        if followsReading { changeMargins(change) } else { change() }
    }

    final func superviewMarginsChanged() {
        guard flags.contains(.tracksMargins) else {
            // A subclass may override the property instead of setting it.
            if !hasStandardClass, preservesSuperviewLayoutMargins { trackMargins() }
            return
        }
        if preservesSuperviewLayoutMargins { superviewStorage?.flags.insert(.hasMarginHeirs) }
        reviewMargins()
    }
}

extension UIEdgeInsets {
    /// On each edge the larger of two insets.
    fileprivate func largest(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}

extension UIEdgeInsets {
    /// The insets as four numbers.
    var numbers: SIMD4<Double> { SIMD4(Double(top), Double(left), Double(bottom), Double(right)) }

    init(numbers: SIMD4<Double>) {
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// The same insets by leading and trailing.
    fileprivate func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: isRightToLeft ? right : left, bottom: bottom,
            trailing: isRightToLeft ? left : right)
    }
}

extension NSDirectionalEdgeInsets {
    /// The same insets by sides.
    func sides(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading,
            bottom: bottom, right: isRightToLeft ? leading : trailing)
    }
}
