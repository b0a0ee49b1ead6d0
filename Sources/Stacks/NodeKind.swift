internal import LayoutCore

/// What a node is, as plain values.
enum NodeKind: Hashable {
    case empty
    case fixed(Size)
    case greedy(ideal: Size)
    case measured(MeasureDependence)
    case spacer(minimum: Double)
    case divider(thickness: Double)
    case stack(Stack)
    case depthStack(Alignment)
    case frame(ProposedSize, Alignment)
    case flexibleFrame(FrameLimits, Alignment)
    case fixedSize(AxisSet)
    case aspectRatio(OptionalLength, ContentMode)
    case padding(Insets)
    case offset(Point)
    case position(Point)
    case layers(Alignment, isBaseInFront: Bool)
    case priority(Double)
    case guide(AlignmentGuide)
    case reader(isLate: Bool)
    case scroll(AxisSet)
    case viewThatFits(AxisSet)
    case grid(Grid)
    case gridRow(AlignmentGuide?)
    case lazy(LazyContainer)
    case custom
    case safeAreaInset(EdgeInset)
    case ignoresSafeArea(BoxEdges)
    case containerFrame(ContainerPart, Alignment)

    /// Children in a line along an axis.
    struct Stack: Hashable {
        let axis: Axis
        /// The guide on the cross axis by which the children are aligned.
        let guide: AlignmentGuide
        /// The spacing between children; unspecified for the default.
        let spacing: OptionalLength
    }

    /// Rows of cells.
    struct Grid: Hashable {
        let alignment: Alignment
        /// The spacing between columns and between rows.
        let spacing: Size
    }

    /// Cells in lines along an axis, whose tracks across it follow from the proposal.
    struct LazyContainer: Hashable {
        let axis: Axis
        let alignment: Alignment
        /// The spacing between lines.
        let spacing: Double
        /// Whether there is one track, as wide as what is proposed.
        let isStack: Bool
    }

    /// A first child, and a second one at one of its edges.
    struct EdgeInset: Hashable {
        let edge: BoxEdge
        let alignment: Alignment
        let spacing: Double
    }
}

extension NodeKind.Stack {
    /// A row outside of a grid is a horizontal stack.
    init(rowWithGuide guide: AlignmentGuide?) {
        self.init(axis: .horizontal, guide: guide ?? .verticalCenter, spacing: .unspecified)
    }

    /// Whether a proposed length is distributed among the children.
    ///
    /// Each share of zero is zero and each share of infinity is infinite, so that in these cases, and where no
    /// length is proposed, every child gets the stack's own proposal. Negative spacing leaves space even of zero.
    func distributes(_ length: OptionalLength) -> Bool {
        guard let length = length.value else { return false }
        if length > 0 { return length < .infinity }
        return spacing.definite < 0
    }
}

extension NodeKind {
    /// Whether there is no box at all.
    var isEmpty: Bool { if case .empty = self { true } else { false } }

    /// Whether a function may make the children while the node is placed.
    var isReader: Bool { if case .reader = self { true } else { false } }

    /// Whether the node depends on what it lies in: on the axis of a stack, on a grid or on a container.
    var dependsOnAncestors: Bool {
        switch self {
        case .spacer, .divider, .gridRow, .containerFrame: true
        default: false
        }
    }

    /// Whether a spacer in the node grows along the axis of the stack around the node.
    var passesStackAxis: Bool {
        switch self {
        case .frame, .flexibleFrame, .fixedSize, .aspectRatio, .padding, .offset, .position, .layers,
            .priority, .guide, .ignoresSafeArea:
            true
        default: false
        }
    }

    /// Whether nodes of the kind cache more than lengths.
    var cachesArrangement: Bool {
        switch self {
        case .grid, .custom, .lazy: true
        default: false
        }
    }

    /// What the node is, in a word or two.
    var name: String {
        switch self {
        case .empty: "empty"
        case .fixed: "fixed leaf"
        case .greedy: "greedy leaf"
        case .measured: "measured leaf"
        case .spacer: "spacer"
        case .divider: "divider"
        case .stack(let stack): stack.axis == .horizontal ? "horizontal stack" : "vertical stack"
        case .depthStack: "depth stack"
        case .frame: "frame"
        case .flexibleFrame: "flexible frame"
        case .fixedSize: "fixed size"
        case .aspectRatio: "aspect ratio"
        case .padding: "padding"
        case .offset: "offset"
        case .position: "position"
        case .layers(_, false): "overlay"
        case .layers(_, true): "background"
        case .priority: "layout priority"
        case .guide: "alignment guide"
        case .reader: "geometry reader"
        case .scroll: "scroll view"
        case .viewThatFits: "view that fits"
        case .grid: "grid"
        case .gridRow: "grid row"
        case .lazy(let container): container.isStack ? "lazy stack" : "lazy grid"
        case .custom: "custom layout"
        case .safeAreaInset: "safe area inset"
        case .ignoresSafeArea: "node that ignores the safe area"
        case .containerFrame: "container-relative frame"
        }
    }
}
