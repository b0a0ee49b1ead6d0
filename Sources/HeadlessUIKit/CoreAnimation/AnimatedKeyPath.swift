/// A property of a layer, or a part of one, as an animation's key path names it.
struct AnimatedKeyPath {
    private let target: Target

    private enum Target {
        case whole(AnimatableProperty)
        /// One number of a property.
        case lane(AnimatableProperty, Int)
        case bounds
        case transform(TransformPart, axis: Int?)
        case locations, colors
    }

    private enum TransformPart: String {
        case scale, rotation, translation
    }

    private static let lanes: [String: Int] = ["x": 0, "y": 1, "width": 0, "height": 1]

    init?(_ path: String) {
        if let property = AnimatableProperty(rawValue: path) {
            target = .whole(property)
            return
        }
        switch path {
        case "bounds": target = .bounds
        case "locations": target = .locations
        case "colors": target = .colors
        default:
            var parts = path.split(separator: ".").map(String.init)
            if parts.count > 1, parts[0] == "transform", let part = TransformPart(rawValue: parts[1]) {
                let axes = ["x": 0, "y": 1, "z": 2]
                guard parts.count == 2 || (parts.count == 3 && axes[parts[2]] != nil) else { return nil }
                target = .transform(part, axis: parts.count == 3 ? axes[parts[2]] : nil)
                return
            }
            guard let lane = parts.popLast().flatMap({ Self.lanes[$0] }),
                let property = AnimatableProperty(rawValue: parts.joined(separator: "."))
            else { return nil }
            target = .lane(property, lane)
        }
    }

    /// The property as a whole, where there is one, by which block animations are compared.
    var property: AnimatableProperty? {
        switch target {
        case .whole(let property), .lane(let property, _): property
        case .transform: .transform
        case .bounds, .locations, .colors: nil
        }
    }

    @MainActor
    func value(in layer: CALayer) -> AnimatedValue? {
        switch target {
        case .whole(let property): return layer.value(of: property)
        case .lane(let property, let lane):
            return layer.value(of: property).map { .numbers(SIMD4($0.numbers[lane], 0, 0, 0)) }
        case .bounds: return AnimatedValue(layer.bounds)
        case .transform(let part, let axis): return Self.value(part, axis, in: layer.transform)
        case .locations:
            guard let locations = (layer as? CAGradientLayer)?.locations else { return .list([]) }
            return .list(locations.map { SIMD4($0.doubleValue, 0, 0, 0) })
        case .colors:
            return AnimatedValue((layer as? CAGradientLayer)?.colors ?? [])
        }
    }

    @MainActor
    func set(_ value: AnimatedValue, in layer: CALayer) {
        switch target {
        case .whole(let property): layer.set(property, to: value)
        case .lane(let property, let lane):
            guard var all = layer.value(of: property)?.numbers else { return }
            all[lane] = value.numbers[0]
            layer.set(property, to: .numbers(all))
        case .bounds:
            layer.set(.boundsOrigin, to: value)
            layer.set(.boundsSize, to: .pair(CGFloat(value.numbers[2]), CGFloat(value.numbers[3])))
        case .transform(let part, let axis):
            guard value.isFinite else { return }
            let moved = Self.replacing(part, axis, with: value.numbers, in: layer.transform)
            layer.set(.transform, to: .transform(moved))
        case .locations:
            guard case .list(let locations) = value else { return }
            (layer as? CAGradientLayer)?.locations = locations.map { NSNumber(value: $0[0]) }
        case .colors:
            guard case .list(let colors) = value else { return }
            (layer as? CAGradientLayer)?.colors = colors.map { AnimatedValue.numbers($0).color }
        }
    }

    // MARK: Parts of a transform

    private static func value(_ part: TransformPart, _ axis: Int?, in t: CATransform3D) -> AnimatedValue {
        let parts = CATransform3DGetAffineTransform(t).decomposed()
        switch part {
        case .scale:
            return .number(axis == 1 ? parts.scale.height : axis == 2 ? t.m33 : parts.scale.width)
        case .rotation: return .number(axis == nil || axis == 2 ? parts.rotation : 0)
        case .translation:
            guard let axis else { return .pair(t.m41, t.m42) }
            return .number([t.m41, t.m42, t.m43][axis])
        }
    }

    private static func replacing(
        _ part: TransformPart, _ axis: Int?, with numbers: SIMD4<Double>, in t: CATransform3D
    ) -> CATransform3D {
        var t = t
        let number = CGFloat(numbers[0])
        switch (part, axis) {
        case (.translation, nil): (t.m41, t.m42) = (number, CGFloat(numbers[1]))
        case (.translation, 0): t.m41 = number
        case (.translation, 1): t.m42 = number
        case (.translation, _): t.m43 = number
        case (.rotation, 0): t = CATransform3DRotate(t, number, 1, 0, 0)
        case (.rotation, 1): t = CATransform3DRotate(t, number, 0, 1, 0)
        case (.scale, 2): t.m33 = number
        default:
            var parts = CATransform3DGetAffineTransform(t).decomposed()
            if part == .rotation {
                parts.rotation = number
            } else {
                if axis != 1 { parts.scale.width = number }
                if axis != 0 { parts.scale.height = number }
            }
            let flat = CGAffineTransform(parts)
            (t.m11, t.m12, t.m21, t.m22) = (flat.a, flat.b, flat.c, flat.d)
        }
        return t
    }
}
