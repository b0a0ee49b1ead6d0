internal import Stacks
public import ViewBridge

extension Layout {
    /// A box of a width, a height or both around the layout; nil leaves an axis to the layout.
    ///
    /// The layout is offered the box, and stays as large as it is: a view itself is made larger by ``ViewLayout``'s
    /// `size` and `frame(width:height:)`.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some Layout {
        WrappedLayout(self) { tree in
            Wrapper(
                element: .frame(
                    width: width.map { Double($0) }, height: height.map { Double($0) },
                    alignment: alignment.core(in: tree)))
        }
    }

    /// A box between limits around the layout; infinity takes all that is offered.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some Layout {
        let limits = FrameLimits(
            minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
            maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
            idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) })
        return WrappedLayout(self) { tree in
            Wrapper(element: .flexibleFrame(limits, alignment: alignment.core(in: tree)))
        }
    }

    /// A box of a width, a height or both around the layout.
    @_disfavoredOverload
    public func size(width: CGFloat? = nil, height: CGFloat? = nil) -> some Layout {
        frame(width: width, height: height)
    }

    /// A box of a size around the layout.
    @_disfavoredOverload
    public func size(_ size: CGSize) -> some Layout { frame(width: size.width, height: size.height) }

    /// A box as wide as a part of the space that is proposed.
    @_disfavoredOverload
    public func size(width: Percent, height: CGFloat? = nil) -> some Layout {
        partFrame(.part(width), height.map { .points($0) })
    }

    /// A box as high as a part of the space that is proposed.
    @_disfavoredOverload
    public func size(width: CGFloat? = nil, height: Percent) -> some Layout {
        partFrame(width.map { .points($0) }, .part(height))
    }

    /// A box as large as parts of the space that is proposed.
    @_disfavoredOverload
    public func size(width: Percent, height: Percent) -> some Layout {
        partFrame(.part(width), .part(height))
    }

    private func partFrame(_ width: ViewExtent?, _ height: ViewExtent?) -> some Layout {
        let box = PartFrame(width: width?.usable, height: height?.usable)
        return WrappedLayout(self) { _ in Wrapper(box) }
    }

    /// A box between two sizes around the layout.
    ///
    /// - Parameters:
    ///   - minSize: The minimum size; nil where the layout decides.
    ///   - maxSize: The largest size; nil where the layout decides.
    ///   - idealSize: The size where none is offered; nil where the layout decides.
    ///   - flex: Whether the box takes part in sharing space: with 0 it keeps the size that it would like.
    public func flexible(
        minSize: CGSize? = nil, maxSize: CGSize? = nil, idealSize: CGSize? = nil, flex: CGFloat = 1
    ) -> some Layout {
        frame(
            minWidth: minSize?.width, idealWidth: idealSize?.width, maxWidth: maxSize?.width,
            minHeight: minSize?.height, idealHeight: idealSize?.height, maxHeight: maxSize?.height
        )
        .fixedSize(horizontal: !(flex > 0), vertical: !(flex > 0))
    }

    /// The layout at the size that it would like to have.
    public func fixedSize() -> some Layout { fixedSize(horizontal: true, vertical: true) }

    /// The layout as long as it would like to be, on some axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some Layout {
        var axes: AxisSet = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return WrappedLayout(self, element: .fixedSize(axes))
    }

    /// Serves the layout before its siblings of lower priority; 0 is usual.
    public func layoutPriority(_ priority: Double) -> some Layout {
        WrappedLayout(self, element: .priority(priority))
    }

    /// Serves the layout before its siblings of lower priority.
    public func layoutPriority(_ priority: LayoutPriority) -> some Layout { layoutPriority(priority.value) }

    /// Offers the layout space of given proportions.
    ///
    /// - Parameters:
    ///   - ratio: Width by height; nil for the proportions of the layout's own size.
    ///   - contentMode: Whether the space lies inside what is proposed, or covers it.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode = .fit) -> some Layout {
        WrappedLayout(self, element: .aspectRatio(ratio.map { Double($0) }, contentMode.core))
    }

    /// Offers the layout space of the proportions of a size.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode = .fit) -> some Layout {
        aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
    }

    /// As large as possible inside the space, in its own proportions.
    public func scaledToFit() -> some Layout { aspectRatio(contentMode: .fit) }

    /// As small as possible while covering the space, in its own proportions.
    public func scaledToFill() -> some Layout { aspectRatio(contentMode: .fill) }

    /// A box whose lengths are those of the nearest scroll view, or of the container without its safe area.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some Layout {
        WrappedLayout(self) { tree in
            Wrapper(
                element: .containerRelativeFrame(
                    ContainerPart(axes.core), alignment: alignment.core(in: tree)))
        }
    }

    /// A box whose lengths are parts of those of the nearest scroll view, or of the container.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the lengths are parts.
    ///   - count: Into how many parts the space is divided.
    ///   - span: How many of them the box takes.
    ///   - spacing: The space between parts, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat
    ) -> some Layout {
        let part = ContainerPart(axes.core, count: count, span: span, spacing: Double(spacing))
        return WrappedLayout(self, element: .containerRelativeFrame(part))
    }
}
