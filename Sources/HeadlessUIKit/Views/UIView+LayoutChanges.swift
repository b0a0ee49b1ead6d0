/// What layout languages that keep a picture of the view tree must look at again.
///
/// A mark goes from what changed up to the first ancestor that has it, so that a language finds a change in a
/// large tree without a search, and a tree without changes costs nothing.
extension UIView {
    /// Marks the view and its ancestors: its subviews, its content or the boxes of its subviews changed.
    package final nonisolated func noteLayoutChange() {
        var marked: UIView? = self
        while let view = marked, !view.flags.contains(.layoutInputChanged) {
            view.flags.insert(.layoutInputChanged)
            if view.flags.contains(.sizedByContent),
                !view.flags.isDisjoint(with: [.constrained, .arranged])
            {
                MainActor.assumeIsolated { view.constrainedContentChanged() }
            }
            marked = view.superviewStorage
        }
    }

    /// Whether constraints ask the view for its height at the width that it gets, whenever something in it
    /// changed.
    package final var isSizedByContent: Bool {
        get { flags.contains(.sizedByContent) }
        set { flags.set(.sizedByContent, to: newValue) }
    }

    // Computed, because other modules would check each access to what is stored.

    /// Counts the changes of the content's natural size, so that layout languages see them.
    package final var contentSizeVersion: UInt32 {
        get { contentSizeCount }
        set { contentSizeCount = newValue }
    }

    /// Counts the changes of the list of subviews, so that layout languages see them.
    package final var subviewVersion: UInt32 {
        get { subviewsCount }
        set { subviewsCount = newValue }
    }

    /// Whether the view is marked.
    package final var hasLayoutChange: Bool { flags.contains(.layoutInputChanged) }

    /// Takes the view's mark away.
    package final func forgetLayoutChange() { flags.remove(.layoutInputChanged) }

    /// Whether the view still has the box that a layout language gave it last.
    package final var isPlaced: Bool {
        get { flags.contains(.placed) }
        set { if newValue { flags.insert(.placed) } else { flags.remove(.placed) } }
    }

    /// The subviews that are marked, or have a box that no layout language gave them.
    package final var changedSubviews: [UIView] {
        var changed: [UIView] = []
        // No closure: each call of one would look whether it is on the main actor.
        for view in subviewStorage where view.flags.intersection([.layoutInputChanged, .placed]) != .placed {
            changed.append(view)
        }
        return changed
    }

    /// Gives the view a box in the name of a layout language, by the setter that a subclass may override. A box that
    /// it has costs nothing.
    ///
    /// - Returns: Whether that displaced subviews; nil where a transform makes the frame another box, so that nothing
    ///   was done.
    package final func takePlace(_ box: CGRect) -> Bool? {
        guard geometry.special == nil else { return nil }
        let hadChange = flags.contains(.layoutInputChanged)
        flags.remove(.placed)
        if !geometry.isAt(box) { frame = box }
        flags.insert(.placed)
        return !hadChange && flags.contains(.layoutInputChanged)
    }

    /// Somebody else gave the view a box.
    final func noteDisplacement() {
        flags.remove(.placed)
        superviewStorage?.noteLayoutChange()
        tellSubviewListener(.place)
    }
}
