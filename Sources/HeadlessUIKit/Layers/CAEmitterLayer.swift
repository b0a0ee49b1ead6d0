internal import DisplayList

/// A layer that emits particles.
///
/// Which particles are seen follows from the layer's time, the cells and the ``seed`` alone, so that a picture of one instant
/// is always the same. As on iOS, a layer whose `beginTime` is 0 has emitted for long when it is first seen.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// What the birth rates of the cells are multiplied by. 1 by default.
    open var birthRate: Float = 1
    /// What the lifetimes of the cells are multiplied by. 1 by default.
    open var lifetime: Float = 1
    /// The middle of the shape that emits. The origin by default.
    open var emitterPosition = CGPoint.zero
    /// The depth of the shape. 0 by default; has no effect here.
    open var emitterZPosition: CGFloat = 0
    /// The size of the shape that emits; of circles the width is the radius. Zero by default.
    open var emitterSize = CGSize.zero
    /// The depth of a shape with a volume. 0 by default; has no effect here.
    open var emitterDepth: CGFloat = 0
    /// The shape that emits. `.point` by default.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape that emits. `.volume` by default.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are drawn over each other. `.unordered` by default.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Whether particles keep their depth. False by default; has no effect here.
    open var preservesDepth = false
    /// What the speeds of the cells are multiplied by. 1 by default.
    open var velocity: Float = 1
    /// What the scales of the cells are multiplied by. 1 by default.
    open var scale: Float = 1
    /// What the rotations of the cells are multiplied by. 1 by default.
    open var spin: Float = 1
    /// The start of the random numbers. 0 by default.
    open var seed: UInt32 = 0

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let other = layer as? CAEmitterLayer else { return }
        (emitterCells, birthRate, lifetime) = (other.emitterCells, other.birthRate, other.lifetime)
        (emitterPosition, emitterSize) = (other.emitterPosition, other.emitterSize)
        (emitterShape, emitterMode, renderMode) = (other.emitterShape, other.emitterMode, other.renderMode)
        (velocity, scale, spin, seed) = (other.velocity, other.scale, other.spin, other.seed)
    }

    override func drawContent(in painter: inout LayerPainter) {
        super.drawContent(in: &painter)
        let now = model().localTime(at: AnimationClock.current.now)
        var particles: [Particle] = []
        for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
            particles += self.particles(of: cell, index: UInt64(index), at: now)
        }
        switch renderMode {
        case .oldestFirst: particles.sort { $0.age > $1.age }
        case .oldestLast: particles.sort { $0.age < $1.age }
        default: break
        }
        let isAdditive = renderMode == .additive
        if isAdditive { painter.commands.append(.beginGroup(alpha: 1, blendMode: .plusLighter)) }
        for particle in particles { particle.draw(in: &painter, isAdditive: isAdditive) }
        if isAdditive { painter.commands.append(.endGroup) }
    }

    /// The particles of a cell that are alive.
    private func particles(of cell: CAEmitterCell, index: UInt64, at now: Double) -> [Particle] {
        let rate = Double(cell.birthRate * birthRate)
        let longest = Double((cell.lifetime + cell.lifetimeRange / 2) * lifetime)
        guard rate > 0, longest > 0, rate.isFinite, longest.isFinite, let image = cell.contents as? CGImage
        else {
            return []
        }
        let time = now - cell.beginTime
        let first = max(0, ((time - longest) * rate).rounded(.up))
        let last = (min(time, cell.duration) * rate).rounded(.down)
        // Beyond 2^53 numbers of particles are not exact.
        guard last >= first, last < 0x1p53 else { return [] }
        // More particles than can be distinguished are not drawn.
        let count = min(last - first + 1, Self.maximumCount)
        return (0..<Int(count)).compactMap { offset in
            let number = last - Double(offset)
            var random = ParticleRandom(seed: UInt64(seed) << 32 ^ index << 56 ^ UInt64(number))
            return Particle(of: cell, in: self, image, age: time - number / rate, &random)
        }
    }

    private static let maximumCount = 10_000.0

    /// A point of the shape, where a particle starts.
    func start(_ random: inout ParticleRandom) -> CGPoint {
        let (across, down) = (random.centered(), random.centered())
        var offset = CGPoint.zero
        switch emitterShape {
        case .line: offset.x = across * emitterSize.width
        case .rectangle, .cuboid: offset = inRectangle(across, down, &random)
        case .circle, .sphere:
            let angle = (across + 0.5) * 2 * .pi
            let isOutline = emitterMode == .outline || emitterMode == .surface && emitterShape == .sphere
            let radius = emitterSize.width * (isOutline ? 1 : (down + 0.5).squareRoot())
            offset = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
        default: break
        }
        return CGPoint(x: emitterPosition.x + offset.x, y: emitterPosition.y + offset.y)
    }

    private func inRectangle(_ across: CGFloat, _ down: CGFloat, _ random: inout ParticleRandom) -> CGPoint {
        let inside = CGPoint(x: across * emitterSize.width, y: down * emitterSize.height)
        let half = CGPoint(x: emitterSize.width / 2, y: emitterSize.height / 2)
        switch emitterMode {
        case .points: return CGPoint(x: across < 0 ? -half.x : half.x, y: down < 0 ? -half.y : half.y)
        case .outline:
            let isUpright = random.unit() * (half.x + half.y) < half.y
            return isUpright
                ? CGPoint(x: across < 0 ? -half.x : half.x, y: inside.y)
                : CGPoint(x: inside.x, y: down < 0 ? -half.y : half.y)
        default: return inside
        }
    }
}

/// The shape that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a shape by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A single point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A level line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box, seen from the front.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball, seen from the front.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its corners.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All of its inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Older ones below.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// Older ones above.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Farther ones below.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their colours add up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
