internal import DisplayList

/// One particle of an emitter layer at an instant.
@MainActor
struct Particle {
    let age: Double
    private let image: CGImage
    private let contentsScale: CGFloat
    private let contentsRect: CGRect
    private let position: CGPoint
    private let angle: CGFloat
    private let scale: CGFloat
    private let color: Color

    /// The particle at an age; nil if it has died.
    init?(
        of cell: CAEmitterCell, in layer: CAEmitterLayer, _ image: CGImage, age: Double,
        _ random: inout ParticleRandom
    ) {
        let lifetime =
            (Double(cell.lifetime) + random.centered() * Double(cell.lifetimeRange)) * Double(layer.lifetime)
        guard age >= 0, age < lifetime else { return nil }
        self.age = age
        self.image = image
        (contentsScale, contentsRect) = (max(cell.contentsScale, 0.01), cell.contentsRect)
        let start = layer.start(&random)
        let direction = cell.emissionLongitude + random.centered() * cell.emissionRange
        let speed = (cell.velocity + random.centered() * cell.velocityRange) * CGFloat(layer.velocity)
        position = CGPoint(
            x: start.x + cos(direction) * speed * age + cell.xAcceleration * age * age / 2,
            y: start.y + sin(direction) * speed * age + cell.yAcceleration * age * age / 2)
        angle = (cell.spin + random.centered() * cell.spinRange) * CGFloat(layer.spin) * age
        let grown = cell.scale + random.centered() * cell.scaleRange + cell.scaleSpeed * age
        scale = grown * CGFloat(layer.scale)
        let base = cell.color?.displayColor ?? Color(red: 1, green: 1, blue: 1, alpha: 1)
        func component(_ value: Double, _ range: Float, _ change: Float) -> Double {
            min(max(value + random.centered() * Double(range) + Double(change) * age, 0), 1)
        }
        color = Color(
            red: component(base.red, cell.redRange, cell.redSpeed),
            green: component(base.green, cell.greenRange, cell.greenSpeed),
            blue: component(base.blue, cell.blueRange, cell.blueSpeed),
            alpha: component(base.alpha, cell.alphaRange, cell.alphaSpeed))
    }

    func draw(in painter: inout LayerPainter, isAdditive: Bool) {
        guard scale != 0, color.alpha > 0, let shown = shownImage else { return }
        let size = CGSize(
            width: CGFloat(shown.width) / contentsScale, height: CGFloat(shown.height) / contentsScale)
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let map = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        let isWhite = color.red == 1 && color.green == 1 && color.blue == 1
        painter.commands += [
            .save, .concatenate(map.displayTransform),
            .beginGroup(alpha: color.alpha, blendMode: isAdditive ? .plusLighter : .normal),
            .image(shown.bitmap, in: rect.displayRect, tint: nil),
        ]
        if !isWhite {
            let opaque = Color(red: color.red, green: color.green, blue: color.blue, alpha: 1)
            painter.commands += [
                .beginGroup(alpha: 1, blendMode: .multiply), .fillRect(rect.displayRect, opaque), .endGroup,
                .beginGroup(alpha: 1, blendMode: .destinationIn),
                .image(shown.bitmap, in: rect.displayRect, tint: nil), .endGroup,
            ]
        }
        painter.commands += [.endGroup, .restore]
    }

    private var shownImage: CGImage? {
        guard contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: contentsRect.minX * width, y: contentsRect.minY * height,
                width: contentsRect.width * width,
                height: contentsRect.height * height))
    }
}

/// Random numbers of one particle (SplitMix64).
struct ParticleRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    /// A number from 0 to 1.
    mutating func unit() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ bits >> 31) >> 11) / Double(1 << 53 as UInt64)
    }

    /// A number from -0.5 to 0.5.
    mutating func centered() -> Double { unit() - 0.5 }
}
