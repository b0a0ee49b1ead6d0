internal import LayoutCore

/// Layout without constraints, as long as these are not observed.
extension UIStackView {
    /// Places the arranged subviews by arithmetic, or by constraints where the fast path declines.
    final func placeDirectly() {
        guard flags.contains(.directStack), !arranged.isEmpty else { return }
        var size = geometry.bounds.size
        // A stack in a stack is as large as the outer one computed, before that was rounded to pixels.
        if let exactSize, flags.contains(.arranged), abs(exactSize.width - size.width) < 1,
            abs(exactSize.height - size.height) < 1
        {
            size = exactSize
        }
        guard let frames = UnconstrainedStack(self)?.frames(in: size) else { return leaveDirectPath() }
        if !flags.contains(.hasDirectStacks) { noteDirectStack() }
        let (pixels, origin) = (pixelsForSubviews(), geometry.bounds.origin)
        for (view, frame) in zip(arranged, frames) {
            (view as? UIStackView)?.exactSize = CGSize(width: frame.size.width, height: frame.size.height)
            let moved = Rect(
                x: frame.origin.x + Double(origin.x), y: frame.origin.y + Double(origin.y),
                width: frame.size.width, height: frame.size.height)
            view.apply(alignmentRect: moved, on: pixels)
        }
    }

    /// The fitting size, by arithmetic; nil where only constraints can determine it.
    final func directFittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard flags.contains(.directStack), let direct = UnconstrainedStack(self) else { return nil }
        /// A definite length, or nil for a minimal one; for other targets the constraints are needed.
        func given(_ length: CGFloat, _ priority: UILayoutPriority) -> CGFloat?? {
            if priority == .required, length > 0, length.isFinite { return .some(length) }
            return length == 0 && priority.rawValue <= UILayoutPriority.fittingSizeLevel.rawValue
                ? .some(nil) : nil
        }
        guard let width = given(target.width, horizontal), let height = given(target.height, vertical),
            let size = direct.fittingSize(width: width, height: height)
        else { return nil }
        let grid = PixelGrid(scale: Double(roundingScale))
        return CGSize(
            width: grid.roundedUp(Double(size.width)), height: grid.roundedUp(Double(size.height)))
    }

    /// Makes the constraints, and lays out by them from now on: they are read, a view has constraints of its
    /// own, or a property is set that the arithmetic does not support.
    final func leaveDirectPath() {
        guard flags.contains(.directStack) else { return }
        flags.remove(.directStack)
        exactSize = nil
        for view in arranged {
            (view as? UIStackView)?.leaveDirectPath()
            view.noteConstraints()
            view.forEachSystem { $0.arrive(view) }
            if let node = view.extras?.layoutNode {
                node.handles.forEach { $0.system.frameChanged(of: node) }
            }
            view.constrainedContentChanged()
        }
        updateRules()
        markNeedsLayout()
        leaveOuterDirectPath()
    }
}

extension UIView {
    /// Makes the constraints that stacks have for this view, because they are read.
    final func showStackConstraints() {
        if !flags.isDisjoint(with: [.directStack, .arranged]) { leaveDirectStacks() }
    }

    private func leaveDirectStacks() {
        if flags.contains(.directStack) { (self as? UIStackView)?.leaveDirectPath() }
        leaveOuterDirectPath()
    }

    /// Makes the constraints of the stack that arranges this view.
    fileprivate func leaveOuterDirectPath() {
        guard flags.contains(.arranged), let outer = superviewReference, outer.flags.contains(.directStack)
        else {
            return
        }
        (outer.takeUnretainedValue() as? UIStackView)?.leaveDirectPath()
    }
}
