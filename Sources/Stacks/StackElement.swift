public import LayoutCore

/// What a node is: a leaf, a container, or a wrapper around one child.
///
/// Functions of a node, such as the one that measures a leaf, are set besides: see ``StackTree``. Values that
/// are no lengths (NaN, infinities where they mean nothing) count as not given.
public struct StackElement: Hashable, Sendable {
    let kind: NodeKind
    /// The tracks of a lazy grid.
    var tracks: [GridTrack] = []

    init(_ kind: NodeKind) { self.kind = kind }

    /// What a new node of the element has besides its kind.
    var functions: NodeFunctions? {
        if tracks.isEmpty { return nil }
        let all = NodeFunctions()
        all.tracks = tracks
        return all
    }
}

extension StackElement {
    /// Nothing: no box and no spacing; its parent lays out its siblings only.
    public static let empty = StackElement(.empty)

    /// A leaf of a fixed size, whatever is proposed.
    public static func fixed(width: Double, height: Double) -> StackElement {
        StackElement(.fixed(Size(width: Self.length(width), height: Self.length(height))))
    }

    /// A leaf that takes what is proposed, such as a colour, and has an ideal size where nothing is.
    public static func greedy(idealWidth: Double = 10, idealHeight: Double = 10) -> StackElement {
        StackElement(
            .greedy(ideal: Size(width: Self.length(idealWidth), height: Self.length(idealHeight))))
    }

    /// A leaf whose size a function gives, set by ``StackTree/setMeasure(_:of:)``.
    ///
    /// - Parameter dependence: What the lengths follow from. The less that is, the less often the leaf is measured.
    public static func measured(_ dependence: MeasureDependence = .both) -> StackElement {
        StackElement(.measured(dependence))
    }

    /// Flexible space along the axis of the stack around it, which takes what its siblings leave; on both axes
    /// outside of a stack.
    ///
    /// - Parameter minLength: The minimum length; 8 where it is nil.
    public static func spacer(minLength: Double? = nil) -> StackElement {
        StackElement(.spacer(minimum: Self.length(minLength ?? 8)))
    }

    /// A line across the axis of the stack around it, which takes the proposed length.
    ///
    /// - Parameter thickness: How thick it is; usually a pixel.
    public static func divider(thickness: Double = 1) -> StackElement {
        StackElement(.divider(thickness: Self.length(thickness)))
    }

    /// Children one after the other along an axis.
    ///
    /// - Parameters:
    ///   - axis: Horizontal for a row, vertical for a column.
    ///   - alignment: The guide on the other axis by which children are aligned; the centre where it is nil or
    ///     of the stack's own axis.
    ///   - spacing: The spacing between children. Nil is 8, and none beside a spacer.
    public static func stack(_ axis: Axis, alignment: AlignmentGuide? = nil, spacing: Double? = nil)
        -> StackElement
    {
        let center: AlignmentGuide = axis == .horizontal ? .verticalCenter : .horizontalCenter
        let guide = alignment.flatMap { $0.axis == axis.cross ? $0 : nil } ?? center
        return StackElement(
            .stack(
                NodeKind.Stack(
                    axis: axis, guide: guide,
                    spacing: OptionalLength(spacing.flatMap { $0.isLength ? $0 : nil }))))
    }

    /// Children on top of each other, the first at the back.
    public static func depthStack(alignment: Alignment = .center) -> StackElement {
        StackElement(.depthStack(alignment))
    }

    /// A box of a width, a height or both around one child; nil, negative and infinite lengths are the child's.
    public static func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)
        -> StackElement
    {
        func usable(_ length: Double?) -> Double? { length.flatMap { $0 >= 0 && $0.isLength ? $0 : nil } }
        return StackElement(
            .frame(ProposedSize(width: usable(width), height: usable(height)), alignment))
    }

    /// A box between limits around one child.
    public static func flexibleFrame(_ limits: FrameLimits, alignment: Alignment = .center) -> StackElement {
        StackElement(.flexibleFrame(limits, alignment))
    }

    /// One child at its ideal size, on some axes.
    public static func fixedSize(_ axes: AxisSet = .both) -> StackElement { StackElement(.fixedSize(axes)) }

    /// One child to which a size of given proportions is proposed.
    ///
    /// - Parameters:
    ///   - ratio: Width by height; nil for the proportions of the child's own ideal size, and for what is
    ///     no ratio.
    ///   - mode: Whether that size lies inside of what is proposed or covers it.
    public static func aspectRatio(_ ratio: Double? = nil, _ mode: ContentMode = .fit) -> StackElement {
        StackElement(
            .aspectRatio(OptionalLength(ratio.flatMap { $0 > 1e-6 && $0 < 1e6 ? $0 : nil }), mode))
    }

    /// One child with distances around it; `left` is the leading edge. Negative distances let the child overflow.
    public static func padding(_ insets: Insets) -> StackElement {
        func usable(_ length: Double) -> Double { length.isLength ? length : 0 }
        return StackElement(
            .padding(
                Insets(
                    top: usable(insets.top), left: usable(insets.left), bottom: usable(insets.bottom),
                    right: usable(insets.right))))
    }

    /// One child, moved without an effect on other nodes; x goes from leading to trailing.
    public static func offset(x: Double = 0, y: Double = 0) -> StackElement {
        StackElement(.offset(Point(x: x.isLength ? x : 0, y: y.isLength ? y : 0)))
    }

    /// The proposed size, with the centre of one child at a position in it.
    public static func position(x: Double, y: Double) -> StackElement {
        StackElement(.position(Point(x: x.isLength ? x : 0, y: y.isLength ? y : 0)))
    }

    /// A first child that decides the size, and more children in front of it to which that size is proposed.
    public static func overlay(alignment: Alignment = .center) -> StackElement {
        StackElement(.layers(alignment, isBaseInFront: false))
    }

    /// A first child that decides the size, and more children behind it to which that size is proposed.
    public static func background(alignment: Alignment = .center) -> StackElement {
        StackElement(.layers(alignment, isBaseInFront: true))
    }

    /// One child with a layout priority: in a stack it gets its share before siblings of lower priority.
    public static func priority(_ priority: Double) -> StackElement {
        StackElement(.priority(priority.isNaN ? 0 : priority))
    }

    /// One child with a guide whose position a function gives, set by ``StackTree/setGuide(_:of:)``.
    public static func guide(_ guide: AlignmentGuide) -> StackElement { StackElement(.guide(guide)) }

    /// The proposed size, with children at its upper leading corner to which that size is proposed.
    ///
    /// ``StackTree/setReader(_:of:)`` sets a function that gets the size and may make the children.
    public static let geometryReader = StackElement(.reader(isLate: false))

    /// A geometry reader whose function is called in every layout that changes something, after what comes
    /// before it among its siblings has been placed: for an overlay that follows preferences or anchors of its base.
    public static let lateReader = StackElement(.reader(isLate: true))

    /// One child of its ideal length on the scrolling axes, in a box of the proposed length.
    public static func scroll(_ axes: AxisSet = .vertical) -> StackElement { StackElement(.scroll(axes)) }

    /// The first child whose ideal size fits on some axes, or else the last one.
    public static func viewThatFits(in axes: AxisSet = .both) -> StackElement {
        StackElement(.viewThatFits(axes))
    }

    /// A length, finite and not negative.
    static func length(_ points: Double) -> Double {
        points.isLength ? max(points, 0) : 0
    }
}

/// How a box of some proportions uses the proposed size.
public enum ContentMode: Hashable, Sendable {
    /// As large as possible, inside of the proposed size.
    case fit
    /// As small as possible, covering the proposed size.
    case fill
}
