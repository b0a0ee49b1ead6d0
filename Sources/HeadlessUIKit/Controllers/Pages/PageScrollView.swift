/// The scroll view of a page controller: three pages wide or high, the shown one in the middle.
final class PageScrollView: UIScrollView {
    /// Called when the content was moved by a finger or by program.
    var onScroll: (() -> Void)?
    /// Called when a finger begins to drag.
    var onDrag: (() -> Void)?
    /// Called when the content has come to rest.
    var onRest: (() -> Void)?
    /// Called when the size of a page changed.
    var onResize: (() -> Void)?
    private var laidOutSize = CGSize.zero

    override func boundsOriginChanged() {
        super.boundsOriginChanged()
        onScroll?()
    }

    override func phaseChanged() {
        super.phaseChanged()
        if phase == .dragging { onDrag?() }
        if phase == .resting { onRest?() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard laidOutSize != bounds.size else { return }
        laidOutSize = bounds.size
        onResize?()
    }
}
