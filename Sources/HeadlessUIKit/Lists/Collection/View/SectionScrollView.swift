import Foundation

/// The scroll view of a section that scrolls by itself.
@preconcurrency @MainActor
final class SectionScrollView: UIScrollView {
    let section: Int
    final weak var collection: UICollectionView?
    /// The section's scroller as the layout describes it.
    var model: NestedScroller
    /// Whether the layout is shown mirrored.
    var isFlipped = false
    /// The frame in the collection view's content as it is shown.
    var shownFrame = CGRect.zero
    private var isUpdating = false

    init(_ model: NestedScroller, in collection: UICollectionView) {
        (section, self.model, self.collection) = (model.section, model, collection)
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        backgroundColor = nil
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over what the layout says.
    func update(_ model: NestedScroller, isFlipped: Bool, frame: CGRect) {
        isUpdating = true
        (self.model, self.isFlipped, shownFrame) = (model, isFlipped, frame)
        decelerationRate = model.decelerationRate
        bounces = model.bounces
        let isHorizontal = model.contentSize.width > model.frame.width
        let isVertical = model.contentSize.height > model.frame.height
        alwaysBounceHorizontal = isHorizontal || (model.alwaysBounces && !isVertical)
        alwaysBounceVertical = isVertical
        if self.frame != frame { self.frame = frame }
        if contentSize != model.contentSize { contentSize = model.contentSize }
        let offset = converted(model.offset)
        if contentOffset != offset, !isTracking, !isDecelerating { contentOffset = offset }
        isUpdating = false
    }

    /// An offset of the layout as it is shown, and the other way.
    func converted(_ offset: CGPoint) -> CGPoint {
        guard isFlipped else { return offset }
        return CGPoint(x: model.contentSize.width - model.frame.width - offset.x, y: offset.y)
    }

    /// The frame of a view in the scroll view's content.
    func local(_ box: CGRect) -> CGRect {
        box.offsetBy(dx: -shownFrame.minX, dy: -shownFrame.minY)
    }

    /// A frame of the layout mirrored in the content, and the other way.
    func mirrored(_ box: CGRect) -> CGRect {
        // In unscrolled coordinates the content begins at the scroller's origin.
        var box = box
        let inside = isFlipped ? box.minX - model.frame.minX : box.minX - shownFrame.minX
        box.origin.x = shownFrame.minX + model.contentSize.width - inside - box.width
        return box
    }

    override func boundsOriginChanged() {
        super.boundsOriginChanged()
        guard !isUpdating else { return }
        collection?.sectionScrolled(section, to: converted(contentOffset))
    }

    override func scrollTarget(from offset: CGPoint, proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let collection else { return proposed }
        let speed = isFlipped ? CGPoint(x: -velocity.x, y: velocity.y) : velocity
        return converted(
            collection.layoutStorage.nestedTargetOffset(
                section, from: converted(offset), proposed: converted(proposed), velocity: speed))
    }
}
