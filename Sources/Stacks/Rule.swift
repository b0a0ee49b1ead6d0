internal import LayoutCore

/// What a node does with the room that it is offered: plain values, so that reading them costs nothing.
/// NaN stands for nil.
enum Rule: Hashable {
    case empty
    case fixed(Size)
    case greedy(ideal: Size)
    case measured(MeasureDependence)
    case spacer(minimum: Double)
    case divider(thickness: Double)
    case stack(Axis, AlignmentGuide, spacing: Length)
    case depthStack(Alignment)
    case frame(ProposedSize, Alignment)
    case flexibleFrame(FrameLimits, Alignment)
    case fixedSize(AxisSet)
    case aspectRatio(Length, ContentMode)
    case padding(Insets)
    case offset(Point)
    case position(Point)
    case layers(Alignment, isBaseOnTop: Bool)
    case priority(Double)
    case guide(AlignmentGuide)
    case reader(isLate: Bool)
    case scroll(AxisSet)
    case viewThatFits(AxisSet)
    case grid(Alignment, Length, Length)
    case gridRow(AlignmentGuide?)
    case lazyGrid(Axis, Alignment, spacing: Length, isStack: Bool)
    case custom
    case safeAreaInset(BoxEdge, Alignment, spacing: Double)
    case ignoresSafeArea(BoxEdges)
    case containerFrame(ContainerPart, Alignment)

    /// A length or nil, which is equal to itself.
    struct Length: Hashable {
        /// NaN for nil.
        let points: Double

        init(_ points: Double?) { self.points = points.flatMap { $0.isLength ? $0 : nil } ?? .nan }

        static func == (one: Length, other: Length) -> Bool {
            one.points.bitPattern == other.points.bitPattern
        }

        func hash(into hasher: inout Hasher) { hasher.combine(points.bitPattern) }
    }
}
