extension CALayer {
    /// Adds a copy of an animation and starts it. An animation of the same key is removed before.
    ///
    /// - Parameters:
    ///   - anim: The animation. Without a duration it takes the transaction's, 0.25 seconds.
    ///   - key: The key; a transition always has the key "transition".
    public final func add(_ anim: CAAnimation, forKey key: String?) {
        let copy = anim.copied()
        if !(copy.duration > 0) { copy.duration = CATransaction.animationDuration() }
        copy.timingFunction = copy.timingFunction ?? CATransaction.animationTimingFunction()
        var name = key ?? "animation"
        if let transition = copy as? CATransition {
            transition.old = ShownContent(of: self)
            transition.timingFunction = transition.timingFunction ?? CAMediaTimingFunction(name: .default)
            name = "transition"
        }
        if key != nil || name == "transition" { removeAnimation(forKey: name) }
        let entry = ExplicitAnimation(copy, on: self)
        append(.explicit(entry), named: name)
        entry.start()
    }

    /// The animation of a key; nil where none runs.
    ///
    /// A change that an animation block made is shown as a basic animation of its property.
    @discardableResult public final func animation(forKey key: String) -> CAAnimation? {
        guard let entry = animations.first(where: { $0.key == key }) else { return nil }
        return entry.explicit?.animation ?? entry.change?.asAnimation
    }

    /// Removes all animations of the layer; completions get false.
    public final func removeAllAnimations() {
        remove { _ in true }
    }

    /// Removes the animation of a key; its completion gets false once nothing of its block is left.
    public final func removeAnimation(forKey key: String) {
        remove { $0.key == key }
    }

    /// The keys of the animations that run, in the order of their start; nil where none runs.
    ///
    /// A change of an animation block has its property's name as key, a second one of the same property
    /// the name and "-2".
    @discardableResult public final func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }
}

extension PropertyChange {
    /// The change as a Core Animation object.
    fileprivate var asAnimation: CABasicAnimation {
        let animation = CABasicAnimation(keyPath: property.rawValue)
        animation.fillMode = .both
        animation.isAdditive = isAdditive
        animation.fromValue = (difference ?? start).object(for: property)
        animation.toValue = (difference?.neutral ?? new).object(for: property)
        if let block = driver as? BlockAnimation {
            animation.duration = block.timeline.duration
            animation.beginTime = block.timeline.begin
            animation.autoreverses = block.timeline.autoreverses
            animation.repeatCount = Float(block.timeline.repeatCount)
            if case .bezier(let curve) = block.curve {
                animation.timingFunction = CAMediaTimingFunction(curve)
            }
        }
        return animation
    }
}

extension AnimatedValue {
    /// The value as a program reads it from an animation.
    func object(for property: AnimatableProperty) -> Any? {
        switch self {
        case .transform(let transform): return NSValue(caTransform3D: transform)
        case .path(let path): return path
        case .list: return nil
        case .numbers:
            switch property {
            case .position, .anchorPoint, .boundsOrigin, .startPoint, .endPoint:
                return NSValue(cgPoint: point)
            case .boundsSize, .shadowOffset: return NSValue(cgSize: size)
            case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: return color
            default: return NSNumber(value: Double(number))
            }
        }
    }
}
