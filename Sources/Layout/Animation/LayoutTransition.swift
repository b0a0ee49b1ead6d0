public import ViewBridge

/// How a layout comes and goes when that is animated. By default it fades.
public struct LayoutTransition: Sendable {
    /// A step of coming or going.
    enum Effect: Sendable {
        case opacity
        case scale(CGFloat)
        case slide(Edge)
        case move(CGPoint)
    }

    var insertion: [Effect]
    var removal: [Effect]

    /// Fades.
    public static let opacity = LayoutTransition(.opacity)
    /// Grows from nothing and shrinks to it, nearly.
    public static let scale = scale(0.01)
    /// Comes and goes at once.
    public static let identity = LayoutTransition(insertion: [], removal: [])

    /// Grows from a part of its size and shrinks to it.
    public static func scale(_ scale: CGFloat) -> LayoutTransition {
        LayoutTransition(.scale(scale.isFinite && scale > 0 ? scale : 0.01))
    }
    /// Comes over an edge of the container and goes over it.
    public static func slide(edge: Edge) -> LayoutTransition { LayoutTransition(.slide(edge)) }
    /// Comes from so far away and goes there, in points.
    public static func move(offset: CGPoint) -> LayoutTransition {
        LayoutTransition(.move(offset.x.isFinite && offset.y.isFinite ? offset : .zero))
    }

    /// Two transitions at once.
    public func combined(with other: LayoutTransition) -> LayoutTransition {
        LayoutTransition(
            insertion: insertion + other.insertion, removal: removal + other.removal)
    }
    /// Comes by one transition and goes by another.
    public static func asymmetric(
        insertion: LayoutTransition, removal: LayoutTransition
    ) -> LayoutTransition {
        LayoutTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    private init(_ effect: Effect) {
        insertion = [effect]
        removal = [effect]
    }

    private init(insertion: [Effect], removal: [Effect]) {
        self.insertion = insertion
        self.removal = removal
    }
}

/// How layouts come and go, as parts: a transition in and one out.
public struct TransitionConfig: Sendable {
    /// How it comes.
    public var insertion: LayoutTransition
    /// How it goes.
    public var removal: LayoutTransition

    /// Creates a way to come and go; by default it fades.
    public init(insertion: LayoutTransition = .opacity, removal: LayoutTransition = .opacity) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension Layout {
    /// How the layout comes and goes when that is animated.
    public func transition(_ config: TransitionConfig) -> some Layout {
        transition(.asymmetric(insertion: config.insertion, removal: config.removal))
    }
}

extension LayoutTransition.Effect {
    /// Makes a view what it is before it comes, or after it has gone.
    @MainActor
    func apply(to view: UIView, in container: UIView) {
        switch self {
        case .opacity: view.alpha = 0
        case .scale(let factor): view.transform = view.transform.scaledBy(x: factor, y: factor)
        case .move(let offset): view.transform = view.transform.translatedBy(x: offset.x, y: offset.y)
        case .slide(let edge):
            let box = view.convert(view.bounds, to: container)
            let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
            var way = CGPoint.zero
            switch edge {
            case .top: way.y = -box.maxY
            case .bottom: way.y = container.bounds.maxY - box.minY
            case .leading: way.x = isMirrored ? container.bounds.maxX - box.minX : -box.maxX
            case .trailing: way.x = isMirrored ? -box.maxX : container.bounds.maxX - box.minX
            }
            view.transform = view.transform.translatedBy(x: way.x, y: way.y)
        }
    }
}
