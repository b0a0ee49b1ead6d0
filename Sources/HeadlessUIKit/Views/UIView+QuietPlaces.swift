package import LayoutCore

/// Boxes for many views at once, as a layout language has them.
///
/// A box is quiet news where it runs nobody's code: nobody overrides the frame, no subview follows it, nothing
/// beside it is told. Then it is a few stores, no reference is counted, and views are waited for from memory together.
extension UIView {
    /// Whether nobody overrides the frame, as far as is known: the view is a plain one or one of the kit's usual leaves.
    package final var hasUsualFrame: Bool {
        let kind = ObjectIdentifier(type(of: self))
        return kind == ObjectIdentifier(UIView.self) || kind == ObjectIdentifier(UILabel.self)
            || kind == ObjectIdentifier(UIImageView.self)
    }

    /// Whether the view comes from nowhere, with nothing in it and nobody to tell of where it comes.
    package final var isNewcomer: Bool {
        superviewReference == nil && subviewStorage.isEmpty && extras == nil && controller == nil
            && hasUsualFrame
    }

    /// Gives views boxes in the name of a layout language, one after the other as long as that is quiet.
    ///
    /// - Parameters:
    ///   - rows: The places of the views and of their boxes.
    ///   - views: The views with usual frames, which something holds; nil for all others.
    ///   - boxes: The boxes.
    /// - Returns: How many views have got their boxes.
    package static func placeQuietly(
        _ rows: UnsafeBufferPointer<Int32>, of views: UnsafeBufferPointer<Unmanaged<UIView>?>,
        at boxes: UnsafePointer<Rect>
    ) -> Int {
        guard !AnimationRecording.isOpen else { return 0 }
        var count = 0
        while count < rows.count {
            let row = Int(rows[count])
            guard row < views.count, let view = views[row] else { return count }
            switch view.takeQuietPlace(boxes[row]) {
            case .notQuiet: return count
            case .silent: break
            case .needsLayout: view.takeUnretainedValue().markNeedsLayout()
            }
            count += 1
        }
        return count
    }
}

/// What a new box means to a view.
private enum QuietNews {
    /// More than itself: nothing has happened yet.
    case notQuiet
    /// Nothing more.
    case silent
    /// That subviews have to be laid out, and nobody knows yet.
    case needsLayout
}

extension Unmanaged<UIView> {
    @inline(__always)
    fileprivate func takeQuietPlace(_ box: Rect) -> QuietNews {
        _withUnsafeGuaranteedRef { view in
            let flags = view.flags
            guard flags.isDisjoint(with: .stirredByPlaces), view.geometry.special == nil else {
                return .notQuiet
            }
            let frame = CGRect(
                x: CGFloat(box.origin.x), y: CGFloat(box.origin.y), width: CGFloat(box.size.width),
                height: CGFloat(box.size.height))
            if view.geometry.isAt(frame) {
                view.flags = flags.union(.placed)
                return .silent
            }
            guard frame.isFiniteNumber, frame.size.width >= 0, frame.size.height >= 0 else {
                return .notQuiet
            }
            let isResized = view.geometry.bounds.size != frame.size
            view.geometry.place(at: frame)
            let isDrawnAnew = isResized && view.contentModeStorage == .redraw
            view.flags = flags.union(isDrawnAnew ? [.placed, .needsDisplay] : .placed)
            return isResized && !flags.contains(.needsLayout) ? .needsLayout : .silent
        }
    }
}

extension ViewFlags {
    /// The views for which a new box means more than itself: for their subviews, their content, or constraints.
    fileprivate static let stirredByPlaces: ViewFlags = [
        .inheritsSafeArea, .tracksMargins, .hasMarginHeirs, .hasSprings, .constrained, .isScrollView,
        .isWindow, .hasConstraints, .hasDirectStacks,
    ]
}

/// How often a view has come into a superview or left one, in all trees.
@MainActor
package enum ViewHierarchy {
    /// The number, which starts again some day.
    package static var version: UInt { count }

    @exclusivity(unchecked) static var count: UInt = 0
}
