package import LayoutCore

/// Frames that layout languages set: one by one, or many at once where they affect nothing but the view itself.
extension UIView {
    /// Gives the view a frame on behalf of a layout language, by the setter that a subclass may override. A frame that
    /// the view has costs nothing.
    ///
    /// - Returns: Whether that changed frames of subviews, as autoresizing masks do; nil where a transform makes the frame
    ///   another rectangle than the box, so that nothing was done.
    package final func placeUntransformed(_ box: CGRect) -> Bool? {
        guard geometry.special == nil else { return nil }
        let hadChange = !flags.isDisjoint(with: .pendingContents)
        // What is pending is not reported again.
        flags.insert(.pendingFrame)
        if !geometry.isAt(box) { frame = box }
        flags.remove(.pendingFrame)
        return !hadChange && !flags.isDisjoint(with: .pendingContents)
    }

    /// The frame is no longer the one that a layout language has set.
    final func placedFrameChanged() {
        flags.insert(.pendingFrame)
        superviewReference?.withoutRetaining { $0.markChanged(.descendants) }
        notifyObservers(of: .frame)
    }

    /// Whether the view is exactly a `UIView`, a `UILabel` or a `UIImageView`, so that no app's code overrides its frame.
    package final var hasStandardClass: Bool {
        let kind = ObjectIdentifier(type(of: self))
        return kind == ObjectIdentifier(UIView.self) || kind == ObjectIdentifier(UILabel.self)
            || kind == ObjectIdentifier(UIImageView.self)
    }

    /// Whether the view has no superview, no subviews and nothing that callbacks of the hierarchy would reach.
    final var isUnusedStandardView: Bool {
        superviewReference == nil && subviewStorage.isEmpty && extras == nil && controller == nil
            && hasStandardClass
    }

    /// Gives views frames on behalf of a layout language, one after the other as long as a frame affects nothing but the
    /// view itself: its class overrides nothing, no subview follows it, no constraint, safe area or margin depends on it.
    ///
    /// No reference is counted, so that memory is waited for in parallel. Pays in `base instructions`, all cases.
    ///
    /// - Parameters:
    ///   - rows: The rows of the views and of their boxes.
    ///   - views: The views of standard classes, which something holds; nil for all others.
    ///   - boxes: The boxes by rows.
    /// - Returns: How many views have been placed.
    package static func placeSelfContained(
        _ rows: UnsafeBufferPointer<Int32>, of views: UnsafeBufferPointer<Unmanaged<UIView>?>,
        at boxes: UnsafePointer<Rect>
    ) -> Int {
        guard !AnimationRecording.isOpen else { return 0 }
        var count = 0
        while count < rows.count {
            let row = Int(rows[count])
            guard row < views.count, let view = views[row] else { return count }
            switch view.placeSelfContained(at: boxes[row]) {
            case .declined: return count
            case .placed: break
            case .placedAndNeedsLayout: view.takeUnretainedValue().markNeedsLayout()
            }
            count += 1
        }
        return count
    }
}

/// What became of an attempt to set a frame that affects nothing but the view itself.
private enum SelfContainedPlacement {
    /// The frame would affect more. Nothing has been done.
    case declined
    /// The frame is set.
    case placed
    /// The frame is set, and its new size makes a layout of the subviews necessary.
    case placedAndNeedsLayout
}

extension Unmanaged<UIView> {
    @inline(__always)
    fileprivate func placeSelfContained(at box: Rect) -> SelfContainedPlacement {
        _withUnsafeGuaranteedRef { view in
            let flags = view.flags
            guard flags.isDisjoint(with: .affectsOthersByFrame), view.geometry.special == nil else {
                return .declined
            }
            let frame = CGRect(
                x: CGFloat(box.origin.x), y: CGFloat(box.origin.y), width: CGFloat(box.size.width),
                height: CGFloat(box.size.height))
            if view.geometry.isAt(frame) {
                view.flags = flags.subtracting(.pendingFrame)
                return .placed
            }
            guard frame.isFiniteNumber, frame.size.width >= 0, frame.size.height >= 0 else {
                return .declined
            }
            let isResized = view.geometry.bounds.size != frame.size
            view.geometry.place(at: frame)
            let needsDisplay = isResized && view.contentModeStorage == .redraw
            view.flags = flags.subtracting(.pendingFrame).union(needsDisplay ? .needsDisplay : [])
            return isResized && !flags.contains(.needsLayout) ? .placedAndNeedsLayout : .placed
        }
    }
}

extension ViewFlags {
    /// The views whose frame affects more than themselves: subviews, content, or constraints.
    fileprivate static let affectsOthersByFrame: ViewFlags = [
        .inheritsSafeArea, .tracksMargins, .hasMarginHeirs, .hasSprings, .constrained, .isScrollView,
        .isWindow, .hasConstraints, .hasDirectStacks, .hasKeyObservers,
    ]
}
