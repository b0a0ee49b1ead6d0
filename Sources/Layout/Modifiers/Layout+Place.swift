internal import Stacks
public import ViewBridge

extension Layout {
    /// Moves the layout; nothing else notices. From right to left, x goes from the trailing edge's side.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Layout {
        WrappedLayout(self, element: .offset(x: Double(x), y: Double(y)))
    }

    /// Moves the layout; nothing else notices.
    public func offset(_ distance: CGSize) -> some Layout { offset(x: distance.width, y: distance.height) }

    /// Takes all the space that is proposed, with the layout's middle at a position in it; nil leaves an axis as it is.
    public func position(x: CGFloat? = nil, y: CGFloat? = nil) -> some Layout {
        pinned(PinnedBox(x: x.map { .middle($0) }, y: y.map { .middle($0) }))
    }

    /// Takes all the space that is proposed, with the layout's middle at a position in it.
    public func position(_ place: CGPoint) -> some Layout { position(x: place.x, y: place.y) }

    /// In the middle of the width that is offered.
    public func centerX() -> some Layout { pinned(PinnedBox(x: .centered)) }

    /// In the middle of the height that is offered.
    public func centerY() -> some Layout { pinned(PinnedBox(y: .centered)) }

    /// In the middle of the space that is proposed.
    public func center() -> some Layout { pinned(PinnedBox(x: .centered, y: .centered)) }

    /// So far from the upper edge of the space that is proposed, in points.
    public func top(_ distance: CGFloat) -> some Layout { pinned(PinnedBox(y: .start(.points(distance)))) }

    /// So far from the upper edge of the space that is proposed.
    public func top(_ part: Percent) -> some Layout { pinned(PinnedBox(y: .start(.part(part)))) }

    /// So far from the lower edge of the space that is proposed, in points.
    public func bottom(_ distance: CGFloat) -> some Layout { pinned(PinnedBox(y: .end(.points(distance)))) }

    /// So far from the lower edge of the space that is proposed.
    public func bottom(_ part: Percent) -> some Layout { pinned(PinnedBox(y: .end(.part(part)))) }

    /// So far from the leading edge of the space that is proposed, in points.
    public func leading(_ distance: CGFloat) -> some Layout {
        pinned(PinnedBox(x: .start(.points(distance))))
    }

    /// So far from the leading edge of the space that is proposed.
    public func leading(_ part: Percent) -> some Layout { pinned(PinnedBox(x: .start(.part(part)))) }

    /// So far from the trailing edge of the space that is proposed, in points.
    public func trailing(_ distance: CGFloat) -> some Layout {
        pinned(PinnedBox(x: .end(.points(distance))))
    }

    /// So far from the trailing edge of the space that is proposed.
    public func trailing(_ part: Percent) -> some Layout { pinned(PinnedBox(x: .end(.part(part)))) }

    private func pinned(_ box: PinnedBox) -> some Layout { WrappedLayout(self) { _ in Wrapper(box) } }

    /// Goes on into the safe area, at edges where the layout touches it.
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some Layout {
        var core: BoxEdges = []
        if edges.contains(.top) { core.insert(.top) }
        if edges.contains(.bottom) { core.insert(.bottom) }
        if edges.contains(.leading) { core.insert(.leading) }
        if edges.contains(.trailing) { core.insert(.trailing) }
        return WrappedLayout(self, element: .ignoresSafeArea(core))
    }

    /// Says where an upright line lies in the layout, for stacks that align by it.
    public func alignmentGuide(
        _ line: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some Layout {
        guided(line.id, computeValue)
    }

    /// Says where a level line lies in the layout, for stacks that align by it.
    public func alignmentGuide(
        _ line: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some Layout {
        guided(line.id, computeValue)
    }

    private func guided(_ line: AlignmentKey, _ place: @escaping (ViewDimensions) -> CGFloat) -> some Layout {
        WrappedLayout(self) { tree in
            Wrapper(element: .guide(line.guide(in: tree))) { part, _ in
                tree.engine.setGuide(
                    { [unowned tree] box in Double(place(ViewDimensions(box: box, tree: tree))) },
                    of: part.node)
            }
        }
    }
}
