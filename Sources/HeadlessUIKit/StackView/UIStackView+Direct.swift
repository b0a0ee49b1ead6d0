internal import LayoutCore

/// Laying out without constraints, as long as nobody looks at them.
extension UIStackView {
    /// Places the arranged subviews by arithmetic, or goes over to constraints where that does not do.
    final func placeDirectly() {
        guard flags.contains(.directStack), !arranged.isEmpty else { return }
        var size = geometry.bounds.size
        // A stack in a stack is as large as the outer one computed, before that was rounded to pixels.
        if let exactSize, flags.contains(.arranged), abs(exactSize.width - size.width) < 1,
            abs(exactSize.height - size.height) < 1
        {
            size = exactSize
        }
        guard let frames = DirectStack(self)?.frames(in: size) else { return leaveDirectPath() }
        if !flags.contains(.hasDirectStacks) { noteDirectStack() }
        let (pixels, origin) = (pixelsForSubviews(), geometry.bounds.origin)
        for (view, frame) in zip(arranged, frames) {
            (view as? UIStackView)?.exactSize = CGSize(width: frame.size.width, height: frame.size.height)
            let moved = Rect(
                x: frame.origin.x + Double(origin.x), y: frame.origin.y + Double(origin.y),
                width: frame.size.width, height: frame.size.height)
            view.take(alignmentRect: moved, on: pixels)
        }
    }

    /// The size that fits best, by arithmetic; nil where constraints must say it.
    final func directFittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard flags.contains(.directStack), let direct = DirectStack(self) else { return nil }
        /// A length from outside; what is neither that nor a wish to be small needs the constraints.
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

    /// Makes the constraints, and lays out by them from now on: somebody looks at them, has constraints of his
    /// own, or wishes for something that arithmetic does not know.
    final func leaveDirectPath() {
        guard flags.contains(.directStack) else { return }
        flags.remove(.directStack)
        exactSize = nil
        for view in arranged {
            (view as? UIStackView)?.leaveDirectPath()
            view.noteConstraints()
            view.forEachSystem { $0.arrive(view) }
            view.extras?.layoutNode.map { node in
                node.placements.forEach { $0.system.frameChanged(of: node) }
            }
            view.constrainedContentChanged()
        }
        updateRules()
        markNeedsLayout()
        (superviewStorage as? UIStackView).map { if flags.contains(.arranged) { $0.leaveDirectPath() } }
    }
}

extension UIView {
    /// Has the constraints of stacks be there that are about this view, because somebody looks.
    @inline(__always)
    final func showStackConstraints() {
        if !flags.isDisjoint(with: [.directStack, .arranged]) { leaveDirectStacks() }
    }

    private func leaveDirectStacks() {
        if flags.contains(.directStack) { (self as? UIStackView)?.leaveDirectPath() }
        if flags.contains(.arranged) { (superviewStorage as? UIStackView)?.leaveDirectPath() }
    }
}
