import Foundation

extension UISegmentedControl {
    private func change(_ segment: Int, _ change: (inout SegmentPart) -> Void) {
        guard segments.indices.contains(segment) else { return }
        change(&segments[segment])
        segmentsChanged()
    }

    /// Sets a segment's title.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .title(title ?? "") }
    }

    /// A segment's title; nil where it shows a picture or there is none.
    @discardableResult public func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment) else { return nil }
        return segments[segment].title
    }

    /// Sets a segment's picture.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.content = image.map(SegmentPart.Content.image) ?? .title("") }
    }

    /// A segment's picture; nil where it shows a title or there is none.
    @discardableResult public func imageForSegment(at segment: Int) -> UIImage? {
        guard segments.indices.contains(segment) else { return nil }
        return segments[segment].image
    }

    /// Sets a segment's action, which gives the title or the picture.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0.content = .action(action) }
    }

    /// A segment's action; nil where there is none.
    @discardableResult public func actionForSegment(at segment: Int) -> UIAction? {
        guard segments.indices.contains(segment), case .action(let action) = segments[segment].content else {
            return nil
        }
        return action
    }

    /// Sets a segment's width in points; 0 leaves it to the control.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width > 0 && width.isFinite ? width : 0 }
    }

    /// A segment's width as it was set; 0 where it was not.
    @discardableResult public func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Moves a segment's content from the middle.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// How far a segment's content is moved from the middle. Zero by default.
    @discardableResult public func contentOffsetForSegment(at segment: Int) -> CGSize {
        segments.indices.contains(segment) ? segments[segment].offset : .zero
    }

    /// Sets whether a segment can be chosen.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be chosen.
    @discardableResult public func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }
}

extension UISegmentedControl.SegmentPart {
    @MainActor var title: String? {
        switch content {
        case .title(let title): title
        case .image: nil
        case .action(let action): action.image == nil ? action.title : nil
        }
    }

    @MainActor var image: UIImage? {
        switch content {
        case .title: nil
        case .image(let image): image
        case .action(let action): action.image
        }
    }
}
