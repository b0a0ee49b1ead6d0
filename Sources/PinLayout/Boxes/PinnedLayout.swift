import ViewBridge

/// What a layout by pins found at a size: the frames of the views that it places, and the size that holds them.
///
/// Made by `UIView.pinnedLayout(for:_:)`. It holds for the texts and images that the views had then.
@preconcurrency @MainActor
public struct PinnedLayout {
    /// The size that holds all subviews with their margins, from the view's upper left corner.
    public let size: CGSize
    let entries: [AutoSizing.Entry]

    /// The frame that the layout found for a view or layer; nil for those that it did not place.
    ///
    /// Where a transform is set it is the box before the transform, or the transformed one for chains by `pinFrame`.
    public func frame(of object: some Layoutable) -> CGRect? {
        for entry in entries where entry.box.object === object { return entry.rect }
        return nil
    }

    /// Sets the frames, in the order in which the layout found them.
    public func apply() {
        for entry in entries { entry.box.setRect(entry.rect, keepTransform: entry.keepTransform) }
    }
}
